package fortyniners

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
