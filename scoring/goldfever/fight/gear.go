package fight

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// RefuseReload says why no shell can be loaded (GF22).
func (s *Skirmish) RefuseReload(t int) *scoring.Violation {
	it := &s.Things[t]
	switch w, _ := it.Kind.Weapon(); {
	case s.Loadable(t):
		return nil
	case !it.Kind.Gun():
		return scoring.Broken("GF22", "Nobody loads a %s.", s.Title(t))
	case s.dry():
		return scoring.Broken("GF69", "There are no shells but those in the guns.").Offer("a quick loader, or another gun")
	default:
		return scoring.Broken("GF22", "The %s is full: it holds %d.", s.Title(t), w.Shells)
	}
}

// Loadable says whether a shell can be loaded.
func (s *Skirmish) Loadable(t int) bool {
	it := &s.Things[t]
	w, _ := it.Kind.Weapon()
	return it.Kind.Gun() && !s.dry() && it.Shells != w.Shells
}

// refuseUnjam says why there is nothing to un-jam (GF23).
func (s *Skirmish) refuseUnjam(t int) *scoring.Violation {
	if !s.Things[t].Jammed {
		return scoring.Broken("GF23", "The %s is not jammed.", s.Title(t))
	}
	return nil
}

// refuseUse says why a gun is not chosen. Choosing costs nothing, so that it is
// done once between two actions at the most (GF25).
func (s *Skirmish) refuseUse(m, t int) *scoring.Violation {
	switch {
	case s.Usable(m, t):
		return nil
	case !s.Things[t].Kind.Gun():
		return scoring.Broken("GF25", "A %s is no gun.", s.Title(t))
	case s.Men[m].Use == t:
		return scoring.Broken("GF25", "The %s is in use already.", s.Title(t))
	default:
		return scoring.Broken("GF25", "%s has chosen a gun since the last action.", s.NameOf(m))
	}
}

// Usable says whether an object can be chosen as the gun in use.
func (s *Skirmish) Usable(m, t int) bool {
	return s.Things[t].Kind.Gun() && s.Men[m].Use != t && !s.Turn.Used
}

// Drop lets an object fall, as it is (GF26).
func (s *Skirmish) Drop(m, t int) {
	s.Men[m].Lose(t, s.Things[t].Kind)
	s.Things[t].Zone = s.Men[m].Zone
}

// drink empties a whisky (GF29).
func (s *Skirmish) drink(m int) {
	s.Men[m].Lose(s.Ready(m, terms.Whisky), terms.Whisky)
	s.Men[m].heal()
}
