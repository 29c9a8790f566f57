package fortyniners

import "saddlebag/scoring"

// Words are the spots of the board, for what an event says of a path.
func (s View) Words(arg string) []string {
	if arg != argPath.Name {
		return nil
	}
	return scoring.Each(len(s.net.spots), func(i int) string { return s.net.spots[i].ID })
}
