package fortyniners

import (
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/panel"
)

// saysPieces says which pieces stand on a spot, for each of which the cell has a letter, and
// where road and trails lead from there, which only the drawing shows.
func saysPieces(b *rules.Board, spot string) panel.Says {
	road, trail := nextTo(b.Road, spot), nextTo(b.Trail, spot)
	return func(cell scoring.Cell) speech.Text {
		counted := speech.Text("")
		if cell.Struck {
			counted = "fortyniners.spoken-counted"
		}
		return speech.Say("fortyniners.spoken-spot", "pieces", standing(cell), "counted", counted, "road", road, "trail", trail)
	}
}

// standing are the pieces on a spot.
func standing(cell scoring.Cell) speech.Text {
	var pieces speech.All
	for _, letter := range strings.Fields(cell.Value) {
		for r := range rules.Roles {
			if r.Letter() == letter {
				pieces = append(pieces, r.Piece())
			}
		}
	}
	switch {
	case pieces != nil:
		return speech.Say("fortyniners.spoken-pieces", "pieces", pieces)
	case cell.Value == "":
		return "fortyniners.spoken-empty"
	}
	return speech.Words(cell.Value)
}

// nextTo are the spots that edges join to one.
func nextTo(edges []rules.Edge, spot string) (spots speech.All) {
	for _, e := range edges {
		switch spot {
		case e[0]:
			spots = append(spots, speech.Words(e[1]))
		case e[1]:
			spots = append(spots, speech.Words(e[0]))
		}
	}
	return spots
}

// saysThrow says that nobody has thrown yet, where a cell holds no throw.
func saysThrow(cell scoring.Cell) speech.Text {
	if cell.Value == "" {
		return "fortyniners.spoken-unthrown"
	}
	return ""
}
