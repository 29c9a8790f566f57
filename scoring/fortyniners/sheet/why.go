package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means.
func (s View) Why(seat, owner int, cell, _ string) *scoring.Violation {
	at, isSpot := s.Net.Index[cell]
	switch {
	case owner != scoring.Table || cell == fortyniners.RunCell:
		return follows(cell)
	case seat == scoring.Table:
		return scoring.Breaks(scoring.UnknownClause, "fortyniners.only-players", "game", Info.Title)
	case isSpot:
		return scoring.Apply(&Info, s.Clone(), s.tapped(seat, at))
	case s.Phase == fortyniners.Moving && seat == s.SeatOf(s.Turn):
		return scoring.Apply(&Info, s.Clone(), scoring.Event{Seat: seat, Verb: fortyniners.VerbPass})
	}
	return scoring.Apply(&Info, s.Clone(), scoring.Event{Seat: seat, Verb: fortyniners.VerbRoll, Args: []string{strings.Repeat("+1", s.Dice)[1:]}})
}

// tapped is the move that a tap on a spot means: the shortest way there, whoever
// stands on it.
func (s View) tapped(seat int, to fortyniners.SpotIndex) scoring.Event {
	e := scoring.Event{Seat: seat, Verb: fortyniners.VerbMove}
	r := fortyniners.RoleOf(seat, s.Run)
	if s.MayRideOn(r) && s.Turn != r {
		e.Verb = fortyniners.VerbLookout
	}
	e.Args = s.Net.IDs(s.Net.Shortest(r.Traveller(), s.At[r], to))
	return e
}

// follows says what fills a cell that is not written on by hand.
func follows(cell string) *scoring.Violation {
	_, column, _ := strings.Cut(cell, "/")
	switch {
	case cell == fortyniners.RunCell || cell == fortyniners.RoleCell:
		return scoring.Breaks("FN1", "fortyniners.runs-follow")
	case cell == fortyniners.ResultCell:
		return scoring.Breaks("FN15", "fortyniners.result")
	case cell == fortyniners.ColumnCredited || cell == fortyniners.ColumnLost:
		return scoring.Breaks("FN15", "fortyniners.added-up")
	case column == fortyniners.ColumnThrow || column == fortyniners.ColumnStands:
		return scoring.Breaks("FN33", "fortyniners.coach-moves")
	}
	return scoring.Breaks("FN11", "fortyniners.settlement")
}
