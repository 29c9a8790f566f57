package fortyniners

import (
	"strings"

	"saddlebag/scoring"
)

// Name is what people call a part of an event: the piece that the seat's role moves,
// the spot where a path ends, and what that costs or brings.
func (s View) Name(e scoring.Event, part, word string) string {
	if s.Over() {
		return ""
	}
	r := roleOf(e.Seat, s.run)
	switch part {
	case "piece":
		return r.Piece()
	case "path":
		if path, v := s.path(strings.Fields(word)); v == nil {
			id, what, _ := strings.Cut(s.net.title(path[len(path)-1]), ", ")
			if what != "" {
				return id + " (" + what + ")"
			}
			return id
		}
	case "effect":
		if path, v := s.path(e.Args); v == nil {
			return s.consequence(r, path)
		}
	}
	return ""
}
