package evenings

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
)

// Three tenths of a second after Bob's bid the host taps where the same bid was
// painted: that is no bid of another sum, and sells the car to nobody. What still
// stands goes in, though somebody else has bid for Bob. A sale takes two taps.
func TestAuctionIsNotEndedByAccident(t *testing.T) {
	t.Parallel()
	at, names := programtest.Serve(t, "--limits", "off"), []string{"Ann", "Bob", "Cy"}
	table := programtest.NewTableOf(t, at, "maloneys-inheritance", live.Virtual, names...)
	bank := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
	if !bank.Enters(0, "table start 3 fri") {
		t.Fatal("the game does not start")
	}
	g := programtest.Gather(t, at, table, programtest.Pocket(390, 664), names...)
	host, bob := g.Players[0], g.Players[1]
	spotOf := func(p *tabletest.Player, entry string) tabletest.Spot {
		t.Helper()
		spots := p.Painted()
		i := slices.IndexFunc(spots, func(s tabletest.Spot) bool { return s.Entry == entry })
		if i < 0 {
			t.Fatalf("%q is not painted, but %v", entry, spots)
		}
		return spots[i]
	}
	bid := spotOf(host, "Ann bid 100")
	host.HoldClock()
	if !bank.Enters(1, "Bob bid 100") {
		t.Fatal("Bob cannot bid")
	}
	host.Sees(2)
	host.TapAt(bid.X, bid.Y)
	host.WaitText("#notes", "Not entered, because this happened as you tapped: Bob bids $100")
	host.ReleaseClock()
	host.Settled()
	if moves := bank.State(2).Moves; len(moves) > 0 {
		t.Errorf("the tap entered %v", moves)
	}
	host.Close()
	higher := spotOf(bob, "Bob bid 500")
	bob.HoldClock()
	if !bank.Enters(2, "Bob bid 300") {
		t.Fatal("the host cannot bid for Bob")
	}
	bob.Sees(3)
	bob.TapAt(higher.X, higher.Y) // it says what it said, and is still legal
	host.WaitEntry("Bob bid 500")
	sale := spotOf(host, "Bob buys 500")
	host.TapAt(sale.X, sale.Y)
	host.Settled()
	if moves := bank.State(4).Moves; len(moves) > 0 {
		t.Errorf("one tap entered %v", moves)
	}
	host.Confirm(sale)
	if moves := bank.State(4).Moves; len(moves) != 1 || moves[0].Event != "Bob buys 500" {
		t.Errorf("two taps entered %v", moves)
	}
}
