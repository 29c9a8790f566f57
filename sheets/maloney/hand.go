package maloney

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// handPanel is a player's hand of action cards, as far as it is known: a card
// that was laid is struck.
func handPanel(job press.Job, seat int) panel.Panel {
	const across, top, high, gap = 4, 8.0, 17.0, 2.0
	wide := (Width - 6 - gap*(across-1)) / across
	cards := rules.HandSize(len(job.Setup.Players))
	rows := (cards + across - 1) / across
	p := panel.Panel{
		ID: "hand", Owner: seat, Title: "Action cards", W: Width, H: top + (high+gap)*float64(rows), Key: key("hand", cards),
	}
	m := world(job)
	for i := range cards {
		p.Slots = append(p.Slots, panel.Slot{
			Cell: rules.CardCell(i), X: 3 + (wide+gap)*float64(i%across), Y: top + (high+gap)*float64(i/across), W: wide, H: high,
			Draw: job.ByPencil(func(c canvas.Canvas, s panel.Slot, cell scoring.Cell) { drawHeld(c, m, s, cell) }),
		})
	}
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		c.Text(3, 5, "Action cards", art.StrongType)
		c.Text(Width-3, 5, "city, and the day on which it is worth seven", art.CaptionType.ToRight())
		panel.DrawBoxes(c, slots)
	}
	return p
}

// drawHeld draws a card of a hand: its city's number and name, and its best
// day. One that is not known stays blank.
func drawHeld(c canvas.Canvas, m *rules.Map, s panel.Slot, cell scoring.Cell) {
	number, day, ok := strings.Cut(cell.Value, "-")
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 1 || n > len(m.Cities) {
		drawEntry(c, s, cell)
		return
	}
	t := art.WrittenType.Sized(15)
	canvas.Fit(c, canvas.Area{X: s.X + 0.5, Y: s.Y + 0.8, W: s.W/2 - 0.5, H: s.H - 6.6}, number, t)
	canvas.Fit(c, canvas.Area{X: s.X + s.W/2 - 1, Y: s.Y + 0.8, W: s.W/2 + 0.4, H: s.H - 6.6}, day, art.WrittenType.Sized(11))
	canvas.Fit(c, canvas.Area{X: s.X + 0.8, Y: s.Y + s.H - 6, W: s.W - 1.6, H: 5.4}, m.Cities[n-1].Name, art.WrittenType.Sized(8))
	if cell.Struck {
		c.Path(canvas.Line(s.X+2, s.Y+s.H-2, s.X+s.W-2, s.Y+2), art.MarkPen)
	}
}
