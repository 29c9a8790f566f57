package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
)

// Name is what people call a part of an event: the piece that the seat's role moves,
// the spot where a path ends, and what that costs or brings.
func (s View) Name(e scoring.Event, part, word string) string {
	if s.Over() {
		return ""
	}
	r := fortyniners.RoleOf(e.Seat, s.Run)
	switch part {
	case "piece":
		return r.Piece()
	case "path":
		if path, v := s.Path(strings.Fields(word)); v == nil {
			id, what, _ := strings.Cut(s.Net.Title(path[len(path)-1]), ", ")
			if what != "" {
				return id + " (" + what + ")"
			}
			return id
		}
	case "effect":
		if path, v := s.Path(e.Args); v == nil {
			return s.Consequence(r, path)
		}
	}
	return ""
}
