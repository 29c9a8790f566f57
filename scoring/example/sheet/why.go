package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/example"
)

// Why lets the event that a tap means be refused by the rules, on a clone.
func (s View) Why(seat, owner int, cell, with string) *scoring.Violation {
	if owner != scoring.Table && owner != seat {
		return scoring.Breaks("NU7", "example.not-your-slip", "player", s.Names[owner])
	}
	if v := scoring.Apply(&Info, s.Clone(), s.meant(seat, cell, with)); v != nil {
		return v
	}
	return scoring.Breaks("NU3", "example.another-round") // the event belongs elsewhere
}

// meant is the event that a tap on a cell means.
func (s View) meant(seat int, cell, with string) scoring.Event {
	e := scoring.Event{Seat: seat}
	switch name, _, _ := strings.Cut(cell, "/"); name {
	case example.CellDice:
		e = scoring.Event{Seat: scoring.Table, Verb: example.VerbRoll, Args: []string{"1+1"}}
	case example.GroupWheel:
		e.Verb, e.Args = example.VerbSpin, example.Wheel.Sides[:1]
	case example.CellPlace:
		e.Verb, e.Args = example.VerbBury, []string{scoring.Hidden}
	case example.CellCard:
		e.Verb, e.Args = example.VerbReveal, []string{example.Cards[0], scoring.Hidden}
	default:
		e.Verb, e.Args = example.VerbDig, []string{with}
		if r := s.Round(); with == "" && r != nil {
			e.Args[0] = r.Dice[0]
		}
	}
	return e
}
