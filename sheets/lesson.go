package sheets

import (
	"fmt"
	"math"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A Lesson teaches one thing on the front of a reference card: it shows a part of
// a panel of the game, and what happens there.
type Lesson struct {
	Title   speech.Text
	Text    speech.Text
	Clauses string // that say so: "FN11, FN15"
	// Panel is what it is shown on; without one the lesson is text alone.
	Panel  panel.Panel
	Window canvas.Area         // of the panel, in its measure; the zero Area shows all of it
	Over   func(canvas.Canvas) // what happens, over the panel and in its measure
}

// Measures of a lesson, mm.
const (
	lessonHead = 8.0
	lessonGap  = 5.0  // between two
	lessonFoot = 3.0  // from the picture to the text
	lessonMost = 96.0 // how high it is on large paper
	wholeAir   = 4.0  // round a panel that is shown whole, both sides
)

var lessonText = canvas.Type{Size: 9.5, Colour: canvas.Black}

// Taught makes a reference card of two sides: lessons on its front, two in a row,
// and on its back what card makes. Where there are no lessons the card has one
// side. A *Refusal says that the paper is too small.
func Taught(game scoring.Game, lessons func(press.Job) []Lesson, card press.Make) press.Make {
	return func(job press.Job) ([]press.Page, error) {
		back, err := card(job)
		if err != nil {
			return nil, err
		}
		all := lessons(job)
		if len(all) == 0 {
			return back, nil
		}
		inside, err := job.Paper.Inside(job.Margin)
		if err != nil {
			return nil, err
		}
		info := game.Info()
		top, rest := inside.Cut(press.BannerHeight)
		rest.X += (rest.W - panel.TwoWidth) / 2
		rows := float64((len(all) + 1) / 2)
		high := min((rest.H-lessonGap*(rows-1))/rows, lessonMost)
		front := press.Page{
			Size: job.Paper, Name: "sheets.lessons",
			Placed: []panel.Placement{press.BannerOn(top, info, job, "sheets.lessons-title", "sheets.lessons-remark", panel.TwoWidth)},
		}
		for i, l := range all {
			x, y := rest.X+float64(i%2)*(panel.ColumnWidth+panel.Gutter), rest.Y+float64(i/2)*(high+lessonGap)
			front.Placed = append(front.Placed, l.place(job, fmt.Sprintf("lesson-%d", i+1), x, y, high)...)
		}
		back[0].Back = true
		return append([]press.Page{front}, back...), nil
	}
}

// place puts a lesson into a column at x, y, so high.
func (l Lesson) place(job press.Job, id string, x, y, high float64) []panel.Placement {
	text := l.Text
	if l.Clauses != "" {
		text = speech.Say("sheets.lesson", "text", l.Text, "clauses", l.Clauses)
	}
	below := float64(len(canvas.Lines(job.Say(text), panel.ColumnWidth, lessonText))) * lessonText.Leading()
	picture := canvas.Area{Y: lessonHead, W: panel.ColumnWidth, H: high - lessonHead - lessonFoot - below}
	if l.Window.W == 0 && l.Panel.W > 0 {
		l.Window = canvas.Area{W: l.Panel.W, H: l.Panel.H}
		picture.H = min(picture.H, wholeAir+(picture.W-wholeAir)/l.Panel.W*l.Panel.H)
	}
	frame := panel.Panel{
		ID: id, Title: l.Title, W: panel.ColumnWidth, H: high,
		Static: func(c canvas.Canvas) {
			art.DrawTitle(c, 0, 4.4, 3.6, c.Say(l.Title), art.Solid, canvas.Left)
			art.DrawRule(c, 0, 5.6, panel.ColumnWidth)
			if l.Panel.W == 0 {
				canvas.Paragraph(c, canvas.Area{Y: lessonHead + 1, W: panel.ColumnWidth, H: high - lessonHead - 1}, c.Say(text), lessonText)
				return
			}
			c.Path(picture.Outline(), art.RulePen)
			canvas.Paragraph(c, canvas.Area{Y: picture.Y + picture.H + lessonFoot, W: panel.ColumnWidth, H: below}, c.Say(text), lessonText)
		},
	}
	if l.Panel.W == 0 {
		return []panel.Placement{{Panel: frame, X: x, Y: y}}
	}
	k := math.Max(picture.W/l.Window.W, picture.H/l.Window.H)
	if l.Window.W == l.Panel.W && l.Window.H == l.Panel.H {
		k = math.Min((picture.W-wholeAir)/l.Window.W, (picture.H-wholeAir)/l.Window.H)
	}
	wide, deep := picture.W/k, picture.H/k // what is left of the window fills the picture
	w := canvas.Area{X: k * (l.Window.X + (l.Window.W-wide)/2), Y: k * (l.Window.Y + (l.Window.H-deep)/2), W: picture.W, H: picture.H}
	shown := l.Panel.Scaled(k).AsPicture()
	shown.ID = id + "-" + shown.ID
	over := panel.Panel{ID: id + "-over", W: l.Panel.W, H: l.Panel.H, Static: l.Over}.Scaled(k).AsPicture()
	at := panel.Placement{X: x - w.X, Y: y + picture.Y - w.Y, Window: w}
	under := at
	under.Panel, at.Panel = shown, over
	return []panel.Placement{under, at, {Panel: frame, X: x, Y: y}}
}
