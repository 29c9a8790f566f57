package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// Undecided says whether a joker is dealt or played, or the face of a nugget told,
// that this state cannot know (GF6, GF8).
func (s View) Undecided(e scoring.Event) bool {
	switch e.Verb {
	case terms.VerbDeal:
		return e.Args[1] != scoring.Hidden && s.Powers[slices.Index(terms.PowerWords[:], e.Args[1])] <= s.unknownJokers()
	case terms.VerbJoker:
		return !s.Men[s.Named(e.As)].Joker.Known
	case terms.VerbReact:
		return s.undecidedFaces(e.Args[0], e.Args[1:])
	}
	return s.undecidedFaces(e.Verb, e.Args)
}

// undecidedFaces says whether an action tells a face that this state cannot know.
func (s View) undecidedFaces(verb string, args []string) bool {
	switch {
	case (verb == terms.VerbPick || verb == terms.VerbLook || verb == terms.VerbReveal) && len(args) > 1:
		return s.undecidedFace(args[0], args[1])
	case (verb == terms.VerbTake || verb == terms.VerbGive) && len(args) > 2:
		return s.undecidedFace(args[0], args[2])
	case verb == terms.VerbSwap && len(args) > 4:
		return s.undecidedFace(args[0], args[3]) || s.undecidedFace(args[1], args[4])
	}
	return false
}

// unknownJokers counts the characters whose jokers this state does not know.
func (s View) unknownJokers() int {
	return len(scoring.Where(len(s.Men), func(m int) bool { return s.Men[m].Joker.Dealt && !s.Men[m].Joker.Known }))
}

// undecidedFace says whether somebody may know that a nugget has another face, or
// that no other nugget has this one.
func (s View) undecidedFace(word, told string) bool {
	hidden := func(o fight.Thing) bool { return o.Seen && o.Face == terms.UnknownFace }
	t, face := slices.IndexFunc(s.Things, func(t fight.Thing) bool { return t.ID() == word }), terms.ReadFace(told)
	if t == fight.Nothing || s.Things[t].Kind != terms.Nugget || face == terms.UnknownFace || s.Things[t].Face != terms.UnknownFace {
		return false
	}
	return hidden(s.Things[t]) || s.Faces[face] <= len(scoring.Where(len(s.Things), func(o int) bool { return hidden(s.Things[o]) }))
}
