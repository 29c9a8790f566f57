package main

import (
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// still is the phone that whole games are played on: cells that beckon would be
// drawn over and over, for nobody to see.
var still = webtest.Phone.InStillness()

// A seatedPhone is at a page of a table.
type seatedPhone struct {
	t *testing.T
	*webtest.Window
}

// phoneAt is a phone at the page that its window shows.
func phoneAt(t *testing.T, w *webtest.Window) seatedPhone { return seatedPhone{t, w} }

// tidied closes the notes of a phone, which lie over the sheets.
func (p seatedPhone) tidied() seatedPhone {
	webtest.Eval[bool](p.Window, `(document.querySelectorAll("#notes [aria-label^=Close]").forEach((x) => x.click()), true)`)
	return p
}

// toMiddle is how a browser is told to bring an element to the middle.
const toMiddle = `({ block: "center" })` //nolint:misspell // as the browser has it

// reach taps on an element that it brings to the middle first: a person would
// not tap on what lies under the dice or under a note.
func (p seatedPhone) reach(selector string) {
	p.t.Helper()
	p.Wait(`document.querySelector('` + selector + `') !== null`)
	webtest.Eval[bool](p.Window, `(document.querySelector('`+selector+`').scrollIntoView`+toMiddle+`, true)`)
	p.Tap(selector)
}

// gameEvents are the events of a kept game.
func gameEvents(t *testing.T, file string) []ledger.Entry {
	t.Helper()
	doc, err := ledger.Parse(read(t, file))
	if err != nil {
		t.Fatal(err)
	}
	var events []ledger.Entry
	for _, line := range doc.Lines {
		events = append(events, line.Entry)
	}
	return events
}
