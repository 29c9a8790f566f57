package coal_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

// roundOf reads the round off the table's sheet: rounds that are over are
// crossed out.
func roundOf(s scoring.State) int {
	over := 0
	for _, c := range s.Cells() {
		if strings.HasPrefix(c.ID, "round/") && c.Struck {
			over++
		}
	}
	if s.Outcome().Over {
		return over
	}
	return over + 1
}

// What each player had in hand when a round was over, added up by hand from the
// amounts in the ledgers' remarks. What shares are worth comes with the end.
func TestTotalsByRound(t *testing.T) {
	tests := []struct {
		game string
		want [][]int // by seat: at the start, after each round
	}{
		{"shared-win-2p", [][]int{{0, 44, 123}, {0, 42, 123}}},
		// Ann takes a claim back, Bob a dig, which he brings back.
		{"six-deliveries-2p", [][]int{{0, 5, 76, 132, 157, 177, 341}, {0, 21, 130, 181, 225, 294, 331}}},
		// The table stops in round 3.
		{"stopped-2p", [][]int{{0, 53, 98, 98}, {0, 63, 88, 101}}},
	}
	for _, test := range tests {
		fold, _ := ledgertest.Check(t, shelf, filepath.Join("testdata", "games", test.game+".ledger"))
		var got [][]int
		for _, totals := range fold.Totals(roundOf) {
			var seat []int
			for _, sum := range totals {
				seat = append(seat, int(sum/scoring.Whole(1)))
			}
			got = append(got, seat)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s, by hand (-), by the program (+):\n%s", test.game, diff)
		}
	}
}
