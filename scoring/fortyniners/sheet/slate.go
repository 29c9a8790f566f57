package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
)

// A SlateView is a game without a board, with what its sheets show of it. It reads the
// state and changes nothing.
type SlateView struct{ *fortyniners.Slate }

// Clone returns an independent copy.
func (s SlateView) Clone() scoring.State { return SlateView{s.Slate.Clone()} }

// Cells lists each seat's run sheet, then which run it is.
func (s SlateView) Cells() []scoring.Cell {
	w := sheets(&s.Book, nil, 0)
	w.Owner, w.Use = scoring.Table, scoring.Shown
	writeRun(w, &s.Book)
	return w.Cells
}

// Why says why nothing can be done now at a cell.
func (s SlateView) Why(seat, owner int, cell, _ string) *scoring.Violation {
	switch {
	case owner == scoring.Table:
		return follows(cell)
	case owner != s.Run || seat != s.Run:
		return scoring.Breaks("FN41", "fortyniners.for-blackjack", "player", s.Names[s.Run])
	}
	_, column, isRow := strings.Cut(cell, "/")
	if isRow && (column == fortyniners.ColumnCredited || column == fortyniners.ColumnLost) {
		return scoring.Breaks("FN41", "fortyniners.next-line")
	}
	return follows(cell)
}

// Holdings tells what each seat plays in this run: without a board nobody knows
// where.
func (s SlateView) Holdings() (seats []speech.Text, table speech.Text) {
	return roles(&s.Book), ""
}
