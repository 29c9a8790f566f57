package play

import (
	"saddlebag/scoring/ledger"
	"saddlebag/web/table"
)

// An UnfitView is how many entries do not fit any more for what was amended before
// them, and the address of the first of them in the book.
type UnfitView struct {
	Count int
	Look  string
}

// ViewUnfit counts the entries that do not fit any more.
func ViewUnfit(t *table.Snapshot) UnfitView {
	var v UnfitView
	for i := range t.View.Moves {
		m := &t.View.Moves[i]
		if m.Status != ledger.Struck {
			continue
		}
		if v.Count++; v.Count == 1 {
			v.Look = t.BookAt(m.Number)
		}
	}
	return v
}
