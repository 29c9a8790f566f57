package evenings

import (
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/chance"
	"saddlebag/web/webtest"
)

// hiddenHands are the cards of the kept game, in the order in which they were
// drawn.
var hiddenHands = map[string][]string{"Ann": {"2"}, "Bob": {"0", "10", "2"}, "Cy": {"5", "5", "0"}, "Di": {"10"}}

// Four people play a game to its end on four phones. Each sees the cards that
// it has drawn, and nobody else does before the end.
func TestFourPhones(t *testing.T) {
	t.Parallel()
	at, names := programtest.Serve(t, "--limits", "off"), []string{"Ann", "Bob", "Cy", "Di"}
	g := programtest.Gather(t, at, programtest.NewTableOf(t, at, "rin-tin-tin", "physical", names...), programtest.Still, names...)
	drawn := map[string]int{}
	const last = "Cy boodle 0" // no piece is left then, and all is shown
	for _, e := range programtest.GameEvents(t, "../../../scoring/rintintin/testdata/games/all-secret-4p.ledger") {
		if e.Verb == "reveal" { // the phones know the cards
			continue
		}
		if programtest.IsClosing(e) {
			break
		}
		secret := e.Verb == "boodle" && e.Args[0] == "?"
		if secret {
			e.Args[0] = hiddenHands[e.Actor][drawn[e.Actor]]
			drawn[e.Actor]++
		}
		g.Enter(e)
		for i, p := range g.Players {
			want := e.String()
			if secret && names[i] != e.Actor && want != last {
				want = e.Actor + " boodle ?"
			}
			p.WaitEntry(want)
		}
		if g.Seen == 38 { // the first group closes
			for _, p := range g.Players {
				p.WaitText(`[data-kind="scored"]`, "RT13")
				for _, want := range []string{"Ann 1 point", "Bob 4 points", "Cy 2 points"} {
					p.WaitText(`[data-kind="scored"]`, want)
				}
				p.Shot("closed")
			}
		}
		if g.Seen == 50 {
			g.Of("Di").Wait(`document.getElementById("tally").textContent.includes("+ 1 secret card")`)
			g.Of("Di").Shot("secret")
		}
	}
	g.Ends("Di wins", "17 points", "39 points", "26 points", "42 points")
	host := g.Players[0]
	host.Shot("posse-end")
	host.Follow("#result")
	if text := host.Text("main"); !strings.Contains(text, "RT19") {
		t.Errorf("the result does not say how the tie was settled: %s", text)
	}
	host.Shot("posse-result")
}

// A spin of the program's is shown on every phone as it was recorded: turning,
// or at rest where its reader wants no motion.
func TestSpinIsShown(t *testing.T) {
	t.Parallel()
	at, names := programtest.Serve(t, "--limits", "off"), []string{"Ann", "Bob"}
	g := programtest.Gather(t, at, programtest.NewTableOf(t, at, "rin-tin-tin", "virtual", names...), webtest.Phone, names...)
	ann, bob := g.Players[0], g.Players[1]
	bob.Be(webtest.Phone.InStillness())
	ann.Enter(ledger.Entry{Actor: "Ann", Verb: "spin", Args: []string{chance.Roll}})
	for i, w := range g.Players {
		w.Wait(`document.querySelector("#thrown .spun .needle") !== null`)
		if got, want := webtest.Eval[bool](w.Window, `document.querySelector("#thrown .spun .needle").getAnimations().length > 0`), i == 0; got != want {
			t.Errorf("%s: it turns: %t", names[i], got)
		}
		if !webtest.Eval[bool](w.Window, `document.querySelector("#thrown .needle").outerHTML === document.querySelector("#s0-spinner .needle").outerHTML`) {
			t.Errorf("%s: the needle is not where it stands on the sheet", names[i])
		}
		w.WaitEntry("Ann spin ")
		w.Shot("spun-" + names[i])
	}
	first := ann.Text("#last")
	ann.Wait(`document.querySelector("#thrown .spun") === null`)
	if last := bob.Text("#last"); last != first {
		t.Errorf("one phone reads %q, and the other %q", first, last)
	}
}
