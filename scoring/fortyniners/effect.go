package fortyniners

import (
	"strconv"
	"strings"
)

// An effect is what a path comes to, as far as players care: two paths with the
// same one are as good as each other.
type effect struct {
	end    spot
	passed spotSet // by the coach, of the settlements that still count
	stop   bool    // the coach is credited at the end
	caught [Roles]bool
	before spot // a bandit on a lookout came from there, and does not start back (FN23)
}

// effect is what a role's path comes to.
func (s *state) effect(r Role, path []spot) effect {
	last := len(path) - 1
	e := effect{end: path[last], before: nowhere}
	switch r {
	case Blackjack:
		left, on := s.unbooked(), setOf(path[:last])
		e.passed, e.stop = on.and(left), left.has(e.end) && !on.has(e.end)
	case White:
		for _, bandit := range bandits {
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
func (s *state) label(text []byte, r Role, path []spot, e *effect) []byte {
	text = append(append(text, "To "...), s.net.title(e.end)...)
	return s.comesTo(text, "; ", r, path, e)
}

// comesTo adds to a text what a role's path costs or brings, beside where it ends:
// each part behind a separator.
func (s *state) comesTo(text []byte, separator string, r Role, path []spot, e *effect) []byte {
	add := func(words ...string) {
		text = append(text, separator...)
		for _, w := range words {
			text = append(text, w...)
		}
	}
	switch r {
	case Blackjack:
		if e.stop {
			add(strconv.Itoa(s.net.spots[e.end].Settlement), " credited")
		}
		passed, _ := s.reckon(path) // in the order passed
		for _, m := range passed {
			add(strconv.Itoa(m.points), " lost at ", m.id)
		}
	case White:
		for _, bandit := range bandits {
			if e.caught[bandit] {
				add("catching ", bandit.String())
			}
		}
	default:
		if e.before != nowhere {
			add("coming from ", s.net.id(e.before))
		}
		if e.end == s.at[White] {
			add("onto the sheriff")
		}
	}
	return text
}

// consequence is what a role's path costs or brings, in words; empty where that is
// nothing.
func (s *state) consequence(r Role, path []spot) string {
	e := s.effect(r, path)
	return strings.TrimPrefix(string(s.comesTo(nil, ", ", r, path, &e)), ", ")
}
