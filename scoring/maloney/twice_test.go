package maloney_test

import (
	"testing"

	"saddlebag/scoring/ledger/ledgertest"
)

// Points that the card and the notary's ledger have otherwise are one difference.
func TestPointsTwice(t *testing.T) {
	for _, d := range []ledgertest.Differing{
		{
			File: "testdata/twice/points.final",
			Says: "Ann's Day 3, running total says 28 and Ann's Points says 38, but it's the same number of points. Its parts come to 28.",
			At:   "Ann day-3/total 28, Ann points 38",
		},
		{
			File: "testdata/twice/running.final",
			Says: "Bob's Day 3, running total says 32 and Bob's Points says 23, but it's the same number of points. Its parts come to 23.",
			At:   "Bob day-3/total 32, Bob points 23",
		},
	} {
		d.Twice(t, shelf)
	}
}
