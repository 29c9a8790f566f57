package coal_test

import (
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games on the small sheet: 16 for each of eight
// numbers of players.
func TestSuite(t *testing.T) {
	scoringtest.Run(t, scoringtest.Config{
		Game:  game.Game,
		House: smallSheet(t),
		Options: []map[string]string{
			{"start-cash": "60"},
			{"ones-rest": scoring.Yes},
			{"start-cash": "1000", "ones-rest": scoring.Yes},
			nil,
		},
		Games: 16,
		Check: checkMoney,
	})
}

// checkMoney checks that the tally, the cash column and the cash in hand
// agree, and that no box of the stash is lost.
func checkMoney(t testing.TB, game scoring.State) {
	t.Helper()
	tally := game.Tally()
	column, hand := make([]scoring.Tenths, len(tally)), make([]scoring.Tenths, len(tally))
	for _, c := range game.Cells() {
		switch {
		case c.Owner != scoring.Table && c.ID == coal.CashCell:
			if want := tally[c.Owner].Total().String(); c.Value != want && (c.Value != "" || want != "0") || strings.HasPrefix(want, "-") {
				t.Errorf("seat %d has $%s, its tally says $%s", c.Owner, c.Value, want)
			}
		case strings.HasSuffix(c.ID, "/amount") && c.Value != "":
			column[c.Owner] += amount(t, c.Value)
		case strings.HasSuffix(c.ID, "/hand") && c.Value != "":
			hand[c.Owner] = amount(t, c.Value)
			if hand[c.Owner] != column[c.Owner] {
				t.Errorf("seat %d: %v in hand in %s after %v", c.Owner, hand[c.Owner], c.ID, column[c.Owner])
			}
		}
	}
	for seat := range tally {
		if column[seat] != tally[seat].Total() || hand[seat] != column[seat] {
			t.Errorf("seat %d: column %v, in hand %v, tally %v", seat, column[seat], hand[seat], tally[seat].Total())
		}
	}
	s := game.(sheet.View)
	for i := range s.Seats {
		p := &s.Seats[i]
		waiting, claimed := 0, 0
		for _, o := range p.Stash {
			if !o.Left {
				waiting++
			}
		}
		for _, tunnel := range p.Mine {
			claimed += tunnel.Claimed
		}
		if waiting != p.Waiting.Size() || claimed != len(p.Stash) {
			t.Errorf("seat %d: %d claimed, %d written, %d waiting, %v counted", i, claimed, len(p.Stash), waiting, p.Waiting)
		}
	}
}

// amount reads whole dollars.
func amount(t testing.TB, text string) scoring.Tenths {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Errorf("cash column: %v", err)
	}
	return scoring.Whole(n)
}
