package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// Name is what people call a part of an event: groups as the board prints them, and
// what the spinner shows.
func (s View) Name(_ scoring.Event, part, word string) string {
	switch part {
	case "sector":
		if word == sectorLine {
			return "a line"
		}
		return sectorName(word)
	case "group":
		if at := slices.IndexFunc(s.board.Groups, func(g Group) bool { return g.ID == word }); at >= 0 {
			return s.board.Groups[at].title()
		}
	}
	return ""
}
