package example

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Apply finds the verb of an event, which has its form (see [scoring.Apply]). Each
// verb looks at everything that an event can break before it writes anything.
func (s *State) Apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case VerbDraw:
		return s.draw(e.Seat, e.Args[0])
	case VerbBury:
		return s.bury(e.Seat, e.Args[0])
	case VerbRoll:
		return s.roll(e.Args[0])
	case VerbDig:
		return s.dig(e)
	case VerbSpin:
		return s.spin(e)
	default:
		return s.reveal(e)
	}
}

func (s *State) draw(seat int, card string) *scoring.Violation {
	p := &s.Seats[seat]
	if p.Drawn {
		return scoring.Broken("NU1", "%s has a card.", s.Names[seat])
	}
	p.Card, p.Drawn = card, true
	return nil
}

func (s *State) bury(seat int, place string) *scoring.Violation {
	p := &s.Seats[seat]
	if p.Buried {
		return scoring.Broken("NU2", "%s has buried the nugget.", s.Names[seat])
	}
	p.Place, p.Buried = place, true
	return nil
}

func (s *State) roll(throw string) *scoring.Violation {
	thrown := strings.Split(throw, "+")
	switch {
	case len(thrown) != Dice.Count:
		return scoring.Broken("NU3", "%q is not a throw of two dice.", throw).Offer("2+5")
	case !s.canRoll():
		return scoring.Broken("NU3", "Not everybody is done yet.")
	case len(s.Rounds) == Rounds:
		return scoring.Broken("NU3", "There is no third round.")
	}
	s.Rounds = append(slices.Clip(s.Rounds), Round{Dice: thrown, Dug: make([]Entry, len(s.Seats))})
	return nil
}

func (s *State) dig(e scoring.Event) *scoring.Violation {
	r := s.Round()
	switch {
	case r == nil:
		return scoring.Broken("NU4", "Nothing has been thrown yet.")
	case r.Dug[e.Seat].Number != 0:
		return scoring.Broken("NU4", "%s has dug in this round.", s.Names[e.Seat])
	case !slices.Contains(r.Dice, e.Args[0]):
		return scoring.Broken("NU4", "There is no die that shows %s.", e.Args[0]).Offer("%s", strings.Join(r.Dice, " or "))
	}
	r.Dug[e.Seat] = Entry{e.Args[0], e.Number}
	return nil
}

func (s *State) spin(e scoring.Event) *scoring.Violation {
	r := s.Round()
	switch {
	case r == nil || len(s.toDig()) > 0:
		return scoring.Broken("NU5", "Not everybody has dug yet.")
	case r.Sector.Number != 0:
		return scoring.Broken("NU5", "The wheel was spun in this round.")
	case e.Seat != s.spinner(len(s.Rounds)-1):
		return scoring.Broken("NU5", "%s spins in this round.", s.Names[s.spinner(len(s.Rounds)-1)])
	}
	r.Sector = Entry{e.Args[0], e.Number}
	return nil
}

func (s *State) reveal(e scoring.Event) *scoring.Violation {
	p, card, place := &s.Seats[e.Seat], e.Args[0], e.Args[1]
	switch {
	case !s.ending():
		return scoring.Broken("NU6", "It is too early to show cards.")
	case p.Shown != 0:
		return scoring.Broken("NU6", "%s has shown a card.", s.Names[e.Seat])
	case p.Card != scoring.Hidden && p.Card != card:
		return scoring.Broken("NU6", "%s holds another card.", s.Names[e.Seat])
	case p.Place != scoring.Hidden && p.Place != place:
		return scoring.Broken("NU6", "%s buried the nugget elsewhere.", s.Names[e.Seat])
	}
	p.Card, p.Place, p.Shown = card, place, e.Number
	return nil
}

// Correct changes the points of a seat (LG5).
func (s *State) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	p := &s.Seats[seat]
	p.Corrections = append(p.Corrections, scoring.Line{Label: "Correction", Amount: amount, Clause: scoring.CorrectionClause, Event: number})
	return nil
}
