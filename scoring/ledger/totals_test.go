package ledger_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
)

// fives makes a round of every five coins that leave the heap of twenty.
func fives(s scoring.State) int { return 1 + (tinyHeap-s.(*tinyState).heap)/5 }

func TestTotals(t *testing.T) {
	tests := []struct {
		name, events string
		want         [][]int // by seat: at the start, after each round
	}{
		{"nothing yet", "", [][]int{{0, 0}, {0, 0}}},
		{"the round that is played", "Ann take 3; Bob take 2; Ann take 1", [][]int{{0, 3, 4}, {0, 2, 2}}},
		{
			"undone in a later round", "Ann draw ace; Ann reveal ace; Ann take 3; Bob take 2; Ann take 1; Bob undo => LG3; table undo; table undo; table undo; Ann undo; Ann take 3; Bob take 3",
			[][]int{{0, 3, 3}, {0, 3, 3}},
		},
		{"redone", "Ann take 3; Bob take 2; Ann take 1; table undo; table redo", [][]int{{0, 3, 4}, {0, 2, 2}}},
		{"corrected afterwards", "Ann take 3; Bob take 2; Bob correct coins +4 late; Ann take 3; Bob take 2", [][]int{{0, 3, 6, 6}, {0, 2, 8, 8}}},
		{"renamed", "Ann take 3; table rename Ann Eve; Bob take 2; Eve take 1", [][]int{{0, 3, 4}, {0, 2, 2}}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			f := open(t, tiny{})
			if test.events != "" {
				run(t, f, test.events)
			}
			before := dump(f.State())
			var got [][]int
			for _, totals := range f.Totals(fives) {
				var seat []int
				for _, sum := range totals {
					seat = append(seat, int(sum/scoring.Whole(1)))
				}
				got = append(got, seat)
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("by hand (-), by the program (+):\n%s", diff)
			}
			if after := dump(f.State()); after != before {
				t.Errorf("the game has changed from\n%s to\n%s", before, after)
			}
		})
	}
}
