package seats

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/web/live"
)

// Every ledger whose slips are all amended is carried on at a table, with the score
// that a check finds.
func TestAmendedLedgersAreCarriedOn(t *testing.T) {
	files, err := filepath.Glob("../../../scoring/coal/testdata/amended/*.ledger")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	tables := programtest.Repeatable{Store: new(memory.Store), Clock: func() time.Time { return twinTime }}.Open(t)
	carried := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		o, err := titles.Shelf().Open(file, string(text), nil)
		if err != nil {
			t.Fatal(err)
		}
		findings := ledger.Check(o.Fold, o.Doc)
		p, err := tables.Import(t.Context(), live.Order{Keep: 7}, file, string(text))
		if err != nil {
			if len(findings) == 0 {
				t.Errorf("%s: %v", file, err)
			}
			continue
		}
		carried++
		v, err := p.View(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for seat, score := range v.Tally {
			if want := o.Fold.State().Tally()[seat].Total(); score.Total() != want {
				t.Errorf("%s: %s has %s, not %s", file, v.Names[seat], score.Total(), want)
			}
		}
	}
	if carried == 0 {
		t.Error("none was carried on")
	}
}
