package judge_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// Totals are read as people write them who have no form before them: Ann has 30 and 2,
// which makes 32, and Bob 35 and 10, which makes 45.
func TestTotalsInOnesOwnHand(t *testing.T) {
	type totals struct{ outlaws, boodle, score string }
	ann, bob := totals{"30", "2", "32"}, totals{"35", "10", "45"}
	scoreOf := func(all totals) totals { return totals{score: all.score} }
	for lines, want := range map[string][2]totals{
		"Ann totals 30 2 32\nBob totals 35 10 45\n":                  {ann, bob},
		"Ann, 30, 2, 32\nBob; 35; 10; 45\n":                          {ann, bob},
		"Ann;totals;30;2;32\nBob: 35 10 45\n":                        {ann, bob},
		"Ann totals 30\u00a02\u00a032\nBob totals ３５ １０ ４５\n":        {ann, bob},
		"Ann totals 30 2 32 points\nBob totals 35 10 45p\n":          {ann, bob},
		"Ann totals 30 2 30+2=32\nBob totals 35 10 35+10\n":          {ann, bob},
		"Ann 32\nBob: 45 pts\n":                                      {scoreOf(ann), scoreOf(bob)},
		"Saddlebag is no part of this\nAnn score 32\nBob score 45\n": {scoreOf(ann), scoreOf(bob)},
	} {
		d, err := final.Open(shelf, "hand.final", "Saddlebag 1 rin-tin-tin final\nplayer “Ann”\nPlayer: Bob\n\n"+lines, nil)
		if err != nil {
			t.Fatal(err)
		}
		for seat, totals := range want {
			for cell, value := range map[string]string{"outlaws": totals.outlaws, "boodle": totals.boodle, "score": totals.score} {
				if got := d.Filled[scoring.Place{Owner: seat, Cell: cell}].Value; got != value {
					t.Errorf("%q: %s of seat %d is read as %q, not %q", lines, cell, seat, got, value)
				}
			}
		}
	}
}

// What is no sum, or comes to something else, is asked.
func TestSumsThatAreNone(t *testing.T) {
	for _, line := range []string{"Ann score 30+2=33", "Ann score 35-3", "Ann score 30+", "Ann score 30+two"} {
		d, err := final.Open(shelf, "hand.final", "saddlebag 1 rin-tin-tin final\nplayer Ann\nplayer Bob\n\n"+line+"\n", nil)
		if err != nil {
			t.Fatal(err)
		}
		if w, known := d.Filled[scoring.Place{Owner: 0, Cell: "score"}]; known || len(d.Unread) == 0 {
			t.Errorf("%q is read as %+v", line, w)
		}
	}
}
