package fortyniners

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means.
func (s *state) Why(seat, owner int, cell, with string) *scoring.Violation {
	if v, done := whyAny(s, seat, owner, cell, with); done {
		return v
	}
	at, isSpot := s.net.index[cell]
	switch {
	case owner != scoring.Table || cell == cellRun:
		return follows(cell)
	case s.over():
		return breaksOver()
	case isSpot:
		return s.Clone().Apply(s.tapped(seat, at))
	case s.phase == moving && seat == s.seat(s.turn):
		return s.Clone().Apply(scoring.Event{Seat: seat, Verb: verbPass})
	}
	return s.Clone().Apply(scoring.Event{Seat: seat, Verb: verbRoll, Args: []string{strings.Repeat("+1", s.dice)[1:]}})
}

// tapped is the move that a tap on a spot means: the shortest way there, whoever
// stands on it.
func (s *state) tapped(seat int, to spot) scoring.Event {
	e := scoring.Event{Seat: seat, Verb: verbMove}
	r := roleOf(seat, s.run)
	if s.onward.open && s.onward.role == r && s.turn != r {
		e.Verb = verbLookout
	}
	e.Args = s.net.ids(s.net.shortest(r.traveller(), s.at[r], to))
	return e
}

// shortest is the shortest way of a traveller, or the spot alone where none
// leads there.
func (n *network) shortest(kind traveller, from, to spot) []spot {
	before := map[spot]spot{from: from}
	for next := []spot{from}; len(next) > 0; next = next[1:] {
		for _, at := range n.ways[kind][next[0]] {
			if _, seen := before[at]; !seen {
				before[at] = next[0]
				next = append(next, at)
			}
		}
	}
	path := []spot{to}
	if _, reached := before[to]; !reached {
		return path
	}
	for at := before[to]; at != from; at = before[at] {
		path = append(path, at)
	}
	slices.Reverse(path)
	return path
}

// whyAny is what can be said of a cell in any state; done is whether it is all.
func whyAny(s scoring.State, seat, owner int, cell, with string) (v *scoring.Violation, done bool) {
	switch {
	case !slices.ContainsFunc(s.Cells(), func(c scoring.Cell) bool { return c.ID == cell && c.Owner == owner }):
		return scoring.Breaks(scoring.UnknownClause, "There is no %q on the sheets.", cell), true
	case slices.ContainsFunc(s.Prompts(), func(p scoring.Prompt) bool { return p.At(seat, owner, cell, with) }):
		return nil, true
	case seat == scoring.Table:
		return scoring.Breaks(scoring.UnknownClause, "Only players do something in %s.", info.Title), true
	}
	return nil, false
}

// follows says what fills a cell that is not written on by hand.
func follows(cell string) *scoring.Violation {
	_, column, _ := strings.Cut(cell, "/")
	switch {
	case cell == cellRun || cell == cellRole:
		return scoring.Breaks("FN1", "The runs follow one another, and the parts go round with them.")
	case cell == cellResult:
		return scoring.Breaks("FN15", "The result is what was credited less what was lost.")
	case cell == columnCredited || cell == columnLost:
		return scoring.Breaks("FN15", "This is added up by itself.")
	case column == columnThrow || column == columnStands:
		return scoring.Breaks("FN33", "This is written by itself when the coach has moved.")
	}
	return scoring.Breaks("FN11", "This is written by itself when the coach stops at a settlement or passes it.")
}
