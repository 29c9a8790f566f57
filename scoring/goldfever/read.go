package goldfever

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// read reads what a character is to do. It breaks the clause that lists what the
// words name and the game has not got, else the one by which the character
// cannot mean them.
func (s *skirmish) read(m int, verb string, args []string) (deed, *scoring.Violation) {
	d := newDeed(verb, nothing)
	var v *scoring.Violation
	own := func(who int, word string) {
		if v == nil {
			d.thing, v = s.own(who, word)
		}
	}
	on := func(word string) {
		if v == nil {
			d.on, v = s.readMan(word)
		}
	}
	faced := func(words []string) {
		if v == nil {
			v = s.readFaces(&d, words)
		}
	}
	switch verb {
	case verbMove:
		d.zone, v = s.readZone(args[0])
	case verbShoot:
		on(args[0])
		own(m, args[1])
		d.both = len(args) > 2
	case verbThrow:
		return s.readThrow(m, args)
	case verbAttack:
		on(args[0])
	case verbReload, verbUnjam, verbDrop, verbUse:
		own(m, args[0])
	case verbPick:
		return s.readPick(s.men[m].zone, args)
	case verbTake:
		on(args[1])
		own(d.on, args[0])
		faced(args[2:])
	case verbGive:
		own(m, args[0])
		on(args[1])
		faced(args[2:])
	case verbSwap:
		own(m, args[0])
		if on(args[2]); v == nil {
			d.theirs, v = s.own(d.on, args[1])
		}
		faced(args[3:])
	}
	return d, v
}

// readFaces reads the faces of what changes hands: none where no nugget does.
func (s *skirmish) readFaces(d *deed, words []string) *scoring.Violation {
	things := []int{d.thing, d.theirs}
	nuggets := slices.ContainsFunc(things, s.isNugget)
	switch {
	case !nuggets && len(words) > 0:
		return scoring.Breaks(scoring.UnknownClause, "Only nuggets have a face.")
	case nuggets && len(words) == 0:
		return scoring.Breaks("GF6", "Whoever gets a nugget looks at its face.").Suggest("add its face, or %s", scoring.Hidden)
	}
	for i, word := range words {
		if (word == wordFaceless) == s.isNugget(things[i]) {
			return scoring.Breaks("GF6", "A nugget has a face, and nothing else has.").Suggest("%s for what is no nugget", wordFaceless)
		}
	}
	if len(words) > 0 {
		d.face = readFace(words[0])
	}
	if len(words) > 1 {
		d.back = readFace(words[1])
	}
	return nil
}

// readThrow reads a knife for a character, or dynamite for a zone.
func (s *skirmish) readThrow(m int, args []string) (deed, *scoring.Violation) {
	d := newDeed(verbThrow, nothing)
	var v *scoring.Violation
	if kind, _, _ := strings.Cut(args[0], "-"); kind == Dynamite.String() {
		d.zone, v = s.readZone(args[1])
	} else {
		d.on, v = s.readMan(args[1])
	}
	if v == nil && (!s.isKind(args[0]) || s.find(args[0], s.men[m].carries()) != nothing) {
		d.thing, v = s.own(m, args[0])
	}
	return d, v
}

// readPick reads an object on the ground, of a nugget with its face.
func (s *skirmish) readPick(zone int, args []string) (deed, *scoring.Violation) {
	lying := s.lying(zone)
	d := newDeed(verbPick, s.find(args[0], lying))
	if !s.isThing(args[0]) {
		return d, unlisted("GF4", "object", args[0], s.wordsOf(lying)...)
	}
	if d.thing == nothing {
		return d, scoring.Breaks("GF25", "No %s can be picked up in %s.", args[0], s.zoneName(zone)).Suggest("%s", either(s.wordsOf(lying)))
	}
	nugget := s.things[d.thing].kind == Nugget
	switch {
	case nugget && len(args) == 1:
		return d, scoring.Breaks("GF6", "Whoever picks up a nugget looks at its face.").Suggest("pick %s and its face, or %s", args[0], scoring.Hidden)
	case !nugget && len(args) > 1:
		return d, scoring.Breaks(scoring.UnknownClause, "Only nuggets have a face.").Suggest("pick %s", args[0])
	case nugget:
		d.face = readFace(args[1])
	}
	return d, nil
}

// own finds what a character carries by its word.
func (s *skirmish) own(m int, word string) (int, *scoring.Violation) {
	carried := s.men[m].carries()
	if !s.isThing(word) {
		return nothing, unlisted("GF4", "object", word, s.wordsOf(carried)...)
	}
	if t := s.find(word, carried); t != nothing {
		return t, nil
	}
	if !s.men[m].alive() {
		return nothing, s.dead(m)
	}
	return nothing, scoring.Breaks("GF4", "%s has nothing that is called %s now.", s.name(m), word).Suggest("%s", either(s.wordsOf(carried)))
}

// ready is what a character would throw or drink of a kind: one that is not
// jammed, if there is any; nothing where there is none of the kind.
func (s *skirmish) ready(m int, kind Kind) int {
	found := nothing
	for _, t := range s.men[m].carries() {
		if s.things[t].kind == kind && (found == nothing || s.things[found].jammed) {
			found = t
		}
	}
	return found
}

// readZone reads the name of a zone, or breaks GF2.
func (s *skirmish) readZone(word string) (int, *scoring.Violation) {
	if zone, ok := s.house.Plan().zone(word); ok {
		return zone, nil
	}
	return nowhere, unlisted("GF2", "zone", word)
}

// readMan reads the name of a character that takes part, or breaks GF1.
func (s *skirmish) readMan(word string) (int, *scoring.Violation) {
	if m := s.named(word); m != noMan {
		return m, nil
	}
	return noMan, unlisted("GF1", "character", word, scoring.Each(len(s.men), s.name)...)
}
