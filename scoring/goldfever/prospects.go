package goldfever

import (
	"strings"

	"saddlebag/scoring"
)

// Prospects lists whom a character of the seat sees that can act now, with the
// pile that each of its loaded weapons would draw from and why (GF51, GF52), and
// what hides the others (GF40, GF41).
func (s *state) Prospects(seat int) (title string, all []scoring.Prospect) {
	for _, m := range s.actors() {
		if s.men[m].seat == seat && s.phase == acting {
			return "What " + s.name(m) + " sees", s.sighted(m)
		}
	}
	return "", nil
}

// sighted tells of each opponent of a character, those in sight first.
func (s *state) sighted(m int) []scoring.Prospect {
	var seen, hidden []scoring.Prospect
	for _, foe := range s.foes(m) {
		zone := s.men[foe].zone
		p := scoring.Prospect{
			Label: s.name(foe) + " in " + s.zoneName(zone), Clause: "GF52", Owner: scoring.Table, Cell: zoneCell(s.zoneName(zone)),
		}
		if sight := s.look(s.men[m].zone, zone); !sight.Clear {
			p.Says, p.Clause, p.Cell = s.obstacle(sight.Blocked)+" is in the way", "GF40", ""
			if sight.Blocked.Kind == CharacterObstacle {
				p.Clause = "GF41"
			}
			hidden = append(hidden, p)
			continue
		}
		if p.Says = s.weaponsOn(m, foe); p.Says == "" {
			p.Says, p.Clause = "in sight, and out of reach", "GF21"
		}
		seen = append(seen, p)
	}
	return append(seen, hidden...)
}

// weaponsOn says what each weapon that a character can use on another would draw
// from.
func (s *state) weaponsOn(m, foe int) string {
	var words []string
	say := func(d deed, kind Kind) {
		if d.on = foe; s.refuse(m, d) == nil {
			words = append(words, strings.ReplaceAll(kind.Title(), "colt", "Colt")+" "+s.aimed(m, s.men[foe].zone, kind))
		}
	}
	for _, t := range s.men[m].guns {
		if t != nothing {
			d := newDeed(verbShoot)
			d.thing = t
			say(d, s.things[t].kind)
		}
	}
	if t := s.ready(m, Knife); t != nothing {
		d := newDeed(verbThrow)
		d.thing = t
		say(d, Knife)
	}
	return strings.Join(words, "; ")
}
