package goldfever

import "saddlebag/scoring"

// picks offers what lies in the zone; a nugget with each face that it can have.
func (o *offer) picks() {
	lying := o.lying(o.men[o.m].zone)
	var words []string
	for _, t := range lying {
		d := newDeed(verbPick)
		if d.thing = t; !o.may(d) {
			continue
		}
		if o.things[t].kind != Nugget {
			words = append(words, o.word(t, lying))
			continue
		}
		face := argFace
		face.Items = o.faceItems(t)
		face.Choices = append(itemNames(face.Items), scoring.Hidden)
		o.here(o.name(o.m)+" picks up "+o.things[t].id(), verbPick, choice(argObject, o.things[t].id()), face)
	}
	if words != nil {
		o.here(o.name(o.m)+" picks up", verbPick, choice(argObject, words...))
	}
}

// trades offers what friends in the zone can take, give and exchange.
func (o *offer) trades() {
	mine := o.men[o.m].carries()
	for _, friend := range o.near(o.m) {
		with := choice(argCharacter, o.name(friend))
		theirs := o.men[friend].carries()
		list := func(verb string, own int) []string {
			return o.wordsWhere(theirs, func(t int) deed {
				d := newDeed(verb)
				d.on, d.thing = friend, t
				if verb == verbSwap {
					d.thing, d.theirs = own, t
				}
				return d
			})
		}
		if words := list(verbTake, nothing); words != nil {
			o.here(o.name(o.m)+" takes from "+o.name(friend), verbTake, choice(argObject, words...), with)
		}
		for _, t := range mine {
			d := newDeed(verbGive)
			d.on, d.thing = friend, t
			own := choice(argObject, o.word(t, mine))
			if o.may(d) {
				o.slot(t, o.name(o.m)+" gives to "+o.name(friend), verbGive, own, with)
			}
			if words := list(verbSwap, t); words != nil {
				o.slot(t, o.name(o.m)+" exchanges with "+o.name(friend), verbSwap, own, choice(argTheirs, words...), with)
			}
		}
	}
}

// wordsWhere are the words of those objects with which a deed can be done.
func (o *offer) wordsWhere(list []int, made func(t int) deed) []string {
	var words []string
	for _, t := range list {
		if o.may(made(t)) {
			words = append(words, o.word(t, list))
		}
	}
	return words
}
