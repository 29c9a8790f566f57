package coal

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
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
func turnPanel(cells []scoring.Cell) sheets.Panel {
	rounds := inGroup(cells, "round")
	die, rest := inGroup(cells, "die"), inGroup(cells, "bunkhouse")
	y := heading + roundRow + 3.6
	p := sheets.Panel{
		ID: "turn", Owner: scoring.Table, Title: "Rounds and dice", W: Width, H: y + trayDie,
		Key: key("turn", len(rounds), len(die), len(rest)),
	}
	for i, c := range rounds {
		p.Slots = append(p.Slots, sheets.Slot{Cell: c.ID, X: 20 + float64(i)*9, Y: heading + 1, W: 7.4, H: 7.4, Draw: drawStruck})
	}
	for i, c := range die {
		p.Slots = append(p.Slots, sheets.Slot{Cell: c.ID, X: float64(i) * (trayDie + trayGap), Y: y, W: trayDie, H: trayDie, Draw: drawDie})
	}
	for i, c := range rest {
		p.Slots = append(p.Slots, sheets.Slot{Cell: c.ID, X: Width - float64(len(rest)-i)*(trayDie+trayGap) + trayGap, Y: y, W: trayDie, H: trayDie, Draw: drawDie})
	}
	slots := p.Slots
	p.Static = func(c sheets.Canvas) {
		drawHeading(c, "Rounds & Dice", "all three in the Bunkhouse: the round is over")
		c.Text(0, heading+1+3.7+strong.CapHeight()/2, "Rounds", strong)
		for _, s := range slots {
			if i, ok := strings.CutPrefix(s.Cell, "round/"); ok {
				drawBox(c, s.X, s.Y, s.W, s.H)
				c.Text(s.X+s.W/2, s.Y+s.H/2+number.CapHeight()/2, i, number)
				continue
			}
			c.Path(sheets.Rect(s.X, s.Y, s.W, s.H), heavy)
		}
		c.Text(0, y-1, "at work", strong)
		right := strong
		right.Align = sheets.Right
		c.Text(Width, y-1, "Bunkhouse: 1s at rest", right)
		for _, s := range slots {
			if strings.HasPrefix(s.Cell, "bunkhouse/") {
				sheets.DrawIcon(c, sheets.Bunkhouse, s.X+2, s.Y+2, s.W-4, sheets.Spot)
			}
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

// inGroup are the cells of a group, in order.
func inGroup(cells []scoring.Cell, name string) []scoring.Cell {
	var found []scoring.Cell
	for _, c := range cells {
		if c.ID != name && group(c.ID) == name {
			found = append(found, c)
		}
	}
	return found
}
