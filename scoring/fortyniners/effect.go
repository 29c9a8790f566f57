package fortyniners

import (
	"strconv"
	"strings"
)

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

// label adds to a text where a role's path ends, and what it costs or brings.
func (s *State) label(text []byte, r Role, path []SpotIndex, e *effect) []byte {
	text = append(append(text, "To "...), s.Net.Title(e.end)...)
	return s.comesTo(text, "; ", r, path, e)
}

// comesTo adds to a text what a role's path costs or brings, beside where it ends:
// each part behind a separator.
func (s *State) comesTo(text []byte, separator string, r Role, path []SpotIndex, e *effect) []byte {
	add := func(words ...string) {
		text = append(text, separator...)
		for _, w := range words {
			text = append(text, w...)
		}
	}
	switch r {
	case Blackjack:
		if e.stop {
			add(strconv.Itoa(s.Net.Spots[e.end].Settlement), " credited")
		}
		passed, _ := s.Reckon(path) // in the order passed
		for _, m := range passed {
			add(strconv.Itoa(m.Points), " lost at ", m.ID)
		}
	case White:
		for _, bandit := range Bandits {
			if e.caught[bandit] {
				add("catching ", bandit.String())
			}
		}
	default:
		if e.before != Nowhere {
			add("coming from ", s.Net.ID(e.before))
		}
		if e.end == s.At[White] {
			add("onto the sheriff")
		}
	}
	return text
}

// Consequence is what a role's path costs or brings, in words; empty where that is
// nothing.
func (s *State) Consequence(r Role, path []SpotIndex) string {
	e := s.effect(r, path)
	return strings.TrimPrefix(string(s.comesTo(nil, ", ", r, path, &e)), ", ")
}
