package rintintin_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

// Where the cards are not known, boodle must be what some come to (RT3).
func TestBoodleOfUnknownCards(t *testing.T) {
	for boodle, want := range map[string]scoring.Verdict{
		"0": scoring.CannotBeTold, "4": scoring.CannotBeTold, "17": scoring.CannotBeTold,
		"1": scoring.Impossible, "3": scoring.Impossible, "-2": scoring.Impossible, "2.5": scoring.Impossible, "9999": scoring.Impossible,
	} {
		audit := ledgertest.Audit(t, shelf, "saddlebag 1 rin-tin-tin final\nplayer Ann\nplayer Bob\n\nAnn boodle "+boodle+"\n")
		if audit.Verdict != want || want == scoring.Impossible && audit.Findings[0].Clause != "RT3" {
			t.Errorf("%s: %s, %+v; want %s", boodle, audit.Verdict, audit.Findings, want)
		}
	}
}
