package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// Spelled writes out an event as prompts do. An object may always have its number
// ("colt-1"), a thrown one always lack it, and the face of a nugget that changes
// hands may be left out.
func (s View) Spelled(e scoring.Event) scoring.Event {
	m, before := s.Named(e.As), 0
	if m == fight.NoMan {
		return e
	}
	verb := e.Verb
	if verb == terms.VerbReact {
		verb, before = e.Args[0], 1
	}
	args := e.Args[before:]
	mine := s.Men[m].Carries()
	switch verb {
	case terms.VerbShoot:
		e.Args = with(e.Args, before+1, s.WordFor(args[1], mine))
	case terms.VerbReload, terms.VerbUnjam, terms.VerbDrop, terms.VerbUse, terms.VerbLook, terms.VerbReveal:
		e.Args = with(e.Args, before, s.WordFor(args[0], mine))
	case terms.VerbThrow:
		e.Args = with(e.Args, before, s.spelledThrow(m, args[0]))
	case terms.VerbPick:
		e.Args = with(e.Args, before, s.WordFor(args[0], s.Lying(s.Men[m].Zone)))
	case terms.VerbTake, terms.VerbGive, terms.VerbSwap:
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
func (s View) spelledThrow(m int, word string) string {
	mine := s.Men[m].Carries()
	for _, kind := range []terms.Kind{terms.Dynamite, terms.Knife} {
		if t := s.Ready(m, kind); word == kind.String() && t != fight.Nothing {
			return s.Word(t, mine)
		}
	}
	return s.WordFor(word, mine)
}

// spelledTrade writes out what is taken, given or exchanged, with the faces of
// nuggets.
func (s View) spelledTrade(mine []int, verb string, args []string) []string {
	var theirs []int
	friend := s.Named(args[1])
	if verb == terms.VerbSwap {
		friend = s.Named(args[2])
	}
	if friend == fight.NoMan {
		return args
	}
	theirs = s.Men[friend].Carries()
	switch verb {
	case terms.VerbTake:
		return s.withFaces(args, 2, s.rename(&args[0], theirs))
	case terms.VerbGive:
		return s.withFaces(args, 2, s.rename(&args[0], mine))
	default:
		return s.withFaces(args, 3, s.rename(&args[0], mine), s.rename(&args[1], theirs))
	}
}

// rename spells a word, and returns its object.
func (s View) rename(word *string, among []int) int {
	t := s.ByNumber(*word, among)
	*word = s.WordFor(*word, among)
	return t
}

// withFaces puts the faces of things behind so many words: those that are known,
// and "?" where one is missing. Where nothing is a nugget nothing is put.
func (s View) withFaces(args []string, from int, things ...int) []string {
	if !slices.ContainsFunc(things, s.IsNugget) {
		return args
	}
	for i, t := range things {
		if len(args) == from+i {
			args = append(args, scoring.Hidden)
		}
		switch {
		case args[from+i] != scoring.Hidden:
		case t != fight.Nothing && !s.IsNugget(t):
			args[from+i] = terms.WordFaceless
		case t != fight.Nothing && s.Things[t].Face != terms.UnknownFace:
			args[from+i] = terms.FaceWords[s.Things[t].Face]
		}
	}
	return args
}
