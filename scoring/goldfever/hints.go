package goldfever

import (
	"cmp"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Hints lists whom a character of the seat sees that can act now, with the
// pile that each of its loaded weapons would draw from and why (GF51, GF52), and
// what hides the others (GF40, GF41).
func (s *state) Hints(seat int) (title string, all []scoring.Hint) {
	if _, flees := s.top().(flight); flees || s.phase != acting {
		return "", nil
	}
	for _, m := range s.actors() {
		if s.men[m].seat == seat {
			return "What " + s.name(m) + " sees", s.sighted(m)
		}
	}
	return "", nil
}

// sighted tells of each opponent of a character, those in sight first.
func (s *state) sighted(m int) []scoring.Hint {
	var seen, hidden []scoring.Hint
	for _, foe := range s.foes(m) {
		zone := s.men[foe].zone
		p := scoring.Hint{
			Label: s.name(foe) + " in " + s.zoneName(zone), Clause: "GF52", Owner: scoring.Table, Cell: ZoneCell(s.zoneName(zone)),
		}
		if sight := s.look(s.men[m].zone, zone); !sight.Clear {
			p.Says, p.Clause, p.Cell = s.obstacle(sight.Blocked)+" is in the way", sightClause(sight.Blocked), ""
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
func (s *state) weaponsOn(m, foe int) string {
	var words []string
	say := func(verb string, t int) {
		d := newDeed(verb, t)
		if d.on = foe; s.refuseNow(m, d) == nil {
			words = append(words, s.title(t)+" "+s.aimed(m, s.men[foe].zone, s.things[t].kind))
		}
	}
	for _, t := range s.men[m].carries() {
		if s.things[t].kind.Gun() {
			say(verbShoot, t)
		}
	}
	if knife := s.ready(m, Knife); knife != nothing {
		say(verbThrow, knife)
	}
	return strings.Join(words, "; ")
}

// unarmed says why a character has nothing to use on another in sight: what each
// shot would be refused for, that with the gun in use first, whose clause it is.
func (s *state) unarmed(m, foe int) (says, clause string) {
	me := &s.men[m]
	if me.use == nothing {
		return me.name + " has no gun", "GF21"
	}
	var reasons []string
	for _, gun := range []int{me.use, me.guns[0], me.guns[1]} {
		if gun == nothing {
			continue
		}
		d := newDeed(verbShoot, gun)
		d.on = foe
		v := s.refuseNow(m, d)
		reason := strings.TrimSuffix(v.Message, ".")
		if v.Instead != "" {
			reason += " (" + v.Instead + ")"
		}
		if clause = cmp.Or(clause, v.Clause); !slices.Contains(reasons, reason) {
			reasons = append(reasons, reason)
		}
	}
	return strings.Join(reasons, "; "), clause
}
