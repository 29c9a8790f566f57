package fight

import (
	"slices"

	"saddlebag/scoring"
)

// Standing are the living characters in a zone.
func (s *Skirmish) Standing(zone int) []int {
	return scoring.Where(len(s.Men), func(m int) bool { return s.Men[m].Zone == zone && s.Men[m].Alive() })
}

// Near are the living friends of a character in its zone.
func (s *Skirmish) Near(m int) []int {
	return slices.DeleteFunc(s.Standing(s.Men[m].Zone), func(o int) bool { return o == m || s.Men[o].Team != s.Men[m].Team })
}

// Foes are the living opponents of a character.
func (s *Skirmish) Foes(m int) []int {
	return scoring.Where(len(s.Men), func(o int) bool { return s.Foe(o, m) })
}

// Foe says whether a character is a living opponent of another.
func (s *Skirmish) Foe(o, m int) bool { return s.Men[o].Team != s.Men[m].Team && s.Men[o].Alive() }

// ZoneName is what a zone is called.
func (s *Skirmish) ZoneName(zone int) string { return s.House.Village.Zones[zone].Name }

// ZoneNames are what zones are called.
func (s *Skirmish) ZoneNames(zones []int) []string {
	return scoring.Each(len(zones), func(i int) string { return s.ZoneName(zones[i]) })
}

// NameOf is that of a character.
func (s *Skirmish) NameOf(m int) string { return s.Men[m].Name }

// NamesOf are those of characters.
func (s *Skirmish) NamesOf(men []int) []string {
	return scoring.Each(len(men), func(i int) string { return s.NameOf(men[i]) })
}
