package evenings

import (
	"slices"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/tabletest"
)

// fight seats the players of a kept game of Goldfever with a phone each and cards
// of their own.
func fight(t *testing.T, file string) (g *programtest.Gathering, events []ledger.Entry) {
	t.Helper()
	return programtest.Carried(t, file, "../../../scoring/goldfever/testdata/games/tiny.yaml")
}

// fightOn plays a kept game on the phones, up to what its table says of it.
func fightOn(g *programtest.Gathering, events []ledger.Entry, after func(n int, e ledger.Entry)) {
	for _, e := range events {
		switch {
		case programtest.IsClosing(e):
			return
		case e.Verb == "undo":
			g.Who(e).Undo()
			g.SeesAll()
		case e.Verb == "correct":
			g.Who(e).Write(e)
			g.SeesAll()
		default:
			g.Enter(e)
		}
		after(g.Seen, e)
	}
}

// Four people with a character each fight to the last round on four phones. The
// nuggets that they have picked up face down are shown when it is over.
func TestFourGunslingers(t *testing.T) {
	t.Parallel()
	g, events := fight(t, "../../../scoring/goldfever/testdata/games/shared-4p.ledger")
	g.Cast = map[string]string{"Ted": "Ann", "Lena": "Bob", "Fred": "Cid", "Silas": "Dot"}
	fightOn(g, events, func(n int, e ledger.Entry) {
		if e.Verb != "activate" {
			return
		}
		for i, w := range g.Players { // only whoever acts is told what is in sight
			acts, says := g.Cast[e.Args[0]] == g.Names[i], w.Count("#hints li") > 0
			if acts != says {
				t.Errorf("entry %d, %s: told what is in sight: %t", n, g.Names[i], says)
			}
		}
		if n == 5 {
			g.Of("Ann").Shot("gunslinger")
		}
	})
	g.Ends("Ann, Bob, Cid and Dot win", "5 points", "5 points", "5 points", "5 points")
	g.Players[3].Shot("gunslinger-end")
}

// A reaction is asked of the phone of whoever lies in ambush, and of nobody
// else; the mover waits.
func TestReactionsAreAskedOfTheRightPhone(t *testing.T) {
	t.Parallel()
	g, events := fight(t, "../../../scoring/goldfever/testdata/games/chain-2p.ledger")
	g.Cast = map[string]string{"Ted": "Ann", "Lena": "Ann", "Fred": "Bob", "Silas": "Bob"}
	asked := 0
	fightOn(g, events, func(n int, e ledger.Entry) {
		if n == len(events) || events[n].Verb != "react" {
			return
		}
		asked++
		reacts := g.Who(events[n])
		for i, w := range g.Players {
			offers := slices.ContainsFunc(w.Offers(), func(o tabletest.Offer) bool { return o.Verb == "react" })
			if right := w == reacts; offers != right {
				t.Errorf("entry %d: %s is asked to react: %t", n, g.Names[i], offers)
			}
		}
		if asked == 1 {
			reacts.Shot("reaction")
		}
	})
	if asked == 0 {
		t.Error("nobody was asked")
	}
	g.Ends("Ann wins", "7 points", "3 points")
}
