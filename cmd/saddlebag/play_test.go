package main

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// still is the phone that whole games are played on: cells that beckon would be
// drawn over and over, for nobody to see.
var still = webtest.Phone.InStillness()

// A seated phone plays for some players, as a person does: by taps on what the
// page of the table shows.
type seatedPhone struct {
	t *testing.T
	*webtest.Window
}

// enter enters an event by taps: dice from the tray and then a cell of the
// sheet where dice are spent, else the form in the list.
func (p seatedPhone) enter(e ledger.Entry) {
	p.t.Helper()
	form := p.offer(e)
	if e.Verb == "claim" || e.Verb == "dig" {
		p.tapped(form, e)
		return
	}
	p.filled(form, e)
}

// offer waits for the form that an event is entered with, and returns its id.
func (p seatedPhone) offer(e ledger.Entry) string {
	p.t.Helper()
	find := fmt.Sprintf(`[...document.querySelectorAll("#entries .offer")].find((form) => {
		const has = (name, value) => form.elements.namedItem(name)?.value === value;
		const first = form.elements.namedItem("arg-0");
		const fixed = first?.type !== "hidden" || !first.value || first.value === %q;
		const most = [...form.querySelectorAll("[type=number]")].length;
		return has("actor", %q) && has("verb", %q) && fixed && (form.dataset.label.indexOf("several") < 0 || %t);
	})?.id ?? ""`, first(e), e.Actor, e.Verb, len(e.Args) > 3 && e.Args[0] == "pistol")
	p.Wait(find + ` !== ""`)
	return webtest.Eval[string](p.Window, find)
}

func first(e ledger.Entry) string {
	if len(e.Args) == 0 {
		return ""
	}
	return e.Args[0]
}

// tapped spends dice: each is tapped on the tray, then the cell lights up, is
// tapped, and the one button that comes up is pressed.
func (p seatedPhone) tapped(form string, e ledger.Entry) {
	p.t.Helper()
	for face := range strings.SplitSeq(e.Args[1], "+") {
		p.Tap(`#dock .pick[data-face="` + face + `"][aria-pressed="false"]`)
	}
	cell := webtest.Eval[string](p.Window, `document.getElementById("`+form+`").dataset.at`)
	light := `.lights [data-cell="` + cell + `"]`
	p.reach(light)
	p.Tap(`#ask[open] [id="` + form + `"] [data-go]`)
}

// filled fills in the form of the list and presses its button.
func (p seatedPhone) filled(form string, e ledger.Entry) {
	p.t.Helper()
	at := `[id="` + form + `"]`
	if webtest.Eval[bool](p.Window, `document.getElementById("`+form+`").closest("details")?.open === false`) {
		p.reach(`details:has(` + at + `) > summary`)
	}
	counts := map[string]int{}
	for _, arg := range e.Args {
		counts[arg]++
	}
	for i, arg := range e.Args {
		name := fmt.Sprintf("arg-%d", i)
		switch p.kind(at, i) {
		case "throw":
			for face := range strings.SplitSeq(arg, "+") {
				p.reach(at + ` .key[aria-label="` + face + `"]`)
			}
		case "range":
			p.Fill(at+` [name="`+name+`"]`, arg)
		case "counts", "":
			if box := at + ` [name$=".` + arg + `"]`; p.Count(box) > 0 {
				p.Fill(box, fmt.Sprint(counts[arg]))
			}
		}
	}
	p.reach(at + " [data-go]")
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

// kind is the kind of an argument of a form.
func (p seatedPhone) kind(form string, i int) string {
	p.t.Helper()
	return webtest.Eval[string](p.Window, fmt.Sprintf(`document.querySelector('%s [name=kind-%d]')?.value ?? ""`, form, i))
}

// sees waits until the page shows so many entries.
func (p seatedPhone) sees(n int) {
	p.t.Helper()
	p.Wait(fmt.Sprintf(`document.querySelector("#moves li")?.dataset.number === "%d"`, n))
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
