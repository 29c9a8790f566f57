package fortyniners

import "saddlebag/scoring/speech"

// An effect is what a path comes to, as far as players care: two paths with the
// same one are as good as each other.
type effect struct {
	end    SpotIndex
	passed SpotSet // by the coach, of the settlements that still count
	stop   bool    // the coach is credited at the end
	caught [Roles]bool
	before SpotIndex // a bandit on a lookout came from there, and does not start back (FN23)
}

// effect is what a role's path comes to.
func (s *State) effect(r Role, path []SpotIndex) effect {
	last := len(path) - 1
	e := effect{end: path[last], before: Nowhere}
	switch r {
	case Blackjack:
		left, on := s.unbooked(), setOf(path[:last])
		e.passed, e.stop = on.and(left), left.Has(e.end) && !on.Has(e.end)
	case White:
		for _, bandit := range Bandits {
			e.caught[bandit] = s.meets(bandit, path)
		}
	default:
		if s.looksOut(r, e.end) {
			e.before = s.before(r, path)
		}
	}
	return e
}

// label says where a role's path goes, and what it costs or brings.
func (s *State) label(r Role, path []SpotIndex, e *effect) speech.Text {
	return speech.Say("fortyniners.to-spot", "spot", s.Net.Title(e.end), "effects", s.comesTo(r, path, e))
}

// comesTo is what a role's path costs or brings; empty where that is nothing.
func (s *State) comesTo(r Role, path []SpotIndex, e *effect) (all speech.List) {
	switch r {
	case Blackjack:
		if e.stop {
			all = append(all, speech.Say("fortyniners.credited", "points", s.Net.Spots[e.end].Settlement))
		}
		passed, _ := s.Reckon(path) // in the order passed
		for _, m := range passed {
			all = append(all, speech.Say("fortyniners.lost", "points", m.Points, "spot", m.Name))
		}
	case White:
		for _, bandit := range Bandits {
			if e.caught[bandit] {
				all = append(all, speech.Say("fortyniners.catches", "bandit", bandit.String()))
			}
		}
	default:
		if e.before != Nowhere {
			all = append(all, speech.Say("fortyniners.comes-from", "spot", s.Net.Name(e.before)))
		}
		if e.end == s.At[White] {
			all = append(all, "fortyniners.onto-sheriff")
		}
	}
	return all
}

// Consequence is what a role's path costs or brings, in words; empty where that is
// nothing.
func (s *State) Consequence(r Role, path []SpotIndex) speech.Text {
	e := s.effect(r, path)
	all := s.comesTo(r, path, &e)
	if len(all) == 0 {
		return ""
	}
	return speech.Say("fortyniners.effects", "effects", all)
}
