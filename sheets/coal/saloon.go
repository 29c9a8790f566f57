package coal

import (
	"strconv"

	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// The saloon: what was won at Blackjack, waiting and on each burro.
const (
	saloonLabel = 3.0
	saloonNames = 13.0
	saloonStep  = (Width - saloonNames) / (rules.Burros + 1)
)

func saloonPanel(owner int) sheets.Panel {
	y := heading + saloonLabel
	p := sheets.Panel{ID: "saloon", Owner: owner, Title: "Blackjack winnings", W: Width, H: y + 2*Box, Static: drawSaloon, Key: key("saloon")}
	column := func(i int, minerals, bandits string) {
		x := saloonNames + float64(i)*saloonStep
		p.Slots = append(p.Slots,
			sheets.Slot{Cell: minerals, X: x, Y: y, W: saloonStep, H: Box, Draw: drawNote},
			sheets.Slot{Cell: bandits, X: x, Y: y + Box, W: saloonStep, H: Box, Draw: drawLetter})
	}
	for b := range rules.Burros {
		column(b+1, rules.BurroWonCell(b), rules.BurroExtraBanditsCell(b))
	}
	column(0, rules.WonCell, rules.WonBanditsCell)
	return p
}

func drawSaloon(c sheets.Canvas) {
	drawHeading(c, "Saloon", "solo: won at Blackjack; joins the next burro and takes no slot")
	y := heading + saloonLabel
	for i := range rules.Burros + 1 {
		name := "next"
		if i > 0 {
			name = "burro " + strconv.Itoa(i)
		}
		x := saloonNames + float64(i)*saloonStep
		c.Text(x+saloonStep/2, y-0.7, name, sheets.Type{Size: 6, Align: sheets.Middle, Colour: sheets.Black})
		drawBox(c, x, y, saloonStep, Box)
		drawBox(c, x, y+Box, saloonStep, Box)
	}
	c.Text(0, y+Box/2+sheets.TinyType.CapHeight()/2, "minerals", sheets.TinyType)
	c.Text(0, y+Box*1.5+sheets.TinyType.CapHeight()/2, "bandits", sheets.TinyType)
}
