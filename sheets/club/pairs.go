package club

import (
	"slices"

	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Measures of the table of pairs, mm.
const (
	pairName = 25.0 // for the names of rows
	pairHead = 5.2  // for those of columns
	widePair = 15.0 // a column at most
	pairRow  = 6.6
	letter   = 4.0 // for the letter of a row, where columns are too narrow for names
)

// aheadTone is that of who is ahead more often.
var aheadTone = canvas.Tone{Pattern: canvas.Diagonal, Pitch: 0.9, Weight: 0.2, Colour: canvas.Spot}

// pairs shows how people did against each other.
func (cl Club) pairs() Chart {
	const title = speech.Text("club.pairs")
	met := meetings(cl.Stats.Pairs)
	var who []nights.PersonStats
	for _, p := range cl.Stats.People {
		if len(met[p.Person]) > 0 {
			who = append(who, p)
		}
	}
	if len(who) == 0 {
		return cl.empty("pairs", title, "club.no-pairs")
	}
	more := len(who) - most
	who = who[:min(len(who), most)]
	var rows [][]speech.Text
	for i, a := range who {
		for _, b := range who[i+1:] {
			if p, ok := met[a.Person][b.Person]; ok {
				rows = append(rows, []speech.Text{called(a), called(b), number(p.Ahead), number(p.Level), number(p.Behind)})
			}
		}
	}
	high := pairHead + float64(len(who))*pairRow
	notes := high
	if more > 0 {
		notes += groupHigh
	}
	ch := cl.chart("pairs", title, Game{}, notes+cl.noteHigh("club.pairs-note"), func(c canvas.Canvas) {
		drawPairs(c, who, met)
		drawMore(c, canvas.Area{Y: high, W: width, H: groupHigh}, more)
		drawNote(c, notes, "club.pairs-note")
	})
	ch.Heads, ch.Rows = []speech.Text{"club.person", "club.against", "club.ahead", "club.level", "club.behind"}, rows
	return ch
}

// meetings are the pairs that were compared, by the one and the other of them.
func meetings(pairs []nights.Pair) map[string]map[string]nights.Pair {
	met := map[string]map[string]nights.Pair{}
	put := func(p nights.Pair) {
		if met[p.A] == nil {
			met[p.A] = map[string]nights.Pair{}
		}
		met[p.A][p.B] = p
	}
	for _, p := range pairs {
		if p.Ahead+p.Level+p.Behind > 0 {
			put(p)
			p.A, p.B, p.Ahead, p.Behind = p.B, p.A, p.Behind, p.Ahead
			put(p)
		}
	}
	return met
}

// drawPairs draws a table with a row and a column for each person.
func drawPairs(c canvas.Canvas, who []nights.PersonStats, met map[string]map[string]nights.Pair) {
	wide := min(widePair, (width-pairName-letter)/float64(len(who)))
	left := width - wide*float64(len(who))
	cell := func(row, column int) canvas.Area {
		return canvas.Area{X: left + float64(column)*wide, Y: pairHead + float64(row)*pairRow, W: wide, H: pairRow}
	}
	named := !slices.ContainsFunc(who, func(p nights.PersonStats) bool {
		return canvas.Measure(c.Say(called(p)), art.SmallType) > wide-1
	})
	for i, p := range who {
		key := string(rune('A' + i))
		a := cell(i, 0)
		name := canvas.Area{X: letter, Y: a.Y + 0.3, W: left - letter - barGap, H: pairRow - 0.6}
		head := cell(0, i)
		head.Y, head.H = 0, pairHead-0.4
		if named {
			canvas.Fit(c, head, c.Say(called(p)), art.SmallType.Centred())
			name.X, name.W = 0, left-barGap
		} else {
			canvas.Fit(c, head, key, art.CaptionType.Sized(8).Centred())
			canvas.Fit(c, canvas.Area{Y: a.Y, W: letter, H: pairRow}, key, art.CaptionType.Sized(8))
		}
		canvas.Fit(c, name, c.Say(called(p)), art.PlainType)
		c.Path(canvas.Line(0, a.Y+pairRow, left, a.Y+pairRow), art.HairPen)
		for j, o := range who {
			at := cell(i, j)
			if i == j {
				c.Path(lozenge(at.X+at.W/2, at.Y+at.H/2, 1.1), canvas.Paint{Fill: canvas.Black})
				continue
			}
			if p, ok := met[p.Person][o.Person]; ok {
				drawPair(c, at, p)
			}
		}
	}
	for i := range who {
		for j := range who {
			c.Path(cell(i, j).Outline(), art.FinePen)
		}
	}
}

// drawPair writes how often one was ahead of another, and under it how often they were level.
func drawPair(c canvas.Canvas, a canvas.Area, p nights.Pair) {
	if p.Ahead > p.Behind {
		c.Hatch(a.Outline(), aheadTone)
	}
	figures := canvas.Area{X: a.X + 0.3, Y: a.Y, W: a.W - 0.6, H: a.H}
	if p.Level > 0 {
		figures.H = 0.58 * a.H
		level := canvas.Area{X: figures.X, Y: a.Y + 0.52*a.H, W: figures.W, H: 0.45 * a.H}
		drawOver(c, level, c.Say(speech.Say("club.times-level", "number", p.Level)), art.TinyType.Sized(6).Centred())
	}
	drawOver(c, figures, c.Say(number(p.Ahead)), art.StrongType.Centred())
}

// drawOver writes over a tone, on paper.
func drawOver(c canvas.Canvas, a canvas.Area, said string, t canvas.Type) {
	wide := canvas.Measure(said, t)
	if wide < a.W {
		high := t.CapHeight()
		c.Path(canvas.Rect(a.X+(a.W-wide)/2-0.3, a.Y+(a.H-high)/2-0.3, wide+0.6, high+0.6), canvas.Paint{Fill: canvas.Paper})
	}
	canvas.Fit(c, a, said, t)
}
