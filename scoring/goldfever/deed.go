package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// A deed is an action as read from an event: what it is done with, and to whom.
// Fields that its verb has no use for are nobody, nothing or nowhere.
type deed struct {
	verb   string
	thing  int // one's own, or picked up or taken
	theirs int // for which it is exchanged
	on     int // the character it is done to or with
	zone   int
	both   bool // barrels
	face   int  // of a nugget, or unknown
}

// newDeed is a deed with nothing in it.
func newDeed(verb string) deed {
	return deed{verb: verb, thing: nothing, theirs: nothing, on: noMan, zone: nowhere, face: unknown}
}

// free says whether a deed costs no point, and so lets nobody react.
func (d *deed) free() bool { return d.verb == verbDrop || d.verb == verbUse }

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
		d.face, _ = readFace(args[1])
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

// refuse says why a character cannot do what it is to do (GF13). It looks at
// nothing but the deed itself: whose turn it is and what is left is said
// elsewhere.
func (s *state) refuse(m int, d deed) *scoring.Violation {
	switch d.verb {
	case verbMove:
		return s.refuseMove(m, d.zone)
	case verbShoot:
		return s.refuseShot(m, d)
	case verbThrow:
		return s.refuseThrow(m, d)
	case verbAttack:
		return s.refuseAttack(m, d.on)
	case verbReload:
		return s.refuseReload(d.thing)
	case verbUnjam:
		return s.refuseUnjam(d.thing)
	case verbPick:
		return s.refusePick(m, d)
	case verbTake, verbGive, verbSwap:
		return s.refuseTrade(m, d)
	case verbUse:
		return s.refuseUse(m, d.thing)
	case verbDrink:
		if s.ready(m, Whisky) == nothing {
			return scoring.Breaks("GF29", "%s has no whisky.", s.name(m))
		}
	}
	return nil // a drop
}

// do does a deed that was not refused, and returns the steps that it sets
// going, the first one last.
func (s *state) do(m int, d deed, number int) []step {
	switch d.verb {
	case verbMove:
		s.men[m].zone = d.zone
	case verbShoot:
		return s.shoot(m, d)
	case verbThrow:
		return s.throw(m, d)
	case verbAttack:
		return []step{attack{by: m, on: d.on, with: nothing, pile: Average, draws: 1, melee: true}}
	case verbReload:
		s.things[d.thing].shells++
	case verbUnjam:
		s.things[d.thing].jammed = false
	case verbPick:
		s.pick(m, d, number)
	case verbTake:
		s.hand(d.on, m, d.thing)
	case verbGive:
		s.hand(m, d.on, d.thing)
	case verbSwap:
		s.exchange(m, d)
	case verbDrop:
		s.drop(m, d.thing)
	case verbUse:
		s.men[m].use = d.thing
	case verbDrink:
		s.drink(m)
	}
	return nil
}

// costly are the verbs of actions that cost a point.
func costly(verb string) bool {
	return slices.ContainsFunc(actions, func(a action) bool { return a.verb == verb })
}
