package sheets

import (
	"fmt"
	"math"

	"saddlebag/scoring"
)

// Measures of tiles in mm.
const (
	TileOverlap = 10              // what neighbours both show
	tileFoot    = RulerHeight + 2 // strip under a tile for its label and ruler
)

// Tile spreads a panel that is larger than the paper over as few pages as hold
// it, upright or on their sides. Neighbours overlap by 10 mm. In the overlap
// of both runs the same dashed line: cut the one that begins at its line
// there, and lay it on the line of the other. Rows are labelled by letters
// from the top and columns by numbers from the left. A *Refusal says that the
// margin is impossible.
func Tile(p Panel, cells []scoring.Cell, paper Size, margin float64) ([]Page, error) {
	t, err := newTiling(p, paper, margin)
	if err != nil {
		return nil, err
	}
	turned, err := newTiling(p, paper.Turned(), margin)
	if err != nil {
		return nil, err
	}
	if turned.rows*turned.columns < t.rows*t.columns {
		t = turned
	}
	var pages []Page
	for row := range t.rows {
		for column := range t.columns {
			pages = append(pages, t.page(row, column, cells))
		}
	}
	return pages, nil
}

// A tiling is a panel cut into tiles of equal size.
type tiling struct {
	panel         Panel
	paper         Size
	inside        Area // of the paper: where a tile is printed
	rows, columns int
	stepX, stepY  float64 // from one tile to the next
}

func newTiling(p Panel, paper Size, margin float64) (tiling, error) {
	inside, err := paper.Inside(margin)
	if err != nil {
		return tiling{}, err
	}
	inside.H -= tileFoot
	if min(inside.W, inside.H) <= TileOverlap {
		return tiling{}, Refuse("margin of %g mm leaves no room for tiles on %s", margin, paper.Name)
	}
	t := tiling{panel: p, paper: paper, inside: inside}
	t.columns, t.stepX = tiles(p.W, inside.W)
	t.rows, t.stepY = tiles(p.H, inside.H)
	return t, nil
}

// tiles is how many tiles of at most room cover a length, and how far each is
// from the next: all are equally long.
func tiles(length, room float64) (n int, step float64) {
	n = max(1, int(math.Ceil((length-TileOverlap-slack)/(room-TileOverlap))))
	return n, (length - TileOverlap) / float64(n)
}

// window is the part of the panel that a tile shows.
func (t tiling) window(row, column int) Area {
	return Area{
		X: float64(column) * t.stepX, Y: float64(row) * t.stepY,
		W: t.stepX + TileOverlap, H: t.stepY + TileOverlap,
	}
}

// tileLabel is what people call a tile: B3 is the third of the second row.
func tileLabel(row, column int) string { return fmt.Sprintf("%c%d", 'A'+row, column+1) }

func (t tiling) page(row, column int, cells []scoring.Cell) Page {
	label := tileLabel(row, column)
	w := t.window(row, column)
	x, y := t.inside.X-w.X, t.inside.Y-w.Y
	return Page{
		Size: t.paper,
		Name: t.panel.ID + " " + label,
		Decor: func(c Canvas) {
			foot := t.inside.Y + t.inside.H + tileFoot - RulerHeight
			DrawRuler(c, t.inside.X, foot)
			c.Text(t.inside.X+t.inside.W, foot+RulerHeight-1.5,
				fmt.Sprintf("%s · %s · of %s", t.panel.Title, label, tileLabel(t.rows-1, t.columns-1)),
				Type{Face: Bold, Size: 8, Align: Right, Colour: Black})
		},
		Placed: []Placement{
			{Panel: t.panel, X: x, Y: y, Window: w},
			{Panel: t.cuts(row, column), X: x, Y: y, Window: w},
		},
		Cells: cells,
	}
}

// cuts is a panel that lies over a tile: the lines along which it and its
// neighbours are cut.
func (t tiling) cuts(row, column int) Panel {
	return Panel{
		ID: t.panel.ID + " cuts " + tileLabel(row, column), Owner: scoring.Table, W: t.panel.W, H: t.panel.H,
		Static: func(c Canvas) {
			w := t.window(row, column)
			cut := Paint{Stroke: Black, Width: 0.2, Dash: []float64{2, 1.5}}
			for _, n := range []int{column, column + 1} {
				if x := float64(n) * t.stepX; 0 < n && n < t.columns {
					c.Path(Line(x, w.Y, x, w.Y+w.H), cut)
				}
			}
			for _, n := range []int{row, row + 1} {
				if y := float64(n) * t.stepY; 0 < n && n < t.rows {
					c.Path(Line(w.X, y, w.X+w.W, y), cut)
				}
			}
		},
	}
}
