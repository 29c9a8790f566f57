package fortyniners

import (
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
)

// saysPieces says which pieces stand on a spot; a letter stands for each in the cell.
func saysPieces(cell scoring.Cell) speech.Text {
	var pieces speech.All
	for _, letter := range strings.Fields(cell.Value) {
		for r := range rules.Roles {
			if r.Letter() == letter {
				pieces = append(pieces, r.Piece())
			}
		}
	}
	switch {
	case pieces == nil && cell.Struck:
		return "fortyniners.spoken-struck"
	case pieces == nil && cell.Value == "":
		return "fortyniners.spoken-empty"
	case pieces == nil:
		return ""
	case cell.Struck:
		return speech.Say("fortyniners.spoken-pieces-struck", "pieces", pieces)
	}
	return speech.Say("fortyniners.spoken-pieces", "pieces", pieces)
}
