package example

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
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
		return scoring.Breaks("NU1", "example.already-drawn", "player", s.Names[seat])
	}
	p.Card, p.Drawn = card, true
	return nil
}

func (s *State) bury(seat int, place string) *scoring.Violation {
	p := &s.Seats[seat]
	if p.Buried {
		return scoring.Breaks("NU2", "example.already-buried", "player", s.Names[seat])
	}
	p.Place, p.Buried = place, true
	return nil
}

func (s *State) roll(throw string) *scoring.Violation {
	thrown := strings.Split(throw, "+")
	switch {
	case len(thrown) != Dice.Count:
		return scoring.Breaks("NU3", "example.not-two-dice", "throw", throw).Suggest("example.two-dice")
	case !s.canRoll():
		return scoring.Breaks("NU3", "example.not-done")
	case len(s.Rounds) == Rounds:
		return scoring.Breaks("NU3", "example.no-third-round")
	}
	s.Rounds = append(s.Rounds, Round{Dice: thrown, Dug: make([]Entry, len(s.Seats))})
	return nil
}

func (s *State) dig(e scoring.Event) *scoring.Violation {
	r := s.Round()
	switch {
	case r == nil:
		return scoring.Breaks("NU4", "example.not-thrown")
	case r.Dug[e.Seat].Number != 0:
		return scoring.Breaks("NU4", "example.already-dug", "player", s.Names[e.Seat])
	case !slices.Contains(r.Dice, e.Args[0]):
		return scoring.Breaks("NU4", "example.no-die", "face", e.Args[0]).
			Suggest("example.dice-here", "faces", speech.Any(speech.Named(r.Dice...)))
	}
	r.Dug[e.Seat] = Entry{e.Args[0], e.Number}
	return nil
}

func (s *State) spin(e scoring.Event) *scoring.Violation {
	r := s.Round()
	switch {
	case r == nil || len(s.toDig()) > 0:
		return scoring.Breaks("NU5", "example.not-all-dug")
	case r.Sector.Number != 0:
		return scoring.Breaks("NU5", "example.already-spun")
	case e.Seat != s.spinner(len(s.Rounds)-1):
		return scoring.Breaks("NU5", "example.not-your-spin", "player", s.Names[s.spinner(len(s.Rounds)-1)])
	}
	r.Sector = Entry{e.Args[0], e.Number}
	return nil
}

func (s *State) reveal(e scoring.Event) *scoring.Violation {
	p, card, place := &s.Seats[e.Seat], e.Args[0], e.Args[1]
	switch {
	case !s.ending():
		return scoring.Breaks("NU6", "example.too-early")
	case p.Shown != 0:
		return scoring.Breaks("NU6", "example.already-shown", "player", s.Names[e.Seat])
	case p.Card != scoring.Hidden && p.Card != card:
		return scoring.Breaks("NU6", "example.another-card", "player", s.Names[e.Seat])
	case p.Place != scoring.Hidden && p.Place != place:
		return scoring.Breaks("NU6", "example.another-place", "player", s.Names[e.Seat])
	}
	p.Card, p.Place, p.Shown = card, place, e.Number
	return nil
}

// Correct changes the points of a seat (LG5).
func (s *State) Correct(number, seat int, _ string, amount scoring.Tenths) *scoring.Violation {
	p := &s.Seats[seat]
	p.Corrections = p.Corrections.And(scoring.Line{Label: "example.correction", Amount: amount, Clause: scoring.CorrectionClause, Event: number})
	return nil
}
