package sheet

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// Hints lists whom a character of the seat sees that can act now, with the
// pile that each of its loaded weapons would draw from and why (GF51, GF52), and
// what hides the others (GF40, GF41).
func (s View) Hints(seat int) (title speech.Text, all []scoring.Hint) {
	if _, flees := s.Top().(fight.Flight); flees || s.Phase != goldfever.Acting {
		return "", nil
	}
	for _, m := range s.Actors() {
		if s.Men[m].Seat == seat {
			return speech.Say("goldfever.hints", "character", s.NameOf(m)), s.Sighted(m)
		}
	}
	return "", nil
}

// Sighted tells of each opponent of a character, those in sight first.
func (s View) Sighted(m int) []scoring.Hint {
	var seen, hidden []scoring.Hint
	for _, foe := range s.Foes(m) {
		zone := s.Men[foe].Zone
		p := scoring.Hint{
			Label: speech.Say("goldfever.hint", "character", s.NameOf(foe), "zone", s.ZoneName(zone)), Clause: "GF52", Owner: scoring.Table, Cell: terms.ZoneCell(s.ZoneName(zone)),
		}
		if sight := s.Look(s.Men[m].Zone, zone); !sight.Clear {
			p.Says, p.Clause, p.Cell = speech.Say("goldfever.hidden", "obstacle", s.Obstacle(sight.Blocked)), fight.SightClause(sight.Blocked), ""
			hidden = append(hidden, p)
			continue
		}
		if p.Says = s.weaponsOn(m, foe); p.Says == "" {
			p.Says, p.Clause = s.unarmed(m, foe)
		}
		seen = append(seen, p)
	}
	return append(seen, hidden...)
}

// weaponsOn says what each weapon that a character can use on another would draw
// from.
func (s View) weaponsOn(m, foe int) (all speech.Text) {
	say := func(verb string, t int) {
		d := fight.NewDeed(verb, t)
		if d.On = foe; s.RefuseNow(m, d) == nil {
			pile, reasons := s.PileFor(m, s.Men[foe].Zone, s.Things[t].Kind)
			all = also(all, "goldfever.hint-more", speech.Say("goldfever.hint-weapon", "object", s.Title(t), "pile", pile.Title(), "reasons", speech.List(reasons)))
		}
	}
	for _, t := range s.Men[m].Carries() {
		if s.Things[t].Kind.Gun() {
			say(terms.VerbShoot, t)
		}
	}
	if knife := s.Ready(m, terms.Knife); knife != fight.Nothing {
		say(terms.VerbThrow, knife)
	}
	return all
}

// unarmed says why a character has nothing to use on another in sight: what each
// shot would be refused for, that with the gun in use first, whose clause it is.
func (s View) unarmed(m, foe int) (says speech.Text, clause string) {
	me := &s.Men[m]
	if me.Use == fight.Nothing {
		return speech.Say("goldfever.no-gun-in-use", "character", me.Name), "GF21"
	}
	var reasons []speech.Text
	for _, gun := range []int{me.Use, me.Guns[0], me.Guns[1]} {
		if gun == fight.Nothing {
			continue
		}
		d := fight.NewDeed(terms.VerbShoot, gun)
		d.On = foe
		v := s.RefuseNow(m, d)
		reason := speech.Say("goldfever.hint-refused", "why", v.Message, "instead", v.Instead)
		if clause = cmp.Or(clause, v.Clause); !slices.Contains(reasons, reason) {
			reasons = append(reasons, reason)
			says = also(says, "goldfever.hint-also", reason)
		}
	}
	return says, clause
}
