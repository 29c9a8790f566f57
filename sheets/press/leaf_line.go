package press

import (
	"cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// A leafLine is what stands at the foot of every leaf, so that a dropped stack is soon
// in order again: the game, the number of the leaf and what it is, whose data it is by,
// and the date, or a line to write it on.
type leafLine struct {
	game   *scoring.Info
	number int
	of     int
	data   speech.Text
	date   speech.Text
}

// The line is in the margin, where it takes no room from the sheets. Lengths in mm.
const (
	leafHigh  = 2.6  // of a line of its type
	leafGap   = 0.3  // under what is printed above it
	leafInset = 1.5  // from a crop mark beside it
	leafPart  = 4.0  // between its two parts
	dateLine  = 22.0 // to write the date on
	dateHigh  = 5.0  // over it, where it's on a line of its own
)

// leafMargin is the least margin that has room for the line and leaves the edge blank
// that printers leave.
const leafMargin = canvas.LeastMargin + leafGap + leafHigh

// scissorsWide is the room for a pair of scissors before the line.
const scissorsWide = 5.4

var leafType = canvas.Type{Size: 7, Colour: canvas.Black}

// footOf is where the line stands on a page, unless the page says otherwise: right
// under what the margins leave.
func footOf(paper canvas.Size, margin float64) []canvas.Area {
	return []canvas.Area{{X: margin, Y: paper.H - margin + leafGap, W: paper.W - 2*margin, H: leafHigh}}
}

// number has every leaf say which of all it is. A back says nothing: it's on the same
// leaf as its front.
func number(pages []Page, job Job) {
	if job.Game == nil {
		return
	}
	leaves := Leaves(pages, job.Duplex)
	for i, leaf := range leaves {
		line := &leafLine{job.Game, i + 1, len(leaves), job.OnPage(1).Data, job.Day()} // sheets say themselves that it's ours
		leaf.Front.leaf = line
		for n := range leaf.Front.beside {
			leaf.Front.beside[n].leaf = line
		}
	}
}

// drawLeaf draws the line of the leaf, also that of what is beside the page.
func (p Page) drawLeaf(c canvas.Canvas) {
	for _, part := range append([]Page{p}, p.beside...) {
		if part.leaf != nil {
			part.leaf.draw(c, part)
		}
	}
}

// draw draws the line: where a page has two places for it, a part in each, and where it
// has one that is higher, as a paragraph.
func (l leafLine) draw(c canvas.Canvas, p Page) {
	leaf := speech.Say("sheets.leaf-number", "number", l.number, "of", l.of)
	date := cmp.Or(l.date, "sheets.leaf-date")
	data := l.game.DataTitle(l.data)
	left, right := p.foot[0], p.foot[len(p.foot)-1]
	if p.scissors {
		drawScissors(c, left.X, left.Y, leafHigh)
		left.X, left.W = left.X+scissorsWide, left.W-scissorsWide
	}
	if left.H >= 2*leafHigh {
		for _, says := range []speech.Text{l.game.Title, leaf, p.own, data, date} {
			left.Y += canvas.Paragraph(c, canvas.Area{X: left.X, Y: left.Y, W: left.W}, c.Say(says), leafType)
		}
		if l.date == "" {
			left.Y += dateHigh
			c.Path(canvas.Line(left.X, left.Y, left.X+left.W, left.Y), art.HairPen)
		}
		return
	}
	says := c.Say(speech.Say("sheets.leaf-data", "data", data, "date", date))
	if l.date == "" {
		right.W -= dateLine
		end := right.X + right.W
		c.Path(canvas.Line(end, right.Y+right.H, end+dateLine, right.Y+right.H), art.HairPen)
		right.W--
	}
	if len(p.foot) == 1 {
		wide := min(canvas.Measure(says, leafType)+canvas.Slack, right.W/2)
		left.W = right.W - wide - leafPart
		right.X, right.W = right.X+right.W-wide, wide
	}
	canvas.Fit(c, left, c.Say(speech.Say("sheets.leaf", "game", l.game.Title, "leaf", leaf, "what", p.own)), leafType)
	canvas.Fit(c, right, says, leafType.ToRight())
}

// drawScissors draws a small pair of scissors from x to the right, so high from y.
func drawScissors(c canvas.Canvas, x, y, high float64) {
	const blade = 4.6
	r := high / 5
	lower, upper := y+high-r, y+r
	eyes := append(canvas.Circle(x+r, upper, r), canvas.Circle(x+r, lower, r)...)
	c.Path(eyes, art.FinePen)
	c.Path(append(canvas.Line(x+2*r, upper, x+blade, lower-r/2), canvas.Line(x+2*r, lower, x+blade, upper+r/2)...), art.FinePen)
}
