package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"saddlebag/scoring/ledger"
	"saddlebag/web/webtest"
)

// A posse is a table of Rin Tin Tin with a phone for each player. The host is
// the first of them.
type posse struct {
	names  []string
	phones []seatedPhone
}

func gatherPosse(t *testing.T, at, dice string, phones []*webtest.Window, names ...string) posse {
	t.Helper()
	p := posse{names: names}
	table := newTableOf(t, at, "rin-tin-tin", dice, names...)
	for i, w := range phones {
		p.phones = append(p.phones, seatedPhone{t, w})
		if i > 0 {
			w.Go(at + linkTo(phones[0], at+table+"/seats"))
			w.Follow("main form .button")
		}
	}
	phones[0].Go(at + table)
	for _, w := range phones {
		w.WaitText("#link", "Live")
		w.Tap("#tab-sheet-0")
	}
	return p
}

// of is the phone of a player.
func (p posse) of(name string) seatedPhone { return p.phones[slices.Index(p.names, name)] }

// tidied closes the notes of a phone, which lie over the sheets.
func (p seatedPhone) tidied() seatedPhone {
	webtest.Eval[bool](p.Window, `(document.querySelectorAll("#notes [aria-label^=Close]").forEach((x) => x.click()), true)`)
	return p
}

// play does what an event says by taps, on the phone of whoever acts.
func (p posse) play(e ledger.Entry) {
	w := p.of(e.Actor).tidied()
	switch e.Verb {
	case "spin":
		w.spin(e.Args[0])
	case "man", "dog":
		offer := w.offer(e)
		w.reach(`.lights [data-cell="` + webtest.Eval[string](w.Window, `document.getElementById("`+offer+`").dataset.at`) + `"]`)
		w.Tap(`#ask[open] [id="` + offer + `"] button`)
	default: // a card
		offer := w.offer(ledger.Entry{Actor: e.Actor, Verb: e.Verb})
		w.Tap(`#dock [data-form="` + offer + `"]`)
		w.Tap(`#ask[open] [type=radio][value="` + e.Args[0] + `"]`)
		w.Tap(`#ask[open] [data-go]`)
	}
}

// spin taps the sector that the spinner shows, and confirms. A line is no
// sector: it is chosen in the dialog.
func (p seatedPhone) spin(sector string) {
	p.t.Helper()
	p.Wait(`document.querySelector("#s0-spinner .lights") !== null`)
	meant := sector
	if sector == "line" {
		meant = "red"
	}
	at := webtest.Eval[[]float64](p.Window, fmt.Sprintf(`(() => {
		const svg = document.getElementById("s0-spinner");
		const words = svg.closest(".picture").dataset.boxes.split(" ");
		const i = words.indexOf(%q);
		svg.scrollIntoView`+toMiddle+`;
		const at = new DOMPoint(words[i + 1], words[i + 2]).matrixTransform(svg.getScreenCTM());
		return [at.x, at.y];
	})()`, meant))
	p.Do(chromedp.TapXY(at[0], at[1]))
	if sector == "line" {
		p.Tap(`#ask[open] [type=radio][value="line"]`)
	}
	p.TapNamed("button", "Spin: "+sector)
}

// hiddenHands are the cards of the kept game, in the order in which they were
// drawn.
var hiddenHands = map[string][]string{"Ann": {"2"}, "Bob": {"0", "10", "2"}, "Cy": {"5", "5", "0"}, "Di": {"10"}}

// Four people play a game to its end on four phones. Each sees the cards that
// it has drawn, and nobody else does before the end.
func TestFourPhones(t *testing.T) {
	t.Parallel()
	at := serve(t, "--limits", "off")
	p := gatherPosse(t, at, "physical", webtest.Start(t).Phones(4, still), "Ann", "Bob", "Cy", "Di")
	drawn, n := map[string]int{}, 0
	const last = "Cy boodle 0" // no piece is left then, and all is shown
	for _, e := range gameEvents(t, "../../scoring/rintintin/testdata/games/all-secret-4p.ledger") {
		if e.Verb == "reveal" { // the phones know the cards
			continue
		}
		if e.Verb == "result" {
			break
		}
		secret := e.Verb == "boodle" && e.Args[0] == "?"
		if secret {
			e.Args[0] = hiddenHands[e.Actor][drawn[e.Actor]]
			drawn[e.Actor]++
		}
		p.play(e)
		n++
		for i, w := range p.phones {
			w.sees(n)
			if !secret {
				continue
			}
			want := e.String()
			if p.names[i] != e.Actor && want != last {
				want = e.Actor + " boodle ?"
			}
			if got := w.Text("#last"); got != want {
				t.Errorf("%s reads %q, want %q", p.names[i], got, want)
			}
		}
		if n == 38 { // the first group closes
			for _, w := range p.phones {
				w.WaitText(`[data-kind="scored"]`, "RT13")
				for _, want := range []string{"Ann 1 point", "Bob 4 points", "Cy 2 points"} {
					w.WaitText(`[data-kind="scored"]`, want)
				}
				w.Shot("closed")
			}
		}
		if n == 50 {
			p.of("Di").Wait(`document.getElementById("tally").textContent.includes("+ 1 secret card")`)
			p.of("Di").Shot("secret")
		}
	}
	for _, w := range p.phones {
		w.WaitText("#end", "Di wins")
		for i, want := range []string{"17", "39", "26", "42"} {
			if got := w.Text(fmt.Sprintf("#tally li:nth-child(%d) strong", i+1)); got != want+" points" {
				t.Errorf("%s has %s, want %s points", p.names[i], got, want)
			}
		}
	}
	p.phones[0].Shot("posse-end")
	p.phones[0].Follow("#result")
	if text := p.phones[0].Text("main"); !strings.Contains(text, "RT19") {
		t.Errorf("the result does not say how the tie was settled: %s", text)
	}
	p.phones[0].Shot("posse-result")
}

// A spin of the program's is shown on every phone as it was recorded: turning,
// or at rest where its reader wants no motion.
func TestSpinIsShown(t *testing.T) {
	t.Parallel()
	at, b := serve(t, "--limits", "off"), webtest.Start(t)
	p := gatherPosse(t, at, "virtual", []*webtest.Window{b.Open(webtest.Phone), b.Open(webtest.Phone.InStillness())}, "Ann", "Bob")
	p.phones[0].Tap("#dock .acts .first")
	for i, w := range p.phones {
		w.Wait(`document.querySelector("#thrown .spun .needle") !== null`)
		if got, want := webtest.Eval[bool](w.Window, `document.querySelector("#thrown .spun .needle").getAnimations().length > 0`), i == 0; got != want {
			t.Errorf("%s: it turns: %t", p.names[i], got)
		}
		if !webtest.Eval[bool](w.Window, `document.querySelector("#thrown .needle").outerHTML === document.querySelector("#s0-spinner .needle").outerHTML`) {
			t.Errorf("%s: the needle is not where it stands on the sheet", p.names[i])
		}
		w.WaitEntry("Ann spin ")
		w.Shot("spun-" + p.names[i])
	}
	first := p.phones[0].Text("#last")
	p.phones[0].Wait(`document.querySelector("#thrown .spun") === null`)
	if last := p.phones[1].Text("#last"); last != first {
		t.Errorf("one phone reads %q, and the other %q", first, last)
	}
}
