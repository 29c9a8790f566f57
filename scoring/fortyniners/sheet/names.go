package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
)

// Name is what people call a part of an event: the piece that the seat's role moves,
// the spot where a path ends, and what that costs or brings. Of paths to choose from it's what
// they lead over.
func (s View) Name(e scoring.Event, part, word string) speech.Text {
	if s.Over() {
		return ""
	}
	r := fortyniners.RoleOf(e.Seat, s.Run)
	switch part {
	case "piece":
		return r.Piece()
	case "path":
		switch path, v := s.Path(strings.Fields(word)); {
		case v != nil:
		case len(e.Args) == 0:
			return s.Net.Over(path)
		default:
			return s.Net.WhichIs(path[len(path)-1])
		}
	case "effect":
		if path, v := s.Path(e.Args); v == nil {
			return s.Consequence(r, path)
		}
	}
	return ""
}
