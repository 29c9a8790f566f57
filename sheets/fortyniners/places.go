package fortyniners

import (
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// mostStanding is how many pieces the rules allow on a spot at once: the coach and
// the sheriff (FN13), or the bandits (FN20).
const mostStanding = 2

// standingRoom is where pieces stand on a board that is turned.
func standingRoom(b *rules.Board, bottom int) panel.Laid {
	var laid panel.Laid
	for _, s := range b.Spots {
		if hasID(b, s) {
			laid.Names = append(laid.Names, s.ID)
		}
		at := place(s, bottom)
		laid.Places = append(laid.Places, panel.Place{
			Name: s.ID, Piece: press.Standing, Most: mostStanding, Round: true,
			At: canvas.Area{X: at.x - spotRadius, Y: at.y - spotRadius, W: 2 * spotRadius, H: 2 * spotRadius},
		})
	}
	return laid
}
