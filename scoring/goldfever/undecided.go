package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// Undecided says whether a joker is dealt or played, or the face of a nugget told,
// that this state cannot know (GF6, GF8).
func (s *state) Undecided(e scoring.Event) bool {
	switch e.Verb {
	case verbDeal:
		return e.Args[1] != scoring.Hidden && s.powers[slices.Index(powerWords[:], e.Args[1])] <= s.unknownJokers()
	case verbJoker:
		return !s.men[s.named(e.As)].joker.known
	case verbReact:
		return s.undecidedFaces(e.Args[0], e.Args[1:])
	}
	return s.undecidedFaces(e.Verb, e.Args)
}

// undecidedFaces says whether an action tells a face that this state cannot know.
func (s *state) undecidedFaces(verb string, args []string) bool {
	switch {
	case (verb == verbPick || verb == verbLook || verb == verbReveal) && len(args) > 1:
		return s.undecidedFace(args[0], args[1])
	case (verb == verbTake || verb == verbGive) && len(args) > 2:
		return s.undecidedFace(args[0], args[2])
	case verb == verbSwap && len(args) > 4:
		return s.undecidedFace(args[0], args[3]) || s.undecidedFace(args[1], args[4])
	}
	return false
}

// unknownJokers counts the characters whose jokers this state does not know.
func (s *state) unknownJokers() int {
	return len(scoring.Where(len(s.men), func(m int) bool { return s.men[m].joker.dealt && !s.men[m].joker.known }))
}

// undecidedFace says whether somebody may know that a nugget has another face, or
// that no other nugget has this one.
func (s *state) undecidedFace(word, told string) bool {
	hidden := func(o thing) bool { return o.seen && o.face == unknown }
	t, face := slices.IndexFunc(s.things, func(t thing) bool { return t.id() == word }), readFace(told)
	if t == nothing || s.things[t].kind != Nugget || face == unknown || s.things[t].face != unknown {
		return false
	}
	return hidden(s.things[t]) || s.faces[face] <= len(scoring.Where(len(s.things), func(o int) bool { return hidden(s.things[o]) }))
}
