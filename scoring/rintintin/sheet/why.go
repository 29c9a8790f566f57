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
		return scoring.Broken(scoring.UnknownClause, "Only players do something in Rin Tin Tin.")
	case owner != scoring.Table && owner != seat:
		return scoring.Broken(scoring.UnknownClause, "That is the column of %s.", s.Names[owner])
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
		return scoring.Broken("RT18", "This is added up by itself.")
	case group != rintintin.CardGroup:
		return scoring.Broken("RT13", "This follows from the pieces on the board.")
	case s.Phase == rintintin.Revealing && len(s.Secrets(seat)) > 0:
		return scoring.Broken("RT20", "Secret cards are all shown at once.").Offer("the first of them")
	case s.Phase == rintintin.Revealing:
		return scoring.Broken("RT20", "None of your cards is secret.")
	case slices.Contains(s.Drawers, seat):
		return scoring.Broken("RT14", "The next card goes to the next free place.")
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
	return scoring.Broken(s.PlacingClause(), "The next cavalryman of this group goes to its first open circle.")
}
