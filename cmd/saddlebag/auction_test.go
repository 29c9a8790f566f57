package main

import (
	"slices"
	"strings"
	"testing"
	"time"

	"saddlebag/web/live"
	"saddlebag/web/tabletest"
)

// Three tenths of a second after Bob's bid the host taps where the same bid was
// painted: that is no bid of another sum, and sells the car to nobody. A sale takes
// two taps.
func TestAuctionIsNotEndedByAccident(t *testing.T) {
	t.Parallel()
	at, names := serve(t, "--limits", "off"), []string{"Ann", "Bob", "Cy"}
	table := newTableOf(t, at, "maloneys-inheritance", live.Virtual, names...)
	bank := program{t, at, strings.TrimPrefix(table, "/t/")}
	if !bank.enters(0, "table start 3 fri") {
		t.Fatal("the game does not start")
	}
	g := gather(t, at, table, pocket(390, 664), names...)
	host := g.players[0]
	spotOf := func(entry string) tabletest.Spot {
		t.Helper()
		spots := host.Painted()
		i := slices.IndexFunc(spots, func(s tabletest.Spot) bool { return s.Entry == entry })
		if i < 0 {
			t.Fatalf("%q is not painted, but %v", entry, spots)
		}
		return spots[i]
	}
	bid := spotOf("Ann bid 100")
	if !bank.enters(1, "Bob bid 100") {
		t.Fatal("Bob cannot bid")
	}
	time.Sleep(300 * time.Millisecond)
	host.TapAt(bid.X, bid.Y)
	host.WaitText("#notes", "Nothing was entered: Bob bids $100")
	host.Settled()
	if moves := bank.state(2).Moves; len(moves) > 0 {
		t.Errorf("the tap entered %v", moves)
	}
	host.Close()
	sale := spotOf("Bob buys 100")
	host.TapAt(sale.X, sale.Y)
	host.Settled()
	if moves := bank.state(2).Moves; len(moves) > 0 {
		t.Errorf("one tap entered %v", moves)
	}
	host.Confirm(sale)
	if moves := bank.state(2).Moves; len(moves) != 1 || moves[0].Event != "Bob buys 100" {
		t.Errorf("two taps entered %v", moves)
	}
}
