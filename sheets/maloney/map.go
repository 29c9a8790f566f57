package maloney

import (
	"strconv"

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

// A road is drawn in the manner of old road maps, with paper on either side, so that one
// bridges those that it crosses. Of the kinds of road, which the game does not tell apart,
// neighbours have different ones, so that an eye follows them.
var (
	roadCase  = canvas.Paint{Stroke: canvas.Paper, Width: 2.7}
	roadKinds = [...][]canvas.Paint{
		{{Stroke: canvas.Black, Width: 1.3}, {Stroke: canvas.Paper, Width: 0.66}},                            // a road: two lines
		{{Stroke: canvas.Black, Width: 1.3}, {Stroke: canvas.Paper, Width: 0.5, Dash: []float64{1.7, 1.3}}},  // a post road: dark, with a light row of dashes
		{{Stroke: canvas.Black, Width: 1.3, Dash: []float64{2.2, 0.9}}, {Stroke: canvas.Paper, Width: 0.66}}, // a trail: two broken lines
	}
)

// mapPanel is the map of the country with its cities and roads, and signs of that kind.
func mapPanel(job press.Job, signs signKind) panel.Panel {
	m, name := world(job), [...]string{onPaper: "map", onPhone: "map on a phone"}[signs]
	return panel.Panel{
		ID: "map", Owner: scoring.Table, Title: "maloney.the-map", W: mapW, H: mapH, Key: key(name, *m, job.Data), Ahead: ahead,
		Static: func(c canvas.Canvas) { drawMap(c, m, job.Data, signs) },
		Slots:  mapSlots(job, m, signs),
	}
}

// phoneMap is the map as phones show it.
func phoneMap(job press.Job) panel.Panel { return mapPanel(job, onPhone) }

// printedMap is the map as it's printed, as far as lessons show it: they stay in the west, and
// what lies beyond would take as much room in the program and in each document.
func printedMap(job press.Job) panel.Panel {
	const east, south = 200.0, 160.0 // mm
	p := mapPanel(job, onPaper)
	draw := p.Static
	p.Static = func(c canvas.Canvas) {
		draw(&western{Canvas: c, frame: canvas.NewFrame(nil), east: east, south: south})
	}
	return p
}

// A western canvas draws only what reaches west of a line, and of text only what is north of
// another: what is said below the map isn't part of a lesson.
type western struct {
	canvas.Canvas
	frame       canvas.Frame
	east, south float64
}

func (w *western) sees(p canvas.Path) bool {
	var e canvas.Extent
	e.AddPath(w.frame.MediumPath(p))
	return e.MinX < w.east
}

func (w *western) Path(p canvas.Path, paint canvas.Paint) {
	if w.sees(p) {
		w.Canvas.Path(p, paint)
	}
}

func (w *western) Hatch(p canvas.Path, tone canvas.Tone) {
	if w.sees(p) {
		w.Canvas.Hatch(p, tone)
	}
}

func (w *western) Text(x, y float64, s string, t canvas.Type) {
	if w.frame.X(x) < w.east && w.frame.Y(y) < w.south {
		w.Canvas.Text(x, y, s, t)
	}
}

func (w *western) Push(x, y, k float64) {
	w.frame.Push(x, y, k)
	w.Canvas.Push(x, y, k)
}

func (w *western) Pop() {
	w.frame.Pop()
	w.Canvas.Pop()
}

// onPanel is where a place of the map lies on the panel, mm.
func onPanel(p point) point { return point{mapEdge + perUnit*p.x, mapEdge + perUnit*p.y} }

func drawMap(c canvas.Canvas, m *rules.Map, data speech.Text, signs signKind) {
	l := layoutOf(m)
	l.in.drawLand(c, mapEdge, mapEdge, perUnit)
	l.in.drawRelief(c, mapEdge, mapEdge, perUnit)
	l.in.drawWritten(c, data, signs)
	kinds := l.kinds()
	for i, r := range l.roads {
		path := r.path(onPanel)
		c.Path(path, roadCase)
		for _, pen := range roadKinds[kinds[i]] {
			c.Path(path, pen)
		}
	}
	for i := range m.Cities {
		drawPost(c, l.of[i].at, signOf(l, i))
	}
	for i, city := range m.Cities {
		drawRing(c, city, l.of[i].at)
		signs.draw(c, city, signOf(l, i))
	}
	if signs == onPaper {
		drawEdge(c, cardBay)
	} else {
		drawEdge(c, canvas.Area{})
	}
}

// signOf is the sign of the i-th city on the panel, mm.
func signOf(l *layout, i int) canvas.Area {
	at := onPanel(point{l.signs[i].X, l.signs[i].Y})
	return canvas.Area{X: tidy(at.x), Y: tidy(at.y), W: signWide, H: signHigh}
}

// landmarksOf are the cities with their signs, and the words on the map, on the
// panel, mm.
func landmarksOf(m *rules.Map) []canvas.Area {
	l := layoutOf(m)
	all := []canvas.Area{l.in.title}
	for _, w := range l.in.waters {
		all = append(all, w.area())
	}
	for i := range m.Cities {
		p := onPanel(l.of[i].at)
		all = append(all, signOf(l, i), canvas.Area{X: p.x - ringRadius, Y: p.y - ringRadius, W: 2 * ringRadius, H: 2 * ringRadius})
	}
	return all
}

// mapSlots are the places of the car and the suitcases, in the order of cities.
func mapSlots(job press.Job, m *rules.Map, signs signKind) []panel.Slot {
	var slots []panel.Slot
	l, suitcases := layoutOf(m), panel.Either("maloney.spoken-opened", "maloney.spoken-unopened")
	for i := range m.Cities {
		car, suitcase := signs.parking(signOf(l, i)), signs.bay(signOf(l, i))
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

// drawCarThere draws the car where it stands.
func drawCarThere(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	if cell.Value == "" {
		return
	}
	const in = 0.7
	c.Path(canvas.Rect(s.X+in/2, s.Y+in/2, s.W-in, s.H-in), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Pencil, Width: 1.4})
	drawInked(c, "car", s.X+s.W/2, s.Y+s.H/2, min(6.6, s.H-2*in), canvas.Pencil)
}

// ahead is the folder of the boards by our house data that were drawn ahead.
const ahead = "maloney"
