package sheet

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means.
func (s View) Why(seat, owner int, cell, _ string) *scoring.Violation {
	switch {
	case seat == scoring.Table:
		return scoring.Breaks(scoring.UnknownClause, "rintintin.only-players")
	case owner != scoring.Table && owner != seat:
		return scoring.Breaks(scoring.UnknownClause, "rintintin.column-of", "player", s.Names[owner])
	case owner == seat:
		return s.whyColumn(seat, cell)
	}
	return s.whyBoard(seat, cell)
}

// whyColumn explains a cell in the seat's own column of the score sheet.
func (s View) whyColumn(seat int, cell string) *scoring.Violation {
	group, _, _ := strings.Cut(cell, "/")
	switch {
	case cell == rintintin.ScoreCell, cell == rintintin.OutlawsCell, cell == rintintin.BoodleCell:
		return scoring.Breaks("RT18", "rintintin.added-up")
	case group != rintintin.CardGroup:
		return scoring.Breaks("RT13", "rintintin.follows-from-pieces")
	case s.Phase == rintintin.Revealing && len(s.Secrets(seat)) > 0:
		return scoring.Breaks("RT20", "rintintin.all-at-once").Suggest("rintintin.first-of-them")
	case s.Phase == rintintin.Revealing:
		return scoring.Breaks("RT20", "rintintin.none-secret")
	case slices.Contains(s.Drawers, seat):
		return scoring.Breaks("RT14", "rintintin.next-free-place")
	}
	return scoring.Apply(&Info, s.Clone(), scoring.Event{Seat: seat, Verb: rintintin.VerbBoodle, Args: []string{scoring.Hidden}})
}

// whyBoard explains a cell of the board.
func (s View) whyBoard(seat int, cell string) *scoring.Violation {
	group, _, _ := strings.Cut(cell, "/")
	e := scoring.Event{Seat: seat, Verb: rintintin.VerbMan, Args: []string{group}}
	switch {
	case cell == rintintin.SpinnerCell:
		e.Verb, e.Args = rintintin.VerbSpin, s.Board.Spinner[:1]
	case cell == rintintin.DogCell(group):
		e.Verb = rintintin.VerbDog
	}
	if s.Apart > 1 && cell != rintintin.SpinnerCell {
		e.Args = append(e.Args, "1")
	}
	if v := scoring.Apply(&Info, s.Clone(), e); v != nil {
		return v
	}
	return scoring.Breaks(s.PlacingClause(), "rintintin.first-open-circle")
}
