package rintintin

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Why says why nothing can be done now at a cell: what the event says that a
// tap on it means.
func (s *state) Why(seat, owner int, cell, _ string) *scoring.Violation {
	if !slices.ContainsFunc(s.Cells(), func(c scoring.Cell) bool { return c.ID == cell && c.Owner == owner }) {
		return scoring.Breaks(scoring.UnknownClause, "There is no %q on the sheets.", cell)
	}
	for _, p := range s.Prompts() {
		if p.Seat == seat && p.Owner == owner && p.Cell == cell {
			return nil
		}
	}
	group, spot, _ := strings.Cut(cell, "/")
	e := scoring.Event{Seat: seat}
	switch {
	case seat == scoring.Table:
		return scoring.Breaks(scoring.UnknownClause, "Only players do something in Rin Tin Tin.")
	case owner != scoring.Table && owner != seat:
		return scoring.Breaks(scoring.UnknownClause, "That is %s's column.", s.names[owner])
	case owner == seat && group == "card" && s.phase == revealing:
		return scoring.Breaks("RT20", "All secret cards are shown at once, from the first one.")
	case owner == seat && group == "card":
		e.Verb, e.Args = verbBoodle, []string{scoring.Hidden}
		if v := s.Clone().Apply(e); v != nil {
			return v
		}
		return scoring.Breaks("RT14", "The next card goes to the next free place.")
	case owner == seat:
		return scoring.Breaks("RT13", "This follows from the board by itself.")
	case cell == cellSpinner:
		e.Verb, e.Args = verbSpin, []string{s.board.Spinner[0]}
	default:
		e.Verb, e.Args = verbMan, []string{group}
		if spot == "dog" {
			e.Verb = verbDog
		}
		e.Args = append(e.Args, []string{"1"}[:s.squadWords()]...)
	}
	if v := s.Clone().Apply(e); v != nil {
		return v
	}
	return scoring.Breaks("RT6", "The next cavalryman of %s goes to its first open circle.", group)
}
