package goldfever

import "saddlebag/scoring"

// Words are the characters that take part and the zones of the village, for what an event
// says of one.
func (s *state) Words(arg string) []string {
	switch arg {
	case argCharacter.Name, argChip.Name:
		return scoring.Each(len(s.men), s.name)
	case argZone.Name:
		return scoring.Each(len(s.house.Village.Zones), s.zoneName)
	}
	return nil
}
