package maloney_test

import (
	"testing"

	"saddlebag/scoring/ledger/ledgertest"
)

func TestFeats(t *testing.T) {
	ledgertest.Feats(t, shelf, "testdata/games", map[string][]ledgertest.Counted{
		"shared-3p": {
			// Ann on day 3: -3 + 14 + 10; Bob on day 6: 2 + 14 + 6; Cid on day 10: 4 + 14.
			{ID: "day", Figures: []int{21, 22, 18}, Lines: []int{34, 63, 93}},
			{ID: "wheel", Figures: []int{4, 5, 3}}, // on the Sunday of day 8 nobody drives
			{ID: "price", Figures: []int{900, 900, 800}, Lines: []int{40, 104, 50}},
			{ID: "cards", Figures: []int{6, 9, 8}},
			// Of 13 days Ann lays cards on 3, 4, 9, 10 and 11; Bob on 1, 2, 5, 6, 10, 12 and 13; Cid on 3 to
			// 8, 10 and 12.
			{ID: "idle", Figures: []int{13 - 5, 13 - 7, 13 - 8}},
			// Bob leads after days 1 and 2, Ann after 3 to 5, Bob after 6 and 7 and, level with Cid, after 8
			// and 9, Cid after 10 to 12, Bob after 13.
			{ID: "testament", Figures: []int{3, 7, 3}},
			{ID: "paid", Figures: []int{200 + 900 + 800 + 300, 700 + 500 + 500 + 900 + 400, 800 + 400 + 300}},
			{ID: "fines", Figures: []int{0, 0, 0}},
		},
		"to-69-3p": {
			{ID: "fines", Figures: []int{0, 0, 2000}}, // day 2
		},
	})
}
