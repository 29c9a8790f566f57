package fortyniners

import "saddlebag/scoring"

// argPath is where a piece moves, spot by spot.
var argPath = scoring.Arg{Name: "path", Kind: scoring.Path, From: 1}

// Words are the spots of the board, for what an event says of a path.
func (s *state) Words(arg string) []string {
	if arg != argPath.Name {
		return nil
	}
	return scoring.Each(len(s.net.spots), func(i int) string { return s.net.spots[i].ID })
}
