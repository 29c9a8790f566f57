package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
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
		return r.Piece()
	case "path":
		if path, v := s.Path(strings.Fields(word)); v == nil {
			end := path[len(path)-1]
			if what := s.Net.What(end); what != "" {
				return speech.Say("fortyniners.spot-which-is", "spot", s.Net.ID(end), "what", what)
			}
			return speech.Words(s.Net.ID(end))
		}
	case "effect":
		if path, v := s.Path(e.Args); v == nil {
			return s.Consequence(r, path)
		}
	}
	return ""
}
