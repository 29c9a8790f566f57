package maloney

import (
	"strconv"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// spot is the radius of a city that the car reaches, on a card.
const spot = 1.75

// drawReach draws the country in an area of a card, with the i-th city, the
// roads from it, and the numbers of the cities at their ends.
func drawReach(c canvas.Canvas, a canvas.Area, m *rules.Map, i int) {
	at, ground := onCard(a, m)
	spread(at, 2.1*spot)
	frame := a.Outline()
	c.Hatch(frame, canvas.Tone{Pattern: canvas.Level, Pitch: 0.7, Weight: 0.11, Colour: canvas.Spot})
	for _, kind := range []string{shores, lakes} {
		for _, outline := range countries.Of(m).nature[kind] {
			land := make([]point, len(outline))
			for j, p := range outline {
				land[j] = ground(p)
			}
			if land = inFrame(land, a); len(land) > 0 {
				c.Path(ring(land, 0, 0, 1), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.2, Round: true})
			}
		}
	}
	c.Path(frame, art.FinePen)
	here := at[i]
	for _, p := range at {
		c.Path(canvas.Circle(p.x, p.y, 0.5), canvas.Paint{Fill: canvas.Black})
	}
	for _, number := range m.Cities[i].Reaches {
		p := at[number-1]
		c.Path(canvas.Line(here.x, here.y, p.x, p.y), art.RulePen)
	}
	for _, number := range m.Cities[i].Reaches {
		p := at[number-1]
		c.Path(canvas.Circle(p.x, p.y, spot), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.3})
		t := canvas.Type{Face: canvas.Bold, Size: 6, Colour: canvas.Black}
		c.Text(p.x, p.y+t.CapHeight()/2, strconv.Itoa(number), t.Centred())
	}
	c.Path(canvas.Circle(here.x, here.y, 1.3*spot), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.3})
	c.Path(canvas.Circle(here.x, here.y, 0.95*spot), canvas.Paint{Fill: canvas.Spot})
}

// onCard is where the cities lie in an area that they just fill, and where any
// place of the map does.
func onCard(a canvas.Area, m *rules.Map) (at []point, ground func(point) point) {
	const air = 1.3*spot + 0.6
	low, high := point{rules.Width, rules.Height}, point{}
	for _, city := range m.Cities {
		x, y := float64(city.At.X()), float64(city.At.Y())
		low, high = point{min(low.x, x), min(low.y, y)}, point{max(high.x, x), max(high.y, y)}
	}
	k := min((a.W-2*air)/(high.x-low.x), (a.H-2*air)/(high.y-low.y))
	middle := low.towards(high, 0.5)
	ground = func(p point) point { return point{a.X + a.W/2, a.Y + a.H/2}.plus(p.minus(middle).times(k)) }
	for _, city := range m.Cities {
		at = append(at, ground(point{float64(city.At.X()), float64(city.At.Y())}))
	}
	return at, ground
}

// spread moves places that are nearer to one another than apart away from one
// another, so that what stands on them can be read.
func spread(places []point, apart float64) {
	const rounds = 8
	for range rounds {
		for i := range places {
			for j := range i {
				between := places[i].minus(places[j])
				if d := between.length(); d > 0 && d < apart {
					push := between.times((apart/d - 1) / 2)
					places[i], places[j] = places[i].plus(push), places[j].minus(push)
				}
			}
		}
	}
}
