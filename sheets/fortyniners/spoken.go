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
func saysPieces(n *rules.Network, at rules.SpotIndex) panel.Says {
	road, trail := spotNames(n, n.Road[at]), spotNames(n, n.Trail[at])
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

// spotNames are what people call some spots.
func spotNames(n *rules.Network, spots []rules.SpotIndex) speech.All {
	return scoring.Each(len(spots), func(i int) speech.Text { return n.Name(spots[i]) })
}

// saysThrow says that nobody has thrown yet, where a cell holds no throw.
func saysThrow(cell scoring.Cell) speech.Text {
	if cell.Value == "" {
		return "fortyniners.spoken-unthrown"
	}
	return ""
}
