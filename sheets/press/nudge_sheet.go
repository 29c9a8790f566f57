package press

import (
	"fmt"
	"strings"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// NudgeSheet is the leaf that shows how far a printer's backs miss their
// fronts. Every title has it.
var NudgeSheet = Sheet{Name: "nudge", About: "sheets.nudge-about", Make: nudgePages}

// A gauge is two rows of lines, one on each side of a leaf, that are read like a
// vernier: where a line of one runs on in a line of the other, as many tenths of
// a millimetre are missing as it is lines away from the middle.
type gauge struct {
	what  string
	down  bool    // measures up and down, not left and right
	y     float64 // of its middle on the front
	lines int     // on each side of the middle
}

// Measures of a gauge, mm.
const (
	gaugeLines = 19  // at the most: of twice as many two could run on in one another
	frontStep  = 3.9 // from line to line on the front
	backStep   = 4.0 // and on the back: a tenth more
	frontLine  = 6.0 // from the middle to the end of a line on the front, where that on the back begins
	backLine   = 4.0
	longerLine = 2.0 // every fifth, which has a number
	gaugeTop   = 60.0
	gaugeDown  = 20.0 // from the middle of the paper, which may be turned over its short edge
	gaugeWords = 38.0 // what the words take from top and bottom
	gaugeLeft  = 12.0 // for its letter, and as much on the right
)

// backWords and frontWords say what to do with the leaf.
const (
	frontWords = speech.Text("sheets.nudge-front")
	backWords  = speech.Text("sheets.nudge-back")
)

var gaugePen = canvas.Paint{Stroke: canvas.Black, Width: 0.1}

func nudgePages(job Job) ([]Page, error) {
	if !job.Duplex.bothSides() {
		return nil, canvas.Refused("sheets.nudge-one-sided")
	}
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	across := min(gaugeLines, int((inside.W/2-gaugeLeft)/backStep))
	middle := job.Paper.H/2 + gaugeDown
	down := min(gaugeLines, int((job.Paper.H-middle-inside.Y-gaugeWords)/backStep))
	gauges := []gauge{{"X", false, inside.Y + gaugeTop, across}, {"Y", true, middle, down}}
	front := Page{Size: job.Paper, Name: "nudge", Decor: func(c canvas.Canvas) {
		drawNudgeWords(c, inside, frontWords)
		for _, g := range gauges {
			g.drawFront(c, job.Paper.W/2, g.y)
		}
	}}
	back := Page{Size: job.Paper, Name: speech.Say("sheets.page-back", "name", speech.Words("nudge")), Back: true, Decor: func(c canvas.Canvas) {
		drawNudgeWords(c, inside, backWords)
		for _, g := range gauges {
			x, y := job.Duplex.behind(job.Paper, canvas.Size{}, job.Paper.W/2, g.y)
			g.drawBack(c, x, y)
		}
	}}
	return []Page{front, back}, nil
}

func drawNudgeWords(c canvas.Canvas, inside canvas.Area, words speech.Text) {
	art.DrawTitle(c, inside.X, inside.Y+9, 8, c.Say("sheets.nudge-title"), art.Shaded, canvas.Left)
	art.DrawRule(c, inside.X, inside.Y+13, inside.W)
	canvas.Paragraph(c, canvas.Area{X: inside.X, Y: inside.Y + 17, W: min(inside.W, panel.TwoWidth)}, c.Say(words), art.LargeType)
}

// line draws one line of a gauge whose middle is at x, y, from and to so far from
// the row's axis.
func (g gauge) line(x, y, at, from, to float64) canvas.Path {
	if g.down {
		return canvas.Line(x+from, y+at, x+to, y+at)
	}
	return canvas.Line(x+at, y+from, x+at, y+to)
}

func (g gauge) drawFront(c canvas.Canvas, x, y float64) {
	var lines canvas.Path
	for n := -g.lines; n <= g.lines; n++ {
		lines = append(lines, g.line(x, y, float64(n)*frontStep, -frontLine, frontLine)...)
	}
	c.Path(lines, gaugePen)
}

func (g gauge) drawBack(c canvas.Canvas, x, y float64) {
	var lines canvas.Path
	number := canvas.Type{Size: 7, Align: canvas.Middle, Colour: canvas.Black}
	for n := -g.lines; n <= g.lines; n++ {
		at, end := float64(n)*backStep, frontLine+backLine
		if n%5 == 0 {
			end += longerLine
			text := strings.Replace(fmt.Sprintf("%.1f", float64(n)/10), "-", "−", 1)
			if g.down {
				c.Text(x+end+1, y+at+number.CapHeight()/2, text, canvas.Type{Size: number.Size, Colour: canvas.Black})
			} else {
				c.Text(x+at, y+end+1+number.CapHeight(), text, number)
			}
		}
		lines = append(lines, g.line(x, y, at, frontLine, end)...)
	}
	c.Path(lines, gaugePen)
	left := x - frontLine - gaugeLeft/2
	if !g.down {
		left = x - float64(g.lines)*backStep - gaugeLeft/2
	}
	art.DrawTitle(c, left, y+3, 6, g.what, art.Solid, canvas.Right)
}
