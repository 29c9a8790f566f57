package coal_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

func TestFeats(t *testing.T) {
	ledgertest.Feats(t, shelf, "testdata/games", map[string][]ledgertest.Counted{
		"shared-win-2p": {
			// Ann's deliveries are $36 and $48, Bob's $23 and $33; what Strike Gold adds is none.
			{ID: "delivery", Figures: []int{48, 33}, Lines: []int{85, 86}},
			{ID: "claims", Figures: []int{7 + 7, 8 + 8}}, // in rounds 1 and 2
			{ID: "shots", Figures: []int{0, 0}},
			{ID: "stolen", Figures: []int{0, 0}}, // no bandit sits on burros 1 and 3
			// Two dice dig two boxes: Bob in line 71.
			{ID: "digs", Figures: []int{2 + 9, 2 + 5}},
			{ID: "varmints", Figures: []int{18 + 11 + 14, 19 + 22 + 21}},
			{ID: "unspent", Figures: []int{0, 0}}, // they spend them all
		},
		"solo-burro-7": {
			{ID: "delivery", Figures: []int{76}, Lines: []int{69}}, // of 31, 76, 18, 29, 60, 18 and 31
			{ID: "claims", Figures: []int{40}},                     // the Ore Stash is written full
			{ID: "shots", Figures: []int{2}},                       // line 124
			// A Silver and a Tin, the second by Blackjack's bandit; a Silver; the Tin won at Blackjack
			// that joins burro 6. Those of burros 5 and 7 were shot.
			{ID: "stolen", Figures: []int{12 + 8 + 12 + 8}},
			{ID: "digs", Figures: []int{2 + 10 + 3 + 8 + 8 + 4}}, // in rounds 1 to 6
			{ID: "varmints", Figures: []int{16 + 13 + 12 + 14 + 17 + 17 + 14 + 21 + 21 + 17}},
			// In lines 166 to 178, as nothing is left to be claimed, and 182 to 188.
			{ID: "unspent", Figures: []int{1 + 2 + 2 + 1 + 2 + 2 + 1 + 2 + 1 + 2 + 3 + 1 + 2 + 1}},
		},
	})
}

// A die that rests was never there to be spent; a turn that isn't over leaves nothing yet.
func TestUnspentDice(t *testing.T) {
	for _, c := range []struct {
		option string
		want   []scoring.Tenths
	}{
		// Of 1, 2 and 3 Ann spends the 2 and the 3, Bob nothing.
		{"ones-rest=no", []scoring.Tenths{10, 30}},
		{"ones-rest=yes", []scoring.Tenths{0, 20}},
	} {
		g := newTable(t, 2, c.option)
		unspent := func() []scoring.Tenths {
			for _, f := range g.Feats() {
				if f.ID == "unspent" {
					return f.Figures
				}
			}
			return nil
		}
		g.Play("table roll 1+2+3\nAnn claim coal-1 2\nAnn dig tin-1 3")
		if got := unspent(); got[0] != 0 || got[1] != 0 {
			t.Errorf("%s: %v before the turn ends", c.option, got)
		}
		g.Play("table roll 4+4")
		if got := unspent(); got[0] != c.want[0] || got[1] != c.want[1] {
			t.Errorf("%s: %v unspent, want %v", c.option, got, c.want)
		}
	}
}
