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
		return scoring.Breaks("GF22", "goldfever.never-loaded", "object", s.Title(t))
	case s.dry():
		return scoring.Breaks("GF69", "goldfever.no-shells").Suggest("goldfever.quick-loader")
	default:
		return scoring.Breaks("GF22", "goldfever.already-full", "gun", s.Title(t), "n", w.Shells)
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
		return scoring.Breaks("GF23", "goldfever.not-jammed", "object", s.Title(t))
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
		return scoring.Breaks("GF25", "goldfever.no-gun", "object", s.Title(t))
	case s.Men[m].Use == t:
		return scoring.Breaks("GF25", "goldfever.already-in-use", "gun", s.Title(t))
	default:
		return scoring.Breaks("GF25", "goldfever.already-chosen", "character", s.NameOf(m))
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
	s.Men[m].Drinks++
}
