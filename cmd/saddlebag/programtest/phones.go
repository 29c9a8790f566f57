package programtest

import (
	"os"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// Still is the phone that whole games are played on: cells that beckon would be
// drawn over and over, for nobody to see. If SOAK_SIDEWAYS is set, it lies on its side.
var Still = func() webtest.Device {
	if os.Getenv("SOAK_SIDEWAYS") != "" {
		return Pocket(844, 390)
	}
	return webtest.Phone.InStillness()
}()

// Pocket is a phone of so many pixels, on which nothing moves by itself.
func Pocket(width, height int64) webtest.Device {
	return webtest.Device{Width: width, Height: height, Scale: 2, Touch: true, Still: true}
}

// A SeatedPhone is at a page of a table.
type SeatedPhone struct {
	T *testing.T
	*webtest.Window
}

// PhoneAt is a phone at the page that its window shows.
func PhoneAt(t *testing.T, w *webtest.Window) SeatedPhone { return SeatedPhone{t, w} }

// Tidied closes the notes of a phone, which lie over the sheets.
func (p SeatedPhone) Tidied() SeatedPhone {
	webtest.Eval[bool](p.Window, `(document.querySelectorAll("#notes [aria-label^=Close]").forEach((x) => x.click()), true)`)
	return p
}

// toMiddle is how a browser is told to bring an element to the middle.
const toMiddle = `({ block: "center" })` //nolint:misspell // as the browser has it

// Reach taps on an element that it brings to the middle first: a person would
// not tap on what lies under the dice or under a note.
func (p SeatedPhone) Reach(selector string) {
	p.T.Helper()
	p.Wait(`document.querySelector('` + selector + `') !== null`)
	webtest.Eval[bool](p.Window, `(document.querySelector('`+selector+`').scrollIntoView`+toMiddle+`, true)`)
	p.Tap(selector)
}

// GameEvents are the events of a kept game.
func GameEvents(t *testing.T, file string) []ledger.Entry {
	t.Helper()
	doc, err := ledger.Parse(Read(t, file))
	if err != nil {
		t.Fatal(err)
	}
	var events []ledger.Entry
	for _, line := range doc.Lines {
		events = append(events, line.Entry)
	}
	return events
}
