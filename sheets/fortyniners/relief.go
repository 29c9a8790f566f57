package fortyniners

import (
	"cmp"
	"math"
	"slices"

	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// A growth is what stands on empty ground: where it grows, how much room it
// needs, and how far it keeps from its like.
type growth struct {
	where       func(country float64) bool // between -2 in the desert and 2 in the mountains
	room, apart float64                    // mm
	least, most float64                    // height
	draw        func(high float64, lean int) art.Landmark
}

var growths = []growth{
	{func(v float64) bool { return v > 0.35 }, 7.5, 8, 8, 14, art.Peak},
	{func(v float64) bool { return v < -0.2 }, 8.5, 27, 9, 13, art.Butte},
	{func(v float64) bool { return v > -0.1 && v < 0.5 }, 5, 13, 4, 5.5, art.Hill},
	{func(v float64) bool { return v > 0 }, 4, 5.6, 4.5, 6, art.Tree},
	{func(v float64) bool { return v < -0.1 }, 4, 16, 5, 7, art.Saguaro},
	{func(v float64) bool { return v < 0.4 }, 2.4, 8, 2, 2.6, art.Tuft},
}

// A shape is what a landmark looks like: which growth it is of, how it leans, how high
// it is.
type shape struct {
	kind, lean int
	high       float64
}

// A growing is a landmark round its middle on a board that is not turned.
type growing struct {
	shape
	at point
}

// side is that from which it is read.
func (g growing) side() int { return nearestSide(g.at) }

// foot is what it stands on.
func (g growing) foot() point { return pose{g.at, g.side()}.point(0, 0.45*g.high) }

// front is how far in front it stands, as it is read.
func (g growing) front() float64 {
	foot := g.foot()
	return pose{quarters: -g.side()}.point(foot.x, foot.y).y
}

// drawRelief fills what is empty on a board with mountains and what grows, each to
// be read from the nearest side, those in front over those behind. The same comes
// out each time.
func drawRelief(c canvas.Canvas, grown []growing, bottom int) {
	type turned struct {
		shape
		quarters int
	}
	drawn := map[turned]art.Landmark{}
	for _, g := range grown {
		as := turned{g.shape, g.side() - bottom}
		landmark, ok := drawn[as]
		if !ok {
			landmark = growths[g.kind].draw(g.high, g.lean).Turned(as.quarters)
			drawn[as] = landmark
		}
		at := g.foot().quarter(-bottom)
		landmark.Draw(c, tidy(at.x), tidy(at.y))
	}
}

// relief is what stands on empty ground, those behind before those in front.
func (g *ground) relief() []growing {
	var all []growing
	fields, grown := g.fields(), thicket{}
	for kind, grow := range growths {
		for n, f := range fields {
			if f.room < grow.room || !grow.where(f.country) || grown.crowd(f.at, grow.apart) {
				continue
			}
			high := 2 * math.Round(max(grow.least, min(grow.most, 1.2*f.room))/2)
			all = append(all, growing{shape{kind, n % art.Leans, high}, f.at})
			grown.add(mark{f.at, min(grow.apart, 8)})
		}
	}
	slices.SortStableFunc(all, func(a, b growing) int {
		return cmp.Or(cmp.Compare(a.side(), b.side()), cmp.Compare(a.front(), b.front()))
	})
	return all
}

// A mark is the middle of what has grown, and how far that keeps from its like.
type mark struct {
	middle point
	apart  float64
}

// A thicket is what has grown, by squares of the board: what stands in one is crowded
// by nothing but what stands there and in those round it.
type thicket [thicketSquares][thicketSquares][]mark

const (
	thicketSquare  = 27 // mm; as far as anything keeps from its like
	thicketSquares = int(Side)/thicketSquare + 1
)

func (t *thicket) square(at point) (x, y int) {
	return int(at.x) / thicketSquare, int(at.y) / thicketSquare
}

func (t *thicket) add(m mark) {
	x, y := t.square(m.middle)
	t[y][x] = append(t[y][x], m)
}

// crowd says whether something stands nearer to a place than it or what grows there
// allows.
func (t *thicket) crowd(at point, apart float64) bool {
	x, y := t.square(at)
	for _, row := range t[max(0, y-1):min(thicketSquares, y+2)] {
		for _, square := range row[max(0, x-1):min(thicketSquares, x+2)] {
			for i := range square {
				m := &square[i]
				if math.Hypot(at.x-m.middle.x, at.y-m.middle.y) < max(apart, m.apart) {
					return true
				}
			}
		}
	}
	return false
}

// A field is a place where nothing lies: how far it is to what does, and what land
// there is.
type field struct {
	at            point
	room, country float64
}

// fields are the places where something may grow.
func (g *ground) fields() []field {
	const step, block, enough = 3.0, 20.0, 12.0 // with enough room all grow as high as they do
	blocks := map[point]*ground{}
	var all []field
	for _, at := range strewn(step) {
		corner := point{block * math.Floor(at.x/block), block * math.Floor(at.y/block)}
		if blocks[corner] == nil {
			blocks[corner] = g.near(canvas.Area{X: corner.x, Y: corner.y, W: block, H: block}, enough)
		}
		if room := blocks[corner].clear(at); room > 0 {
			all = append(all, field{at, room, country(at)})
		}
	}
	return all
}

// tidy is a length in whole tenths of a millimetre.
func tidy(v float64) float64 { return math.Round(10*v) / 10 }

// country is what land there is at a place.
func country(at point) float64 {
	return math.Sin(at.x/43+1.4) + math.Sin(at.y/37+at.x/95)
}

// strewn are places all over the board, about so far apart, in no rows.
func strewn(step float64) []point {
	var all []point
	for y := sideDepth; y < Side-sideDepth; y += step {
		for x := sideDepth; x < Side-sideDepth; x += step {
			n := math.Sin(12.9898*x+78.233*y) * 43758.5453
			n -= math.Floor(n)
			all = append(all, point{tidy(x + step*(n-0.5)), tidy(y + step*(math.Mod(7*n, 1)-0.5))})
		}
	}
	return all
}
