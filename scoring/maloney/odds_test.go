package maloney_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney/game"
)

func TestOdds(t *testing.T) {
	odds := game.Game.Odds(ours(t))
	got := map[string][]scoring.Chance{}
	for _, o := range odds {
		for _, row := range o.Rows {
			got[o.Title.String()+": "+row.Label.String()] = row.Chances
		}
	}
	chances := func(of int64, ways ...int64) []scoring.Chance {
		var list []scoring.Chance
		for _, n := range ways {
			list = append(list, scoring.Chance{Ways: n, Of: of})
		}
		return list
	}
	for label, want := range map[string][]scoring.Chance{
		"A card on a day: 7":  chances(64, 10, 9, 9, 9, 9, 9, 9), // ten are best on a Monday
		"A card on a day: 6":  chances(64, 9, 10, 9, 9, 9, 9, 9),
		"A card on a day: 1":  chances(64, 9, 9, 9, 9, 9, 9, 10),
		"A suitcase: +2":      chances(24, 3),
		"A suitcase: -$500":   chances(24, 2),
		"A suitcase: +$1,500": chances(24, 1),
		"A suitcase: -$100":   nil,
		"A card on a day: 14": nil,
	} {
		if !slices.Equal(got[label], want) {
			t.Errorf("%s: %v, want %v", label, got[label], want)
		}
	}
	if n := len(game.Game.Odds(nil)); n != 0 {
		t.Errorf("%d tables without a map", n)
	}
}
