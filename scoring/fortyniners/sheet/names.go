package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/speech"
)

// Name is what people call a part of an event: the piece that the seat's role moves,
// the spot where a path ends, and what that costs or brings.
func (s View) Name(e scoring.Event, part, word string) speech.Text {
	if s.Over() {
		return ""
	}
	r := fortyniners.RoleOf(e.Seat, s.Run)
	switch part {
	case "piece":
		return speech.Words(r.Piece())
	case "path":
		if path, v := s.Path(strings.Fields(word)); v == nil {
			id, what, _ := strings.Cut(s.Net.Title(path[len(path)-1]), ", ")
			if what != "" {
				return speech.Words(id + " (" + what + ")")
			}
			return speech.Words(id)
		}
	case "effect":
		if path, v := s.Path(e.Args); v == nil {
			return speech.Words(s.Consequence(r, path))
		}
	}
	return ""
}
