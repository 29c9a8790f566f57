package fortyniners

import (
	"slices"

	"saddlebag/scoring"
)

// inTurn checks that it is the turn of who acts (FN2).
func (s *State) inTurn(e scoring.Event) *scoring.Violation {
	if e.Seat != s.SeatOf(s.Turn) {
		return scoring.Breaks("FN2", "fortyniners.not-in-turn", "player", s.name(s.Turn), "role", s.Turn.String())
	}
	return nil
}

// thrown checks that who acts has thrown for a move.
func (s *State) thrown(e scoring.Event) *scoring.Violation {
	if v := s.inTurn(e); v != nil {
		return v
	}
	if s.Phase == Throwing {
		return scoring.Breaks("FN3", "fortyniners.not-thrown", "player", s.name(s.Turn)).
			Suggest("fortyniners.roll", "player", s.name(s.Turn))
	}
	return nil
}

// roll makes a throw (FN3). It ends what a bandit could have done at a lookout
// (FN23).
func (s *State) roll(e scoring.Event) *scoring.Violation {
	if v := s.inTurn(e); v != nil {
		return v
	}
	faces, _ := ReadThrow(e.Args)
	switch {
	case s.Phase == Moving:
		return scoring.Breaks("FN3", "fortyniners.thrown-already", "player", s.name(s.Turn), "dice", s.Throw).Suggest("fortyniners.move")
	case len(faces) != s.Dice:
		return scoring.Breaks("FN3", "fortyniners.other-dice", "n", s.Dice, "thrown", len(faces))
	}
	s.Phase, s.Throw, s.Miles, s.Onward = Moving, e.Args[0], scoring.Sum(faces...), Onward{}
	return nil
}

// pass ends a turn in which there is no first step (FN3).
func (s *State) pass(e scoring.Event) *scoring.Violation {
	if v := s.thrown(e); v != nil {
		return v
	}
	j := s.journey()
	if steps := j.steps(nil); len(steps) > 0 {
		return scoring.Breaks("FN3", "fortyniners.can-move", "piece", s.Turn.Piece()).Suggest("fortyniners.first-to", "spots", s.either(steps))
	}
	if s.Turn == Blackjack {
		return s.drive(e.Number, nil)
	}
	s.next()
	return nil
}

// move travels what was thrown.
func (s *State) move(e scoring.Event, path []SpotIndex) *scoring.Violation {
	if v := s.thrown(e); v != nil {
		return v
	}
	j := s.journey()
	if v := s.refuse(&j, s.Turn, path); v != nil {
		return v
	}
	s.done[e.Seat].miles += len(path)
	switch s.Turn {
	case Blackjack:
		return s.drive(e.Number, path)
	case White:
		s.catch(path)
	default:
		before := s.before(s.Turn, path)
		s.ride(s.Turn, path)
		s.look(before)
	}
	s.next()
	return nil
}

// drive moves the coach, or has it stay where there is no path, and writes the
// row. The run may end with it (FN14, FN16).
func (s *State) drive(event int, path []SpotIndex) *scoring.Violation {
	r := Row{Throw: s.Throw, event: event}
	r.Passed, r.Stop = s.Reckon(path)
	s.At[Blackjack] = lastOf(s.At[Blackjack], path)
	arrived := s.At[Blackjack] == s.Net.End
	r.Stands = s.Net.ID(s.At[Blackjack])
	s.write(r)
	s.Booked = s.Booked.or(setOf(path).and(s.Net.towns))
	if !arrived && len(s.Runs[s.Run].Rows) < s.TurnCap {
		s.next()
		return nil
	}
	s.close(event, !arrived)
	s.setUp()
	return nil
}

// Reckon says what counts on a path of the coach: each settlement once, and the
// first time decides (FN11).
func (s *State) Reckon(path []SpotIndex) (passed []Mark, stop Mark) {
	for i, at := range path {
		m := Mark{s.Net.ID(at), s.Net.Name(at), s.Net.Spots[at].Settlement}
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
func (s *State) counts(path []SpotIndex, i int) bool {
	at := path[i]
	return s.Net.towns.Has(at) && !s.Booked.Has(at) && !slices.Contains(path[:i], at)
}

// unbooked are the settlements that still count in this run (FN11).
func (s *State) unbooked() SpotSet { return s.Net.towns.without(s.Booked) }

// catch moves the sheriff, and every bandit on his way to jail (FN31).
func (s *State) catch(path []SpotIndex) {
	for _, r := range s.Caught(path) {
		s.At[r] = s.Net.Cells[r]
		s.done[s.SeatOf(White)].jailed++
		s.done[s.SeatOf(r)].caught++
	}
	s.At[White] = path[len(path)-1]
}

// Caught are the bandits on a path of the sheriff.
func (s *State) Caught(path []SpotIndex) []Role {
	return slices.DeleteFunc(slices.Clone(Bandits[:]), func(r Role) bool { return !s.meets(r, path) })
}

// meets says whether a bandit stands on a path of the sheriff.
func (s *State) meets(r Role, path []SpotIndex) bool { return slices.Contains(path, s.At[r]) }

// ride moves a bandit. Where he ends on the sheriff he takes him home (FN22).
func (s *State) ride(r Role, path []SpotIndex) {
	s.At[r] = path[len(path)-1]
	if s.At[r] == s.At[White] {
		s.At[White] = s.Net.Homes[r]
		s.done[s.SeatOf(r)].sent++
	}
}

// before is the spot before the last one of a role's path.
func (s *State) before(r Role, path []SpotIndex) SpotIndex {
	return lastOf(s.At[r], path[:len(path)-1])
}

// looksOut says whether a role that lands on a spot has the bonus of a lookout:
// only the bandit in turn, as a bonus brings no other (FN23).
func (s *State) looksOut(r Role, at SpotIndex) bool {
	return r == s.Turn && s.Phase == Moving && s.Net.Parts[at] == PartLookout
}

// look opens the bonus where the bandit in turn has landed on a lookout, unless
// there is no step to take but back to the spot before (FN23).
func (s *State) look(before SpotIndex) {
	if !s.looksOut(s.Turn, s.At[s.Turn]) {
		return
	}
	s.Onward = Onward{Open: true, Role: s.Turn, From: before}
	if j := s.bonusJourney(); len(j.steps(nil)) == 0 {
		s.Onward = Onward{}
	}
}

// lookout travels the miles of a bonus (FN23).
func (s *State) lookout(e scoring.Event, path []SpotIndex) *scoring.Violation {
	if !s.Onward.Open {
		return scoring.Breaks("FN23", "fortyniners.no-lookout")
	}
	if r := s.Onward.Role; e.Seat != s.SeatOf(r) {
		return scoring.Breaks("FN23", "fortyniners.others-lookout", "player", s.name(r))
	}
	j := s.bonusJourney()
	if v := s.refuse(&j, s.Onward.Role, path); v != nil {
		return v
	}
	s.done[e.Seat].miles += len(path)
	s.ride(s.Onward.Role, path)
	s.Onward = Onward{}
	return nil
}
