package fortyniners

import (
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// Roads are told from trails by their lines: a road has two edges and a dashed
// middle, a trail is a row of dots. In full ink the one is brown, the other blue.
var (
	roadBed    = sheets.Paint{Stroke: sheets.Brown, Width: 5, Round: true}
	roadTop    = sheets.Paint{Stroke: sheets.Paper, Width: 3.8, Round: true}
	roadMiddle = sheets.Paint{Stroke: sheets.Brown, Width: 0.9, Dash: []float64{3, 2.4}}
	trailDots  = sheets.Paint{Stroke: sheets.Blue, Width: 1.5, Dash: []float64{0.01, 3}, Round: true}
)

// drawWays draws each edge of the board, and nothing that is none: all beds of
// the road before its tops, so that it runs through where it branches.
func drawWays(c sheets.Canvas, b *rules.Board, bottom int) {
	at := map[string]point{}
	for _, s := range b.Spots {
		at[s.ID] = place(s, bottom)
	}
	draw := func(edges []rules.Edge, pen sheets.Paint) {
		for _, e := range edges {
			from, to := at[e[0]], at[e[1]]
			c.Path(sheets.Line(from.x, from.y, to.x, to.y), pen)
		}
	}
	draw(b.Trail, trailDots)
	for _, pen := range []sheets.Paint{roadBed, roadTop, roadMiddle} {
		draw(b.Road, pen)
	}
}
