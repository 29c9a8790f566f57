package rintintin

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means.
func (s View) Why(seat, owner int, cell, _ string) *scoring.Violation {
	switch {
	case seat == scoring.Table:
		return scoring.Breaks(scoring.UnknownClause, "Only players do something in Rin Tin Tin.")
	case owner != scoring.Table && owner != seat:
		return scoring.Breaks(scoring.UnknownClause, "That is the column of %s.", s.names[owner])
	case owner == seat:
		return s.whyColumn(seat, cell)
	}
	return s.whyBoard(seat, cell)
}

// whyColumn explains a cell in the seat's own column of the score sheet.
func (s View) whyColumn(seat int, cell string) *scoring.Violation {
	group, _, _ := strings.Cut(cell, "/")
	switch {
	case cell == ScoreCell, cell == OutlawsCell, cell == BoodleCell:
		return scoring.Breaks("RT18", "This is added up by itself.")
	case group != cardGroup:
		return scoring.Breaks("RT13", "This follows from the pieces on the board.")
	case s.phase == revealing && len(s.secrets(seat)) > 0:
		return scoring.Breaks("RT20", "Secret cards are all shown at once.").Suggest("the first of them")
	case s.phase == revealing:
		return scoring.Breaks("RT20", "None of your cards is secret.")
	case slices.Contains(s.drawers, seat):
		return scoring.Breaks("RT14", "The next card goes to the next free place.")
	}
	return scoring.Apply(&info, s.Clone(), scoring.Event{Seat: seat, Verb: verbBoodle, Args: []string{scoring.Hidden}})
}

// whyBoard explains a cell of the board.
func (s View) whyBoard(seat int, cell string) *scoring.Violation {
	group, spot, _ := strings.Cut(cell, "/")
	e := scoring.Event{Seat: seat, Verb: verbMan, Args: []string{group}}
	switch {
	case cell == SpinnerCell:
		e.Verb, e.Args = verbSpin, s.board.Spinner[:1]
	case spot == spotDog:
		e.Verb = verbDog
	}
	if s.apart > 1 && cell != SpinnerCell {
		e.Args = append(e.Args, "1")
	}
	if v := scoring.Apply(&info, s.Clone(), e); v != nil {
		return v
	}
	return scoring.Breaks(s.clause(), "The next cavalryman of this group goes to its first open circle.")
}
