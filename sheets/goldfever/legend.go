package goldfever

import (
	"fmt"
	"math"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// The title of the village, and the type of its legend, which is legible on a page
// of half the size.
const titleCaps = 7.0

var legendType = canvas.Type{Size: 12, Colour: canvas.Black}

// titleWidth is how much the title takes of the top, in words.
func titleWidth(title string) float64 { return rim + art.TitleWidth(title, titleCaps) + 4 }

// drawSurround draws the edge of the village: its title at the top, ornament on
// three sides, and at the bottom what its lines mean and how large its circles are
// printed (GF43), mm.
func drawSurround(c canvas.Canvas, width, height float64, data speech.Text, circle float64) {
	c.Path(canvas.Rect(0.8, 0.8, width-1.6, height-1.6), canvas.Paint{Stroke: canvas.Black, Width: 1.6})
	c.Path(canvas.Rect(rim, head, width-2*rim, height-head-foot), canvas.Paint{Stroke: canvas.Black, Width: 0.8})
	const in = 2.2 // from the edge to the ornament
	ink := canvas.Paint{Fill: canvas.Spot}
	for _, x := range []float64{in, width - rim + in - 1.4} {
		c.Path(lozenges(canvas.Area{X: x, Y: head, W: rim - in - 0.8, H: height - head - foot}), ink)
	}
	title := c.Say(game.Game.Info().Title)
	art.DrawTitle(c, rim, head-2, titleCaps, title, art.Shaded, canvas.Left)
	left := titleWidth(title)
	c.Path(lozenges(canvas.Area{X: left, Y: in, W: width - rim - left, H: head - in - 1}), ink)
	for _, s := range legend(c.Say, height) {
		c.Push(s.at.x, s.at.y, sampleScale)
		s.draw(c)
		c.Pop()
		c.Text(s.at.x+sampleScale*sampleLong+2, s.at.y+legendType.CapHeight()/2, c.Say(s.word), legendType)
	}
	c.Text(width-rim, height-legendFoot+legendType.CapHeight()/2, c.Say(speech.Say("goldfever.legend-circles", "across", speech.Decimal(fmt.Sprintf("%.3g", 2*circle)), "data", data)), legendType.ToRight())
}

// lozenges are a row of them along the longer side of a strip: an ornament that takes
// little of the page of a phone.
func lozenges(a canvas.Area) canvas.Path {
	const wide, high, every = 0.2, 0.34, 0.75 // of the shorter side
	long, broad, upright := a.W, a.H, a.H > a.W
	if upright {
		long, broad = broad, long
	}
	var path canvas.Path
	n := math.Round(long / (every * broad))
	for i := range int(n) {
		along, x, y := long*(float64(i)+0.5)/n, wide*broad, high*broad
		middle := place{a.X + along, a.Y + broad/2}
		if upright {
			middle, x, y = place{a.X + broad/2, a.Y + along}, y, x
		}
		path = append(path, ring([]place{{middle.x - x, middle.y}, {middle.x, middle.y - y}, {middle.x + x, middle.y}, {middle.x, middle.y + y}})...)
	}
	return path
}

// The measures of the legend.
const (
	sampleLong  = 26.0 // of a line that is explained
	sampleScale = 0.6
	legendFoot  = 5.6 // of its middle from the edge
)

// A sample is a line of the village, or a tree, and what it means.
type sample struct {
	word speech.Text
	draw func(canvas.Canvas)
	at   place
}

// legend explains the lines of the village, from the left to the right.
func legend(say func(speech.Text) string, height float64) []sample {
	line := []village.Point{{0, 0}, {sampleLong, 0}}
	const high, shrunk = 8, 0.7 // a tree of the usual size
	all := []sample{
		{"goldfever.legend-open", func(c canvas.Canvas) { c.Path(pathOf(line), dashes) }, place{}},
		{"goldfever.legend-wall", func(c canvas.Canvas) { drawBarrier(c, village.Barrier{Kind: village.Wall, Path: line}) }, place{}},
		{"goldfever.legend-door", func(c canvas.Canvas) { drawSample(c, line, village.Door) }, place{}},
		{"goldfever.legend-window", func(c canvas.Canvas) { drawSample(c, line, village.Window) }, place{}},
		{"goldfever.legend-fence", func(c canvas.Canvas) { drawBarrier(c, village.Barrier{Kind: village.Fence, Path: line}) }, place{}},
		{"goldfever.legend-tree", func(c canvas.Canvas) {
			c.Push(sampleLong-shrunk*high-1, 0, shrunk)
			drawTree(c, village.Tree{Radius: high})
			c.Pop()
		}, place{}},
	}
	x := rim
	for i := range all {
		all[i].at = place{x, height - legendFoot}
		x += sampleScale*sampleLong + 2 + canvas.Measure(say(all[i].word), legendType) + 6
	}
	return all
}

// legendWords is the room of each sample with its word.
func legendWords(say func(speech.Text) string, height float64) []canvas.Area {
	var all []canvas.Area
	for _, s := range legend(say, height) {
		all = append(all, canvas.Area{X: s.at.x, Y: s.at.y - 2.5, W: sampleScale*sampleLong + 2 + canvas.Measure(say(s.word), legendType), H: 5})
	}
	return all
}

// drawSample draws an opening in a piece of wall.
func drawSample(c canvas.Canvas, line []village.Point, kind village.OpeningKind) {
	drawBarrier(c, village.Barrier{Kind: village.Wall, Path: line})
	drawOpening(c, village.Opening{Kind: kind, Line: village.Segment{{16, 0}, {10, 0}}})
}
