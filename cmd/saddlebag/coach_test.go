package main

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// ride does what an event of The "49ers" says by taps: dice are typed, and a
// way is chosen by the spot it leads to.
func (p seatedPhone) ride(e ledger.Entry) {
	p.t.Helper()
	p.tidied()
	if e.Verb == "roll" || e.Verb == "pass" {
		offer := p.offer(ledger.Entry{Actor: e.Actor, Verb: e.Verb})
		p.Tap(`#dock [data-form="` + offer + `"]`)
		if e.Verb == "roll" {
			for face := range strings.SplitSeq(e.Args[0], "+") {
				p.Tap(`#ask .key[aria-label="` + face + `"]`)
			}
			p.Tap(`#ask[open] [data-go]`)
		}
		return
	}
	end, way := e.Args[len(e.Args)-1], strings.Join(e.Args, " ")
	light := `.lights [data-cell="s0-board-` + end + `"]`
	p.reach(light)
	offer := webtest.Eval[string](p.Window, `[...document.querySelectorAll("#ask .offer")].find((form) =>
		[...form.querySelectorAll("select option, input[name=arg-0]")].some((one) => one.value === "`+way+`"))?.id ?? ""`)
	if offer == "" {
		p.t.Fatalf("%s is not among what is offered: %s", e, p.Text("#ask"))
	}
	form := `#ask[open] [id="` + offer + `"]`
	if p.Count(form+" select") > 0 {
		p.Fill(form+" select", way)
	}
	p.Tap(form + " [data-go]")
}

// Four people play four runs on a board of their own to the end, on four
// phones: everybody has the own side at the bottom.
func TestFourCoaches(t *testing.T) {
	t.Parallel()
	at, b := serve(t, "--limits", "off"), webtest.Start(t)
	text := read(t, "../../scoring/fortyniners/testdata/games/tie-tiny.ledger")
	header, _, _ := strings.Cut(text, "\n\n")
	table := makeTable(t, at+"/tables/carry", url.Values{
		"ledger": {header + "\n\n"}, "me": {"Ann"}, "own": {read(t, "../../scoring/fortyniners/testdata/games/tiny.yaml")}, "called": {"tiny.yaml"},
	})
	p := posse{names: []string{"Ann", "Bob", "Cid", "Dot"}}
	for i, w := range b.Phones(4, still) {
		p.phones = append(p.phones, seatedPhone{t, w})
		if i > 0 {
			w.Go(at + linkTo(p.phones[0].Window, at+table+"/seats"))
			w.Follow("main form .button")
		}
	}
	p.phones[0].Go(at + table)
	for _, w := range p.phones {
		w.WaitText("#link", "Live")
		w.Tap("#tab-sheet-0")
	}
	for i, e := range gameEvents(t, "../../scoring/fortyniners/testdata/games/tie-tiny.ledger") {
		if e.Verb == "result" || e.Verb == "sign" {
			break
		}
		p.of(e.Actor).ride(e)
		for _, w := range p.phones {
			w.sees(i + 1)
		}
		if i == 1 {
			for j, w := range p.phones {
				w.Shot("coach-" + p.names[j])
			}
		}
	}
	for _, w := range p.phones {
		w.WaitText("#end", "Bob, Cid win")
		for i, want := range []string{"-4", "4", "4", "-4"} {
			if got := w.Text(fmt.Sprintf("#tally li:nth-child(%d) strong", i+1)); got != want+" points" {
				t.Errorf("%s has %s, want %s points", p.names[i], got, want)
			}
		}
	}
	p.phones[0].Shot("coach-end")
	p.phones[0].Follow("#result")
	p.phones[0].Shot("coach-result")
}
