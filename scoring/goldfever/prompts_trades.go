package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// picks offers what lies in the zone; a nugget with each face that it can have.
func (o *offer) picks() {
	lying := o.Lying(o.me.Zone)
	can := func(t int) bool { return o.me.Room(o.Things[t].Kind) }
	for _, t := range lying {
		if it := &o.Things[t]; it.Kind == terms.Nugget && can(t) {
			o.zone(o.me.Zone, o.says("goldfever.pick-label", "object", o.Called(t, lying).Title), terms.VerbPick, terms.Choice(terms.ArgObject, it.ID()), terms.Among(terms.ArgFace, o.FaceItems(t), scoring.Hidden))
		}
	}
	if words := o.wordsWhere(lying, func(t int) bool { return o.Things[t].Kind != terms.Nugget && can(t) }); words != nil {
		o.zone(o.me.Zone, o.says("goldfever.pick-something-label"), terms.VerbPick, terms.Choice(terms.ArgObject, words...))
	}
}

// trades offers what friends in the zone can take, give and exchange.
func (o *offer) trades() {
	mine := o.me.Carries()
	for _, friend := range o.Near(o.m) {
		name, theirs := o.NameOf(friend), o.Men[friend].Carries()
		with := terms.Choice(terms.ArgCharacter, name)
		can := func(verb string, own, their int) bool {
			d := fight.NewDeed(verb, own)
			d.On, d.Theirs = friend, their
			return o.may(d)
		}
		nuggets, others := o.sorted(theirs, func(t int) bool { return can(terms.VerbTake, t, fight.Nothing) })
		if words := o.wordsAmong(others, theirs); words != nil {
			o.zone(o.me.Zone, o.says("goldfever.take-something-label", "friend", name), terms.VerbTake, terms.Choice(terms.ArgObject, words...), with)
		}
		for _, t := range nuggets {
			id := o.Things[t].ID()
			o.zone(o.me.Zone, o.says("goldfever.take-label", "object", o.Called(t, theirs).Title, "friend", name), terms.VerbTake, terms.Choice(terms.ArgObject, id), with, o.face(terms.ArgTaken, t))
		}
		for _, t := range mine {
			called := o.Called(t, mine)
			own := terms.Choice(terms.ArgObject, called.Word)
			if can(terms.VerbGive, t, fight.Nothing) {
				args := []scoring.Arg{own, with}
				if o.IsNugget(t) {
					args = append(args, o.face(terms.ArgGiven, t))
				}
				o.slot(terms.PartGun, t, o.says("goldfever.give-label", "object", called.Title, "friend", name), terms.VerbGive, args...)
			}
			o.exchanges(t, friend, func(their int) bool { return can(terms.VerbSwap, t, their) })
		}
	}
}

// exchanges offers what a friend can give for an object.
func (o *offer) exchanges(t, friend int, can func(their int) bool) {
	mine, theirs, name := o.me.Carries(), o.Men[friend].Carries(), o.NameOf(friend)
	called := o.Called(t, mine)
	own, with := terms.Choice(terms.ArgObject, called.Word), terms.Choice(terms.ArgCharacter, name)
	nuggets, others := o.sorted(theirs, can)
	if o.IsNugget(t) {
		nuggets, others = append(nuggets, others...), nil
	}
	if words := o.wordsAmong(others, theirs); words != nil {
		o.slot(terms.PartGun, t, o.says("goldfever.swap-something-label", "object", called.Title, "friend", name), terms.VerbSwap, own, terms.Choice(terms.ArgTheirs, words...), with)
	}
	for _, their := range nuggets {
		for _, faces := range o.faces(t, their) {
			got := o.Called(their, theirs)
			label := o.says("goldfever.swap-label", "object", called.Title, "theirs", got.Title, "friend", name)
			o.slot(terms.PartGun, t, label, terms.VerbSwap, own, terms.Choice(terms.ArgTheirs, got.Word), with, faces[0], faces[1])
		}
	}
}

// faces are what can be told of the faces of two things that are exchanged. Of two
// that nobody has told one is told at the most.
func (o *offer) faces(mine, theirs int) [][2]scoring.Arg {
	given, got := o.face(terms.ArgExchanged, mine), o.face(terms.ArgReceived, theirs)
	if len(given.Choices) == 1 || len(got.Choices) == 1 {
		return [][2]scoring.Arg{{given, got}}
	}
	told := terms.Choice(given, given.Choices[1:]...)
	return [][2]scoring.Arg{{terms.Choice(given, scoring.Hidden), got}, {told, terms.Choice(got, scoring.Hidden)}}
}

// face is what can be told of the face of a thing that changes hands: what is
// known, or anything that it can be. What is no nugget has none.
func (o *offer) face(a scoring.Arg, t int) scoring.Arg {
	switch {
	case !o.IsNugget(t):
		return terms.Choice(a, terms.WordFaceless)
	case o.Things[t].Face != terms.UnknownFace:
		return terms.Choice(a, terms.FaceWords[o.Things[t].Face])
	}
	return terms.Choice(a, append([]string{scoring.Hidden}, o.FacesOf(t)...)...)
}

// sorted are the nuggets among those things of which something holds, and the
// others.
func (o *offer) sorted(list []int, holds func(t int) bool) (nuggets, others []int) {
	for _, t := range list {
		switch {
		case !holds(t):
		case o.IsNugget(t):
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
			words = append(words, o.Word(t, list))
		}
	}
	return words
}
