package goldfever_test

import (
	"testing"

	"saddlebag/scoring/ledger/ledgertest"
)

// Ann has Ted and Lena, Bob has Fred and Silas.
func TestFeats(t *testing.T) {
	ledgertest.Feats(t, shelf, "testdata/games", map[string][]ledgertest.Counted{
		"chain-2p": {
			// Lena hits twice, the first time with both barrels; of Fred's two shots the first one hits.
			{ID: "hits", Figures: []int{2, 1}, Of: []int{2, 2}},
			{ID: "kills", Figures: []int{2, 1}}, // Silas and Fred; Ted, hand to hand
			{ID: "gold", Figures: []int{0, 0}},
			// Lena two zones, and later one; Fred one, as that across three misses.
			{ID: "farthest", Figures: []int{2, 1}, Lines: []int{35, 33}},
			{ID: "deaths", Figures: []int{1, 2}},
			{ID: "whiskies", Figures: []int{0, 0}},
		},
		"gold-2p": {
			// Ted hits in lines 19, 55 and 57, and misses in 21. Fred hits in line 52; in 26 he frightens.
			{ID: "hits", Figures: []int{3, 1}, Of: []int{4, 2}},
			{ID: "kills", Figures: []int{1, 0}},
			{ID: "gold", Figures: []int{3 + 1, 0}},
			{ID: "farthest", Figures: []int{1, 1}, Lines: []int{19, 52}},
			{ID: "deaths", Figures: []int{0, 1}},
			{ID: "whiskies", Figures: []int{1, 1}}, // lines 46 and 25, with no wound left
		},
		"stopped-2p": {
			{ID: "gold", Figures: []int{3, 1}}, // both are shown after the stop
		},
	})
}
