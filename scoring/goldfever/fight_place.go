package goldfever

import "slices"

// place puts characters and objects where the scenario has them (GF60).
func (s *skirmish) place(cast [][]string) {
	owner := map[string]int{}
	for seat, characters := range cast {
		for _, name := range characters {
			owner[name] = seat
		}
	}
	sc := &s.house.Scenario
	s.men = make([]man, 0, len(sc.Gear))
	for _, gear := range sc.Gear {
		team, _ := sc.Team(gear.Character)
		m := newMan(gear.Character, owner[gear.Character], team, s.zone(gear.Zone))
		for _, kind := range slices.Concat(gear.Guns, gear.Pockets) {
			m.carry(s.newThing(kind), kind)
		}
		s.men = append(s.men, m)
	}
	for _, ground := range sc.Ground {
		for _, kind := range ground.Objects {
			s.things[s.newThing(kind)].zone = s.zone(ground.Zone)
		}
	}
}

// newThing makes an object that is carried, loaded where it can be, and returns
// its index. Those of a kind are numbered as they come.
func (s *skirmish) newThing(kind Kind) int {
	number := 1
	for t := range s.things {
		if s.things[t].kind == kind {
			number++
		}
	}
	w, _ := kind.Weapon()
	s.things = append(s.things, thing{kind: kind, number: number, zone: nowhere, shells: w.Shells, face: unknown})
	return len(s.things) - 1
}

// zone is the index of a zone that the house data has been checked to have.
func (s *skirmish) zone(name string) int {
	zone, _ := s.house.Plan().zone(name)
	return zone
}
