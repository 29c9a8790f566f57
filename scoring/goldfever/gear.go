package goldfever

import "saddlebag/scoring"

// refuseReload says why no shell can be loaded (GF22).
func (s *skirmish) refuseReload(t int) *scoring.Violation {
	it := &s.things[t]
	switch w, _ := it.kind.Weapon(); {
	case s.loadable(t):
		return nil
	case !it.kind.Gun():
		return scoring.Breaks("GF22", "Nobody loads a %s.", s.title(t))
	case s.dry():
		return scoring.Breaks("GF69", "There are no shells but those in the guns.").Suggest("a quick loader, or another gun")
	default:
		return scoring.Breaks("GF22", "The %s is full: it holds %d.", s.title(t), w.Shells)
	}
}

// loadable says whether a shell can be loaded.
func (s *skirmish) loadable(t int) bool {
	it := &s.things[t]
	w, _ := it.kind.Weapon()
	return it.kind.Gun() && !s.dry() && it.shells != w.Shells
}

// refuseUnjam says why there is nothing to un-jam (GF23).
func (s *skirmish) refuseUnjam(t int) *scoring.Violation {
	if !s.things[t].jammed {
		return scoring.Breaks("GF23", "The %s is not jammed.", s.title(t))
	}
	return nil
}

// refuseUse says why a gun is not chosen. Choosing costs nothing, so that it is
// done once between two actions at the most (GF25).
func (s *skirmish) refuseUse(m, t int) *scoring.Violation {
	switch {
	case s.usable(m, t):
		return nil
	case !s.things[t].kind.Gun():
		return scoring.Breaks("GF25", "A %s is no gun.", s.title(t))
	case s.men[m].use == t:
		return scoring.Breaks("GF25", "The %s is in use already.", s.title(t))
	default:
		return scoring.Breaks("GF25", "%s has chosen a gun since the last action.", s.name(m))
	}
}

// usable says whether an object can be chosen as the gun in use.
func (s *skirmish) usable(m, t int) bool {
	return s.things[t].kind.Gun() && s.men[m].use != t && !s.turn.used
}

// drop lets an object fall, as it is (GF26).
func (s *skirmish) drop(m, t int) {
	s.men[m].lose(t, s.things[t].kind)
	s.things[t].zone = s.men[m].zone
}

// drink empties a whisky (GF29).
func (s *skirmish) drink(m int) {
	s.men[m].lose(s.ready(m, Whisky), Whisky)
	s.men[m].heal()
}
