package coal

import (
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games on the small sheet: 63 for each of eight
// numbers of players.
func TestSuite(t *testing.T) {
	scoringtest.Run(t, scoringtest.Config{
		Game:  Game,
		House: smallSheet(t),
		Options: []map[string]string{
			{optionStartCash: "60"},
			{optionOnesRest: scoring.Yes},
			{optionStartCash: "1000", optionOnesRest: scoring.Yes},
			nil,
		},
		Games: 63,
		Check: checkMoney,
	})
}

// checkMoney checks that the tally, the cash column and the cash in hand
// agree, and that no box of the stash is lost.
func checkMoney(t testing.TB, game scoring.State) {
	t.Helper()
	tally := game.Tally()
	column := make([]scoring.Tenths, len(tally))
	for _, c := range game.Cells() {
		switch {
		case c.Owner != scoring.Table && c.ID == CashCell:
			if want := tally[c.Owner].Total().String(); c.Value != want || strings.HasPrefix(want, "-") {
				t.Errorf("seat %d has $%s, its tally says $%s", c.Owner, c.Value, want)
			}
		case strings.HasPrefix(c.ID, CashCell+"/") && c.Value != "":
			column[c.Owner] += amount(t, c.Value)
		}
	}
	for seat := range tally {
		if column[seat] != tally[seat].Total() {
			t.Errorf("seat %d: column %v, tally %v", seat, column[seat], tally[seat].Total())
		}
	}
	s := game.(*state)
	for i := range s.seats {
		p := &s.seats[i]
		waiting, claimed := 0, 0
		for _, o := range p.stash {
			if !o.left {
				waiting++
			}
		}
		for _, tunnel := range p.mine {
			claimed += tunnel.claimed
		}
		if waiting != p.waiting.size() || claimed != len(p.stash) {
			t.Errorf("seat %d: %d claimed, %d written, %d waiting, %v counted", i, claimed, len(p.stash), waiting, p.waiting)
		}
	}
}

// amount reads the signed dollars that a row of the cash column begins with.
func amount(t testing.TB, row string) scoring.Tenths {
	t.Helper()
	first, _, _ := strings.Cut(row, " ")
	n, err := strconv.Atoi(first)
	if err != nil {
		t.Errorf("cash column: %v", err)
	}
	return scoring.Whole(n)
}
