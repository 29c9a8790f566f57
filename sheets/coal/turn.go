package coal

import (
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// The dice tray: rounds to cross off, room for three real dice that work and
// three that rest.
const (
	trayDie  = 14.0
	trayGap  = 1.2
	roundRow = 9.6
)

// turnPanel shows the table's rounds and dice.
func turnPanel(solo bool) sheets.Panel {
	rounds := rules.RoundsFor(solo)
	y := heading + roundRow + 3.6
	p := sheets.Panel{
		ID: "turn", Owner: scoring.Table, Title: "Rounds and dice", W: Width, H: y + trayDie,
		Key: key("turn", rounds),
	}
	for i := range rounds {
		p.Slots = append(p.Slots, sheets.Slot{Cell: rules.RoundCell(i), X: 20 + float64(i)*9, Y: heading + 1, W: 7.4, H: 7.4, Draw: drawStruck})
	}
	tray := func(cell func(int) string, left float64) {
		for i := range rules.Dice {
			x := left + float64(i)*(trayDie+trayGap)
			p.Slots = append(p.Slots, sheets.Slot{Cell: cell(i), X: x, Y: y, W: trayDie, H: trayDie, Draw: drawDie})
		}
	}
	tray(rules.DieCell, 0)
	tray(rules.BunkhouseCell, Width-rules.Dice*(trayDie+trayGap)+trayGap)
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		drawHeading(c, "Rounds & Dice", "all three in the Bunkhouse: the round is over")
		c.Text(0, heading+1+3.7+strong.CapHeight()/2, "Rounds", strong)
		for i, s := range slots[:rounds] {
			drawBox(c, s.X, s.Y, s.W, s.H)
			c.Text(s.X+s.W/2, s.Y+s.H/2+number.CapHeight()/2, strconv.Itoa(i+1), number)
		}
		for _, s := range slots[rounds:] {
			c.Path(s.Outline(), sheets.HeavyPen)
		}
		c.Text(0, y-1, "at work", strong)
		c.Text(Width, y-1, "Bunkhouse: 1s at rest", strong.ToRight())
		for _, s := range slots[rounds+rules.Dice:] {
			sheets.DrawIcon(c, sheets.Bunkhouse, s.X+2, s.Y+2, s.W-4, sheets.Spot)
		}
	}
	return p
}

// drawDie shows the face of a die where one lies.
func drawDie(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	if face, err := strconv.Atoi(cell.Value); err == nil && face > 0 {
		sheets.DrawIcon(c, sheets.Die(face), s.X+1, s.Y+1, s.W-2, sheets.Pencil)
	}
}
