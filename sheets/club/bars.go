package club

import (
	"slices"
	"strconv"

	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Bars are rows with a name, bars as long as whole numbers, and figures.
type bars struct {
	form
	rows  []row
	whole int64         // that a bar as wide as its room stands for; 0 for the greatest
	few   speech.Text   // said over those who have no rank yet; empty where nobody has one
	keys  []speech.Text // what the bars of a row mean, and then the mark
}

// A row is one of them.
type row struct {
	rank    int      // before the name; 0 for none
	icon    art.Icon // there instead; empty for none
	name    speech.Text
	bars    []int64       // one under the other
	mark    int64         // across the bar; 0 for none
	figures []speech.Text // one under the other, the first in bold
}

// A form is how wide and high the parts of rows are, mm. What is left is for the bars.
type form struct{ width, lead, name, figures, high float64 }

// The forms of rows.
var (
	plainForm = form{width, 0, 25, 19, 5.4}           // one figure
	tallForm  = form{width, 6.6, 25, 21, 7.2}         // a rank, and two figures
	smallForm = form{(width - 4) / 2, 0, 15, 13, 4.4} // of two columns
)

// More measures of rows, mm.
const (
	barGap    = 1.4 // between name, bars and figures
	barHigh   = 3.4
	pairHigh  = 2.3 // of one of two bars
	keyHigh   = 6.0
	keyWide   = 5.0 // of what a key explains
	groupHigh = 4.8
	barShare  = 0.65 // of a low row that a bar takes
	markOver  = 0.5  // of a bar's half that a mark stands out
)

// tones are those of the bars of a row. They are told apart by their lines.
var tones = [...]canvas.Tone{
	{Pattern: canvas.Diagonal, Pitch: 0.9, Weight: 0.34, Colour: canvas.Spot},
	{Pattern: canvas.Cross, Pitch: 0.7, Weight: 0.16, Colour: canvas.Black},
}

// fewTone is the tone of bars of who has no rank yet.
var fewTone = canvas.Tone{Pattern: canvas.Dots, Pitch: 0.9, Weight: 0.3, Colour: canvas.Black}

// shown are the rows that there's room for.
func (b bars) shown() []row { return b.rows[:min(len(b.rows), most)] }

// split are those with a rank and those without, where that's told.
func (b bars) split() (ranked, few []row) {
	shown := b.shown()
	for i, r := range shown {
		if b.few != "" && r.rank == 0 {
			return shown[:i], shown[i:]
		}
	}
	return shown, nil
}

// height is how much all of it takes.
func (b bars) height() float64 {
	_, few := b.split()
	high := float64(len(b.shown())) * b.high
	if len(few) > 0 {
		high += groupHigh
	}
	if len(b.rows) > most {
		high += groupHigh
	}
	if len(b.keys) > 0 {
		high += keyHigh
	}
	return high
}

// scale turns amounts into places on the bars.
type scale struct {
	from, room  float64 // mm
	least, most int64
}

func (s scale) at(v int64) float64 {
	return s.from + s.room*float64(v-s.least)/float64(s.most-s.least)
}

// scale is that of all rows that are shown, so that their bars compare.
func (b bars) scale(x float64) scale {
	s := scale{from: x + b.lead + b.name + barGap, most: b.whole}
	s.room = x + b.width - b.figures - barGap - s.from
	for _, r := range b.shown() {
		for _, v := range slices.Concat(r.bars, []int64{r.mark}) {
			s.least, s.most = min(s.least, v), max(s.most, v)
		}
	}
	s.most = max(s.most, s.least+1)
	return s
}

// draw draws all of it from x, y on.
func (b bars) draw(c canvas.Canvas, x, y float64) {
	s := b.scale(x)
	ranked, few := b.split()
	y = b.drawRows(c, x, y, s, ranked, tones[0])
	if len(few) > 0 {
		drawGroup(c, canvas.Area{X: x, Y: y, W: b.width, H: groupHigh}, b.few)
		y = b.drawRows(c, x, y+groupHigh, s, few, fewTone)
	}
	if more := len(b.rows) - most; more > 0 {
		drawMore(c, canvas.Area{X: x, Y: y, W: b.width, H: groupHigh}, more)
		y += groupHigh
	}
	b.drawKeys(c, x, y)
}

// drawMore says how many more there are than there's room for, if any.
func drawMore(c canvas.Canvas, a canvas.Area, more int) {
	if more > 0 {
		canvas.Fit(c, a, c.Say(speech.Say("club.more", "number", more)), art.CaptionType)
	}
}

// drawGroup heads the rows that follow, in a rule.
func drawGroup(c canvas.Canvas, a canvas.Area, says speech.Text) {
	said := c.Say(says)
	wide := min(a.W, canvas.Measure(said, art.CaptionType)+canvas.Slack)
	canvas.Fit(c, canvas.Area{X: a.X, Y: a.Y + 0.4, W: wide, H: a.H - 0.4}, said, art.CaptionType)
	if from := a.X + wide + 2; from < a.X+a.W {
		c.Path(canvas.Line(from, a.Y+a.H/2+0.4, a.X+a.W, a.Y+a.H/2+0.4), art.FinePen)
	}
}

// drawRows draws rows from y on, and returns where they end.
func (b bars) drawRows(c canvas.Canvas, x, y float64, s scale, rows []row, tone canvas.Tone) float64 {
	top := y
	for _, r := range rows {
		b.drawRow(c, canvas.Area{X: x, Y: y, W: b.width, H: b.high}, s, r, tone)
		y += b.high
		c.Path(canvas.Line(x, y, x+b.width, y), art.HairPen)
	}
	if len(rows) > 0 {
		c.Path(canvas.Line(s.at(0), top, s.at(0), y), art.RulePen)
	}
	return y
}

func (b bars) drawRow(c canvas.Canvas, a canvas.Area, s scale, r row, tone canvas.Tone) {
	switch {
	case r.icon != "":
		side := min(b.lead-0.6, a.H-0.4)
		art.DrawIcon(c, r.icon, a.X, a.Y+(a.H-side)/2, side, canvas.Black)
	case r.rank > 0:
		canvas.Fit(c, canvas.Area{X: a.X, Y: a.Y, W: b.lead, H: a.H}, strconv.Itoa(r.rank)+".", art.StrongType.Sized(11))
	}
	canvas.Fit(c, canvas.Area{X: a.X + b.lead, Y: a.Y + 0.3, W: b.name, H: a.H - 0.6}, c.Say(r.name), art.PlainType)
	high := min(barHigh, barShare*a.H)
	if len(r.bars) > 1 {
		high = pairHigh
	}
	y := a.Y + (a.H-high*float64(len(r.bars)))/2
	for i, v := range r.bars {
		if b.whole > 0 {
			c.Path(canvas.Rect(s.from, y, s.room, high), art.HairPen)
		}
		if i > 0 {
			tone = tones[i]
		}
		drawBar(c, canvas.Area{X: s.at(min(0, v)), Y: y, W: s.at(max(0, v)) - s.at(min(0, v)), H: high}, tone)
		y += high
	}
	if r.mark > 0 {
		drawMark(c, s.at(r.mark), a.Y+a.H/2, high)
	}
	figures := canvas.Area{X: a.X + a.W - b.figures, Y: a.Y + 0.3, W: b.figures, H: (a.H - 0.6) / float64(max(1, len(r.figures)))}
	for i, f := range r.figures {
		t := art.StrongType.Sized(8.5)
		if i > 0 {
			t = art.SmallType.Sized(7)
		}
		canvas.Fit(c, figures, c.Say(f), t.ToRight())
		figures.Y += figures.H
	}
}

// drawBar draws a bar, unless it stands for nothing.
func drawBar(c canvas.Canvas, a canvas.Area, tone canvas.Tone) {
	if a.W <= 0 {
		return
	}
	c.Hatch(a.Outline(), tone)
	c.Path(a.Outline(), art.RulePen)
}

// drawMark draws a mark across a bar so high: a lozenge on a line, with paper round it.
func drawMark(c canvas.Canvas, x, y, high float64) {
	const half = 0.9
	over := markOver * high / 2
	line := canvas.Line(x, y-high/2-over, x, y+high/2+over)
	c.Path(line, canvas.Paint{Stroke: canvas.Paper, Width: 1.3, Kept: true})
	c.Path(line, canvas.Paint{Stroke: canvas.Black, Width: 0.5, Kept: true})
	c.Path(lozenge(x, y, half), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.4, Kept: true})
}

// lozenge is one round x, y, half of it so wide.
func lozenge(x, y, half float64) canvas.Path {
	const high = 1.3
	return canvas.Path{}.Move(x, y-high*half).Line(x+half, y).Line(x, y+high*half).Line(x-half, y).Close()
}

// drawKeys says what the bars and the mark mean.
func (b bars) drawKeys(c canvas.Canvas, x, y float64) {
	if len(b.keys) == 0 {
		return
	}
	each := b.width / float64(len(b.keys))
	for i, says := range b.keys {
		a := canvas.Area{X: x + float64(i)*each, Y: y + 1.6, W: each - 1, H: keyHigh - 2}
		if i < b.bars() {
			drawBar(c, canvas.Area{X: a.X, Y: a.Y + (a.H-pairHigh)/2, W: keyWide, H: pairHigh}, tones[i])
		} else {
			drawMark(c, a.X+keyWide/2, a.Y+a.H/2, pairHigh)
		}
		a.X, a.W = a.X+keyWide+1, a.W-keyWide-1
		canvas.Fit(c, a, c.Say(says), art.CaptionType)
	}
}

// bars are how many a row has.
func (b bars) bars() int {
	n := 0
	for _, r := range b.rows {
		n = max(n, len(r.bars))
	}
	return n
}

// barChart is a chart of bars with a note below; an empty note for none.
func (cl Club) barChart(id string, title speech.Text, g Game, b bars, note speech.Text) Chart {
	high := b.height()
	return cl.chart(id, title, g, high+cl.noteHigh(note), func(c canvas.Canvas) {
		b.draw(c, 0, 0)
		drawNote(c, high, note)
	})
}

// fewGames is said over those who have too few games for a rank.
func fewGames() speech.Text { return speech.Say("club.unranked", "number", nights.FewestRanked) }
