package sheets

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// Measures of a leaf that teaches a game, mm on paper that is as wide as two columns.
const (
	mastTitle = 10.0 // height of capitals in the game's name, at the most
	mastLine  = 17.6 // base of the line under it
	mastAim   = 20.0 // where the aim begins
	mastFoot  = 2.4  // from the aim, or the picture, to the rule
	mastPress = 37.0 // width of the game's picture
	mastGap   = 5.0  // before it

	lessonGap  = 4.6 // between rows
	lessonHead = 8.4 // from the top of a lesson to its picture
	lessonText = 2.2 // from the picture to the words
	badge      = 4.1 // radius of a lesson's number
	frameLine  = 0.7 // round a picture
	winIn      = 4.6 // from the frame round who wins to its words
	winMark    = 15.0
)

// The types of such a leaf: all of it is read at arm's length.
var (
	aimType    = canvas.Type{Size: 12, Colour: canvas.Black}
	taughtType = canvas.Type{Size: 10.5, Colour: canvas.Black}
	winType    = canvas.Type{Size: 11, Colour: canvas.Black}
)

// Taught makes a leaf of two sides: on its front how a game is played, in pictures, under a
// masthead with the game's own; on its back what card makes.
func Taught(game scoring.Game, course Course, picture func(canvas.Canvas, scoring.House), card press.Make) press.Make {
	return func(job press.Job) ([]press.Page, error) {
		pictures, err := course.pictures(game, job.Language)
		if err != nil {
			return nil, err
		}
		e, err := enlarged(job)
		if err != nil {
			return nil, err
		}
		back, err := card(job)
		if err != nil {
			return nil, err
		}
		back[0].Back = true
		leaf := howto{job, game.Info(), course, pictures, picture, e}
		return append([]press.Page{e.page("sheets.lessons", leaf.placed())}, back...), nil
	}
}

// A howto is a leaf that teaches a game.
type howto struct {
	press.Job
	info     *scoring.Info
	course   Course
	pictures []Picture
	art      func(canvas.Canvas, scoring.House)
	on       enlargement
}

// placed are the masthead, the pictures of the lessons, and over them all that is set in type.
func (h howto) placed() []panel.Placement {
	all := panel.Panel{ID: "howto", Owner: scoring.Table, Title: "sheets.lessons-title", W: h.on.W, H: h.on.H, Static: h.draw}
	mast := panel.Panel{ID: "masthead", Owner: scoring.Table, Title: h.info.Title, W: h.on.W, H: h.mast() + art.RuleHeight, Static: h.drawMasthead}
	placed := []panel.Placement{{Panel: mast}}
	for i, p := range h.pictures {
		frame := h.cell(i)
		at := p.In(frame.W, frame.H)
		k := frame.W / at.W
		seen := at.Scaled(k)
		for _, of := range []panel.Panel{p.Printed, p.Written} {
			shown := of.Scaled(k).AsPicture(h.on.k)
			shown.ID = fmt.Sprintf("lesson-%d-%s", i+1, of.ID)
			placed = append(placed, panel.Placement{Panel: shown, X: frame.X - seen.X, Y: frame.Y - seen.Y, Window: seen})
		}
	}
	return append(placed, panel.Placement{Panel: all})
}

// draw draws the lessons' titles, frames and words, and who wins.
func (h howto) draw(c canvas.Canvas) {
	for i := range h.pictures {
		h.drawLesson(c, i)
	}
	h.drawWins(c)
}

// aim is the room of the aim of the game.
func (h howto) aim() canvas.Area {
	return canvas.Area{Y: mastAim, W: h.on.W - mastPress - mastGap, H: heightOf(h.Say(h.course.Aim), h.on.W-mastPress-mastGap, aimType)}
}

// mast is how high the masthead is.
func (h howto) mast() float64 {
	aim := h.aim()
	const picture = mastPress * art.VignetteHeight / art.VignetteWidth
	return max(aim.Y+aim.H, picture) + mastFoot
}

func (h howto) drawMasthead(c canvas.Canvas) {
	aim := h.aim()
	name := c.Say(h.info.Title)
	caps := art.CapsFor(name, mastTitle, aim.W)
	art.DrawTitle(c, 0, mastTitle+1, caps, name, art.Shaded, canvas.Left)
	canvas.Fit(c, canvas.Area{Y: mastLine - 4, W: aim.W, H: 5}, c.Say(speech.Say("sheets.lessons-line",
		"players", h.info.PlayerRange(), "minutes", h.info.Minutes.Said(), "needs", h.info.Needs)), canvas.Type{Face: canvas.Italic, Size: 10.5, Colour: canvas.Black})
	canvas.Paragraph(c, aim, c.Say(h.course.Aim), aimType)
	const edge = 0.6 // of its lines
	c.Push(h.on.W-mastPress+edge, edge, (mastPress-2*edge)/art.VignetteWidth)
	h.art(c, h.Setup.House)
	c.Pop()
	art.DrawRule(c, 0, h.mast(), h.on.W)
}

// columns is how many lessons stand side by side: two where they're few enough to be large.
func (h howto) columns() int {
	const few = 6
	if len(h.pictures) <= few {
		return 2
	}
	return 3
}

// rows is how many rows of lessons there are.
func (h howto) rows() int { return (len(h.pictures) + h.columns() - 1) / h.columns() }

// wide is the width of a column.
func (h howto) wide() float64 {
	n := float64(h.columns())
	return (h.on.W - (n-1)*panel.Gutter) / n
}

// taught is how the lessons' words are set.
func (h howto) taught() RuleType { return RuleType{taughtType, canvas.LeastSize / h.on.k} }

// words is how high the words in a row of lessons are.
func (h howto) words(row int) float64 {
	high, n := 0.0, h.columns()
	for _, p := range h.pictures[n*row : min(n*row+n, len(h.pictures))] {
		high = max(high, RuleHeight(h.Say(p.Text), p.Clauses, h.wide(), h.taught()))
	}
	return high
}

// cell is the place of a lesson, or of who wins, which comes last; its picture is high mm high.
// Without rows of its own, who wins has what they leave free.
func (h howto) cell(i int) (frame canvas.Area) {
	top, bottom, n := h.mast()+art.RuleHeight+lessonGap, h.on.H, h.columns()
	if len(h.pictures)%n == 0 {
		bottom -= h.winsHeight(h.on.W) + lessonGap
	}
	room := bottom - top + lessonGap
	for row := range h.rows() {
		room -= lessonHead + lessonText + h.words(row) + lessonGap
	}
	high := min(h.wide(), room/float64(h.rows()))
	a := canvas.Area{X: float64(i%n) * (h.wide() + panel.Gutter), Y: top + lessonHead, W: h.wide(), H: high}
	for row := range i / n {
		a.Y += high + lessonText + h.words(row) + lessonGap + lessonHead
	}
	return a
}

// drawLesson draws what is round a picture: its number and title, the frame, and what it shows
// in words.
func (h howto) drawLesson(c canvas.Canvas, lesson int) {
	p, a := h.pictures[lesson], h.cell(lesson)
	const halo = 0.5
	c.Path(canvas.Rect(a.X+frameLine/2, a.Y+frameLine/2, a.W-frameLine, a.H-frameLine), canvas.Paint{Stroke: canvas.Black, Width: frameLine, Kept: true}) // it covers the edges of the picture
	x, y := a.X+badge+halo, a.Y-badge+frameLine
	c.Path(canvas.Circle(x, y, badge+halo), canvas.Paint{Fill: canvas.Paper})
	c.Path(canvas.Circle(x, y, badge), canvas.Paint{Fill: canvas.Black})
	art.DrawLettered(c, x, y, 1.15*badge, strconv.Itoa(lesson+1), canvas.Paper)
	const caps, base = 4.0, 2.2 // over the picture
	left := a.X + 2*badge + 2.4
	title := c.Say(p.Title)
	art.DrawTitle(c, left, a.Y-base, art.CapsFor(title, caps, a.X+a.W-left), title, art.Solid, canvas.Left)
	DrawRule(c, canvas.Area{X: a.X, Y: a.Y + a.H + lessonText, W: a.W}, c.Say(p.Text), p.Clauses, h.taught())
}

// The room of who wins in a frame as wide as the leaf.
func (h howto) winsHeight(wide float64) float64 {
	return heightOf(h.Say(h.course.Wins), wide-winMark-2*winIn, winType) + 2*winIn - 1.6
}

// wins is the frame round who wins: a strip at the foot, or what the last row leaves free.
func (h howto) wins() canvas.Area {
	last := len(h.pictures)
	if last%h.columns() == 0 {
		high := h.winsHeight(h.on.W)
		return canvas.Area{Y: h.on.H - high, W: h.on.W, H: high}
	}
	a := h.cell(last)
	a.Y -= lessonHead - 1.4
	a.W, a.H = h.on.W-a.X, h.on.H-a.Y
	return a
}

func (h howto) drawWins(c canvas.Canvas) {
	const fist = 10.0
	a := h.wins()
	c.Path(canvas.Rect(a.X+0.6, a.Y+0.6, a.W-1.2, a.H-1.2), canvas.Paint{Stroke: canvas.Black, Width: 1.2})
	c.Path(canvas.Rect(a.X+2, a.Y+2, a.W-4, a.H-4), canvas.Paint{Stroke: canvas.Spot, Width: 0.35})
	words := c.Say(h.course.Wins)
	if a.W == h.on.W {
		art.DrawIcon(c, art.Fist, a.X+winIn, a.Y+(a.H-fist)/2, fist, canvas.Spot)
		canvas.Paragraph(c, canvas.Area{X: a.X + winIn + winMark, Y: a.Y + winIn - 0.8, W: a.W - winMark - 2*winIn}, words, winType)
		return
	}
	const head, caps = 15.0, 5.0
	text, set := canvas.Area{X: a.X + winIn, Y: a.Y + head, W: a.W - 2*winIn}, winType.Sized(13)
	for set.Size > winType.Size && heightOf(words, text.W, set) > a.H-head-winIn {
		set.Size -= ruleStep
	}
	art.DrawIcon(c, art.Fist, text.X, a.Y+3.4, fist, canvas.Spot)
	title := c.Say("sheets.lessons-wins")
	art.DrawTitle(c, text.X+fist+2, a.Y+3.4+(fist+caps)/2, art.CapsFor(title, caps, text.W-fist-2), title, art.Solid, canvas.Left)
	canvas.Paragraph(c, text, words, set)
}

// heightOf is how high a text is, mm.
func heightOf(text string, width float64, t canvas.Type) float64 {
	return float64(len(canvas.Lines(text, width, t))) * t.Leading()
}
