package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// activate draws a chip: that character acts (GF10).
func (s *state) activate(e scoring.Event) *scoring.Violation {
	m, v := s.readMan(e.Args[0])
	switch {
	case v != nil:
		return v
	case !s.men[m].alive():
		return scoring.Breaks("GF7", "%s is dead, and has no chip in the bag.", s.name(m))
	case s.busy() || s.phase != drawing:
		return s.misplaced()
	case s.men[m].acted:
		return scoring.Breaks("GF10", "The chip of %s has been drawn in this round.", s.name(m)).Suggest("%s", either(s.bag()))
	}
	s.men[m].acted = true
	s.turn = turn{man: m, points: Actions, shaken: s.men[m].shaken}
	s.men[m].shaken = false // a shake from now on is for the next phase (GF64)
	s.phase = acting
	return nil
}

// bag lists the chips in the bag.
func (s *state) bag() []string {
	return s.namesOf(scoring.Where(len(s.men), func(m int) bool { return s.men[m].bagged() }))
}

// act folds what the character whose phase it is does.
func (s *state) act(e scoring.Event, m int) *scoring.Violation {
	if !s.men[m].alive() {
		return s.isDead(m)
	}
	if e.Verb == verbDrop {
		if t := s.find(e.Args[0], s.men[m].carries()); t != nothing && s.makesRoom(s.givers(), m, t) {
			s.drop(m, t) // and stays in ambush: it is not its own phase
			return nil
		}
	}
	if s.busy() || s.phase != acting {
		return s.misplaced()
	}
	if m != s.turn.man {
		return scoring.Breaks("GF10", "It is the phase of %s, not of %s.", s.name(s.turn.man), s.name(m))
	}
	switch e.Verb {
	case verbStay:
		return s.stay(e, m)
	case verbAmbush:
		return s.layAmbush(e, m)
	case verbJoker:
		return s.playJoker(e, m)
	case verbEnd:
		return s.end(e, m)
	}
	d, v := s.read(m, e.Verb, e.Args)
	if v != nil {
		return v
	}
	if v := s.refuseNow(m, d); v != nil {
		return v
	}
	s.men[m].ambush = false // to act, it is given up (GF12)
	steps := s.do(m, d, e.Number)
	if d.free() {
		s.turn.used = s.turn.used || d.verb == verbUse
		return nil
	}
	s.turn.points--
	s.turn.used, s.turn.still = false, slices.Contains(inPlace, d.verb)
	s.push(window{mover: m})
	s.push(steps...)
	s.proceed(e.Number)
	return nil
}

// inPlace are the verbs of actions after which one can drop and choose nothing that one
// could not before.
var inPlace = []string{verbShoot, verbReload, verbUnjam, verbAttack, verbDrink}

// Finished says whether a phase has no point and no joker left, and what is free in it
// could have been done before its last action.
func (s *state) Finished() bool {
	if s.busy() || s.phase != acting || s.turn.points > 0 || !s.turn.still {
		return false
	}
	m := s.turn.man
	return !s.men[m].ambush && len(s.jokersOf(m)) == 0 && !s.canAmbush()
}

// stay spends the chip of a character that stays in ambush (GF12).
func (s *state) stay(e scoring.Event, m int) *scoring.Violation {
	if !s.men[m].ambush {
		return scoring.Breaks("GF12", "%s lies in no ambush to stay in.", s.name(m))
	}
	s.endPhase(e.Number)
	return nil
}

// ambushCost is what laying an ambush costs now.
func (s *state) ambushCost() int {
	if s.turn.low {
		return 0
	}
	return AmbushCost
}

// refuseAmbush says why the character whose phase it is lays no ambush.
func (s *state) refuseAmbush() *scoring.Violation {
	name := s.name(s.turn.man)
	switch {
	case s.canAmbush():
		return nil
	case s.men[s.turn.man].ambush:
		return scoring.Breaks("GF12", "%s lies in ambush already.", name).Suggest("%s stay", name)
	default:
		return scoring.Breaks("GF11", "An ambush costs %d action points; %s has %d.", s.ambushCost(), name, s.turn.points)
	}
}

// canAmbush says whether the character whose phase it is can lay an ambush.
func (s *state) canAmbush() bool {
	return !s.men[s.turn.man].ambush && s.turn.points >= s.ambushCost()
}

// layAmbush puts the marker on the sheet, and ends the phase once ambushers of
// the other side have reacted (GF12, GF27).
func (s *state) layAmbush(e scoring.Event, m int) *scoring.Violation {
	if v := s.refuseAmbush(); v != nil {
		return v
	}
	s.men[m].ambush = true
	s.turn.points, s.turn.hidden = 0, true
	s.push(window{mover: m})
	s.proceed(e.Number)
	return nil
}

// end ends the phase; points may be left (GF11).
func (s *state) end(e scoring.Event, m int) *scoring.Violation {
	if s.men[m].ambush {
		return scoring.Breaks("GF12", "%s lies in ambush: it is kept, or given up for an action.", s.name(m)).Suggest("%s stay", s.name(m))
	}
	s.endPhase(e.Number)
	return nil
}

// endPhase puts the chip away (GF10).
func (s *state) endPhase(number int) {
	s.turn = turn{man: noMan}
	s.phase = drawing
	s.nextRound(number)
}

// nextRound begins a round where no chip is left, or ends the fight after the last.
func (s *state) nextRound(number int) {
	for m := range s.men {
		if s.men[m].bagged() {
			return
		}
	}
	if reason := s.decided(); reason != "" {
		s.finish(reason, number)
		return
	}
	s.round++
	for m := range s.men {
		s.men[m].acted = false
	}
}

// proceed settles all that needs no event: steps that have come to their end,
// the phase of a character that has died, the end of the game.
func (s *state) proceed(number int) {
	for s.busy() && !s.top().waits(&s.skirmish) {
		ended := s.top()
		s.pop()
		if f, ok := ended.(finisher); ok {
			s.push(f.finish(&s.skirmish)...)
		}
	}
	switch {
	case s.settling() || s.phase != acting:
	case s.beaten():
		s.finish(endDead, number)
	case !s.busy() && (s.turn.hidden || !s.men[s.turn.man].alive()):
		s.endPhase(number)
	}
}

// givers are who can give something to a friend now: the character whose phase it is,
// and whoever may react.
func (s *state) givers() []int {
	switch top := s.top().(type) {
	case nil:
		if s.phase == acting && s.turn.points > 0 {
			return []int{s.turn.man}
		}
	case window:
		return s.entitled(top)
	}
	return nil
}
