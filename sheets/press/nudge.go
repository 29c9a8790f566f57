package press

import "saddlebag/sheets/canvas"

// A Nudge moves backs, by mm to the right and down as you read them, to make up
// for how far a printer misses their fronts.
type Nudge struct{ X, Y float64 }

// of is the nudge on a page of some size: printers turn a page on its side by a
// quarter to the left.
func (n Nudge) of(s canvas.Size) (x, y float64) {
	if s.W > s.H {
		return -n.Y, n.X
	}
	return n.X, n.Y
}
