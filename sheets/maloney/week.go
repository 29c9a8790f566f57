package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A weekLayout is where the days and the boxes of the table lie.
type weekLayout struct {
	days  canvas.Area // a row
	boxes [len(tableBoxes)]canvas.Area
	gap   float64 // between days
	caps  float64 // of a day's name
	label canvas.Type
}

// A tableBox is one of the boxes beside the week: its cell, and what it is for.
type tableBox struct {
	cell  string
	label speech.Text
}

var tableBoxes = [...]tableBox{{rules.DeckCell, "maloney.box-deck"}, {rules.TestamentCell, "maloney.part-testament"}, {rules.BankCell, "maloney.box-bank"}}

// The week on a phone, and as a strip under the map: there a day holds its
// marker, and each box what lies in it, a card, a standee and a banknote.
var (
	phoneWeek = weekLayout{
		days: canvas.Area{X: 2, Y: 2, W: Width - 4, H: 25},
		boxes: [...]canvas.Area{
			column(phoneBoxes, 0, len(tableBoxes), 1), column(phoneBoxes, 1, len(tableBoxes), 1), column(phoneBoxes, 2, len(tableBoxes), 1),
		},
		gap: 1, caps: 2.5, label: art.TinyType.Sized(6),
	}
	boardWeek = weekLayout{
		days: canvas.Area{X: 75.25, Y: 6, W: 284.5, H: 52.3},
		boxes: [...]canvas.Area{
			{X: 1.8, Y: 58.3 - 1.8 - 90, W: 65, H: 90}, {X: 363.5, Y: 13, W: 33, H: 45.3}, {X: 399, Y: 13, W: 87, H: 45.3},
		},
		gap: 2.5, caps: 7, label: art.SmallType.Sized(11),
	}
	phoneBoxes = canvas.Area{X: 2, Y: 33, W: Width - 4, H: 11}
)

// weekPanel is the track of the week with its special days, and what else lies
// on the table.
func weekPanel(job press.Job) panel.Panel {
	l := phoneWeek
	return panel.Panel{
		ID: "week", Owner: scoring.Table, Title: "maloney.the-week", W: Width, H: phoneBoxes.Y + phoneBoxes.H + 2, Key: key("week"),
		Static: l.draw, Slots: l.slots(job),
	}
}

// slots are the places of the days and of the boxes.
func (l weekLayout) slots(job press.Job) []panel.Slot {
	var slots []panel.Slot
	for d := range rules.Weekday(rules.Days) {
		at := column(l.days, int(d), rules.Days, l.gap)
		slots = append(slots, panel.Slot{Cell: rules.WeekdayCell(d), X: at.X, Y: at.Y, W: at.W, H: at.H, Draw: job.ByPencil(l.drawMarker), Says: saysDay(d)})
	}
	says := [...]panel.Says{saysCard(world(job)), saysHolder, saysDollars("")}
	for i, box := range tableBoxes {
		at := l.boxes[i]
		slots = append(slots, panel.Slot{Cell: box.cell, X: at.X, Y: at.Y, W: at.W, H: at.H, Draw: job.ByPencil(drawWritten), Says: says[i]})
	}
	return slots
}

// column is one of n equal parts of an area, side by side.
func column(a canvas.Area, i, n int, gap float64) canvas.Area {
	w := (a.W + gap) / float64(n)
	return canvas.Area{X: a.X + w*float64(i), Y: a.Y, W: w - gap, H: a.H}
}

// draw prints the days and what is special about them (MI13, MI18, MI20).
func (l weekLayout) draw(c canvas.Canvas) {
	for d := range rules.Weekday(rules.Days) {
		l.drawDay(c, d)
	}
	for i, box := range tableBoxes {
		at := l.boxes[i]
		c.Path(at.Outline(), art.BoxPen)
		c.Text(at.X+at.W/2, at.Y-1.2, c.Say(box.label), l.label.Centred())
	}
}

// drawDay prints a day: its name, and in the lower half what it brings. The
// middle is for the marker.
func (l weekLayout) drawDay(c canvas.Canvas, d rules.Weekday) {
	at := column(l.days, int(d), rules.Days, l.gap)
	c.Path(at.Outline(), art.BoxPen)
	head := canvas.Rect(at.X, at.Y, at.W, 2*l.caps)
	style := art.Solid
	switch {
	case d == rules.Sunday:
		style = art.Spotted
		c.Hatch(head, canvas.Tone{Pattern: canvas.Dots, Pitch: 1.1, Weight: 0.3, Colour: canvas.Spot})
	case d.Doubled():
		c.Hatch(head, canvas.Tone{Pattern: canvas.Diagonal, Pitch: 0.9, Weight: 0.18, Colour: canvas.Spot})
	}
	name := c.Say(d.Short())
	const air = 0.5
	halo, width := art.Lettering(name)
	x := at.X + (at.W-width*l.caps)/2
	c.Path(halo.Moved(x, at.Y+1.5*l.caps, l.caps), canvas.Paint{Stroke: canvas.Paper, Width: 2 * air, Round: true})
	art.DrawTitle(c, x, at.Y+1.5*l.caps, l.caps, name, style, canvas.Left)
	c.Path(canvas.Line(at.X, at.Y+2*l.caps, at.X+at.W, at.Y+2*l.caps), art.FinePen)
	foot := 2 * l.label.Leading()
	if d.Doubled() {
		art.DrawTitle(c, at.X+at.W/2, at.Y+at.H-foot-0.8, 0.9*l.caps, "x2", art.Solid, canvas.Middle)
	}
	canvas.Fit(c, canvas.Area{X: at.X + 0.6, Y: at.Y + at.H - foot - 0.6, W: at.W - 1.2, H: foot}, c.Say(brings(d)), l.label.Centred())
}

// brings is what is special about a day.
func brings(d rules.Weekday) speech.Text {
	switch {
	case d == rules.Sunday:
		return "maloney.turns-card"
	case d.Doubled():
		return "maloney.cards-count-twice"
	}
	return "maloney.holds-joker"
}

// drawMarker puts the marker on the day that it is.
func (l weekLayout) drawMarker(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	if !cell.Struck {
		return
	}
	r := 1.2 * l.caps
	in := 0.125 * l.caps
	c.Path(canvas.Rect(s.X+in, s.Y+in, s.W-2*in, s.H-2*in), canvas.Paint{Stroke: canvas.Pencil, Width: 0.25 * l.caps})
	c.Path(canvas.Circle(s.X+s.W/2, s.Y+2*l.caps+1.4*r, r), canvas.Paint{Fill: canvas.Pencil})
}
