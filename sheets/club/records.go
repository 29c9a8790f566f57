package club

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Measures of records, mm.
const (
	recordHigh = 11.4
	lineHigh   = 7.0  // of the line that made one
	recordWide = 25.0 // for its figure
	recordCaps = 6.2
)

// A record is one that is told.
type record struct {
	title, figure, by, day, line speech.Text
}

func (r record) height() float64 {
	if r.line == "" {
		return recordHigh
	}
	return recordHigh + lineHigh
}

// records shows the best that was done in a game.
func (cl Club) records(g Game) Chart {
	var all []record
	var rows [][]speech.Text
	high := 0.0
	held := cl.stats(g).Records
	add := func(feat string, title speech.Text, figure func(scoring.Tenths) speech.Text) {
		at := slices.IndexFunc(held, func(r nights.Record) bool { return r.Feat == feat })
		if at < 0 {
			return
		}
		r := record{title: title, figure: figure(held[at].Figure), by: cl.who(held[at].Person), day: scoring.Day(held[at].Day)}
		if g.Line != nil && held[at].Line != nil {
			r.line = g.Line(held[at])
		}
		high += r.height()
		all = append(all, r)
		rows = append(rows, []speech.Text{r.title, r.figure, r.by, r.day, r.line})
	}
	add("", "club.best-score", g.Info.Amount)
	for _, f := range g.Feats {
		add(f.ID, f.Title, scoring.Field{Unit: f.Unit}.Amount)
	}
	ch := cl.chart("records", "club.records", g, high, func(c canvas.Canvas) {
		y := 0.0
		for _, r := range all {
			r.draw(c, y)
			y += r.height()
		}
	})
	ch.Heads, ch.Rows = []speech.Text{"club.record", "club.figure", "club.person", "club.night", "club.line"}, rows
	return ch
}

// draw draws a record from y on: its figure large, and beside it what it is.
func (r record) draw(c canvas.Canvas, y float64) {
	drawFigure(c, canvas.Area{Y: y + 1, W: recordWide, H: recordHigh - 3}, c.Say(r.figure), recordCaps, recordCaps/2, art.Spotted)
	a := canvas.Area{X: recordWide + 3, Y: y + 0.6, W: width - recordWide - 3, H: 5}
	day := c.Say(r.day)
	wide := canvas.Measure(day, art.SmallType) + canvas.Slack
	canvas.Fit(c, canvas.Area{X: width - wide, Y: a.Y, W: wide, H: a.H}, day, art.SmallType)
	canvas.Fit(c, canvas.Area{X: a.X, Y: a.Y, W: a.W - wide - barGap, H: a.H}, c.Say(r.title), art.StrongType.Sized(10))
	a.Y, a.H = a.Y+a.H, 4.6
	canvas.Fit(c, a, c.Say(r.by), art.PlainType)
	a.Y, a.H = a.Y+a.H, lineHigh
	if r.line != "" {
		canvas.Fit(c, a, c.Say(r.line), art.CaptionType.Sized(8))
	}
	y += r.height()
	c.Path(canvas.Line(0, y, width, y), art.HairPen)
}
