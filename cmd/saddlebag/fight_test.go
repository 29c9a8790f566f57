package main

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// fight seats the players of a kept game of Goldfever at a table of that kind,
// with a phone each and cards of their own. The host is the first of them.
func fight(t *testing.T, file string) (p posse, events []ledger.Entry) {
	t.Helper()
	at, b := serve(t, "--limits", "off"), webtest.Start(t)
	header, _, _ := strings.Cut(read(t, file), "\n\n")
	doc, err := ledger.Parse(read(t, file))
	if err != nil {
		t.Fatal(err)
	}
	p.names = doc.Header.Players
	table := makeTable(t, at+"/tables/carry", url.Values{
		"ledger": {header + "\n\n"}, "me": {p.names[0]}, "own": {read(t, "../../scoring/goldfever/testdata/games/tiny.yaml")}, "called": {"tiny.yaml"},
	})
	for i, w := range b.Phones(len(p.names), still) {
		p.phones = append(p.phones, seatedPhone{t, w})
		if i > 0 {
			w.Go(at + linkTo(p.phones[0].Window, at+table+"/seats"))
			w.Follow("main form .button")
		}
	}
	p.phones[0].Go(at + table)
	for _, w := range p.phones {
		w.WaitText("#link", "Live")
	}
	return p, gameEvents(t, file)
}

// who is the phone that an event is entered on: that of whoever plays the
// character, or the host's.
func (p posse) who(e ledger.Entry, cast map[string]string) seatedPhone {
	if name, ok := cast[e.Actor]; ok {
		return p.of(name)
	}
	if i := slices.Index(p.names, e.Actor); i >= 0 {
		return p.phones[i]
	}
	return p.phones[0]
}

// do does what an event says by taps: the cell lights up on its sheet, is
// tapped, and what is left to choose is chosen.
func (p seatedPhone) do(e ledger.Entry) {
	p.t.Helper()
	words := make([]string, len(e.Args))
	for i, word := range e.Args {
		words[i] = strconv.Quote(word)
	}
	find := fmt.Sprintf(`[...document.querySelectorAll("#entries .offer")].find((form) => {
		const words = [%s];
		const has = (name, value) => [...form.querySelectorAll("[name='" + name + "'], [name='" + name + "'] option")].some((one) => one.value === value);
		return has("actor", %q) && has("verb", %q) && words.every((word, i) => has("arg-" + i, word)) && !form.querySelector("[name=arg-" + words.length + "]");
	})?.id ?? ""`, strings.Join(words, ", "), e.Actor, e.Verb)
	p.Wait(find + ` !== ""`)
	form := webtest.Eval[string](p.Window, find)
	cell := webtest.Eval[string](p.Window, `document.getElementById("`+form+`").dataset.at`)
	sheet := strings.TrimPrefix(strings.SplitN(cell, "-", 2)[0], "s")
	shown := `!document.getElementById("of-sheet-` + sheet + `").classList.contains("aside")`
	for !webtest.Eval[bool](p.Window, shown) {
		p.tidied().reach("#tab-sheet-" + sheet)
	}
	dialog := `[id="` + form + `"]`
	p.tidied().reach(`.lights [data-cell="` + cell + `"]`)
	p.Wait(`document.querySelector('#ask[open] ` + dialog + `') !== null`)
	for i, word := range e.Args {
		choice := fmt.Sprintf(`#ask[open] %s [name="arg-%d"][type=radio][value="%s"]`, dialog, i, word)
		if p.Count(choice) > 0 {
			p.Tap(choice)
		}
	}
	p.Tap(`#ask[open] ` + dialog + ` [data-go]`)
}

// fight plays a kept game on the phones, up to what its table says of it.
func (p posse) fight(events []ledger.Entry, cast map[string]string, after func(n int, e ledger.Entry)) {
	for i, e := range events {
		w := p.who(e, cast)
		switch e.Verb {
		case "result", "sign":
			return
		case "undo":
			w.tidied().Tap("#undo")
		case "correct":
			w.reach("#line summary")
			w.Fill("#line-text", e.String())
			w.reach("#line-go")
		default:
			w.do(e)
		}
		for _, other := range p.phones {
			other.sees(i + 1)
		}
		after(i+1, e)
	}
}

// Four people with a character each fight to the last round on four phones. The
// nuggets that they have picked up face down are shown when it is over.
func TestFourGunslingers(t *testing.T) {
	t.Parallel()
	p, events := fight(t, "../../scoring/goldfever/testdata/games/shared-4p.ledger")
	cast := map[string]string{"Ted": "Ann", "Lena": "Bob", "Fred": "Cid", "Silas": "Dot"}
	p.fight(events, cast, func(n int, e ledger.Entry) {
		if e.Verb != "activate" {
			return
		}
		for i, w := range p.phones { // only whoever acts is told what is in sight
			acts, says := cast[e.Args[0]] == p.names[i], w.Count("#hints li") > 0
			if acts != says {
				t.Errorf("entry %d, %s: told what is in sight: %t", n, p.names[i], says)
			}
		}
		if n == 5 {
			p.of("Ann").Shot("gunslinger")
		}
	})
	for _, w := range p.phones {
		w.WaitText("#end", "Ann, Bob, Cid, Dot win")
		for i := range p.names {
			if got := w.Text(fmt.Sprintf("#tally li:nth-child(%d) strong", i+1)); got != "5 points" {
				t.Errorf("%s has %s, want 5 points", p.names[i], got)
			}
		}
	}
	p.phones[3].Shot("gunslinger-end")
}

// A reaction is asked of the phone of whoever lies in ambush, and of nobody
// else; the mover waits.
func TestReactionsAreAskedOfTheRightPhone(t *testing.T) {
	t.Parallel()
	p, events := fight(t, "../../scoring/goldfever/testdata/games/chain-2p.ledger")
	cast := map[string]string{"Ted": "Ann", "Lena": "Ann", "Fred": "Bob", "Silas": "Bob"}
	asked := 0
	p.fight(events, cast, func(n int, e ledger.Entry) {
		if n == len(events) || events[n].Verb != "react" {
			return
		}
		asked++
		reacts := p.who(events[n], cast)
		for i, w := range p.phones {
			offers := webtest.Eval[bool](w.Window, `[...document.querySelectorAll("#entries .mine .offer [name=verb]")].some((verb) => verb.value === "react")`)
			if right := w == reacts; offers != right {
				t.Errorf("entry %d: %s is asked to react: %t", n, p.names[i], offers)
			}
		}
		if asked == 1 {
			reacts.Shot("reaction")
		}
	})
	if asked == 0 {
		t.Error("nobody was asked")
	}
	for _, w := range p.phones {
		w.WaitText("#end", "Ann wins")
		if ann, bob := w.Text("#tally li:nth-child(1) strong"), w.Text("#tally li:nth-child(2) strong"); ann != "7 points" || bob != "3 points" {
			t.Errorf("%s and %s, want 7 points and 3", ann, bob)
		}
	}
}
