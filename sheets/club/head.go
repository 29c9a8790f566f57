package club

import (
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Measures of what all charts have, mm.
const (
	headCaps  = 3.5
	headHigh  = 8.8 // with what is free under its rule
	headIcon  = 5.2
	noteGap   = 1.6 // over a note
	footHigh  = 2.0 // free under a chart
	emptyHigh = 14.0
)

// drawHead sets the heading of a chart in wood type over a double rule. Of a chart of one
// game, the game stands at its right.
func drawHead(c canvas.Canvas, title speech.Text, g Game) {
	said := c.Say(title)
	high := art.CapsFor(said, headCaps, width*0.62)
	art.DrawTitle(c, 0, headCaps+0.7, high, said, art.Solid, canvas.Left)
	art.DrawRule(c, 0, headCaps+2, width)
	if g.Info == nil {
		return
	}
	right := width
	if g.Icon != "" {
		right -= headIcon
		art.DrawIcon(c, g.Icon, right, 0, headIcon, canvas.Black)
	}
	left := art.TitleWidth(said, high) + 3
	canvas.Fit(c, canvas.Area{X: left, Y: 0.2, W: right - 1.5 - left, H: headIcon - 0.2}, c.Say(g.Info.Title), art.CaptionType.Sized(8).ToRight())
}

// noteHigh is how much a note takes under a chart; an empty one takes nothing.
func (cl Club) noteHigh(note speech.Text) float64 {
	if note == "" {
		return 0
	}
	return noteGap + float64(len(canvas.Lines(cl.say(note), width, art.CaptionType)))*art.CaptionType.Leading()
}

// drawNote writes a note under a chart that ends at y.
func drawNote(c canvas.Canvas, y float64, note speech.Text) {
	if note == "" {
		return
	}
	canvas.Paragraph(c, canvas.Area{Y: y + noteGap, W: width}, c.Say(note), art.CaptionType)
}

// empty is a chart of which there's nothing to show yet, which says why.
func (cl Club) empty(id string, title, why speech.Text) Chart {
	return cl.chart(id, title, Game{}, emptyHigh, func(c canvas.Canvas) {
		canvas.Fit(c, canvas.Area{W: width, H: emptyHigh - 1}, c.Say(why), art.CaptionType.Sized(9).Centred())
	})
}

// drawFigure sets words in wood type in the middle of an area or, where that lacks one of their
// letters or would be too small, in bold type.
func drawFigure(c canvas.Canvas, a canvas.Area, said string, most, least float64, style art.TitleStyle) {
	if high := art.CapsFor(said, min(most, a.H/art.TitleHeight(said, 1)), a.W); high >= least && art.CanLetter(said) {
		art.DrawTitle(c, a.X+a.W/2, a.Y+(a.H+high)/2, high, said, style, canvas.Middle)
		return
	}
	canvas.Fit(c, a, said, art.StrongType.Sized(1.2*most/canvas.Point).Centred())
}
