package press

import (
	"cmp"
	"fmt"
	"math"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// Measures of tiles in mm.
const (
	TileOverlap = 10              // what neighbours both show
	tileFoot    = RulerHeight + 2 // strip under a tile for its label and ruler
	tileBeside  = RulerLength + 6 // strip beside a tile that has room for them
	tileLabel   = 5               // height of a label over its ruler, and its room
)

// Tile spreads a panel larger than the paper over as few pages as hold it, upright or on
// their sides. Neighbours overlap by 10 mm, with the same dashed line in both overlaps: cut
// the page that begins at its line, and lay it on the other's line. Rows have letters from
// the top, columns numbers from the left. If the paper leaves a choice, the lines avoid
// whatever the panel wants uncut, and otherwise make tiles of the same size. A *Refusal
// says that the margin is impossible.
func Tile(p panel.Panel, cells []scoring.Cell, paper canvas.Size, margin float64) ([]Page, error) {
	t, err := bestTiling(p, paper, margin)
	if err != nil {
		return nil, err
	}
	return t.pages(cells), nil
}

// bestTiling is that of the paper upright or on its side.
func bestTiling(p panel.Panel, paper canvas.Size, margin float64) (tiling, error) {
	t, err := newTiling(p, paper, margin)
	if err != nil {
		return tiling{}, err
	}
	turned, err := newTiling(p, paper.Turned(), margin)
	if err != nil {
		return tiling{}, err
	}
	if order := cmp.Compare(turned.tiles(), t.tiles()); order < 0 || order == 0 && turned.hurt < t.hurt {
		t = turned
	}
	return t, nil
}

// TileScaled tiles a panel at a scale between 1 and least, in hundredths. It takes the
// scale with the fewest tiles; of those, one that cuts least through what the panel wants
// uncut; of those, the largest. The function draws the panel at a scale. A *Refusal says
// that the margin is impossible.
func TileScaled(panel func(k float64) panel.Panel, least float64, cells []scoring.Cell, paper canvas.Size, margin float64) ([]Page, error) {
	var best tiling
	for hundredths := 100; float64(hundredths) >= 100*least; hundredths-- {
		t, err := bestTiling(panel(float64(hundredths)/100), paper, margin)
		if err != nil {
			return nil, err
		}
		if best.panel.Static == nil || cmp.Or(cmp.Compare(t.tiles(), best.tiles()), cmp.Compare(t.hurt, best.hurt)) < 0 {
			best = t
		}
	}
	return best.pages(cells), nil
}

// A tiling is a panel cut into tiles.
type tiling struct {
	panel  panel.Panel
	paper  canvas.Size
	inside canvas.Area // of the paper: where a tile is printed
	// Where the columns and the rows begin, and last where another would.
	xs, ys []float64
	hurt   int  // how much is cut through that the panel wants uncut
	beside bool // labels and rulers stand beside the tiles, and not under them
}

func newTiling(p panel.Panel, paper canvas.Size, margin float64) (tiling, error) {
	return tilingOf(p, paper, margin, false, false)
}

// tilingOf cuts a panel into tiles of nearly one size; or across, down or both ways into as
// large ones as the paper takes and one that is the smaller for it.
func tilingOf(p panel.Panel, paper canvas.Size, margin float64, largeAcross, largeDown bool) (tiling, error) {
	inside, err := paper.Inside(margin)
	if err != nil {
		return tiling{}, err
	}
	inside.H -= tileFoot
	if min(inside.W, inside.H) <= TileOverlap {
		return tiling{}, canvas.Refused("sheets.no-tiles", "margin", canvas.Tenths(margin), "paper", paper.Name)
	}
	t := tiling{panel: p, paper: paper, inside: inside}
	across := make([]span, len(p.Uncut))
	down := make([]span, len(p.Uncut))
	for i, a := range p.Uncut {
		across[i], down[i] = span{a.X, a.X + a.W}, span{a.Y, a.Y + a.H}
	}
	var hurt [2]int
	t.xs, hurt[0] = cuts(p.W, inside.W, across, largeAcross)
	t.ys, hurt[1] = cuts(p.H, inside.H, down, largeDown)
	t.hurt = hurt[0] + hurt[1]
	return t, nil
}

// tiles is how many tiles there are.
func (t tiling) tiles() int { return (len(t.xs) - 1) * (len(t.ys) - 1) }

// cuts is where the tiles of a length begin that have room for so much each, and
// where one more would begin; each reaches 10 mm into the next. As few lines as
// can be run through what is to stay whole; it is told how often they do. Beyond
// that, tiles are of one size, nearly, or as large as they can be but for the last.
func cuts(length, room float64, uncut []span, large bool) (at []float64, hurt int) {
	n := max(1, int(math.Ceil((length-TileOverlap-canvas.Slack)/(room-TileOverlap))))
	at = append(at, 0)
	for i := 1; i < n; i++ {
		lowest := max(at[i-1], length-TileOverlap-float64(n-i)*(room-TileOverlap))
		highest := min(at[i-1]+room-TileOverlap, length-TileOverlap)
		wanted := max(lowest, min(highest, float64(i)*(length-TileOverlap)/float64(n)))
		if large {
			wanted = highest
		}
		best, least := wanted, count(uncut, wanted)
		const step = 0.5
		for off := step; off < room && least > 0; off += step {
			for _, x := range []float64{wanted - off, wanted + off} {
				if n := count(uncut, x); n < least && x >= lowest && x <= highest {
					best, least = x, n
				}
			}
		}
		at, hurt = append(at, best), hurt+least
	}
	return append(at, length-TileOverlap), hurt
}

// A span is what of a length one piece takes.
type span struct{ from, to float64 }

// count is how many of the spans a place lies in, or on the edge of.
func count(all []span, x float64) int {
	n := 0
	for _, s := range all {
		if s.from-edgeOfCut < x && x < s.to+edgeOfCut {
			n++
		}
	}
	return n
}

// edgeOfCut is what scissors need beside what they are not to touch, mm.
const edgeOfCut = 0.5

// pages are the tiles, row by row.
func (t tiling) pages(cells []scoring.Cell) []Page {
	var pages []Page
	for row := range len(t.ys) - 1 {
		for column := range len(t.xs) - 1 {
			pages = append(pages, t.page(row, column, cells))
		}
	}
	return pages
}

// window is the part of the panel that a tile shows.
func (t tiling) window(row, column int) canvas.Area {
	return canvas.Area{
		X: t.xs[column], Y: t.ys[row],
		W: t.xs[column+1] + TileOverlap - t.xs[column], H: t.ys[row+1] + TileOverlap - t.ys[row],
	}
}

// ways are all the ways to lay the same tiles on the same paper that are as good for the
// board: this one, and those that leave other empty parts.
func (t tiling) ways() []tiling {
	ways := []tiling{t}
	if aside, ok := t.aside(); ok {
		ways = append(ways, aside)
	}
	for _, large := range [][2]bool{{false, true}, {true, false}, {true, true}} {
		other, err := tilingOf(t.panel, t.paper, t.inside.X, large[0], large[1])
		if err == nil && other.hurt <= t.hurt && other.tiles() == t.tiles() {
			ways = append(ways, other)
		}
	}
	return ways
}

// aside is the tiling on paper turned, with all that is empty beside the tiles; not ok where
// they have no room there.
func (t tiling) aside() (tiling, bool) {
	inside, err := t.paper.Turned().Inside(t.inside.X)
	if err != nil {
		return tiling{}, false
	}
	for row := range len(t.ys) - 1 {
		for column := range len(t.xs) - 1 {
			if w := t.window(row, column); w.W+tileBeside > inside.W+canvas.Slack || w.H > inside.H+canvas.Slack {
				return tiling{}, false
			}
		}
	}
	t.paper, t.inside, t.beside = t.paper.Turned(), inside, true
	return t, true
}

// A tilePlace is where on its board a tile lies.
type tilePlace struct {
	on          tiling
	row, column int
}

// tileName is what people call a tile: B3 is the third of the second row.
func tileName(row, column int) string { return fmt.Sprintf("%c%d", 'A'+row, column+1) }

func (t tiling) page(row, column int, cells []scoring.Cell) Page {
	name := tileName(row, column)
	w := t.window(row, column)
	x, y := t.inside.X-w.X, t.inside.Y-w.Y
	foot, free := t.furniture(w)
	return Page{
		Size: t.paper,
		Name: speech.Words(t.panel.ID + " " + name), tile: name, board: &tilePlace{t, row, column}, free: free,
		cuts: []canvas.Area{{X: t.inside.X, Y: t.inside.Y, W: w.W, H: w.H}},
		Decor: func(c canvas.Canvas) {
			DrawRuler(c, foot.X, foot.Y+foot.H-RulerHeight)
			says := canvas.Type{Face: canvas.Bold, Size: 8, Align: canvas.Right, Colour: canvas.Black}
			label := c.Say(speech.Say("sheets.tile", "board", t.panel.Title, "tile", name, "last", tileName(len(t.ys)-2, len(t.xs)-2)))
			if t.beside {
				says.Align = canvas.Left
				canvas.Fit(c, canvas.Area{X: foot.X, Y: foot.Y, W: foot.W, H: tileLabel}, label, says)
				return
			}
			c.Text(foot.X+foot.W, foot.Y+foot.H-1.5, label, says)
		},
		Placed: []panel.Placement{
			{Panel: t.panel, X: x, Y: y, Window: w},
			{Panel: t.cuts(row, column), X: x, Y: y, Window: w},
		},
		Cells: cells,
	}
}

// furniture is where the label and the ruler of a tile stand, and the empty parts of its
// page, which straight cuts divide from the tile: one under it, and one beside it.
func (t tiling) furniture(w canvas.Area) (foot canvas.Area, free []canvas.Area) {
	in := t.inside
	right, bottom := in.X+w.W, in.Y+w.H
	marks := min(cropRoom, in.X-canvas.LeastMargin) // of pieces at the edge may lie in the margin
	if t.beside {
		const gap = 3
		high := float64(tileLabel + RulerHeight)
		foot = canvas.Area{X: right + gap, Y: in.Y + in.H - high, W: in.W - w.W - gap, H: high}
		return foot, []canvas.Area{{X: right, Y: in.Y, W: in.W - w.W + marks, H: in.H - high, On: in.On}}
	}
	foot = canvas.Area{X: in.X, Y: bottom, W: in.W, H: tileFoot}
	under := bottom + tileFoot
	return foot, []canvas.Area{
		{X: in.X - marks, Y: under, W: in.W + 2*marks, H: in.Y + in.H + tileFoot - under, On: in.On},
		{X: right, Y: in.Y, W: in.W - w.W + marks, H: w.H, On: in.On},
	}
}

// cuts is a panel that lies over a tile: the lines along which it and its
// neighbours are cut.
func (t tiling) cuts(row, column int) panel.Panel {
	return panel.Panel{
		ID: t.panel.ID + " cuts " + tileName(row, column), Owner: scoring.Table, W: t.panel.W, H: t.panel.H,
		Static: func(c canvas.Canvas) {
			w := t.window(row, column)
			cut := canvas.Paint{Stroke: canvas.Black, Width: 0.2, Dash: []float64{2, 1.5}}
			for _, n := range []int{column, column + 1} {
				if x := t.xs[n]; 0 < n && n < len(t.xs)-1 {
					c.Path(canvas.Line(x, w.Y, x, w.Y+w.H), cut)
				}
			}
			for _, n := range []int{row, row + 1} {
				if y := t.ys[n]; 0 < n && n < len(t.ys)-1 {
					c.Path(canvas.Line(w.X, y, w.X+w.W, y), cut)
				}
			}
		},
	}
}
