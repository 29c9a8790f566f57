package play

import (
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
	struck := t.View.Struck()
	if len(struck) == 0 {
		return UnfitView{}
	}
	return UnfitView{len(struck), t.BookAt(struck[0])}
}
