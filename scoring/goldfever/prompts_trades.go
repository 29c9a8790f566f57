package goldfever

import "saddlebag/scoring"

// picks offers what lies in the zone; a nugget with each face that it can have.
func (o *offer) picks() {
	lying := o.lying(o.me.zone)
	can := func(t int) bool { return o.may(newDeed(verbPick, t)) }
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
		if words := o.wordsWhere(theirs, func(t int) bool { return can(verbTake, t, nothing) }); words != nil {
			o.zone(o.me.zone, "takes from "+name, verbTake, choice(argObject, words...), with)
		}
		for _, t := range mine {
			own := choice(argObject, o.word(t, mine))
			if can(verbGive, t, nothing) {
				o.slot(PartGun, t, "gives to "+name, verbGive, own, with)
			}
			if words := o.wordsWhere(theirs, func(their int) bool { return can(verbSwap, t, their) }); words != nil {
				o.slot(PartGun, t, "exchanges with "+name, verbSwap, own, choice(argTheirs, words...), with)
			}
		}
	}
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
