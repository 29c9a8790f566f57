package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// standing are the living characters in a zone.
func (s *skirmish) standing(zone int) []int {
	return scoring.Where(len(s.men), func(m int) bool { return s.men[m].zone == zone && s.men[m].alive() })
}

// near are the living friends of a character in its zone.
func (s *skirmish) near(m int) []int {
	return slices.DeleteFunc(s.standing(s.men[m].zone), func(o int) bool { return o == m || s.men[o].team != s.men[m].team })
}

// foes are the living opponents of a character.
func (s *skirmish) foes(m int) []int {
	return scoring.Where(len(s.men), func(o int) bool { return s.foe(o, m) })
}

// foe says whether a character is a living opponent of another.
func (s *skirmish) foe(o, m int) bool { return s.men[o].team != s.men[m].team && s.men[o].alive() }

// zoneName is what a zone is called.
func (s *skirmish) zoneName(zone int) string { return s.house.Village.Zones[zone].Name }

// zoneNames are what zones are called.
func (s *skirmish) zoneNames(zones []int) []string {
	return scoring.Each(len(zones), func(i int) string { return s.zoneName(zones[i]) })
}

// name is that of a character.
func (s *skirmish) name(m int) string { return s.men[m].name }

// namesOf are those of characters.
func (s *skirmish) namesOf(men []int) []string {
	return scoring.Each(len(men), func(i int) string { return s.name(men[i]) })
}
