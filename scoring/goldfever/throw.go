package goldfever

import "saddlebag/scoring"

// refuseThrow says why a knife or dynamite cannot be thrown (GF24).
func (s *skirmish) refuseThrow(m int, d deed) *scoring.Violation {
	kind, zone := Knife, d.zone
	if d.on == noMan {
		kind = Dynamite
	}
	switch {
	case d.thing == nothing:
		return scoring.Breaks("GF24", "%s has no %s to throw.", s.name(m), kind.Title())
	case s.things[d.thing].jammed:
		return scoring.Breaks("GF23", "The fuse of the dynamite is out.").Suggest("unjam it first")
	}
	if d.on != noMan {
		if v := s.refuseTarget(m, d.on); v != nil {
			return v
		}
		zone = s.men[d.on].zone
	}
	return s.refuseAim(m, zone, kind)
}

// throw lets go of a knife, which lies in the target's zone whatever happens,
// or of dynamite, of which a card tells (GF24).
func (s *skirmish) throw(m int, d deed) []step {
	it := &s.things[d.thing]
	s.men[m].lose(d.thing, it.kind)
	if it.kind == Dynamite {
		it.zone = d.zone
		return []step{fuse{by: m, thing: d.thing}}
	}
	it.zone = s.men[d.on].zone
	pile, _ := s.pileFor(m, it.zone, Knife)
	hit := attack{by: m, on: d.on, with: nothing, pile: pile, draws: 1}
	s.steadied(m)
	return []step{hit}
}
