package scoring_test

import (
	"strconv"
	"testing"

	"saddlebag/scoring"
)

func TestNumber(t *testing.T) {
	f := scoring.Filled{{Cell: "blank"}: {}, {Cell: "half"}: {Value: "3.5"}, {Cell: "word"}: {Value: "S"}, {Cell: scoring.CorrectionCell("cash")}: {Value: "-5"}}
	for cell, want := range map[string]string{"blank": "0 true", "half": "3.5 true", "word": "0 false", "unknown": "0 false"} {
		n, ok := f.Number(scoring.Place{Cell: cell})
		if got := n.String() + " " + strconv.FormatBool(ok); got != want {
			t.Errorf("%s is %s, want %s", cell, got, want)
		}
	}
	if got := f.Correction(0, "cash"); got != scoring.Whole(-5) {
		t.Errorf("a correction of %s", got)
	}
	if got := f.Correction(1, "cash"); got != 0 {
		t.Errorf("a correction of %s that nobody has made", got)
	}
}
