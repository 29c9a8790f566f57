package ledgertest

import (
	"os"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// A Differing is a document in which two records say otherwise of one fact, with how that
// is told and where it stands: "Ann day-3/total 28, Ann points 38".
type Differing struct{ File, Says, At string }

// Twice judges a document: the first finding is that difference alone.
func (d Differing) Twice(t *testing.T, shelf ledger.Catalog) {
	t.Helper()
	text, err := os.ReadFile(d.File)
	if err != nil {
		t.Fatal(err)
	}
	opened, err := final.Open(shelf, d.File, string(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	judged, err := opened.Audit(t.Context())
	if err != nil || len(judged.Findings) == 0 {
		t.Fatalf("%s: %v, %s; want %s", d.File, err, judged.Verdict, d.Says)
	}
	first := opened.Describe(judged.Findings[0])
	at := scoring.Each(len(first.Entries), func(i int) string {
		e := first.Entries[i]
		return e.Owner + " " + e.Cell + " " + e.Value
	})
	if got := strings.Join(at, ", "); first.Message.String() != d.Says || got != d.At {
		t.Errorf("%s is told as\n%s (%s)\nand should be\n%s (%s)", d.File, first.Message, got, d.Says, d.At)
	}
}
