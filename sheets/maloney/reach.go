package maloney

import (
	"strconv"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// drawReach draws the country in an area of a card, with the i-th city, the
// roads from it, and the numbers of the cities at their ends.
func drawReach(c sheets.Canvas, a sheets.Area, m *rules.Map, i int) {
	const air, spot = 0.8, 1.75 // mm; radius of a city that the car reaches
	k := min((a.W-2*air)/rules.Width, (a.H-2*air)/rules.Height)
	x, y := a.X+(a.W-k*rules.Width)/2, a.Y+(a.H-k*rules.Height)/2
	at := func(city rules.City) point {
		return point{x + k*float64(city.At.X()), y + k*float64(city.At.Y())}
	}
	frame := a.Outline()
	c.Hatch(frame, sheets.Tone{Pattern: sheets.Level, Pitch: 0.7, Weight: 0.11, Colour: sheets.Spot})
	c.Path(outline(coast, x, y, k), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.3, Round: true})
	c.Path(frame, sheets.FinePen)
	here := at(m.Cities[i])
	for _, city := range m.Cities {
		p := at(city)
		c.Path(sheets.Circle(p.x, p.y, 0.5), sheets.Paint{Fill: sheets.Black})
	}
	for _, number := range m.Cities[i].Reaches {
		p := at(m.Cities[number-1])
		c.Path(sheets.Line(here.x, here.y, p.x, p.y), sheets.RulePen)
	}
	for _, number := range m.Cities[i].Reaches {
		p := at(m.Cities[number-1])
		c.Path(sheets.Circle(p.x, p.y, spot), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.3})
		t := sheets.Type{Face: sheets.Bold, Size: 6, Colour: sheets.Black}
		c.Text(p.x, p.y+t.CapHeight()/2, strconv.Itoa(number), t.Centred())
	}
	c.Path(sheets.Circle(here.x, here.y, 1.3*spot), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.3})
	c.Path(sheets.Circle(here.x, here.y, 0.95*spot), sheets.Paint{Fill: sheets.Spot})
}
