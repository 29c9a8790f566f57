package score

import (
	"cmp"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// A Chart shows how scores went from round to round, a line for each player.
// Lines are told apart by their dashes, their markers and the names at their
// ends, never by colour alone.
type Chart struct {
	Unit   func(scoring.Tenths) speech.Text // writes an amount, as Info.Amount does
	Series []Series
	// Language is that of what is written; nil for English.
	Language *speech.Language
}

// say makes words of a text in the language of the chart.
func (ch Chart) say(t speech.Text) string { return cmp.Or(ch.Language, speech.English).Of(t) }

// A Series is one player's line.
type Series struct {
	Name string
	// Scores are the totals at the start and at the end of each round; the
	// last may be of a round that is still played.
	Scores []scoring.Tenths
}

// ChartOf is the chart of a game as it stands; round tells the round that a
// state is in, from 1.
func ChartOf(f *ledger.Fold, round func(scoring.State) int) Chart {
	ch := Chart{Unit: f.Game().Info().Amount}
	for seat, totals := range f.Totals(round) {
		ch.Series = append(ch.Series, Series{f.Names()[seat], totals})
	}
	return ch
}

// PhoneWidth is the width of a drawing that a phone shows without scrolling,
// at 4 pixels a millimetre.
const PhoneWidth = 82.0

// Measures of a chart, mm.
const (
	chartShape = 0.75 // least height of a page of its own, in widths
	chartFoot  = 6.0  // for the rounds, under the plot
	chartHead  = 3.0  // over the highest figure: its text, a marker
	chartGap   = 1.5  // between figures, plot and names
	figureMost = 0.2  // of the width, for the figures at most
	namesMost  = 0.4  // and for the names with their scores
	nameHigh   = 5.2  // of a name, where there is room: two lines of LeastSize
	leader     = 4.0  // from the end of a line to its name
	closest    = 3.2  // of two markers on a line
)

// The types of a chart.
var (
	chartFigure = canvas.Type{Size: 8, Align: canvas.Right, Colour: canvas.Black}
	chartRound  = canvas.Type{Size: 8, Align: canvas.Middle, Colour: canvas.Black}
	chartName   = canvas.Type{Size: 9, Colour: canvas.Black}
	chartSum    = canvas.Type{Face: canvas.Bold, Size: 9, Align: canvas.Right, Colour: canvas.Black}
)

// Page is the chart alone on a page of a width, which is as high as it needs.
// The page's name tells what it shows to people who cannot see it.
func (ch Chart) Page(width float64) press.Page {
	size := canvas.Size{W: width, H: max(width*chartShape, float64(len(ch.Series))*nameHigh+chartHead+chartFoot)}
	return press.Page{Size: size, Name: ch.words(), Language: ch.Language, Decor: func(c canvas.Canvas) {
		DrawChart(c, canvas.Area{W: size.W, H: size.H}, ch)
	}}
}

// words are the chart as a sentence.
func (ch Chart) words() speech.Text {
	ends := scoring.Each(len(ch.Series), func(i int) speech.Text {
		s := ch.Series[i]
		return speech.Say("sheets.chart-end", "player", s.Name, "score", ch.Unit(s.last()))
	})
	return speech.Say("sheets.chart", "ends", speech.List(ends))
}

func (s Series) last() scoring.Tenths {
	if len(s.Scores) == 0 {
		return 0
	}
	return s.Scores[len(s.Scores)-1]
}

// DrawChart draws a chart into an area, which is at least half as large as a
// phone's, and never outside it.
func DrawChart(c canvas.Canvas, a canvas.Area, ch Chart) {
	p := ch.plot(a)
	p.drawFigures(c, a, ch.Unit)
	p.drawRounds(c)
	for i, s := range ch.Series {
		p.drawLine(c, s.Scores, i)
	}
	p.drawNames(c, a, ch)
}

// A plot is where a chart's lines are drawn, and how scores and rounds lie on
// it.
type plot struct {
	canvas.Area
	scale  scale
	rounds int
	every  int // one round in so many has a number and markers
}

// plot leaves room around the lines for figures, rounds and names.
func (ch Chart) plot(a canvas.Area) plot {
	var all []scoring.Tenths
	p := plot{Area: a, rounds: 1}
	names := 0.0
	for _, s := range ch.Series {
		all = append(all, s.Scores...)
		p.rounds = max(p.rounds, len(s.Scores)-1)
		names = max(names, canvas.Measure(s.Name, chartName)+chartGap+canvas.Measure(ch.say(ch.Unit(s.last())), chartSum))
	}
	p.scale = newScale(all)
	figures := 0.0
	for _, t := range p.scale.figures() {
		figures = max(figures, canvas.Measure(ch.say(ch.Unit(t)), chartFigure))
	}
	figures = min(figures, figureMost*a.W)
	left := figures + chartGap + markerSize/2
	p.X += left
	p.W = max(closest, p.W-left-min(names+leader+2*markerSize+chartGap, namesMost*a.W))
	p.Y += chartHead
	p.H -= chartHead + chartFoot
	p.every = roundStep(p.closest() * float64(p.rounds) / p.W)
	return p
}

// closest is how near two numbers of rounds may come.
func (p plot) closest() float64 {
	return max(closest, canvas.Measure(strconv.Itoa(p.rounds), chartRound)+chartGap)
}

func (p plot) x(round int) float64 { return p.X + p.W*float64(round)/float64(p.rounds) }

func (p plot) y(t scoring.Tenths) float64 {
	return p.Y + p.H*float64(p.scale.to-t)/float64(p.scale.to-p.scale.from)
}

// drawFigures draws a rule with its figure for each step of the scale; that of
// nothing is heavier.
func (p plot) drawFigures(c canvas.Canvas, a canvas.Area, unit func(scoring.Tenths) speech.Text) {
	for _, t := range p.scale.figures() {
		rule := canvas.Paint{Stroke: canvas.Black, Width: art.FineRule}
		if t == 0 {
			rule.Width = art.HeavyRule / 2
		}
		c.Path(canvas.Line(p.X, p.y(t), p.X+p.W, p.y(t)), rule)
		canvas.Fit(c, canvas.Area{X: a.X, Y: p.y(t) - chartHead, W: p.X - chartGap - markerSize/2 - a.X, H: 2 * chartHead}, c.Say(unit(t)), chartFigure)
	}
}

// drawRounds numbers the rounds under the plot.
func (p plot) drawRounds(c canvas.Canvas) {
	bottom := p.Y + p.H
	base := bottom + chartFoot - 1
	start := chartRound
	start.Align = canvas.Left // it may be wider than what is left of it
	begin := c.Say("sheets.chart-start")
	c.Text(p.X, base, begin, start)
	clear := p.X + canvas.Measure(begin+" ", start)
	for r := p.every; r <= p.rounds; r += p.every {
		c.Path(canvas.Line(p.x(r), bottom, p.x(r), bottom+1.2), canvas.Paint{Stroke: canvas.Black, Width: art.FineRule})
		number := strconv.Itoa(r)
		if p.x(r)-canvas.Measure(number, chartRound)/2 >= clear {
			c.Text(p.x(r), base, number, chartRound)
		}
	}
	words := chartRound
	words.Align, words.Face = canvas.Left, canvas.Italic
	c.Text(p.X+p.W+p.closest()/2+chartGap, base, c.Say("sheets.chart-round"), words)
}

// drawLine draws the line of the i-th player.
func (p plot) drawLine(c canvas.Canvas, scores []scoring.Tenths, i int) {
	var line canvas.Path
	for r, t := range scores {
		if r == 0 {
			line = line.Move(p.x(r), p.y(t))
			continue
		}
		line = line.Line(p.x(r), p.y(t))
	}
	c.Path(line, canvas.Paint{Stroke: lineColour(i), Width: lineWidth, Dash: dash(i)})
	for r, t := range scores {
		if r%p.every == 0 || r == len(scores)-1 {
			drawMarker(c, i, p.x(r), p.y(t))
		}
	}
}

// drawNames writes the names with the scores at the ends of the lines, apart
// from one another, and leads from each line to its name.
func (p plot) drawNames(c canvas.Canvas, a canvas.Area, ch Chart) {
	if len(ch.Series) == 0 {
		return
	}
	ends := make([]float64, len(ch.Series))
	for i, s := range ch.Series {
		ends[i] = p.y(s.last())
	}
	high := min(nameHigh, a.H/float64(len(ends)))
	for i, y := range spread(ends, high, a.Y+high/2, a.Y+a.H-chartFoot-high/2) {
		from, at := p.x(max(0, len(ch.Series[i].Scores)-1)), p.X+p.W+leader+markerSize
		c.Path(canvas.Path{}.Move(from+markerSize/2, ends[i]).Line(p.X+p.W+markerSize/2, ends[i]).Line(at-markerSize, y), canvas.Paint{Stroke: canvas.Black, Width: art.FineRule})
		drawMarker(c, i, at, y)
		name := canvas.Area{X: at + markerSize, Y: y - high/2, W: a.X + a.W - at - markerSize, H: high}
		sum := c.Say(ch.Unit(ch.Series[i].last()))
		score := name
		score.W = min(canvas.Measure(sum, chartSum), name.W/2)
		score.X += name.W - score.W
		name.W -= score.W + chartGap
		canvas.Fit(c, name, ch.Series[i].Name, chartName)
		canvas.Fit(c, score, sum, chartSum)
	}
}
