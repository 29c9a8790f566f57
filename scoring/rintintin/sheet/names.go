package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// Name is what people call a part of an event: groups as the board prints them, and
// what the spinner shows.
func (s View) Name(_ scoring.Event, part, word string) speech.Text {
	switch part {
	case "sector":
		return rintintin.SectorName(word)
	case "group":
		if at := slices.IndexFunc(s.Board.Groups, func(g rintintin.Group) bool { return g.ID == word }); at >= 0 {
			return s.Board.Groups[at].Title()
		}
	}
	return ""
}
