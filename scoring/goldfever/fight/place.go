package fight

import (
	"slices"

	"saddlebag/scoring/goldfever/terms"
)

// Place puts characters and objects where the scenario has them (GF60).
func (s *Skirmish) Place(cast [][]string) {
	owner := map[string]int{}
	for seat, characters := range cast {
		for _, name := range characters {
			owner[name] = seat
		}
	}
	sc := &s.House.Scenario
	s.Men = make([]Man, 0, len(sc.Gear))
	for _, gear := range sc.Gear {
		team, _ := sc.Team(gear.Character)
		m := newMan(gear.Character, owner[gear.Character], team, s.Zone(gear.Zone))
		for _, kind := range slices.Concat(gear.Guns, gear.Pockets) {
			m.Carry(s.newThing(kind), kind)
		}
		s.Men = append(s.Men, m)
	}
	for _, ground := range sc.Ground {
		for _, kind := range ground.Objects {
			s.Things[s.newThing(kind)].Zone = s.Zone(ground.Zone)
		}
	}
}

// newThing makes an object that is carried, loaded where it can be, and returns
// its index. Those of a kind are numbered as they come.
func (s *Skirmish) newThing(kind terms.Kind) int {
	number := 1
	for t := range s.Things {
		if s.Things[t].Kind == kind {
			number++
		}
	}
	w, _ := kind.Weapon()
	s.Things = append(s.Things, Thing{Kind: kind, Number: number, Zone: Nowhere, Shells: w.Shells, Face: terms.UnknownFace})
	return len(s.Things) - 1
}

// Zone is the index of a zone that the house data has been checked to have.
func (s *Skirmish) Zone(name string) int {
	zone, _ := s.House.Plan().Zone(name)
	return zone
}
