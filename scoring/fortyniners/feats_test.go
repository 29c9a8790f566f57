package fortyniners_test

import (
	"testing"

	"saddlebag/scoring/ledger/ledgertest"
)

func TestFeats(t *testing.T) {
	ledgertest.Feats(t, shelf, "testdata/games", map[string][]ledgertest.Counted{
		"tie-tiny": {
			{ID: "stop", Figures: []int{2, 6, 6, 0}, Lines: []int{18, 47, 59, 0}},
			{ID: "stops", Figures: []int{1, 1, 1, 0}},
			// Ann stops at 2 and passes 6, Bob and Cid stop at 6 and pass 2, Dot passes 4.
			{ID: "kept", Figures: []int{2, 6, 6, 0}, Of: []int{8, 8, 8, 4}},
			// In run 1 Cid jails Bob, then him and Dot three times; in run 2 Dot jails Cid; in run 3 Ann
			// jails Dot.
			{ID: "jailed", Figures: []int{1, 0, 7, 1}},
			{ID: "caught", Figures: []int{0, 4, 1, 4}},
			{ID: "sent", Figures: []int{0, 0, 0, 0}},
			{ID: "miles", Figures: []int{13 + 7 + 8 + 0, 16 + 5 + 4 + 0, 22 + 4 + 5 + 0, 20 + 7 + 4 + 4}}, // in runs 1 to 4
		},
		"one-die-tiny": {
			// Dot from a lookout in line 18, Ann in line 38, Bob from a lookout in line 75.
			{ID: "sent", Figures: []int{1, 1, 0, 1}},
		},
	})
}
