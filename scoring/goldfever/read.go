package goldfever

import "saddlebag/scoring"

// read reads what a character is to do. It breaks LG1 where the words make no
// sense in the game, else the clause by which the character cannot mean them.
func (s *state) read(m int, verb string, args []string) (deed, *scoring.Violation) {
	d, me := newDeed(verb), &s.men[m]
	var v *scoring.Violation
	own := func(word string) { d.thing, v = s.own(m, word) }
	switch verb {
	case verbMove:
		d.zone, v = s.readZone(args[0])
	case verbShoot:
		if d.on, v = s.readMan(args[0]); v == nil {
			own(args[1])
		}
		d.both = len(args) > 2
	case verbThrow:
		return s.readThrow(m, args)
	case verbAttack:
		d.on, v = s.readMan(args[0])
	case verbReload, verbUnjam, verbDrop, verbUse:
		own(args[0])
	case verbPick:
		return s.readPick(me.zone, args)
	case verbTake:
		if d.on, v = s.readMan(args[1]); v == nil {
			d.thing, v = s.own(d.on, args[0])
		}
	case verbGive:
		if own(args[0]); v == nil {
			d.on, v = s.readMan(args[1])
		}
	case verbSwap:
		if own(args[0]); v != nil {
			break
		}
		if d.on, v = s.readMan(args[2]); v == nil {
			d.theirs, v = s.own(d.on, args[1])
		}
	}
	return d, v
}

// readThrow reads a knife for a character, or dynamite for a zone.
func (s *state) readThrow(m int, args []string) (deed, *scoring.Violation) {
	d := newDeed(verbThrow)
	var v *scoring.Violation
	if args[0] == Dynamite.String() {
		d.zone, v = s.readZone(args[1])
	} else {
		d.on, v = s.readMan(args[1])
	}
	if v != nil {
		return d, v
	}
	kind := Knife
	if d.on == noMan {
		kind = Dynamite
	}
	d.thing = s.ready(m, kind)
	return d, nil
}

// readPick reads an object on the ground, of a nugget with its face.
func (s *state) readPick(zone int, args []string) (deed, *scoring.Violation) {
	d, lying := newDeed(verbPick), s.lying(zone)
	if !s.isThing(args[0]) {
		return d, unknownWord("object", args[0], s.wordsOf(lying)...)
	}
	d.thing = s.find(args[0], lying)
	if d.thing == nothing {
		return d, scoring.Breaks("GF25", "No %s can be picked up in %s.", args[0], s.zoneName(zone)).Try("%s", either(s.wordsOf(lying)))
	}
	nugget := s.things[d.thing].kind == Nugget
	switch {
	case nugget && len(args) == 1:
		return d, scoring.Breaks("GF6", "Whoever picks up a nugget looks at its face.").Try("pick %s and its face, or %s", args[0], scoring.Hidden)
	case !nugget && len(args) > 1:
		return d, scoring.Breaks(scoring.UnknownClause, "Only nuggets have a face.").Try("pick %s", args[0])
	case nugget:
		d.face = readFace(args[1])
	}
	return d, nil
}

// own finds what a character carries by its word.
func (s *state) own(m int, word string) (int, *scoring.Violation) {
	carried := s.men[m].carries()
	if !s.isThing(word) {
		return nothing, unknownWord("object", word, s.wordsOf(carried)...)
	}
	if t := s.find(word, carried); t != nothing {
		return t, nil
	}
	if !s.men[m].alive() {
		return nothing, s.dead(m)
	}
	v := scoring.Breaks("GF4", "%s has nothing that is called %s now.", s.name(m), word)
	if len(carried) > 0 {
		v = v.Try("%s", either(s.wordsOf(carried)))
	}
	return nothing, v
}

// ready is what a character would throw or drink of a kind: one that is not
// jammed, if there is any; nothing where there is none of the kind.
func (s *state) ready(m int, kind Kind) int {
	found := nothing
	for _, t := range s.men[m].carries() {
		if s.things[t].kind == kind && (found == nothing || s.things[found].jammed) {
			found = t
		}
	}
	return found
}

func (s *state) readZone(word string) (int, *scoring.Violation) {
	if zone, ok := s.house.Village.Index(word); ok {
		return zone, nil
	}
	return nowhere, unknownWord("zone", word)
}

func (s *state) readMan(word string) (int, *scoring.Violation) {
	if m := s.named(word); m != noMan {
		return m, nil
	}
	var names []string
	for m := range s.men {
		names = append(names, s.name(m))
	}
	return noMan, unknownWord("character", word, names...)
}
