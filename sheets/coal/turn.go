package coal

import (
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The dice tray: rounds to cross off, room for three real dice that work and
// three that rest.
const (
	trayGap  = 1.2
	roundRow = 9.6
	trayHead = 3.6
)

// A tray is how dice lie: side by side on a phone, which shows them; on paper, where
// they are laid, those in the Bunkhouse under those at work.
type tray struct {
	die     float64 // side of a place
	stacked bool
}

var (
	phoneTray = tray{die: 14}
	paperTray = tray{die: 17.4, stacked: true}
)

// row is what a row of dice takes with its title.
func (t tray) row() float64 { return trayHead + t.die }

// turnPanel shows the table's rounds and dice.
func turnPanel(solo bool, t tray) panel.Panel {
	rounds := rules.RoundsFor(solo)
	work, rest := canvas.Area{Y: heading + roundRow + trayHead}, canvas.Area{X: Width - rules.Dice*(t.die+trayGap) + trayGap, Y: heading + roundRow + trayHead}
	if t.stacked {
		rest.Y += t.row() + trayGap
	}
	p := panel.Panel{
		ID: "turn", Owner: scoring.Table, Title: "coal.paper-rounds-and-dice", W: Width, H: rest.Y + t.die,
		Key: key("turn", rounds, t),
	}
	for i := range rounds {
		p.Slots = append(p.Slots, panel.Slot{Cell: rules.RoundCell(i), X: 20 + float64(i)*9, Y: heading + 1, W: 7.4, H: 7.4, Draw: drawStruck})
	}
	lay := func(cell func(int) string, at canvas.Area) {
		for i := range rules.Dice {
			x := at.X + float64(i)*(t.die+trayGap)
			p.Slots = append(p.Slots, panel.Slot{Cell: cell(i), X: x, Y: at.Y, W: t.die, H: t.die, Draw: drawDie})
		}
	}
	lay(rules.DieCell, work)
	lay(rules.BunkhouseCell, rest)
	slots := p.Slots
	if t.stacked {
		p.Laid = func() panel.Laid { return dicePlaces(slots[rounds:]) }
	}
	p.Static = func(c canvas.Canvas) {
		drawHeading(c, "coal.paper-tray", "coal.paper-tray-note")
		c.Text(0, heading+1+3.7+art.StrongType.CapHeight()/2, c.Say("coal.paper-rounds"), art.StrongType)
		for i, s := range slots[:rounds] {
			drawBox(c, s.X, s.Y, s.W, s.H)
			c.Text(s.X+s.W/2, s.Y+s.H/2+number.CapHeight()/2, strconv.Itoa(i+1), number)
		}
		for _, s := range slots[rounds:] {
			c.Path(s.Outline(), art.HeavyPen)
		}
		c.Text(0, work.Y-1, c.Say("coal.paper-at-work"), art.StrongType)
		c.Text(Width, rest.Y-1, c.Say("coal.paper-at-rest"), art.StrongType.ToRight())
		for _, s := range slots[rounds+rules.Dice:] {
			art.DrawIcon(c, art.Bunkhouse, s.X+2, s.Y+2, s.W-4, canvas.Spot)
		}
	}
	return p
}

// dicePlaces are where dice lie.
func dicePlaces(trays []panel.Slot) panel.Laid {
	var laid panel.Laid
	for _, s := range trays {
		laid.Places = append(laid.Places, panel.Place{Name: s.Cell, Piece: panel.RealDie.Name, Most: 1, At: canvas.Area{X: s.X, Y: s.Y, W: s.W, H: s.H}})
	}
	return laid
}

// drawDie shows the face of a die where one lies.
func drawDie(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	if face, err := strconv.Atoi(cell.Value); err == nil && face > 0 {
		art.DrawIcon(c, art.Die(face), s.X+1, s.Y+1, s.W-2, canvas.Pencil)
	}
}
