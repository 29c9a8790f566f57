package fortyniners

import (
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// mostStanding is how many pieces the rules allow on a spot at once: the coach and
// the sheriff (FN13), or the bandits (FN20).
const mostStanding = 2

// standingRoom is where pieces stand on a board that is turned.
func standingRoom(b *rules.Board, bottom int) sheets.Laid {
	var laid sheets.Laid
	for _, s := range b.Spots {
		if hasID(b, s) {
			laid.Names = append(laid.Names, s.ID)
		}
		at := place(s, bottom)
		laid.Places = append(laid.Places, sheets.Place{
			Name: s.ID, Piece: sheets.Standing, Most: mostStanding, Round: true,
			At: sheets.Area{X: at.x - spotRadius, Y: at.y - spotRadius, W: 2 * spotRadius, H: 2 * spotRadius},
		})
	}
	return laid
}
