package judge_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

// Where the cards are not known, boodle must be what some come to (RT3).
func TestBoodleOfUnknownCards(t *testing.T) {
	for boodle, want := range map[string]scoring.Verdict{
		"0": scoring.CannotBeTold, "4": scoring.CannotBeTold, "17": scoring.CannotBeTold, "9999": scoring.CannotBeTold,
		"1": scoring.Impossible, "3": scoring.Impossible, "-2": scoring.Impossible, "2.5": scoring.Impossible,
	} {
		audit := ledgertest.Audit(t, shelf, "saddlebag 1 rin-tin-tin final\nplayer Ann\nplayer Bob\n\nAnn boodle "+boodle+"\n")
		if audit.Verdict != want || want == scoring.Impossible && audit.Findings[0].Clause != "RT3" {
			t.Errorf("%s: %s, %+v; want %s", boodle, audit.Verdict, audit.Findings, want)
		}
	}
}

// Totals alone: what they cannot be, and what it would take.
func TestTotalsAlone(t *testing.T) {
	const again = " but the deck has 8, worth 34 in all. Tied players would have drawn again and again."
	for lines, want := range map[string]struct {
		verdict      scoring.Verdict
		clause, says string // of the first finding
		doubt        string
	}{
		"Ann outlaws 18\nAnn boodle 10\nAnn score 28\nBob outlaws 20\nBob boodle 4\nBob score 24\nCy outlaws 14\nCy boodle 0\nCy score 14": {verdict: scoring.CannotBeTold},
		"Ann score -3":   {scoring.Impossible, "RT18", "Ann can't score -3: with all pieces placed, captured outlaws alone are 14 or more.", ""},
		"Ann score 14":   {verdict: scoring.CannotBeTold},
		"Ann score 58":   {verdict: scoring.CannotBeTold},
		"Ann score 500":  {scoring.CannotBeTold, "", "", "Ann scores 500, and 476 or more of it is boodle. That takes at least 48 cards," + again},
		"Bob boodle 39":  {scoring.CannotBeTold, "", "", "Bob has boodle worth 39. That takes at least 4 cards," + again},
		"Ann outlaws 25": {scoring.Impossible, "RT17", "Ann can't have captured 25: with all pieces placed it's 14 to 24.", ""},
		"Ann outlaws 16\nAnn boodle 10\nAnn score 99": {scoring.WrongTotal, "RT18", "Ann scores 16 + 10 = 26; the sheet says 99.", ""},
		"Ann score 30\nBob score 30\nCy score 20":     {scoring.Impossible, "RT19", "Ann and Bob are tied for the lead with 30: draw boodle until one leads.", ""},
		"Ann score 30\nBob score 30":                  {verdict: scoring.CannotBeTold},
	} {
		audit := ledgertest.Audit(t, shelf, "saddlebag 1 rin-tin-tin final\nplayer Ann\nplayer Bob\nplayer Cy\n\n"+lines+"\n")
		if audit.Verdict != want.verdict || want.clause != "" && (audit.Findings[0].Clause != want.clause || audit.Findings[0].Message.String() != want.says) {
			t.Errorf("%s: %s, %+v; want %s", lines, audit.Verdict, audit.Findings, want.says)
		}
		if got := len(audit.Doubts) > 0; got != (want.doubt != "") || got && audit.Doubts[0].Message.String() != want.doubt {
			t.Errorf("%s: doubts %+v; want %s", lines, audit.Doubts, want.doubt)
		}
	}
}
