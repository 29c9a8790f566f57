package goldfever

import (
	"fmt"
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// An offer collects the prompts of one character.
type offer struct {
	*state
	m       int
	react   bool // from an ambush
	prompts []scoring.Prompt
}

// promptPhase offers what a character can do in its own phase.
func (s *state) promptPhase(m int) []scoring.Prompt {
	o := &offer{state: s, m: m}
	if s.turn.points > 0 {
		o.deeds()
	}
	o.gear()
	name := s.name(m)
	if s.refuseAmbush() == nil {
		o.sheet(partAmbush, name+" lays an ambush", verbAmbush)
	}
	if words := s.jokersOf(m); len(words) > 0 {
		o.sheet(partJoker, name+" plays the joker", verbJoker, choice(argJoker, words...))
	}
	if s.men[m].ambush {
		o.sheet(partAmbush, name+" stays in ambush", verbStay)
	} else {
		o.sheet(partPoints, name+" ends the phase", verbEnd)
	}
	return o.prompts
}

// promptReactions offers what a character can do from its ambush.
func (s *state) promptReactions(m int) []scoring.Prompt {
	o := &offer{state: s, m: m, react: true}
	o.sheet(partAmbush, s.name(m)+" does not react", verbReact, word("how", wordPass))
	o.deeds()
	return o.prompts
}

// add offers a verb at a cell.
func (o *offer) add(cell string, owner int, label, verb string, args ...scoring.Arg) {
	if o.react && verb != verbReact {
		verb, args = verbReact, append([]scoring.Arg{word("action", verb)}, args...)
	}
	o.prompts = append(o.prompts, scoring.Prompt{
		Seat: o.men[o.m].seat, As: o.name(o.m), Verb: verb, Args: args, Cell: cell, Owner: owner, Label: label,
	})
}

// sheet offers a verb at a cell of the character's own sheet.
func (o *offer) sheet(part, label, verb string, args ...scoring.Arg) {
	o.add(cellOf(o.name(o.m), part), o.men[o.m].seat, label, verb, args...)
}

// slot offers a verb where an object of the character stands on its sheet.
func (o *offer) slot(t int, label, verb string, args ...scoring.Arg) {
	o.add(o.slotCell(o.m, t), o.men[o.m].seat, label, verb, args...)
}

// here offers a verb at the zone where the character stands.
func (o *offer) here(label, verb string, args ...scoring.Arg) {
	o.add(zoneCell(o.zoneName(o.men[o.m].zone)), scoring.Table, label, verb, args...)
}

// may says whether the character can do a deed.
func (o *offer) may(d deed) bool { return o.refuse(o.m, d) == nil }

// deeds offers all actions.
func (o *offer) deeds() {
	o.moves()
	o.shots()
	o.throws()
	o.repairs()
	o.picks()
	o.trades()
	if t := o.ready(o.m, Whisky); t != nothing {
		o.slot(t, o.name(o.m)+" drinks", verbDrink)
	}
}

func (o *offer) moves() {
	for _, zone := range o.house.plan.next[o.men[o.m].zone] {
		name := o.zoneName(zone)
		o.add(zoneCell(name), scoring.Table, o.name(o.m)+" moves to "+name, verbMove, choice(argZone, name))
	}
}

// at offers a verb against each opponent that a deed can be done to, where that
// one stands.
func (o *offer) at(d deed, label func(foe int) string, args func(name string) []scoring.Arg) {
	for _, foe := range o.foes(o.m) {
		if d.on = foe; o.may(d) {
			o.add(zoneCell(o.zoneName(o.men[foe].zone)), scoring.Table, o.name(o.m)+" "+label(foe), d.verb, args(o.name(foe))...)
		}
	}
}

func (o *offer) shots() {
	carried := o.men[o.m].carries()
	for _, t := range o.men[o.m].guns {
		if t == nothing {
			continue
		}
		d := newDeed(verbShoot)
		d.thing = t
		gun := choice(argGun, o.word(t, carried))
		shot := func(with string) func(int) string {
			return func(foe int) string {
				return fmt.Sprintf("fires %s at %s (%s)", with, o.name(foe), o.aimed(o.m, o.men[foe].zone, o.things[t].kind))
			}
		}
		o.at(d, shot("the "+o.title(t)), func(foe string) []scoring.Arg { return []scoring.Arg{choice(argCharacter, foe), gun} })
		d.both = true
		o.at(d, shot("both barrels"), func(foe string) []scoring.Arg { return []scoring.Arg{choice(argCharacter, foe), gun, argBoth} })
	}
}

func (o *offer) throws() {
	d := newDeed(verbThrow)
	if d.thing = o.ready(o.m, Knife); d.thing != nothing {
		o.at(d, func(foe int) string {
			return fmt.Sprintf("throws the knife at %s (%s)", o.name(foe), o.aimed(o.m, o.men[foe].zone, Knife))
		}, func(foe string) []scoring.Arg { return []scoring.Arg{argKnife, choice(argCharacter, foe)} })
		o.at(newDeed(verbAttack), func(foe int) string {
			return fmt.Sprintf("attacks %s (%s)", o.name(foe), Average)
		}, func(foe string) []scoring.Arg { return []scoring.Arg{choice(argCharacter, foe)} })
	}
	d = newDeed(verbThrow)
	if d.thing = o.ready(o.m, Dynamite); d.thing == nothing {
		return
	}
	for zone := range o.house.Village.Zones {
		if d.zone = zone; o.may(d) {
			name := o.zoneName(zone)
			o.add(zoneCell(name), scoring.Table, o.name(o.m)+" throws dynamite into "+name, verbThrow, argDynamite, choice(argZone, name))
		}
	}
}

// repairs offers to load guns, and to un-jam.
func (o *offer) repairs() {
	carried := o.men[o.m].carries()
	for _, t := range carried {
		name := o.word(t, carried)
		if o.refuseReload(t) == nil {
			o.sheet(o.beside(partShells, t), o.name(o.m)+" loads the "+o.title(t), verbReload, choice(argGun, name))
		}
		switch {
		case o.refuseUnjam(t) != nil:
		case o.things[t].kind.Gun():
			o.sheet(o.beside(partJam, t), o.name(o.m)+" un-jams the "+o.title(t), verbUnjam, choice(argObject, name))
		default:
			o.slot(t, o.name(o.m)+" un-jams the dynamite", verbUnjam, choice(argObject, name))
		}
	}
}

// beside is the part of the sheet that stands beside a gun.
func (o *offer) beside(part string, gun int) string {
	return part + strconv.Itoa(slices.Index(o.men[o.m].guns[:], gun)+1)
}

// gear offers what is free: to drop things, and to choose a gun.
func (o *offer) gear() {
	carried := o.men[o.m].carries()
	var guns []string
	for _, t := range carried {
		name := o.word(t, carried)
		o.slot(t, o.name(o.m)+" drops "+name, verbDrop, choice(argObject, name))
		if o.refuseUse(o.m, t) == nil {
			guns = append(guns, name)
		}
	}
	if guns != nil {
		o.sheet(partUse, o.name(o.m)+" chooses the gun in use", verbUse, choice(argGun, guns...))
	}
}

// slotCell is the cell in which an object of a character stands.
func (s *state) slotCell(m, t int) string {
	me := &s.men[m]
	if i := slices.Index(me.guns[:], t); i >= 0 {
		return numberedCell(me.name, partGun, i)
	}
	return numberedCell(me.name, partPocket, slices.Index(me.pockets[:], t))
}
