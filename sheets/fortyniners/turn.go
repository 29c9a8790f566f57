package fortyniners

import "saddlebag/sheets"

// A point is a place on the board, mm from its upper left corner.
type point struct{ x, y float64 }

// quarter turns a place about the middle of the board by so many quarters,
// clockwise.
func (p point) quarter(n int) point {
	for range (n%sides + sides) % sides {
		p = point{Side - p.y, p.x}
	}
	return p
}

// sides is how many a board has.
const sides = 4

// quartered turns an outline likewise.
func quartered(p sheets.Path, n int) sheets.Path {
	made := make(sheets.Path, len(p))
	for i, s := range p {
		at, one, two := point{s.X, s.Y}.quarter(n), point{s.X1, s.Y1}.quarter(n), point{s.X2, s.Y2}.quarter(n)
		made[i] = sheets.Segment{Op: s.Op, X: at.x, Y: at.y, X1: one.x, Y1: one.y, X2: two.x, Y2: two.y}
	}
	return made
}
