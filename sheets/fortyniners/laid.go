package fortyniners

import (
	_ "embed"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/panel"
)

// laidBoard is what was found for our own board.
//
//go:embed laid.txt
var laidBoard panel.Prepared

// The words of laidBoard.
const (
	laidPlace = "place" // x y, in the order in which places are looked for
	laidGrown = "grown" // kind lean high x y
)

// laidAhead is what was found for a board; not ok where it is none of ours.
func laidAhead(b *rules.Board) (places []point, grown []growing, ok bool) {
	lines, ok := laidBoard.For(*b)
	if !ok {
		return nil, nil, false
	}
	for word, n := range lines {
		switch word {
		case laidPlace:
			places = append(places, point{n[0], n[1]})
		case laidGrown:
			grown = append(grown, growing{shape{int(n[0]), int(n[1]), n[2]}, point{n[3], n[4]}})
		}
	}
	return places, grown, true
}
