package fortyniners_test

import (
	"slices"
	"testing"

	"saddlebag/scoring/fortyniners/game"
)

func TestOdds(t *testing.T) {
	all := game.Game.Odds(nil)
	if len(all) != 1 || len(all[0].Rows) != 12 {
		t.Fatalf("%+v", all)
	}
	for miles, want := range map[int][]string{
		1:  {"0/36 (0.0 %)", "36/36 (100.0 %)", "1/6 (16.7 %)", "6/6 (100.0 %)"},
		6:  {"5/36 (13.9 %)", "26/36 (72.2 %)", "1/6 (16.7 %)", "1/6 (16.7 %)"},
		7:  {"6/36 (16.7 %)", "21/36 (58.3 %)", "0/6 (0.0 %)", "0/6 (0.0 %)"},
		12: {"1/36 (2.8 %)", "1/36 (2.8 %)", "0/6 (0.0 %)", "0/6 (0.0 %)"},
	} {
		var got []string
		for _, c := range all[0].Rows[miles-1].Chances {
			got = append(got, c.String())
		}
		if !slices.Equal(got, want) {
			t.Errorf("%d miles: %q, want %q", miles, got, want)
		}
	}
}
