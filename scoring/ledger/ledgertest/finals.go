package ledgertest

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// Finals checks that the filled sheets of every whole game are right, score what the
// game does, and survive being written and read again.
func Finals(t *testing.T, shelf ledger.Catalog, folder string) {
	t.Helper()
	for _, file := range ledgers(t, folder) {
		opened := open(t, shelf, file)
		if ledger.Check(opened.Fold, opened.Doc); !opened.Fold.State().Outcome().Over {
			continue // stopped by the table
		}
		t.Run(nameOf(file), func(t *testing.T) {
			own := func(scoring.Game) (ledger.HouseData, error) { return opened.House, nil }
			of, err := final.Of(shelf, opened)
			if err != nil {
				t.Fatal(err)
			}
			text := of.String()
			read, err := final.Open(shelf, "its.final", text, own)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(text, read.String()); diff != "" {
				t.Errorf("written (-), read and written again (+):\n%s", diff)
			}
			if differences, err := read.Compare(of); err != nil || len(differences) > 0 {
				t.Errorf("the ledger differs: %+v, %v", differences, err)
			}
			audit, err := read.Audit(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if audit.Verdict != scoring.Right {
				t.Fatalf("%s: %+v, missing %v", audit.Verdict, audit.Findings, audit.Missing)
			}
			for seat, score := range opened.Fold.State().Tally() {
				if got := audit.Scores[seat].Total(); got != score.Total() {
					t.Errorf("%s has %s by the ledger, %s by the sheets", opened.Fold.Names()[seat], score.Total(), got)
				}
			}
			if diff := cmp.Diff(opened.Fold.Outcome().Ranks, audit.Ranks); diff != "" {
				t.Errorf("ranks by the ledger (-), by the sheets (+):\n%s", diff)
			}
		})
	}
}

// Audit judges the filled sheets of a document, which must be readable.
func Audit(t *testing.T, shelf ledger.Catalog, text string) scoring.Audit {
	t.Helper()
	d, err := final.Open(shelf, "its.final", text, nil)
	if err != nil {
		t.Fatal(err)
	}
	audit, err := d.Audit(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return audit
}
