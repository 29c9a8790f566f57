package final_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// Who has won is said with the next score beside it, and by the totals alone where
// nothing else is known.
func TestStanding(t *testing.T) {
	dollars := func(n int) *scoring.Tenths { v := scoring.Whole(n); return &v }
	info := &scoring.Info{Unit: "$"}
	for want, r := range map[string]final.Report{
		"Bob wins, $9 to Ann's $7.": {Winners: []string{"Bob"}, Players: []final.PlayerReport{
			{Name: "Ann", Score: dollars(7), Rank: 2}, {Name: "Bob", Score: dollars(9), Claimed: dollars(5), Rank: 1},
		}},
		"Ann and Cid share the win, with $9.": {Winners: []string{"Ann", "Cid"}, Players: []final.PlayerReport{
			{Name: "Ann", Score: dollars(9), Rank: 1}, {Name: "Bob", Score: dollars(7), Rank: 3}, {Name: "Cid", Score: dollars(9), Rank: 1},
		}},
		"By the totals as they are written Ann wins, $9 to Bob's $7.": {Players: []final.PlayerReport{
			{Name: "Ann", Claimed: dollars(9)}, {Name: "Bob", Claimed: dollars(7)},
		}},
		"": {Players: []final.PlayerReport{{Name: "Ann", Claimed: dollars(9)}, {Name: "Bob", Score: dollars(7)}}},
	} {
		if got := r.Standing(info); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if alone := (&final.Report{Winners: []string{"Ann"}, Players: []final.PlayerReport{{Name: "Ann", Score: dollars(9), Rank: 1}}}).Standing(info); alone != "" {
		t.Errorf("alone: %q", alone)
	}
}
