package score

import (
	"context"
	"slices"
	"strconv"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// A Podium is the end of a game as a picture: for the page of the result, and to
// keep and show around. It has the shape that phones show pictures in.
type Podium struct {
	Game      speech.Text // its title
	Icon      art.Icon
	How       speech.Text // it ended
	Finishers []Finisher
	Language  *speech.Language // of what is written; nil for English
}

// A Finisher is a player at the end of a game.
type Finisher struct {
	Name  string
	Score speech.Text
	Rank  int // from 1; equals share one
}

// Measures of a podium, mm.
const (
	podiumWidth  = 108.0
	podiumHeight = 135.0
	podiumDPI    = 254 // 1080 by 1350 dots

	podiumMargin = 5.0
	podiumSide   = 10.5 // from the edge to what stands inside the frame
	podiumTitle  = 11.0 // height of capitals, at the most
	podiumFloor  = 115.0
	firstStep    = 44.0 // height
	stepLess     = 0.62 // of a step's height that the next one has
	standTop     = 38.0 // where names may begin
	restRow      = 5.0  // of those who stand on no step
	stepsTop     = 37.0 // of the picture without its frame
	stepsFoot    = 119.0
)

// The types of a podium.
var (
	podiumLine  = canvas.Type{Face: canvas.Italic, Size: 10, Align: canvas.Middle, Colour: canvas.Black}
	podiumName  = canvas.Type{Face: canvas.Bold, Size: 16, Align: canvas.Middle, Colour: canvas.Black}
	podiumScore = canvas.Type{Size: 12, Align: canvas.Middle, Colour: canvas.Black}
	podiumRest  = canvas.Type{Size: 9, Colour: canvas.Black}
)

// Page is the podium on a page of its own.
func (p Podium) Page() press.Page {
	return press.Page{Size: canvas.Size{W: podiumWidth, H: podiumHeight}, Name: speech.Say("sheets.podium", "game", p.Game), Language: p.Language, Decor: p.draw}
}

// Steps is the podium without its frame, on a page that says the rest itself.
func (p Podium) Steps() press.Page {
	page := p.Page()
	page.Size.H = stepsFoot - stepsTop
	page.Decor = func(c canvas.Canvas) {
		c.Push(0, -stepsTop, 1)
		defer c.Pop()
		p.drawSteps(c)
	}
	return page
}

// PNG is the podium as a picture, in the spot colour of its game.
func (p Podium) PNG(ctx context.Context, spot canvas.RGB) ([]byte, error) {
	pictures, _, err := press.PNG(ctx, []press.Page{p.Page()}, press.Options{Spot: spot, Margin: podiumMargin}, podiumDPI)
	if err != nil {
		return nil, err
	}
	return pictures[0], nil
}

func (p Podium) draw(c canvas.Canvas) {
	art.DrawFrame(c, podiumMargin, podiumMargin, podiumWidth-2*podiumMargin, podiumHeight-2*podiumMargin)
	const middle, room = podiumWidth / 2, podiumWidth - 2*podiumSide
	title := c.Say(p.Game)
	high := min(podiumTitle, room/art.TitleWidth(title, 1))
	art.DrawTitle(c, middle, 24, high, title, art.Shaded, canvas.Middle)
	art.DrawDivider(c, middle, 29, room*0.7)
	canvas.Fit(c, canvas.Area{X: podiumSide, Y: 31, W: room, H: 5}, c.Say(p.How), podiumLine)
	p.drawSteps(c)
	canvas.Fit(c, canvas.Area{X: podiumSide, Y: 120, W: room, H: 4.5}, c.Say("sheets.kept-by"), podiumLine.Sized(8))
}

// drawSteps draws who stands where.
func (p Podium) drawSteps(c canvas.Canvas) {
	const middle, room = podiumWidth / 2, podiumWidth - 2*podiumSide
	steps, rest := p.steps()
	rows := float64((len(rest) + 1) / 2)
	floor := podiumFloor - rows*restRow
	tallest := firstStep * (1 - 0.09*rows)
	width := room / float64(min(3, len(steps)+1))
	left := [...][]float64{1: {-0.5}, 2: {0, -1}, 3: {-0.5, -1.5, 0.5}}[len(steps)] // the first in the middle, the next beside it
	for i, on := range steps {
		c.Begin("step", "")
		p.step(c, on, canvas.Area{X: middle + left[i]*width, Y: floor, W: width, H: tallest}, i)
		c.End()
	}
	art.DrawRule(c, podiumSide, floor, podiumWidth-podiumSide)
	for i, f := range rest {
		const gap = 5.0
		width := (room - gap) / 2
		at := canvas.Area{X: podiumSide + float64(i%2)*(width+gap), Y: floor + 2.5 + float64(i/2)*restRow, W: width, H: restRow}
		f.drawRow(c, at)
	}
}

// steps are those who share a rank, the best three ranks of them, and who comes
// after these.
func (p Podium) steps() (steps [][]Finisher, rest []Finisher) {
	const most = 3
	all := slices.Clone(p.Finishers)
	slices.SortStableFunc(all, func(a, b Finisher) int { return a.Rank - b.Rank })
	for _, f := range all {
		last := len(steps) - 1
		switch {
		case last >= 0 && steps[last][0].Rank == f.Rank:
			steps[last] = append(steps[last], f)
		case len(steps) < most:
			steps = append(steps, []Finisher{f})
		default:
			rest = append(rest, f)
		}
	}
	return steps, rest
}

// step draws a step and who stands on it. Its foot is at the top of the area,
// which has the height of the first.
func (p Podium) step(c canvas.Canvas, on []Finisher, a canvas.Area, n int) {
	for range n {
		a.H *= stepLess
	}
	a.Y -= a.H
	const figure = 11.0
	high, middle, rank := min(figure, 0.7*a.H), a.X+a.W/2, strconv.Itoa(on[0].Rank)
	if n == 0 {
		c.Path(canvas.Rect(a.X, a.Y, a.W, a.H), canvas.Paint{Fill: canvas.Black})
		art.DrawLettered(c, middle, a.Y+2.5+high/2, high, rank, canvas.Paper)
		p.medal(c, middle, a.Y+high+5, a.H-high-7)
	} else {
		tone := canvas.Tone{Pattern: canvas.Diagonal, Pitch: 1.1, Weight: 0.35, Colour: canvas.Spot}
		if n > 1 {
			tone = canvas.Tone{Pattern: canvas.Dots, Pitch: 1.2, Weight: 0.45, Colour: canvas.Spot}
		}
		c.Hatch(canvas.Rect(a.X, a.Y, a.W, a.H), tone)
		c.Path(canvas.Rect(a.X, a.Y, a.W, a.H), canvas.Paint{Stroke: canvas.Black, Width: 0.6})
		art.DrawTitle(c, middle, a.Y+(a.H+high)/2, high, rank, art.Contoured, canvas.Middle)
	}
	top := stand(c, on, middle, a.Y-1.5, a.W-1)
	if n == 0 {
		stars(c, middle, top-1)
	}
}

// medal draws the icon of the game on the first step, where there is room.
func (p Podium) medal(c canvas.Canvas, middle, top, high float64) {
	const least, most = 8.0, 24.0
	if high < least {
		return
	}
	r := min(high, most) / 2
	side := 1.3 * r
	c.Path(canvas.Circle(middle, top+high/2, r), canvas.Paint{Fill: canvas.Paper})
	art.DrawIcon(c, p.Icon, middle-side/2, top+high/2-side/2, side, canvas.Black)
}

// stars draws three stars over the winners, where there is room.
func stars(c canvas.Canvas, middle, foot float64) {
	const large, small = 13.0, 9.0
	if foot-large < standTop {
		return
	}
	art.DrawIcon(c, art.Star, middle-large/2, foot-large, large, canvas.Spot)
	art.DrawIcon(c, art.Star, middle-large/2-small-1, foot-small, small, canvas.Spot)
	art.DrawIcon(c, art.Star, middle+large/2+1, foot-small, small, canvas.Spot)
}

// stand draws those who share a step over one another, up from its top, and
// returns how far up they reach. A score that all of them have stands there once.
func stand(c canvas.Canvas, on []Finisher, middle, foot, width float64) (top float64) {
	const nameHigh, scoreHigh = 7.5, 5.5
	same := !slices.ContainsFunc(on, func(f Finisher) bool { return f.Score != on[0].Score })
	high := float64(len(on)) * (nameHigh + scoreHigh)
	if same {
		high = float64(len(on))*nameHigh + scoreHigh
	}
	k := min(1, (foot-standTop)/high)
	c.Push(middle-width/2, foot-high*k, k)
	defer c.Pop()
	line := canvas.Area{W: width / k}
	for i, f := range on {
		line.H = nameHigh
		canvas.Fit(c, line, f.Name, podiumName)
		line.Y += line.H
		if !same || i == len(on)-1 {
			line.H = scoreHigh
			canvas.Fit(c, line, c.Say(f.Score), podiumScore)
			line.Y += line.H
		}
	}
	return foot - high*k
}

// drawRow draws one who stands on no step.
func (f Finisher) drawRow(c canvas.Canvas, a canvas.Area) {
	sum := podiumRest.InBold().ToRight()
	score := c.Say(f.Score)
	width := min(a.W/2, canvas.Measure(score, sum))
	const rank = 7.0
	canvas.Fit(c, canvas.Area{X: a.X, Y: a.Y, W: rank, H: a.H}, strconv.Itoa(f.Rank)+".", podiumRest)
	canvas.Fit(c, canvas.Area{X: a.X + rank, Y: a.Y, W: a.W - width - rank - 2, H: a.H}, f.Name, podiumRest)
	canvas.Fit(c, canvas.Area{X: a.X + a.W - width, Y: a.Y, W: width, H: a.H}, score, sum)
}
