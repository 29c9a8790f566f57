package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
)

// Words are the spots of the board, for what an event says of a path.
func (s View) Words(arg string) []string {
	if arg != fortyniners.ArgPath.Name {
		return nil
	}
	return scoring.Each(len(s.Net.Spots), func(i int) string { return s.Net.Spots[i].ID })
}
