package goldfever

import (
	"fmt"

	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// drawSurround draws the edge of the village: its title at the top, and at the
// bottom what its lines mean and how large its circles are (GF43).
func drawSurround(c sheets.Canvas, width, height float64, data string, circle int) {
	c.Path(sheets.Rect(0.8, 0.8, width-1.6, height-1.6), sheets.Paint{Stroke: sheets.Black, Width: 1.6})
	c.Path(sheets.Rect(rim, head, width-2*rim, height-head-rim), sheets.RulePen)
	title, caps, base := rules.Game.Info().Title, 7.6, head-2.9
	sheets.DrawTitle(c, rim, base, caps, title, sheets.Shaded, sheets.Left)
	left := rim + sheets.TitleWidth(title, caps) + 4
	for _, up := range []float64{0.4, 3.8, 7.2} {
		c.Path(sheets.Line(left, base-up, width-rim, base-up), sheets.RulePen)
	}
	right := sheets.CaptionType.ToRight()
	const foot = rim/2 + 0.3 // of the middle of the last line from the edge
	c.Text(width-rim, height-foot+sheets.CaptionType.CapHeight()/2, fmt.Sprintf("circles: radius %d mm; village of %s", circle, data), right)
	drawLegend(c, rim, height-foot)
}

// drawLegend explains the lines of the village from x to the right, with its
// middle at y.
func drawLegend(c sheets.Canvas, x, y float64) {
	const long, high, k = 26, 4, 0.6
	line := []rules.Point{{0, 0}, {long, 0}}
	for _, sample := range []struct {
		word string
		draw func()
	}{
		{"open ground", func() { c.Path(pathOf(line), dashes) }},
		{"wall", func() { drawBarrier(c, rules.Barrier{Kind: rules.Wall, Path: line}) }},
		{"door", func() { drawSample(c, line, rules.Door) }},
		{"window", func() { drawSample(c, line, rules.Window) }},
		{"fence", func() { drawBarrier(c, rules.Barrier{Kind: rules.Fence, Path: line}) }},
		{"tree", func() { drawTree(c, rules.Tree{Centre: rules.Point{long - high, 0}, Radius: high}) }},
	} {
		c.Push(x, y, k)
		sample.draw()
		c.Pop()
		x += k*long + 2
		c.Text(x, y+sheets.SmallType.CapHeight()/2, sample.word, sheets.SmallType)
		x += sheets.Measure(sample.word, sheets.SmallType) + 7
	}
}

// drawSample draws an opening in a piece of wall.
func drawSample(c sheets.Canvas, line []rules.Point, kind rules.OpeningKind) {
	drawBarrier(c, rules.Barrier{Kind: rules.Wall, Path: line})
	drawOpening(c, rules.Opening{Kind: kind, Line: rules.Segment{{16, 0}, {10, 0}}})
}
