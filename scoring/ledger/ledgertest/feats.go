package ledgertest

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Counted is a feat as somebody has counted it by hand: figures by seat, in whole units, and
// the lines of the ledger that did it.
type Counted struct {
	ID      string
	Figures []int
	Of      []int // of a share
	Lines   []int // of a best
}

// Feats checks what ledgers of a folder tell beside the score against what was counted by hand.
// Each feat of the game is counted in one of them at least, where somebody has done it.
func Feats(t *testing.T, shelf ledger.Catalog, folder string, games map[string][]Counted) {
	t.Helper()
	missing := map[string]bool{}
	for name, want := range games {
		fold, _ := Check(t, shelf, filepath.Join(folder, name+".ledger"))
		var got []Counted
		for _, f := range scoring.Feats(fold.State()) {
			if _, seen := missing[f.ID]; !seen {
				missing[f.ID] = true
			}
			if !slices.ContainsFunc(want, func(c Counted) bool { return c.ID == f.ID }) {
				continue
			}
			got = append(got, Counted{f.ID, whole(f.Figures), whole(f.Of), f.Events})
			missing[f.ID] = missing[f.ID] && f.Most() == 0
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: counted (-), by the program (+):\n%s", name, diff)
		}
	}
	for id, is := range missing {
		if is {
			t.Errorf("nobody has counted %s", id)
		}
	}
}

func whole(figures []scoring.Tenths) (units []int) {
	for _, f := range figures {
		units = append(units, int(f/scoring.Whole(1)))
	}
	return units
}

// checkStands checks that what a feat has as its best deed is an entry that stands.
func checkStands(t *testing.T, f *ledger.Fold) {
	t.Helper()
	for _, feat := range scoring.Feats(f.State()) {
		for seat, event := range feat.Events {
			if event != 0 && !slices.Contains(f.ActiveEvents(), event) {
				t.Errorf("what seat %d has done for %s was taken back: %d", seat, feat.ID, event)
			}
		}
	}
}
