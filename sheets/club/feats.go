package club

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Measures of feats that add up, mm: two columns of small charts.
const (
	featHead = 6.6
	featGap  = 3.0   // under a chart
	featMost = 110.0 // of a panel, without its heading
)

// A feat is a small chart of one.
type feat struct {
	title speech.Text
	bars
}

func (f feat) height() float64 { return featHead + f.bars.height() + featGap }

// feats show what only rules tell of a game: sums and shares. They are on as many panels as
// they need.
func (cl Club) feats(g Game) []Chart {
	var charts []Chart
	var on []feat
	var rows [][]speech.Text
	high := 0.0
	put := func() {
		if len(on) == 0 {
			return
		}
		drawn := on
		id, title := "feats", speech.Text("club.feats")
		if len(charts) > 0 {
			title = speech.Say("sheets.continued", "name", title)
		}
		ch := cl.chart(id, title, g, high, func(c canvas.Canvas) { drawFeats(c, drawn) })
		ch.Heads, ch.Rows = []speech.Text{"club.feat", "club.person", "club.figure", "club.games"}, rows
		charts = append(charts, ch)
		on, rows, high = nil, nil, 0
	}
	for _, f := range g.Feats {
		made, told := cl.feat(g, f)
		if len(told) == 0 {
			continue
		}
		if len(on)%2 == 0 {
			if high > 0 && high+made.height() > featMost {
				put()
			}
			high += made.height()
		} else {
			high += max(0, made.height()-on[len(on)-1].height())
		}
		on, rows = append(on, made), append(rows, told...)
	}
	put()
	return charts
}

// feat is the chart of a feat that adds up, and the same in rows of a table; none where it's
// no such feat.
func (cl Club) feat(g Game, f scoring.Feat) (made feat, rows [][]speech.Text) {
	made = feat{f.Title, bars{form: smallForm}}
	amount := scoring.Field{Unit: f.Unit}.Amount
	for _, p := range cl.Stats.People {
		_, how := inGame([]nights.PersonStats{p}, g, func(o *nights.InOneGame) bool {
			return slices.ContainsFunc(o.Feats, func(s nights.FeatStats) bool { return s.Feat == f.ID })
		})
		if len(how) == 0 {
			continue
		}
		s := how[0].Feats[slices.IndexFunc(how[0].Feats, func(s nights.FeatStats) bool { return s.Feat == f.ID })]
		figure, long := amount(s.Figure), int64(s.Figure)
		if f.Kind == scoring.Share {
			figure = speech.Say("club.share", "figure", figure, "of", amount(s.Of))
			made.whole, long = shareOf, 0
			if s.Of > 0 {
				long = shareOf * int64(s.Figure) / int64(s.Of)
			}
		}
		made.rows = append(made.rows, row{name: called(p), bars: []int64{long}, figures: []speech.Text{figure}})
		rows = append(rows, []speech.Text{f.Title, called(p), figure, number(s.Plays)})
	}
	return made, rows
}

// shareOf is how long the bar of a whole is.
const shareOf = 1_000_000

// drawFeats draws small charts in two columns.
func drawFeats(c canvas.Canvas, all []feat) {
	y := 0.0
	for i := 0; i < len(all); i += 2 {
		two := all[i:min(i+2, len(all))]
		high := 0.0
		for column, f := range two {
			x := float64(column) * (width - smallForm.width)
			canvas.Fit(c, canvas.Area{X: x, Y: y, W: smallForm.width, H: featHead - 1}, c.Say(f.title), art.StrongType)
			c.Path(canvas.Line(x, y+featHead-0.6, x+smallForm.width, y+featHead-0.6), art.FinePen)
			f.draw(c, x, y+featHead)
			high = max(high, f.height())
		}
		y += high
	}
}
