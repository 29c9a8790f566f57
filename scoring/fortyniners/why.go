package fortyniners

import (
	"strings"

	"saddlebag/scoring"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means.
func (s View) Why(seat, owner int, cell, _ string) *scoring.Violation {
	at, isSpot := s.net.index[cell]
	switch {
	case owner != scoring.Table || cell == RunCell:
		return follows(cell)
	case seat == scoring.Table:
		return scoring.Breaks(scoring.UnknownClause, "Only players do something in %s.", info.Title)
	case isSpot:
		return scoring.Apply(&info, s.Clone(), s.tapped(seat, at))
	case s.phase == moving && seat == s.seat(s.turn):
		return scoring.Apply(&info, s.Clone(), scoring.Event{Seat: seat, Verb: verbPass})
	}
	return scoring.Apply(&info, s.Clone(), scoring.Event{Seat: seat, Verb: verbRoll, Args: []string{strings.Repeat("+1", s.dice)[1:]}})
}

// tapped is the move that a tap on a spot means: the shortest way there, whoever
// stands on it.
func (s View) tapped(seat int, to spot) scoring.Event {
	e := scoring.Event{Seat: seat, Verb: verbMove}
	r := roleOf(seat, s.run)
	if s.mayRideOn(r) && s.turn != r {
		e.Verb = verbLookout
	}
	e.Args = s.net.ids(s.net.shortest(r.traveller(), s.at[r], to))
	return e
}

// follows says what fills a cell that is not written on by hand.
func follows(cell string) *scoring.Violation {
	_, column, _ := strings.Cut(cell, "/")
	switch {
	case cell == RunCell || cell == RoleCell:
		return scoring.Breaks("FN1", "The runs follow one another, and the parts go round with them.")
	case cell == ResultCell:
		return scoring.Breaks("FN15", "The result is what was credited less what was lost.")
	case cell == ColumnCredited || cell == ColumnLost:
		return scoring.Breaks("FN15", "This is added up by itself.")
	case column == ColumnThrow || column == ColumnStands:
		return scoring.Breaks("FN33", "This is written by itself when the coach has moved.")
	}
	return scoring.Breaks("FN11", "This is written by itself when the coach stops at a settlement or passes it.")
}
