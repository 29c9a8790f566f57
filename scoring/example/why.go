package example

import (
	"strings"

	"saddlebag/scoring"
)

// Why lets the event that a tap means be refused by the rules, on a clone.
func (s View) Why(seat, owner int, cell, with string) *scoring.Violation {
	if owner != scoring.Table && owner != seat {
		return scoring.Breaks("NU7", "This is the slip of %s.", s.names[owner])
	}
	if v := scoring.Apply(&info, s.Clone(), s.meant(seat, cell, with)); v != nil {
		return v
	}
	return scoring.Breaks("NU3", "This is for another round.") // the event belongs elsewhere
}

// meant is the event that a tap on a cell means.
func (s View) meant(seat int, cell, with string) scoring.Event {
	e := scoring.Event{Seat: seat}
	switch name, _, _ := strings.Cut(cell, "/"); name {
	case CellDice:
		e = scoring.Event{Seat: scoring.Table, Verb: verbRoll, Args: []string{"1+1"}}
	case groupWheel:
		e.Verb, e.Args = verbSpin, wheel.Sides[:1]
	case CellPlace:
		e.Verb, e.Args = verbBury, []string{scoring.Hidden}
	case CellCard:
		e.Verb, e.Args = verbReveal, []string{cards[0], scoring.Hidden}
	default:
		e.Verb, e.Args = verbDig, []string{with}
		if r := s.round(); with == "" && r != nil {
			e.Args[0] = r.dice[0]
		}
	}
	return e
}
