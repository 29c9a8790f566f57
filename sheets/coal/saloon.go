package coal

import (
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The saloon: what was won at Blackjack, waiting and on each burro.
const (
	saloonLabel = 3.0
	saloonNames = 13.0
	saloonStep  = (Width - saloonNames) / (rules.Burros + 1)
)

func saloonPanel(owner int) panel.Panel {
	y := heading + saloonLabel
	p := panel.Panel{ID: "saloon", Owner: owner, Title: "coal.paper-winnings", W: Width, H: y + 2*Box, Static: drawSaloon, Key: key("saloon")}
	column := func(i int, minerals, bandits string) {
		x := saloonNames + float64(i)*saloonStep
		p.Slots = append(p.Slots,
			panel.Slot{Cell: minerals, X: x, Y: y, W: saloonStep, H: Box, Draw: drawNote},
			panel.Slot{Cell: bandits, X: x, Y: y + Box, W: saloonStep, H: Box, Draw: drawLetter})
	}
	for b := range rules.Burros {
		column(b+1, rules.BurroWonCell(b), rules.BurroExtraBanditsCell(b))
	}
	column(0, rules.WonCell, rules.WonBanditsCell)
	return p
}

func drawSaloon(c canvas.Canvas) {
	drawHeading(c, "coal.paper-saloon", "coal.paper-saloon-note")
	y := heading + saloonLabel
	for i := range rules.Burros + 1 {
		name := speech.Text("coal.paper-next")
		if i > 0 {
			name = speech.Say("coal.paper-burro", "number", i)
		}
		x := saloonNames + float64(i)*saloonStep
		c.Text(x+saloonStep/2, y-0.7, c.Say(name), canvas.Type{Size: 6, Align: canvas.Middle, Colour: canvas.Black})
		drawBox(c, x, y, saloonStep, Box)
		drawBox(c, x, y+Box, saloonStep, Box)
	}
	c.Text(0, y+Box/2+art.TinyType.CapHeight()/2, c.Say("coal.paper-minerals"), art.TinyType)
	c.Text(0, y+Box*1.5+art.TinyType.CapHeight()/2, c.Say("coal.paper-bandits"), art.TinyType)
}
