package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// activate draws a chip: that character acts (GF10).
func (s *State) activate(e scoring.Event) *scoring.Violation {
	m, v := s.ReadMan(e.Args[0])
	switch {
	case v != nil:
		return v
	case !s.Men[m].Alive():
		return scoring.Breaks("GF7", "goldfever.chip-of-dead", "character", s.NameOf(m))
	case s.Busy() || s.Phase != Drawing:
		return s.Misplaced()
	case s.Men[m].Acted:
		return fight.OneOf(scoring.Breaks("GF10", "goldfever.chip-drawn", "character", s.NameOf(m)), s.Bag())
	}
	s.Men[m].Acted = true
	s.Turn = fight.Turn{Man: m, Points: terms.Actions, Shaken: s.Men[m].Shaken}
	s.Men[m].Shaken = false // a shake from now on is for the next phase (GF64)
	s.Phase = Acting
	return nil
}

// Bag lists the chips in the bag.
func (s *State) Bag() []string {
	return s.NamesOf(scoring.Where(len(s.Men), func(m int) bool { return s.Men[m].Bagged() }))
}

// act folds what the character whose phase it is does.
func (s *State) act(e scoring.Event, m int) *scoring.Violation {
	if !s.Men[m].Alive() {
		return s.IsDead(m)
	}
	if e.Verb == terms.VerbDrop {
		if t := s.FindThing(e.Args[0], s.Men[m].Carries()); t != fight.Nothing && s.MakesRoom(s.givers(), m, t) {
			s.Drop(m, t) // and stays in ambush: it is not its own phase
			return nil
		}
	}
	if s.Busy() || s.Phase != Acting {
		return s.Misplaced()
	}
	if m != s.Turn.Man {
		return scoring.Breaks("GF10", "goldfever.other-phase", "acting", s.NameOf(s.Turn.Man), "character", s.NameOf(m))
	}
	switch e.Verb {
	case terms.VerbStay:
		return s.stay(e, m)
	case terms.VerbAmbush:
		return s.layAmbush(e, m)
	case terms.VerbJoker:
		return s.playJoker(e, m)
	case terms.VerbEnd:
		return s.end(e, m)
	}
	d, v := s.Read(m, e.Verb, e.Args)
	if v != nil {
		return v
	}
	if v := s.RefuseNow(m, d); v != nil {
		return v
	}
	s.Men[m].Ambush = false // to act, it is given up (GF12)
	steps := s.Do(m, d, e.Number)
	if d.Free() {
		s.Turn.Used = s.Turn.Used || d.Verb == terms.VerbUse
		return nil
	}
	s.Turn.Points--
	s.Turn.Used, s.Turn.Still = false, slices.Contains(inPlace, d.Verb)
	s.Push(fight.Window{Mover: m})
	s.Push(steps...)
	s.proceed(e.Number)
	return nil
}

// inPlace are the verbs of actions after which one can drop and choose nothing that one
// could not before.
var inPlace = []string{terms.VerbShoot, terms.VerbReload, terms.VerbUnjam, terms.VerbAttack, terms.VerbDrink}

// Finished says whether a phase has no point and no joker left, and what is free in it
// could have been done before its last action.
func (s *State) Finished() bool {
	if s.Busy() || s.Phase != Acting || s.Turn.Points > 0 || !s.Turn.Still {
		return false
	}
	m := s.Turn.Man
	return !s.Men[m].Ambush && len(s.JokersOf(m)) == 0 && !s.canAmbush()
}

// stay spends the chip of a character that stays in ambush (GF12).
func (s *State) stay(e scoring.Event, m int) *scoring.Violation {
	if !s.Men[m].Ambush {
		return scoring.Breaks("GF12", "goldfever.no-ambush-to-stay-in", "character", s.NameOf(m))
	}
	s.endPhase(e.Number)
	return nil
}

// AmbushCost is what laying an ambush costs now.
func (s *State) AmbushCost() int {
	if s.Turn.Low {
		return 0
	}
	return terms.AmbushCost
}

// refuseAmbush says why the character whose phase it is lays no ambush.
func (s *State) refuseAmbush() *scoring.Violation {
	name := s.NameOf(s.Turn.Man)
	switch {
	case s.canAmbush():
		return nil
	case s.Men[s.Turn.Man].Ambush:
		return scoring.Breaks("GF12", "goldfever.already-in-ambush", "character", name).Suggest("goldfever.stay", "character", name)
	default:
		return scoring.Breaks("GF11", "goldfever.ambush-cost", "n", s.AmbushCost(), "character", name, "points", s.Turn.Points)
	}
}

// canAmbush says whether the character whose phase it is can lay an ambush.
func (s *State) canAmbush() bool {
	return !s.Men[s.Turn.Man].Ambush && s.Turn.Points >= s.AmbushCost()
}

// layAmbush puts the marker on the sheet, and ends the phase once ambushers of
// the other side have reacted (GF12, GF27).
func (s *State) layAmbush(e scoring.Event, m int) *scoring.Violation {
	if v := s.refuseAmbush(); v != nil {
		return v
	}
	s.Men[m].Ambush = true
	s.Turn.Points, s.Turn.Hidden = 0, true
	s.Push(fight.Window{Mover: m})
	s.proceed(e.Number)
	return nil
}

// end ends the phase; points may be left (GF11).
func (s *State) end(e scoring.Event, m int) *scoring.Violation {
	if s.Men[m].Ambush {
		name := s.NameOf(m)
		return scoring.Breaks("GF12", "goldfever.ambush-not-ended", "character", name).Suggest("goldfever.stay", "character", name)
	}
	s.endPhase(e.Number)
	return nil
}

// endPhase puts the chip away (GF10).
func (s *State) endPhase(number int) {
	s.Turn = fight.Turn{Man: fight.NoMan}
	s.Phase = Drawing
	s.nextRound(number)
}

// nextRound begins a round where no chip is left, or ends the fight after the last.
func (s *State) nextRound(number int) {
	for m := range s.Men {
		if s.Men[m].Bagged() {
			return
		}
	}
	if reason := s.decided(); reason != "" {
		s.finish(reason, number)
		return
	}
	s.Round++
	for m := range s.Men {
		s.Men[m].Acted = false
	}
}

// proceed settles all that needs no event: steps that have come to their end,
// the phase of a character that has died, the end of the game.
func (s *State) proceed(number int) {
	for s.Busy() && !s.Top().Waits(&s.Skirmish) {
		ended := s.Top()
		s.Pop()
		if f, ok := ended.(fight.Finisher); ok {
			s.Push(f.Finish(&s.Skirmish)...)
		}
	}
	switch {
	case s.Settling() || s.Phase != Acting:
	case s.beaten():
		s.finish(EndDead, number)
	case !s.Busy() && (s.Turn.Hidden || !s.Men[s.Turn.Man].Alive()):
		s.endPhase(number)
	}
}

// givers are who can give something to a friend now: the character whose phase it is,
// and whoever may react.
func (s *State) givers() []int {
	switch top := s.Top().(type) {
	case nil:
		if s.Phase == Acting && s.Turn.Points > 0 {
			return []int{s.Turn.Man}
		}
	case fight.Window:
		return s.Entitled(top)
	}
	return nil
}
