package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// picks offers what lies in the zone; a nugget with each face that it can have.
func (o *offer) picks() {
	lying := o.lying(o.me.zone)
	can := func(t int) bool { return o.me.room(o.things[t].kind) }
	for _, t := range lying {
		if it := &o.things[t]; it.kind == Nugget && can(t) {
			o.zone(o.me.zone, "picks up "+it.id(), verbPick, choice(argObject, it.id()), among(argFace, o.faceItems(t), scoring.Hidden))
		}
	}
	if words := o.wordsWhere(lying, func(t int) bool { return o.things[t].kind != Nugget && can(t) }); words != nil {
		o.zone(o.me.zone, "picks up", verbPick, choice(argObject, words...))
	}
}

// trades offers what friends in the zone can take, give and exchange.
func (o *offer) trades() {
	mine := o.me.carries()
	for _, friend := range o.near(o.m) {
		name, theirs := o.name(friend), o.men[friend].carries()
		with := choice(argCharacter, name)
		can := func(verb string, own, their int) bool {
			d := newDeed(verb, own)
			d.on, d.theirs = friend, their
			return o.may(d)
		}
		nuggets, others := o.sorted(theirs, func(t int) bool { return can(verbTake, t, nothing) })
		if words := o.wordsAmong(others, theirs); words != nil {
			o.zone(o.me.zone, "takes from "+name, verbTake, choice(argObject, words...), with)
		}
		for _, t := range nuggets {
			id := o.things[t].id()
			o.zone(o.me.zone, "takes "+id+" from "+name, verbTake, choice(argObject, id), with, o.face(argTaken, t))
		}
		for _, t := range mine {
			own := choice(argObject, o.word(t, mine))
			if can(verbGive, t, nothing) {
				args := []scoring.Arg{own, with}
				if o.isNugget(t) {
					args = append(args, o.face(argGiven, t))
				}
				o.slot(PartGun, t, "gives to "+name, verbGive, args...)
			}
			o.exchanges(t, friend, func(their int) bool { return can(verbSwap, t, their) })
		}
	}
}

// exchanges offers what a friend can give for an object.
func (o *offer) exchanges(t, friend int, can func(their int) bool) {
	mine, theirs, name := o.me.carries(), o.men[friend].carries(), o.name(friend)
	own, with := choice(argObject, o.word(t, mine)), choice(argCharacter, name)
	nuggets, others := o.sorted(theirs, can)
	if o.isNugget(t) {
		nuggets, others = append(nuggets, others...), nil
	}
	if words := o.wordsAmong(others, theirs); words != nil {
		o.slot(PartGun, t, "exchanges with "+name, verbSwap, own, choice(argTheirs, words...), with)
	}
	for _, their := range nuggets {
		for _, faces := range o.faces(t, their) {
			word := o.word(their, theirs)
			o.slot(PartGun, t, "exchanges with "+name+" for "+word, verbSwap, own, choice(argTheirs, word), with, faces[0], faces[1])
		}
	}
}

// faces are what can be told of the faces of two things that are exchanged. Of two
// that nobody has told one is told at the most.
func (o *offer) faces(mine, theirs int) [][2]scoring.Arg {
	given, got := o.face(argExchanged, mine), o.face(argReceived, theirs)
	if len(given.Choices) == 1 || len(got.Choices) == 1 {
		return [][2]scoring.Arg{{given, got}}
	}
	told := choice(given, given.Choices[1:]...)
	return [][2]scoring.Arg{{choice(given, scoring.Hidden), got}, {told, choice(got, scoring.Hidden)}}
}

// face is what can be told of the face of a thing that changes hands: what is
// known, or anything that it can be. What is no nugget has none.
func (o *offer) face(a scoring.Arg, t int) scoring.Arg {
	switch {
	case !o.isNugget(t):
		return choice(a, wordFaceless)
	case o.things[t].face != unknown:
		return choice(a, faceWords[o.things[t].face])
	}
	return choice(a, append([]string{scoring.Hidden}, o.facesOf(t)...)...)
}

// sorted are the nuggets among those things of which something holds, and the
// others.
func (o *offer) sorted(list []int, holds func(t int) bool) (nuggets, others []int) {
	for _, t := range list {
		switch {
		case !holds(t):
		case o.isNugget(t):
			nuggets = append(nuggets, t)
		default:
			others = append(others, t)
		}
	}
	return nuggets, others
}

// wordsAmong are the words of some things among others.
func (o *offer) wordsAmong(some, all []int) []string {
	return o.wordsWhere(all, func(t int) bool { return slices.Contains(some, t) })
}

// wordsWhere are the words of those objects of a list of which something holds.
func (o *offer) wordsWhere(list []int, holds func(t int) bool) []string {
	var words []string
	for _, t := range list {
		if holds(t) {
			words = append(words, o.word(t, list))
		}
	}
	return words
}
