package rintintin_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin/game"
)

// Worked out by hand: 8 single cards, 28 pairs, 56 threes.
func TestOdds(t *testing.T) {
	odds := game.Game.Odds(ours(t))
	got := map[string][]scoring.Chance{}
	for _, o := range odds {
		for _, row := range o.Rows {
			got[o.Title.String()+": "+row.Label.String()] = row.Chances
		}
	}
	for label, want := range map[string][]scoring.Chance{
		"A spin: an ordinary circle in a territory of your choice": {{Ways: 2, Of: 6}},
		"A spin: an ordinary circle anywhere":                      {{Ways: 5, Of: 6}},
		"A spin: a Rin Tin Tin circle":                             {{Ways: 1, Of: 6}},
		"Boodle: 0":                                                {{Ways: 2, Of: 8}, {Ways: 1, Of: 28}, {Ways: 0, Of: 56}},
		"Boodle: 10":                                               {{Ways: 2, Of: 8}, {Ways: 5, Of: 28}, {Ways: 4, Of: 56}},
		"Boodle: 12":                                               {{Ways: 0, Of: 8}, {Ways: 4, Of: 28}, {Ways: 10, Of: 56}},
		"Boodle: 25":                                               {{Ways: 0, Of: 8}, {Ways: 0, Of: 28}, {Ways: 2, Of: 56}},
	} {
		if diff := cmp.Diff(want, got[label]); diff != "" {
			t.Errorf("%s, by hand (-), by the program (+):\n%s", label, diff)
		}
	}
	if n := len(game.Game.Odds(nil)); n != 1 {
		t.Errorf("%d tables without a board", n)
	}
}
