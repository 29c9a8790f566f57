package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// Spelled writes out an event as prompts do. An object may always have its number
// ("colt-1"), a thrown one always lack it, and the face of a nugget that changes
// hands may be left out.
func (s *state) Spelled(e scoring.Event) scoring.Event {
	m, before := s.named(e.As), 0
	if m == noMan {
		return e
	}
	verb := e.Verb
	if verb == verbReact {
		verb, before = e.Args[0], 1
	}
	args := e.Args[before:]
	mine := s.men[m].carries()
	switch verb {
	case verbShoot:
		e.Args = with(e.Args, before+1, s.spelled(args[1], mine))
	case verbReload, verbUnjam, verbDrop, verbUse, verbLook, verbReveal:
		e.Args = with(e.Args, before, s.spelled(args[0], mine))
	case verbThrow:
		e.Args = with(e.Args, before, s.spelledThrow(m, args[0]))
	case verbPick:
		e.Args = with(e.Args, before, s.spelled(args[0], s.lying(s.men[m].zone)))
	case verbTake, verbGive, verbSwap:
		e.Args = append(e.Args[:before:before], s.spelledTrade(mine, verb, slices.Clone(args))...)
	}
	return e // what is left can be written in one way
}

// with is words with another in its place. Those that are given stay as they are.
func with(words []string, at int, word string) []string {
	if words[at] == word {
		return words
	}
	words = slices.Clone(words)
	words[at] = word
	return words
}

// spelledThrow is the word of what is thrown: of two of a kind one that is not
// jammed, where no number says which.
func (s *state) spelledThrow(m int, word string) string {
	mine := s.men[m].carries()
	for _, kind := range []Kind{Dynamite, Knife} {
		if t := s.ready(m, kind); word == kind.String() && t != nothing {
			return s.word(t, mine)
		}
	}
	return s.spelled(word, mine)
}

// spelledTrade writes out what is taken, given or exchanged, with the faces of
// nuggets.
func (s *state) spelledTrade(mine []int, verb string, args []string) []string {
	var theirs []int
	friend := s.named(args[1])
	if verb == verbSwap {
		friend = s.named(args[2])
	}
	if friend == noMan {
		return args
	}
	theirs = s.men[friend].carries()
	switch verb {
	case verbTake:
		return s.withFaces(args, 2, s.rename(&args[0], theirs))
	case verbGive:
		return s.withFaces(args, 2, s.rename(&args[0], mine))
	default:
		return s.withFaces(args, 3, s.rename(&args[0], mine), s.rename(&args[1], theirs))
	}
}

// rename spells a word, and returns its object.
func (s *state) rename(word *string, among []int) int {
	t := s.numbered(*word, among)
	*word = s.spelled(*word, among)
	return t
}

// withFaces puts the faces of things behind so many words: those that are known,
// and "?" where one is missing. Where nothing is a nugget nothing is put.
func (s *state) withFaces(args []string, from int, things ...int) []string {
	if !slices.ContainsFunc(things, s.isNugget) {
		return args
	}
	for i, t := range things {
		if len(args) == from+i {
			args = append(args, scoring.Hidden)
		}
		switch {
		case args[from+i] != scoring.Hidden:
		case t != nothing && !s.isNugget(t):
			args[from+i] = wordFaceless
		case t != nothing && s.things[t].face != unknown:
			args[from+i] = faceWords[s.things[t].face]
		}
	}
	return args
}
