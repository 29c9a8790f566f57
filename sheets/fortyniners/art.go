package fortyniners

import (
	_ "embed"

	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

//go:embed engravings.packed
var drawings []byte

// engravings are the drawings of this game by their names. What is built
// stands on the line 20 of its grid.
var engravings = art.Engravings{Packed: drawings}

// The grid of what is built.
const (
	artGround = 20.0
	artHigh   = 23.0 // of the highest, but for a cross or smoke
	artScale  = 0.56 // mm to a unit
	artGap    = 0.4  // between two, units
)

// wide is how wide what is built is, units.
var wide = map[string]float64{
	"house": 18, "store": 14, "church": 18, "tower": 10, "saloon": 20, "mine": 20, "smelter": 18, "pump": 12, "fence": 12,
	"depot": 27, "barricade": 24, "crag": 27, "cabin": 24, "jail": 22,
}

// A pose is how something lies on the board: where its origin is, and from
// which side it is read, in quarters clockwise from the bottom.
type pose struct {
	at       point
	quarters int
}

// point is where a place of a drawing comes to lie.
func (p pose) point(x, y float64) point {
	path := p.path(canvas.Path{}.Move(x, y))
	return point{path[0].X, path[0].Y}
}

// path is an outline where it comes to lie.
func (p pose) path(outline canvas.Path) canvas.Path {
	return outline.TurnedAt(p.quarters, p.at.x, p.at.y)
}

// lettered is a word in wood type with its middle at x, y of the pose.
func (p pose) lettered(x, y, caps float64, word string) canvas.Path {
	path, width := art.Letters(word, caps)
	at := p.point(x-width/2, y+caps/2)
	return path.TurnedAt(p.quarters, tidy(at.x), tidy(at.y))
}

// letter sets a word in wood type of one ink.
func (p pose) letter(c canvas.Canvas, x, y, caps float64, word string, ink canvas.Colour) {
	c.Path(p.lettered(x, y, caps, word), canvas.Paint{Fill: ink, Caps: caps})
}

// build draws a row of what is built side by side, from x on the ground at y of
// the pose.
func (p pose) build(c canvas.Canvas, x, y float64, row []string) {
	for _, name := range row {
		at := p.point(x, y-artScale*artGround)
		engravings.Of(name).Turned(p.quarters).Draw(c, tidy(at.x), tidy(at.y), artScale, canvas.Black)
		x += artScale * (wide[name] + artGap)
	}
}

// rowWidth is how wide a row is, mm.
func rowWidth(row []string) float64 {
	w := -artGap
	for _, name := range row {
		w += wide[name] + artGap
	}
	return artScale * w
}
