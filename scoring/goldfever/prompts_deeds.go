package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// An offer collects the prompts of one character.
type offer struct {
	*State
	m       int
	me      *fight.Man
	react   bool // from an ambush
	prompts []scoring.Prompt
}

func (s *State) newOffer(m int) *offer { return &offer{State: s, m: m, me: &s.Men[m]} }

// usualPrompts is how many a phase has room for before it needs more.
const usualPrompts = 16

// promptPhase offers what a character can do in its own phase.
func (s *State) promptPhase(m int) []scoring.Prompt {
	o := s.newOffer(m)
	o.prompts = make([]scoring.Prompt, 0, usualPrompts)
	if s.Turn.Points > 0 {
		o.deeds()
	}
	o.gear()
	if s.canAmbush() {
		o.sheet(terms.PartAmbush, o.says("goldfever.ambush-label"), terms.VerbAmbush)
	}
	if words := s.JokersOf(m); len(words) > 0 {
		o.sheet(terms.PartJoker, o.says("goldfever.play-joker-label"), terms.VerbJoker, terms.Choice(terms.ArgJoker, words...))
		o.prompts[len(o.prompts)-1].Spends = o.spendsJoker(words)
	}
	if o.me.Ambush {
		o.sheet(terms.PartAmbush, o.says("goldfever.stay-label"), terms.VerbStay)
	} else {
		o.sheet(terms.PartPoints, o.says("goldfever.end-label"), terms.VerbEnd)
	}
	return o.prompts
}

// promptReactions offers what a character can do from its ambush.
func (s *State) promptReactions(m int) []scoring.Prompt {
	o := s.newOffer(m)
	o.react = true
	o.sheet(terms.PartAmbush, o.says("goldfever.react-label"), terms.VerbReact, terms.ArgPass)
	o.deeds()
	return o.prompts
}

// promptRoom offers what can be dropped outside one's own phase, to make room (GF25).
func (s *State) promptRoom() []scoring.Prompt {
	var prompts []scoring.Prompt
	givers := s.givers()
	for m := range s.Men {
		o := s.newOffer(m)
		o.drops(func(t int) bool { return s.MakesRoom(givers, m, t) })
		prompts = append(prompts, o.prompts...)
	}
	return prompts
}

// promptFlight offers a character where to flee.
func (s *State) promptFlight(m int) []scoring.Prompt {
	o := s.newOffer(m)
	o.ways("goldfever.flee-label", terms.VerbFlee)
	return o.prompts
}

// says is a message that says what the character does.
func (o *offer) says(message string, args ...any) speech.Text {
	return speech.Say(message, append(args, "character", o.me.Name)...)
}

// add offers a verb at a cell. The label says what the character does.
func (o *offer) add(cell string, owner int, label speech.Text, verb string, args ...scoring.Arg) {
	if o.react && verb != terms.VerbReact {
		verb, args = terms.VerbReact, append([]scoring.Arg{terms.ArgActions()[verb]}, args...)
	}
	o.prompts = append(o.prompts, scoring.Prompt{
		Seat: o.me.Seat, As: o.me.Name, Verb: verb, Args: args, Cell: cell, Owner: owner, Label: label,
	})
}

// sheet offers a verb at a cell of the character's own sheet.
func (o *offer) sheet(part string, label speech.Text, verb string, args ...scoring.Arg) {
	o.add(o.me.Plate.Cells[part][0].ID, o.me.Seat, label, verb, args...)
}

// slot offers a verb at the cell of an object that the character carries.
func (o *offer) slot(part string, t int, label speech.Text, verb string, args ...scoring.Arg) {
	o.add(o.SlotCell(o.m, t, part), o.me.Seat, label, verb, args...)
}

// zone offers a verb at a zone.
func (o *offer) zone(zone int, label speech.Text, verb string, args ...scoring.Arg) {
	o.add(o.House.Sign(zone).Cell, scoring.Table, label, verb, args...)
}

// may says whether the character can do a deed.
func (o *offer) may(d fight.Deed) bool { return o.Refuse(o.m, d) == nil }

// deeds offers all actions.
func (o *offer) deeds() {
	o.ways("goldfever.move-label", terms.VerbMove)
	o.shots()
	o.throws()
	o.repairs()
	o.picks()
	o.trades()
	if t := o.Ready(o.m, terms.Whisky); t != fight.Nothing {
		o.slot(terms.PartGun, t, o.says("goldfever.drink-label"), terms.VerbDrink)
	}
}

// ways offers to go to the zones next door.
func (o *offer) ways(message, verb string) {
	for _, zone := range o.NextDoor(o.m) {
		o.zone(zone, o.says(message, "zone", o.ZoneName(zone)), verb, o.House.Sign(zone).To...)
	}
}

// at offers a verb against each opponent that a deed can be done to, where that
// one stands. The message says so with {opponent}, {object} and {aim}.
func (o *offer) at(d fight.Deed, message string, args func(foe scoring.Arg) []scoring.Arg) {
	for foe := range o.Men {
		if d.On = foe; !o.Foe(foe, o.m) || !o.getsTo(d) || !o.may(d) {
			continue
		}
		zone, aim, object := o.Men[foe].Zone, o.House.Fights().Melee.Title(), speech.Text("") // hand to hand (GF56)
		if d.Thing != fight.Nothing {
			aim, object = o.Aimed(o.m, zone, o.Things[d.Thing].Kind), o.Called(d.Thing, o.me.Carries()).Title
		}
		o.zone(zone, o.says(message, "opponent", o.NameOf(foe), "object", object, "aim", aim), d.Verb, args(o.Men[foe].Plate.Arg)...)
		last := &o.prompts[len(o.prompts)-1]
		last.Worth = speech.Say("goldfever.worth", "aim", aim)
		if d.Thing != fight.Nothing {
			last.Tool = o.SlotCell(o.m, d.Thing, terms.PartGun)
		}
	}
}

// getsTo says whether a deed gets to where it is to be done, which most do not.
func (o *offer) getsTo(d fight.Deed) bool {
	if d.Thing == fight.Nothing {
		return o.Men[d.On].Zone == o.me.Zone
	}
	return o.InReach(o.m, o.Men[d.On].Zone, o.Things[d.Thing].Kind)
}

func (o *offer) shots() {
	carried := o.me.Carries()
	for _, t := range carried {
		if !o.Things[t].Kind.Gun() {
			continue
		}
		d, gun := fight.NewDeed(terms.VerbShoot, t), o.Called(t, carried).Gun[0]
		o.at(d, "goldfever.shoot-label", func(foe scoring.Arg) []scoring.Arg { return []scoring.Arg{foe, gun} })
		if o.Things[t].Kind == terms.Shotgun {
			d.Both = true
			o.at(d, "goldfever.shoot-both-label", func(foe scoring.Arg) []scoring.Arg { return []scoring.Arg{foe, gun, terms.ArgBoth} })
		}
	}
}

func (o *offer) throws() {
	carried, armed := o.me.Carries(), false
	for _, t := range carried {
		switch o.Things[t].Kind {
		case terms.Knife:
			armed = true
			thrown := o.Word(t, carried)
			o.at(fight.NewDeed(terms.VerbThrow, t), "goldfever.throw-knife-label", func(foe scoring.Arg) []scoring.Arg {
				return []scoring.Arg{terms.Choice(terms.ArgKnife, thrown), foe}
			})
		case terms.Dynamite:
			o.blasts(t, o.Called(t, carried))
		default:
		}
	}
	if armed {
		o.at(fight.NewDeed(terms.VerbAttack, fight.Nothing), "goldfever.attack-label", func(foe scoring.Arg) []scoring.Arg { return []scoring.Arg{foe} })
	}
}

// blasts offers the zones that dynamite can be thrown into.
func (o *offer) blasts(t int, thrown *terms.Calling) {
	d := fight.NewDeed(terms.VerbThrow, t)
	for zone := range o.House.Village.Zones {
		if d.Zone = zone; o.InReach(o.m, zone, terms.Dynamite) && o.may(d) {
			o.zone(zone, o.says("goldfever.throw-dynamite-label", "object", thrown.Title, "zone", o.ZoneName(zone)), terms.VerbThrow, terms.Choice(terms.ArgDynamite, thrown.Word), o.House.Sign(zone).To[0])
			o.prompts[len(o.prompts)-1].Tool = o.SlotCell(o.m, t, terms.PartGun)
		}
	}
}

// repairs offers to load guns, and to un-jam.
func (o *offer) repairs() {
	carried := o.me.Carries()
	for _, t := range carried {
		called := o.Called(t, carried)
		if o.Loadable(t) {
			o.slot(terms.PartShells, t, o.says("goldfever.reload-label", "object", called.Title), terms.VerbReload, called.Gun...)
		}
		if o.Things[t].Jammed {
			o.slot(terms.PartJam, t, o.says("goldfever.unjam-label", "object", called.Title), terms.VerbUnjam, called.Object...)
		}
	}
}

// gear offers what is free: to drop things, and to choose a gun.
func (o *offer) gear() {
	o.drops(func(int) bool { return true })
	carried := o.me.Carries()
	if guns := o.wordsWhere(carried, func(t int) bool { return o.Usable(o.m, t) }); guns != nil {
		o.sheet(terms.PartUse, o.says("goldfever.use-label"), terms.VerbUse, terms.Choice(terms.ArgGun, guns...))
	}
}

// drops offers to drop those objects of which something holds.
func (o *offer) drops(can func(t int) bool) {
	carried := o.me.Carries()
	for _, t := range carried {
		if can(t) {
			called := o.Called(t, carried)
			o.slot(terms.PartGun, t, o.says("goldfever.drop-label", "object", called.Title), terms.VerbDrop, called.Object...)
		}
	}
}

// SlotCell is the cell in which an object of a character stands; of a gun it may
// be another part of the sheet beside that.
func (s *State) SlotCell(m, t int, part string) string {
	me := &s.Men[m]
	if i := slices.Index(me.Guns[:], t); i >= 0 {
		return me.Plate.Cells[part][i].ID
	}
	return me.Plate.Cells[terms.PartPocket][slices.Index(me.Pockets[:], t)].ID
}
