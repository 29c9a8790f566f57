package fight

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// refuseThrow says why a knife or dynamite cannot be thrown (GF24).
func (s *Skirmish) refuseThrow(m int, d Deed) *scoring.Violation {
	kind, zone := terms.Knife, d.Zone
	if d.On == NoMan {
		kind = terms.Dynamite
	}
	switch {
	case d.Thing == Nothing:
		return scoring.Breaks("GF24", "goldfever.nothing-to-throw", "character", s.NameOf(m), "object", kind.Title())
	case s.Things[d.Thing].Jammed:
		return scoring.Breaks("GF23", "goldfever.fuse-out").Suggest("goldfever.unjam-first")
	}
	if d.On != NoMan {
		if v := s.refuseTarget(m, d.On); v != nil {
			return v
		}
		zone = s.Men[d.On].Zone
	}
	return s.refuseAim(m, zone, kind)
}

// throw lets go of a knife, which lies in the target's zone whatever happens,
// or of dynamite, of which a card tells (GF24).
func (s *Skirmish) throw(m int, d Deed) []Step {
	it := &s.Things[d.Thing]
	s.Men[m].Lose(d.Thing, it.Kind)
	if it.Kind == terms.Dynamite {
		it.Zone = d.Zone
		return []Step{fuse{by: m, thing: d.Thing}}
	}
	it.Zone = s.Men[d.On].Zone
	pile, _ := s.PileFor(m, it.Zone, terms.Knife)
	hit := attack{by: m, on: d.On, with: Nothing, pile: pile, draws: 1}
	s.steadied(m)
	return []Step{hit}
}
