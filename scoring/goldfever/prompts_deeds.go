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

func (s *state) newOffer(m int) *offer {
	const usual = 8
	return &offer{state: s, m: m, me: &s.men[m], prompts: make([]scoring.Prompt, 0, usual)}
}

// promptPhase offers what a character can do in its own phase.
func (s *state) promptPhase(m int) []scoring.Prompt {
	o := s.newOffer(m)
	if s.turn.points > 0 {
		o.deeds()
	}
	o.gear()
	if s.refuseAmbush() == nil {
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
	o.sheet(PartAmbush, "does not react", verbReact, word("how", wordPass))
	o.deeds()
	return o.prompts
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
		verb, args = verbReact, append([]scoring.Arg{word("action", verb)}, args...)
	}
	o.prompts = append(o.prompts, scoring.Prompt{
		Seat: o.me.seat, As: o.me.name, Verb: verb, Args: args, Cell: cell, Owner: owner, Label: o.me.name + " " + does,
	})
}

// sheet offers a verb at a cell of the character's own sheet.
func (o *offer) sheet(part, does, verb string, args ...scoring.Arg) {
	o.add(CharacterCell(o.me.name, part), o.me.seat, does, verb, args...)
}

// slot offers a verb at the cell of an object that the character carries.
func (o *offer) slot(part string, t int, does, verb string, args ...scoring.Arg) {
	o.add(o.slotCell(o.m, t, part), o.me.seat, does, verb, args...)
}

// zone offers a verb at a zone.
func (o *offer) zone(zone int, does, verb string, args ...scoring.Arg) {
	o.add(ZoneCell(o.zoneName(zone)), scoring.Table, does, verb, args...)
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
		name := o.zoneName(zone)
		o.zone(zone, does+" "+name, verb, choice(argZone, name))
	}
}

// at offers a verb against each opponent that a deed can be done to, where that
// one stands.
func (o *offer) at(d deed, does string, args func(foe scoring.Arg) []scoring.Arg) {
	for _, foe := range o.foes(o.m) {
		if d.on = foe; !o.may(d) {
			continue
		}
		zone, pile := o.men[foe].zone, o.house.fights().Melee.String() // hand to hand (GF56)
		if d.thing != nothing {
			pile = o.aimed(o.m, zone, o.things[d.thing].kind)
		}
		worth := "(" + pile + ")"
		o.zone(zone, does+" "+o.name(foe)+" "+worth, d.verb, args(choice(argCharacter, o.name(foe)))...)
		o.prompts[len(o.prompts)-1].Worth = worth
	}
}

func (o *offer) shots() {
	carried := o.me.carries()
	for _, t := range carried {
		if !o.things[t].kind.Gun() {
			continue
		}
		d, gun := newDeed(verbShoot, t), choice(argGun, o.word(t, carried))
		o.at(d, "fires the "+o.title(t)+" at", func(foe scoring.Arg) []scoring.Arg { return []scoring.Arg{foe, gun} })
		d.both = true
		o.at(d, "fires both barrels at", func(foe scoring.Arg) []scoring.Arg { return []scoring.Arg{foe, gun, argBoth} })
	}
}

func (o *offer) throws() {
	carried := o.me.carries()
	for _, t := range carried {
		thrown := o.word(t, carried)
		switch o.things[t].kind {
		case Knife:
			o.at(newDeed(verbThrow, t), "throws the "+thrown+" at", func(foe scoring.Arg) []scoring.Arg {
				return []scoring.Arg{choice(argKnife, thrown), foe}
			})
		case Dynamite:
			o.blasts(t, choice(argDynamite, thrown))
		default:
		}
	}
	o.at(newDeed(verbAttack, nothing), "attacks", func(foe scoring.Arg) []scoring.Arg { return []scoring.Arg{foe} })
}

// blasts offers the zones that dynamite can be thrown into.
func (o *offer) blasts(t int, thrown scoring.Arg) {
	d := newDeed(verbThrow, t)
	for zone := range o.house.Village.Zones {
		if d.zone = zone; o.may(d) {
			name := o.zoneName(zone)
			o.zone(zone, "throws "+thrown.Choices[0]+" into "+name, verbThrow, thrown, choice(argZone, name))
		}
	}
}

// repairs offers to load guns, and to un-jam.
func (o *offer) repairs() {
	carried := o.me.carries()
	for _, t := range carried {
		name, title := o.word(t, carried), o.title(t)
		if o.refuseReload(t) == nil {
			o.slot(PartShells, t, "loads the "+title, verbReload, choice(argGun, name))
		}
		if o.refuseUnjam(t) == nil {
			o.slot(PartJam, t, "un-jams the "+title, verbUnjam, choice(argObject, name))
		}
	}
}

// gear offers what is free: to drop things, and to choose a gun.
func (o *offer) gear() {
	carried := o.me.carries()
	for _, t := range carried {
		name := o.word(t, carried)
		o.slot(PartGun, t, "drops "+name, verbDrop, choice(argObject, name))
	}
	if guns := o.wordsWhere(carried, func(t int) bool { return o.refuseUse(o.m, t) == nil }); guns != nil {
		o.sheet(PartUse, "chooses the gun in use", verbUse, choice(argGun, guns...))
	}
}

// slotCell is the cell in which an object of a character stands; of a gun it may
// be another part of the sheet beside that.
func (s *state) slotCell(m, t int, part string) string {
	me := &s.men[m]
	if i := slices.Index(me.guns[:], t); i >= 0 {
		return NumberedCell(me.name, part, i)
	}
	return NumberedCell(me.name, PartPocket, slices.Index(me.pockets[:], t))
}
