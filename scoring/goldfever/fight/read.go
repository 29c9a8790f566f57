package fight

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// Read reads what a character is to do. It breaks the clause that lists what the
// words name and the game has not got, else the one by which the character
// cannot mean them.
func (s *Skirmish) Read(m int, verb string, args []string) (Deed, *scoring.Violation) {
	d := NewDeed(verb, Nothing)
	var v *scoring.Violation
	own := func(who int, word string) {
		if v == nil {
			d.Thing, v = s.Own(who, word)
		}
	}
	on := func(word string) {
		if v == nil {
			d.On, v = s.ReadMan(word)
		}
	}
	faced := func(words []string) {
		if v == nil {
			v = s.readFaces(&d, words)
		}
	}
	switch verb {
	case terms.VerbMove:
		d.Zone, v = s.ReadZone(args[0])
	case terms.VerbShoot:
		on(args[0])
		own(m, args[1])
		d.Both = len(args) > 2
	case terms.VerbThrow:
		return s.readThrow(m, args)
	case terms.VerbAttack:
		on(args[0])
	case terms.VerbReload, terms.VerbUnjam, terms.VerbDrop, terms.VerbUse:
		own(m, args[0])
	case terms.VerbPick:
		return s.readPick(s.Men[m].Zone, args)
	case terms.VerbTake:
		on(args[1])
		own(d.On, args[0])
		faced(args[2:])
	case terms.VerbGive:
		own(m, args[0])
		on(args[1])
		faced(args[2:])
	case terms.VerbSwap:
		own(m, args[0])
		if on(args[2]); v == nil {
			d.Theirs, v = s.Own(d.On, args[1])
		}
		faced(args[3:])
	}
	return d, v
}

// readFaces reads the faces of what changes hands: none where no nugget does.
func (s *Skirmish) readFaces(d *Deed, words []string) *scoring.Violation {
	things := []int{d.Thing, d.Theirs}
	nuggets := slices.ContainsFunc(things, s.IsNugget)
	switch {
	case !nuggets && len(words) > 0:
		return scoring.Breaks(scoring.UnknownClause, "goldfever.only-nuggets-have-faces")
	case nuggets && len(words) == 0:
		return scoring.Breaks("GF6", "goldfever.face-not-told").Suggest("goldfever.add-face", "hidden", scoring.Hidden)
	}
	for i, word := range words {
		if (word == terms.WordFaceless) == s.IsNugget(things[i]) {
			return scoring.Breaks("GF6", "goldfever.faces-mixed-up").Suggest("goldfever.faceless", "word", terms.WordFaceless)
		}
	}
	if len(words) > 0 {
		d.face = terms.ReadFace(words[0])
	}
	if len(words) > 1 {
		d.back = terms.ReadFace(words[1])
	}
	return nil
}

// readThrow reads a knife for a character, or dynamite for a zone.
func (s *Skirmish) readThrow(m int, args []string) (Deed, *scoring.Violation) {
	d := NewDeed(terms.VerbThrow, Nothing)
	var v *scoring.Violation
	if kind, _, _ := strings.Cut(args[0], "-"); kind == terms.Dynamite.String() {
		d.Zone, v = s.ReadZone(args[1])
	} else {
		d.On, v = s.ReadMan(args[1])
	}
	if v == nil && (!s.isKind(args[0]) || s.FindThing(args[0], s.Men[m].Carries()) != Nothing) {
		d.Thing, v = s.Own(m, args[0])
	}
	return d, v
}

// readPick reads an object on the ground, of a nugget with its face.
func (s *Skirmish) readPick(zone int, args []string) (Deed, *scoring.Violation) {
	lying := s.Lying(zone)
	d := NewDeed(terms.VerbPick, s.FindThing(args[0], lying))
	if !s.isThing(args[0]) {
		return d, Unlisted("GF4", "goldfever.no-object", args[0], s.WordsOf(lying)...)
	}
	if d.Thing == Nothing {
		return d, OneOf(scoring.Breaks("GF25", "goldfever.nothing-to-pick-up", "object", args[0], "zone", s.ZoneName(zone)), s.WordsOf(lying))
	}
	nugget := s.Things[d.Thing].Kind == terms.Nugget
	switch {
	case nugget && len(args) == 1:
		return d, scoring.Breaks("GF6", "goldfever.find-not-told").Suggest("goldfever.pick-with-face", "nugget", args[0], "hidden", scoring.Hidden)
	case !nugget && len(args) > 1:
		return d, scoring.Breaks(scoring.UnknownClause, "goldfever.only-nuggets-have-faces").Suggest("goldfever.pick", "object", args[0])
	case nugget:
		d.face = terms.ReadFace(args[1])
	}
	return d, nil
}

// Own finds what a character carries by its word.
func (s *Skirmish) Own(m int, word string) (int, *scoring.Violation) {
	carried := s.Men[m].Carries()
	if !s.isThing(word) {
		return Nothing, Unlisted("GF4", "goldfever.no-object", word, s.WordsOf(carried)...)
	}
	if t := s.FindThing(word, carried); t != Nothing {
		return t, nil
	}
	if !s.Men[m].Alive() {
		return Nothing, s.dead(m)
	}
	return Nothing, OneOf(scoring.Breaks("GF4", "goldfever.not-carried", "character", s.NameOf(m), "object", word), s.WordsOf(carried))
}

// Ready is what a character would throw or drink of a kind: one that is not
// jammed, if there is any; nothing where there is none of the kind.
func (s *Skirmish) Ready(m int, kind terms.Kind) int {
	found := Nothing
	for _, t := range s.Men[m].Carries() {
		if s.Things[t].Kind == kind && (found == Nothing || s.Things[found].Jammed) {
			found = t
		}
	}
	return found
}

// ReadZone reads the name of a zone, or breaks GF2.
func (s *Skirmish) ReadZone(word string) (int, *scoring.Violation) {
	if zone, ok := s.House.Plan().Zone(word); ok {
		return zone, nil
	}
	return Nowhere, Unlisted("GF2", "goldfever.no-zone", word)
}

// ReadMan reads the name of a character that takes part, or breaks GF1.
func (s *Skirmish) ReadMan(word string) (int, *scoring.Violation) {
	if m := s.Named(word); m != NoMan {
		return m, nil
	}
	return NoMan, Unlisted("GF1", "goldfever.no-character", word, scoring.Each(len(s.Men), s.NameOf)...)
}
