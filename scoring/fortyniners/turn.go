package fortyniners

import (
	"slices"

	"saddlebag/scoring"
)

// inTurn checks that it is the turn of who acts (FN2).
func (s *state) inTurn(e scoring.Event) *scoring.Violation {
	if e.Seat != s.seat(s.turn) {
		return scoring.Breaks("FN2", "It is the turn of %s, who plays %s.", s.name(s.turn), s.turn)
	}
	return nil
}

// thrown checks that who acts has thrown for a move.
func (s *state) thrown(e scoring.Event) *scoring.Violation {
	if v := s.inTurn(e); v != nil {
		return v
	}
	if s.phase == throwing {
		return scoring.Breaks("FN3", "%s throws first.", s.name(s.turn)).Suggest("%s roll", s.name(s.turn))
	}
	return nil
}

// roll makes a throw (FN3). It ends what a bandit could have done at a lookout
// (FN23).
func (s *state) roll(e scoring.Event) *scoring.Violation {
	if v := s.inTurn(e); v != nil {
		return v
	}
	faces, _ := readThrow(e.Args)
	switch {
	case s.phase == moving:
		return scoring.Breaks("FN3", "%s has thrown %s already.", s.name(s.turn), s.throw).Suggest("move")
	case len(faces) != s.dice:
		return scoring.Breaks("FN3", "This table throws %d dice, not %d.", s.dice, len(faces))
	}
	s.phase, s.throw, s.miles, s.onward = moving, e.Args[0], scoring.Sum(faces...), onward{}
	return nil
}

// pass ends a turn in which there is no first step (FN3).
func (s *state) pass(e scoring.Event) *scoring.Violation {
	if v := s.thrown(e); v != nil {
		return v
	}
	j := s.journey()
	if steps := j.steps(nil); len(steps) > 0 {
		return scoring.Breaks("FN3", "The %s can move.", s.turn.Piece()).Suggest("to %s first", s.either(steps))
	}
	if s.turn == Blackjack {
		return s.drive(e.Number, nil)
	}
	s.next()
	return nil
}

// move travels what was thrown.
func (s *state) move(e scoring.Event, path []spot) *scoring.Violation {
	if v := s.thrown(e); v != nil {
		return v
	}
	j := s.journey()
	if v := s.refuse(&j, s.turn, path); v != nil {
		return v
	}
	switch s.turn {
	case Blackjack:
		return s.drive(e.Number, path)
	case White:
		s.catch(path)
	default:
		before := s.before(s.turn, path)
		s.ride(s.turn, path)
		s.look(before)
	}
	s.next()
	return nil
}

// drive moves the coach, or has it stay where there is no path, and writes the
// row. The run may end with it (FN14, FN16).
func (s *state) drive(event int, path []spot) *scoring.Violation {
	r := row{throw: s.throw, event: event}
	r.passed, r.stop = s.reckon(path)
	s.at[Blackjack] = lastOf(s.at[Blackjack], path)
	arrived := s.at[Blackjack] == s.net.end
	r.stands = s.net.id(s.at[Blackjack])
	s.write(r)
	s.booked = s.booked.or(setOf(path).and(s.net.towns))
	if !arrived && len(s.runs[s.run].rows) < s.turnCap {
		s.next()
		return nil
	}
	s.close(event, !arrived)
	s.setUp()
	return nil
}

// reckon says what counts on a path of the coach: each settlement once, and the
// first time decides (FN11).
func (s *state) reckon(path []spot) (passed []mark, stop mark) {
	for i, at := range path {
		m := mark{s.net.id(at), s.net.spots[at].Settlement}
		switch {
		case !s.counts(path, i):
		case i == len(path)-1:
			stop = m
		default:
			passed = append(passed, m)
		}
	}
	return passed, stop
}

// counts says whether a spot of a path of the coach is a settlement that counts there.
func (s *state) counts(path []spot, i int) bool {
	at := path[i]
	return s.net.towns.has(at) && !s.booked.has(at) && !slices.Contains(path[:i], at)
}

// unbooked are the settlements that still count in this run (FN11).
func (s *state) unbooked() spotSet { return s.net.towns.without(s.booked) }

// catch moves the sheriff, and every bandit on his way to jail (FN31).
func (s *state) catch(path []spot) {
	for _, r := range s.caught(path) {
		s.at[r] = s.net.cells[r]
	}
	s.at[White] = path[len(path)-1]
}

// caught are the bandits on a path of the sheriff.
func (s *state) caught(path []spot) []Role {
	return slices.DeleteFunc(slices.Clone(bandits[:]), func(r Role) bool { return !s.meets(r, path) })
}

// meets says whether a bandit stands on a path of the sheriff.
func (s *state) meets(r Role, path []spot) bool { return slices.Contains(path, s.at[r]) }

// ride moves a bandit. Where he ends on the sheriff he takes him home (FN22).
func (s *state) ride(r Role, path []spot) {
	s.at[r] = path[len(path)-1]
	if s.at[r] == s.at[White] {
		s.at[White] = s.net.homes[r]
	}
}

// before is the spot before the last one of a role's path.
func (s *state) before(r Role, path []spot) spot { return lastOf(s.at[r], path[:len(path)-1]) }

// looksOut says whether a role that lands on a spot has the bonus of a lookout:
// only the bandit in turn, as a bonus brings no other (FN23).
func (s *state) looksOut(r Role, at spot) bool {
	return r == s.turn && s.phase == moving && s.net.parts[at] == partLookout
}

// look opens the bonus where the bandit in turn has landed on a lookout, unless
// there is no step to take but back to the spot before (FN23).
func (s *state) look(before spot) {
	if !s.looksOut(s.turn, s.at[s.turn]) {
		return
	}
	s.onward = onward{open: true, role: s.turn, from: before}
	if j := s.bonusJourney(); len(j.steps(nil)) == 0 {
		s.onward = onward{}
	}
}

// lookout travels the miles of a bonus (FN23).
func (s *state) lookout(e scoring.Event, path []spot) *scoring.Violation {
	if !s.onward.open {
		return scoring.Breaks("FN23", "Nobody has just landed on a lookout.")
	}
	if r := s.onward.role; e.Seat != s.seat(r) {
		return scoring.Breaks("FN23", "It is %s who has landed on a lookout.", s.name(r))
	}
	j := s.bonusJourney()
	if v := s.refuse(&j, s.onward.role, path); v != nil {
		return v
	}
	s.ride(s.onward.role, path)
	s.onward = onward{}
	return nil
}
