package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// Undecided says whether a joker is dealt or played, or the face of a nugget told,
// that this state cannot know (GF6, GF8).
func (s *state) Undecided(e scoring.Event) bool {
	last := len(e.Args) - 1
	switch e.Verb {
	case verbDeal:
		return e.Args[1] != scoring.Hidden && s.powers[slices.Index(powerWords[:], e.Args[1])] <= s.unknownJokers()
	case verbJoker:
		return !s.men[s.named(e.As)].joker.known
	case verbPick, verbReact, verbReveal:
		t := slices.IndexFunc(s.things, func(t thing) bool { return last > 0 && t.id() == e.Args[last-1] })
		return t != nothing && s.things[t].kind == Nugget && s.undecidedFace(t, readFace(e.Args[last]))
	}
	return false
}

// unknownJokers counts the characters whose jokers this state does not know.
func (s *state) unknownJokers() int {
	return len(scoring.Where(len(s.men), func(m int) bool { return s.men[m].joker.dealt && !s.men[m].joker.known }))
}

// undecidedFace says whether somebody may know that a nugget has another face, or
// that no other nugget has this one.
func (s *state) undecidedFace(t, face int) bool {
	hidden := func(o thing) bool { return o.seen && o.face == unknown }
	if face == unknown || s.things[t].face != unknown {
		return false
	}
	return hidden(s.things[t]) || s.faces[face] <= len(scoring.Where(len(s.things), func(o int) bool { return hidden(s.things[o]) }))
}
