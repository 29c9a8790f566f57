package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// An offer collects the prompts of one character.
type offer struct {
	*state
	m       int
	me      *man
	react   bool // from an ambush
	prompts []scoring.Prompt
}

func (s *state) newOffer(m int) *offer { return &offer{state: s, m: m, me: &s.men[m]} }

// usualPrompts is how many a phase has room for before it needs more.
const usualPrompts = 16

// promptPhase offers what a character can do in its own phase.
func (s *state) promptPhase(m int) []scoring.Prompt {
	o := s.newOffer(m)
	o.prompts = make([]scoring.Prompt, 0, usualPrompts)
	if s.turn.points > 0 {
		o.deeds()
	}
	o.gear()
	if s.canAmbush() {
		o.sheet(PartAmbush, "lays an ambush", verbAmbush)
	}
	if words := s.jokersOf(m); len(words) > 0 {
		o.sheet(PartJoker, "plays the joker", verbJoker, choice(argJoker, words...))
	}
	if o.me.ambush {
		o.sheet(PartAmbush, "stays in ambush", verbStay)
	} else {
		o.sheet(PartPoints, "ends the phase", verbEnd)
	}
	return o.prompts
}

// promptReactions offers what a character can do from its ambush.
func (s *state) promptReactions(m int) []scoring.Prompt {
	o := s.newOffer(m)
	o.react = true
	o.sheet(PartAmbush, "does not react", verbReact, argPass)
	o.deeds()
	return o.prompts
}

// promptRoom offers what can be dropped outside one's own phase, to make room (GF25).
func (s *state) promptRoom() []scoring.Prompt {
	var prompts []scoring.Prompt
	givers := s.givers()
	for m := range s.men {
		o := s.newOffer(m)
		o.drops(func(t int) bool { return s.makesRoom(givers, m, t) })
		prompts = append(prompts, o.prompts...)
	}
	return prompts
}

// promptFlight offers a character where to flee.
func (s *state) promptFlight(m int) []scoring.Prompt {
	o := s.newOffer(m)
	o.ways("flees to", verbFlee)
	return o.prompts
}

// add offers a verb at a cell. The label says what the character does.
func (o *offer) add(cell string, owner int, does, verb string, args ...scoring.Arg) {
	if o.react && verb != verbReact {
		verb, args = verbReact, append([]scoring.Arg{argActions()[verb]}, args...)
	}
	o.prompts = append(o.prompts, scoring.Prompt{
		Seat: o.me.seat, As: o.me.name, Verb: verb, Args: args, Cell: cell, Owner: owner, Label: o.me.name + " " + does,
	})
}

// sheet offers a verb at a cell of the character's own sheet.
func (o *offer) sheet(part, does, verb string, args ...scoring.Arg) {
	o.add(o.me.plate.cells[part][0].id, o.me.seat, does, verb, args...)
}

// slot offers a verb at the cell of an object that the character carries.
func (o *offer) slot(part string, t int, does, verb string, args ...scoring.Arg) {
	o.add(o.slotCell(o.m, t, part), o.me.seat, does, verb, args...)
}

// zone offers a verb at a zone.
func (o *offer) zone(zone int, does, verb string, args ...scoring.Arg) {
	o.add(o.house.Sign(zone).cell, scoring.Table, does, verb, args...)
}

// may says whether the character can do a deed.
func (o *offer) may(d deed) bool { return o.refuse(o.m, d) == nil }

// deeds offers all actions.
func (o *offer) deeds() {
	o.ways("moves to", verbMove)
	o.shots()
	o.throws()
	o.repairs()
	o.picks()
	o.trades()
	if t := o.ready(o.m, Whisky); t != nothing {
		o.slot(PartGun, t, "drinks", verbDrink)
	}
}

// ways offers to go to the zones next door.
func (o *offer) ways(does, verb string) {
	for _, zone := range o.nextDoor(o.m) {
		o.zone(zone, does+" "+o.zoneName(zone), verb, o.house.Sign(zone).to...)
	}
}

// at offers a verb against each opponent that a deed can be done to, where that
// one stands.
func (o *offer) at(d deed, does string, args func(foe scoring.Arg) []scoring.Arg) {
	for foe := range o.men {
		if d.on = foe; !o.foe(foe, o.m) || !o.getsTo(d) || !o.may(d) {
			continue
		}
		zone, pile := o.men[foe].zone, o.house.fights().Melee.String() // hand to hand (GF56)
		if d.thing != nothing {
			pile = o.aimed(o.m, zone, o.things[d.thing].kind)
		}
		worth := "(" + pile + ")"
		o.zone(zone, does+" "+o.name(foe)+" "+worth, d.verb, args(o.men[foe].plate.arg)...)
		o.prompts[len(o.prompts)-1].Worth = worth
	}
}

// getsTo says whether a deed gets to where it is to be done, which most do not.
func (o *offer) getsTo(d deed) bool {
	if d.thing == nothing {
		return o.men[d.on].zone == o.me.zone
	}
	return o.inReach(o.m, o.men[d.on].zone, o.things[d.thing].kind)
}

func (o *offer) shots() {
	carried := o.me.carries()
	for _, t := range carried {
		if !o.things[t].kind.Gun() {
			continue
		}
		d, gun := newDeed(verbShoot, t), o.called(t, carried).gun[0]
		o.at(d, "fires the "+o.title(t)+" at", func(foe scoring.Arg) []scoring.Arg { return []scoring.Arg{foe, gun} })
		if o.things[t].kind == Shotgun {
			d.both = true
			o.at(d, "fires both barrels at", func(foe scoring.Arg) []scoring.Arg { return []scoring.Arg{foe, gun, argBoth} })
		}
	}
}

func (o *offer) throws() {
	carried, armed := o.me.carries(), false
	for _, t := range carried {
		switch o.things[t].kind {
		case Knife:
			armed = true
			thrown := o.word(t, carried)
			o.at(newDeed(verbThrow, t), "throws the "+thrown+" at", func(foe scoring.Arg) []scoring.Arg {
				return []scoring.Arg{choice(argKnife, thrown), foe}
			})
		case Dynamite:
			o.blasts(t, o.word(t, carried))
		default:
		}
	}
	if armed {
		o.at(newDeed(verbAttack, nothing), "attacks", func(foe scoring.Arg) []scoring.Arg { return []scoring.Arg{foe} })
	}
}

// blasts offers the zones that dynamite can be thrown into.
func (o *offer) blasts(t int, thrown string) {
	d := newDeed(verbThrow, t)
	for zone := range o.house.Village.Zones {
		if d.zone = zone; o.inReach(o.m, zone, Dynamite) && o.may(d) {
			o.zone(zone, "throws "+thrown+" into "+o.zoneName(zone), verbThrow, choice(argDynamite, thrown), o.house.Sign(zone).to[0])
		}
	}
}

// repairs offers to load guns, and to un-jam.
func (o *offer) repairs() {
	carried := o.me.carries()
	for _, t := range carried {
		if o.loadable(t) {
			o.slot(PartShells, t, "loads the "+o.title(t), verbReload, o.called(t, carried).gun...)
		}
		if o.things[t].jammed {
			o.slot(PartJam, t, "un-jams the "+o.title(t), verbUnjam, o.called(t, carried).object...)
		}
	}
}

// gear offers what is free: to drop things, and to choose a gun.
func (o *offer) gear() {
	o.drops(func(int) bool { return true })
	carried := o.me.carries()
	if guns := o.wordsWhere(carried, func(t int) bool { return o.usable(o.m, t) }); guns != nil {
		o.sheet(PartUse, "chooses the gun in use", verbUse, choice(argGun, guns...))
	}
}

// drops offers to drop those objects of which something holds.
func (o *offer) drops(can func(t int) bool) {
	carried := o.me.carries()
	for _, t := range carried {
		if can(t) {
			called := o.called(t, carried)
			o.slot(PartGun, t, "drops "+called.word, verbDrop, called.object...)
		}
	}
}

// slotCell is the cell in which an object of a character stands; of a gun it may
// be another part of the sheet beside that.
func (s *state) slotCell(m, t int, part string) string {
	me := &s.men[m]
	if i := slices.Index(me.guns[:], t); i >= 0 {
		return me.plate.cells[part][i].id
	}
	return me.plate.cells[PartPocket][slices.Index(me.pockets[:], t)].id
}
