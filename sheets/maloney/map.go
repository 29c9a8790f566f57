package maloney

import (
	"embed"
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The map is drawn at so many millimetres to a unit of the house data.
const (
	perUnit = 0.474
	mapEdge = 6.0 // round the country
	mapW    = perUnit*rules.Width + 2*mapEdge
	mapH    = perUnit*rules.Height + 2*mapEdge
)

// A road is drawn in the manner of old road maps: two fine lines, that give way
// where another road crosses them.
var (
	roadCase = canvas.Paint{Stroke: canvas.Paper, Width: 2.7}
	roadBed  = canvas.Paint{Stroke: canvas.Black, Width: 1.3}
	roadTop  = canvas.Paint{Stroke: canvas.Paper, Width: 0.66}
)

// mapPanel is the map of the country with its cities and roads.
func mapPanel(job press.Job) panel.Panel {
	m := world(job)
	return panel.Panel{
		ID: "map", Owner: scoring.Table, Title: "maloney.the-map", W: mapW, H: mapH, Key: key("map", *m, job.Data), Ahead: ahead,
		Static: func(c canvas.Canvas) { drawMap(c, m, job.Data) },
		Slots:  mapSlots(job, m),
	}
}

// onPanel is where a place of the map lies on the panel, mm.
func onPanel(p point) point { return point{mapEdge + perUnit*p.x, mapEdge + perUnit*p.y} }

func drawMap(c canvas.Canvas, m *rules.Map, data string) {
	drawLand(c, mapEdge, mapEdge, perUnit)
	drawRelief(c, mapEdge, mapEdge, perUnit)
	drawCartouche(c, data)
	l := layoutOf(m)
	for _, r := range l.roads {
		path := r.path(onPanel)
		for _, pen := range []canvas.Paint{roadCase, roadBed, roadTop} {
			c.Path(path, pen)
		}
	}
	for i := range m.Cities {
		drawPost(c, l.of[i].at, signOf(l, i))
	}
	for i, city := range m.Cities {
		drawRing(c, city, l.of[i].at)
		drawSign(c, city, signOf(l, i))
	}
	drawEdge(c)
}

// The parts of a city's sign, mm: the bay of the suitcase, and beside it the
// name, where one can go from there, and the place of the car.
const (
	signWide   = 57.0
	signHigh   = 20.0
	bayWide    = 24.6
	bayHigh    = 18.4
	signAir    = 0.8
	carHigh    = 8.4 // of the car's place
	ringRadius = 5.4
)

// signOf is the sign of the i-th city on the panel, mm.
func signOf(l *layout, i int) canvas.Area {
	at := onPanel(point{l.signs[i].X, l.signs[i].Y})
	return canvas.Area{X: tidy(at.x), Y: tidy(at.y), W: signWide, H: signHigh}
}

// landmarksOf are the cities with their signs, and the words on the map, on the
// panel, mm.
func landmarksOf(m *rules.Map) []canvas.Area {
	l := layoutOf(m)
	all := []canvas.Area{cartouche}
	for _, w := range waters {
		all = append(all, w.area())
	}
	for i := range m.Cities {
		p := onPanel(l.of[i].at)
		all = append(all, signOf(l, i), canvas.Area{X: p.x - ringRadius, Y: p.y - ringRadius, W: 2 * ringRadius, H: 2 * ringRadius})
	}
	return all
}

// bay is where the suitcase of a sign lies.
func bay(sign canvas.Area) canvas.Area {
	return canvas.Area{X: sign.X + signAir, Y: sign.Y + signAir, W: bayWide, H: bayHigh}
}

// parking is where on a sign the car stands.
func parking(sign canvas.Area) canvas.Area {
	x := sign.X + 2*signAir + bayWide
	return canvas.Area{X: x, Y: sign.Y + sign.H - signAir - carHigh, W: sign.X + sign.W - signAir - x, H: carHigh}
}

// mapSlots are the places of the car and the suitcases, in the order of cities.
func mapSlots(job press.Job, m *rules.Map) []panel.Slot {
	var slots []panel.Slot
	l, suitcases := layoutOf(m), panel.Either("maloney.spoken-opened", "maloney.spoken-unopened")
	for i := range m.Cities {
		car, suitcase := parking(signOf(l, i)), bay(signOf(l, i))
		slots = append(slots,
			panel.Slot{Cell: rules.CityCell(i), X: car.X, Y: car.Y, W: car.W, H: car.H, Draw: job.ByPencil(drawCarThere), Says: saysCar(m, m.Cities[i])},
			panel.Slot{Cell: rules.SuitcaseCell(i), X: suitcase.X, Y: suitcase.Y, W: suitcase.W, H: suitcase.H, Draw: job.ByPencil(drawCross), Says: suitcases},
		)
	}
	return slots
}

// drawRing prints where a city lies, with its number.
func drawRing(c canvas.Canvas, city rules.City, at point) {
	p := onPanel(at)
	c.Path(canvas.Circle(p.x, p.y, ringRadius+0.5), canvas.Paint{Fill: canvas.Paper})
	c.Path(canvas.Circle(p.x, p.y, ringRadius-0.4), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.8})
	c.Path(canvas.Circle(p.x, p.y, ringRadius-1.3), art.FinePen)
	number := strconv.Itoa(city.Number)
	caps := min(4.4, 6.6/art.TitleWidth(number, 1))
	art.DrawTitle(c, p.x, p.y+caps/2, caps, number, art.Spotted, canvas.Middle)
}

// drawPost prints the post of a sign that stands away from its city.
func drawPost(c canvas.Canvas, at point, s canvas.Area) {
	p := onPanel(at)
	foot := point{min(max(p.x, s.X+3), s.X+s.W-3), min(max(p.y, s.Y+3), s.Y+s.H-3)}
	for _, pen := range []canvas.Paint{{Stroke: canvas.Paper, Width: 2}, {Stroke: canvas.Spot, Width: 0.9, Round: true, Dash: []float64{0.01, 1.7}}} {
		c.Path(canvas.Line(p.x, p.y, foot.x, foot.y), pen)
	}
}

// drawSign prints the sign of a city.
func drawSign(c canvas.Canvas, city rules.City, s canvas.Area) {
	const number, top = 7.4, 6.4 // the room of the number; of the first line
	c.Path(canvas.Rect(s.X-0.7, s.Y-0.7, s.W+1.4, s.H+1.4), canvas.Paint{Fill: canvas.Paper})
	c.Path(s.Outline(), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.7})
	b := bay(s)
	c.Path(canvas.Rect(b.X+0.4, b.Y+0.4, b.W-0.8, b.H-0.8), canvas.Paint{Stroke: canvas.Spot, Width: 0.25, Dash: []float64{1.2, 0.8}})
	drawBag(c, b.X+b.W/2, b.Y+b.H/2)
	p := parking(s)
	c.Path(canvas.Line(p.X-signAir/2, s.Y, p.X-signAir/2, s.Y+s.H), art.FinePen)
	c.Path(canvas.Line(p.X-signAir/2, p.Y, s.X+s.W, p.Y), art.FinePen)
	art.DrawTitle(c, p.X+number/2, s.Y+(top+4)/2+0.5, 4, strconv.Itoa(city.Number), art.Spotted, canvas.Middle)
	words := canvas.Area{X: p.X + number, Y: s.Y + 0.6, W: p.W - number - 0.6, H: top}
	canvas.Fit(c, words, city.Name, canvas.Type{Face: canvas.Bold, Size: 13, Colour: canvas.Black}.Centred())
	numbers := scoring.Each(len(city.Reaches), func(i int) string { return strconv.Itoa(city.Reaches[i]) })
	to := canvas.Area{X: p.X + 0.4, Y: words.Y + words.H - 0.2, W: p.W - 0.8, H: 4.6}
	canvas.Fit(c, to, c.Say(speech.Say("maloney.roads-to", "cities", strings.Join(numbers, " "))), canvas.Type{Face: canvas.Bold, Size: 9, Colour: canvas.Black}.Centred())
	drawWheel(c, p.X+p.W/2, p.Y+p.H/2)
}

// drawBag draws a suitcase round x, y, where one will lie: without hatching, as
// there are sixteen.
func drawBag(c canvas.Canvas, x, y float64) {
	const wide, high = 12.0, 8.4
	line := canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.4, Round: true}
	c.Path(canvas.Path{}.Move(x-2, y-high/2).Line(x-1.8, y-high/2-1.8).Line(x+1.8, y-high/2-1.8).Line(x+2, y-high/2), line)
	c.Path(canvas.Rect(x-wide/2, y-high/2, wide, high), line)
	c.Path(canvas.Line(x-wide/2, y-0.9, x+wide/2, y-0.9), line)
	for _, strap := range []float64{-4, 2.6} {
		c.Path(canvas.Rect(x+strap, y-high/2, 1.4, high), canvas.Paint{Fill: canvas.Spot})
	}
	c.Path(canvas.Rect(x-0.9, y-1.8, 1.8, 2), line)
}

// drawWheel draws the wheel of the car round x, y, where it parks.
func drawWheel(c canvas.Canvas, x, y float64) {
	const r = 2.7
	c.Path(canvas.Circle(x, y, r), canvas.Paint{Stroke: canvas.Spot, Width: 0.6})
	c.Path(append(canvas.Line(x-r, y, x+r, y), canvas.Line(x, y, x, y+r)...), canvas.Paint{Stroke: canvas.Spot, Width: 0.4})
	c.Path(canvas.Circle(x, y, 0.8), canvas.Paint{Fill: canvas.Spot})
}

// drawCarThere draws the car where it stands.
func drawCarThere(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	if cell.Value == "" {
		return
	}
	const in = 0.7
	c.Path(canvas.Rect(s.X+in/2, s.Y+in/2, s.W-in, s.H-in), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Pencil, Width: 1.4})
	drawInked(c, "car", s.X+s.W/2, s.Y+s.H/2, 6.6, canvas.Pencil)
}

// ahead are the boards by our house data that were drawn ahead.
//
//go:embed ahead
var ahead embed.FS
