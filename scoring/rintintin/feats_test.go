package rintintin_test

import (
	"testing"

	"saddlebag/scoring/ledger/ledgertest"
)

func TestFeats(t *testing.T) {
	ledgertest.Feats(t, shelf, "testdata/games", map[string][]ledgertest.Counted{
		"three-tied-3p": {
			// Ann's 6 in blue-1, with her dog last. Bob has 4 in red-1 and in green-1, Cy in green-1 and
			// in yellow-1: the one that was complete first counts, in line 46, and in line 42.
			{ID: "share", Figures: []int{6, 4, 4}, Lines: []int{79, 46, 42}},
			{ID: "doubled", Figures: []int{2, 2, 2}}, // an open group, too
			// Ann's cards are 2 and 2, Bob's 5, Cy's 5 and 0. What was drawn for the tie is none of it.
			{ID: "card", Figures: []int{2, 5, 5}, Lines: []int{78, 47, 68}},
			{ID: "groups", Figures: []int{2, 1, 2}},
			{ID: "boodle", Figures: []int{2 + 2, 5, 5 + 0}},
			// Bob's spin on a line, in line 74, is spun again.
			{ID: "dogs", Figures: []int{0, 3, 3}, Of: []int{10, 14, 14}},
			{ID: "lost", Figures: []int{0, 2, 2}}, // lines 71 and 75, 72 and 87
		},
		// The game could go on: Bob's 5 stays his secret, as Cy's card does.
		"stopped-3p": {
			{ID: "card", Figures: []int{0, 0, 0}, Lines: []int{0, 0, 0}},
			{ID: "groups", Figures: []int{0, 1, 1}},
			{ID: "boodle", Figures: []int{0, 0, 0}},
		},
	})
}
