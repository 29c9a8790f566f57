package goldfever_test

import (
	"testing"

	"saddlebag/scoring/ledger/ledgertest"
)

// A team scores together: what two of its records have otherwise is one difference.
func TestScoreTwice(t *testing.T) {
	for _, d := range []ledgertest.Differing{
		{
			File: "testdata/twice/total.final",
			Says: "Law, total says 9 and Ann's Team score says 8, but it's the same score. Its parts come to 9.",
			At:   "table team-1/total 9, Ann score 8",
		},
		{
			File: "testdata/twice/partners.final",
			Says: "Ann's Team score says 9 and Bob's Team score says 8, but it's the same score.",
			At:   "Ann score 9, Bob score 8",
		},
	} {
		d.Twice(t, withOwn())
	}
}
