package example

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Apply finds the verb of an event, which has its form (see [scoring.Apply]). Each
// verb looks at everything that an event can break before it writes anything.
func (s *state) Apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case verbDraw:
		return s.draw(e.Seat, e.Args[0])
	case verbBury:
		return s.bury(e.Seat, e.Args[0])
	case verbRoll:
		return s.roll(e.Args[0])
	case verbDig:
		return s.dig(e)
	case verbSpin:
		return s.spin(e)
	default:
		return s.reveal(e)
	}
}

func (s *state) draw(seat int, card string) *scoring.Violation {
	p := &s.seats[seat]
	if p.drawn {
		return scoring.Breaks("NU1", "%s has a card.", s.names[seat])
	}
	p.card, p.drawn = card, true
	return nil
}

func (s *state) bury(seat int, place string) *scoring.Violation {
	p := &s.seats[seat]
	if p.buried {
		return scoring.Breaks("NU2", "%s has buried the nugget.", s.names[seat])
	}
	p.place, p.buried = place, true
	return nil
}

func (s *state) roll(throw string) *scoring.Violation {
	thrown := strings.Split(throw, "+")
	switch {
	case len(thrown) != dice.Count:
		return scoring.Breaks("NU3", "%q is not a throw of two dice.", throw).Suggest("2+5")
	case !s.canRoll():
		return scoring.Breaks("NU3", "Not everybody is done yet.")
	case len(s.rounds) == Rounds:
		return scoring.Breaks("NU3", "There is no third round.")
	}
	s.rounds = append(slices.Clip(s.rounds), round{dice: thrown, dug: make([]entry, len(s.seats))})
	return nil
}

func (s *state) dig(e scoring.Event) *scoring.Violation {
	r := s.round()
	switch {
	case r == nil:
		return scoring.Breaks("NU4", "Nothing has been thrown yet.")
	case r.dug[e.Seat].number != 0:
		return scoring.Breaks("NU4", "%s has dug in this round.", s.names[e.Seat])
	case !slices.Contains(r.dice, e.Args[0]):
		return scoring.Breaks("NU4", "There is no die that shows %s.", e.Args[0]).Suggest("%s", strings.Join(r.dice, " or "))
	}
	r.dug[e.Seat] = entry{e.Args[0], e.Number}
	return nil
}

func (s *state) spin(e scoring.Event) *scoring.Violation {
	r := s.round()
	switch {
	case r == nil || len(s.toDig()) > 0:
		return scoring.Breaks("NU5", "Not everybody has dug yet.")
	case r.sector.number != 0:
		return scoring.Breaks("NU5", "The wheel was spun in this round.")
	case e.Seat != s.spinner(len(s.rounds)-1):
		return scoring.Breaks("NU5", "%s spins in this round.", s.names[s.spinner(len(s.rounds)-1)])
	}
	r.sector = entry{e.Args[0], e.Number}
	return nil
}

func (s *state) reveal(e scoring.Event) *scoring.Violation {
	p, card, place := &s.seats[e.Seat], e.Args[0], e.Args[1]
	switch {
	case !s.ending():
		return scoring.Breaks("NU6", "It is too early to show cards.")
	case p.shown != 0:
		return scoring.Breaks("NU6", "%s has shown a card.", s.names[e.Seat])
	case p.card != scoring.Hidden && p.card != card:
		return scoring.Breaks("NU6", "%s holds another card.", s.names[e.Seat])
	case p.place != scoring.Hidden && p.place != place:
		return scoring.Breaks("NU6", "%s buried the nugget elsewhere.", s.names[e.Seat])
	}
	p.card, p.place, p.shown = card, place, e.Number
	return nil
}

// Correct changes the points of a seat (LG5).
func (s *state) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	p := &s.seats[seat]
	p.corrections = append(p.corrections, scoring.Line{Label: "Correction", Amount: amount, Clause: scoring.CorrectionClause, Event: number})
	return nil
}
