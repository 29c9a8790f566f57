package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// Words are the characters that take part and the zones of the village, for what an event
// says of one.
func (s View) Words(arg string) []string {
	switch arg {
	case terms.ArgCharacter.Name, terms.ArgChip.Name:
		return scoring.Each(len(s.Men), s.NameOf)
	case terms.ArgZone.Name:
		return scoring.Each(len(s.House.Village.Zones), s.ZoneName)
	}
	return nil
}
