package maloney

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// The map is drawn at half a millimetre to a unit of the house data.
const (
	perUnit = 0.5
	mapEdge = 6.0 // round the country
	mapW    = perUnit*rules.Width + 2*mapEdge
	mapH    = perUnit*rules.Height + 2*mapEdge
)

// A road is drawn in the manner of a railway map: two fine lines.
var (
	roadBed = sheets.Paint{Stroke: sheets.Black, Width: 1.5}
	roadTop = sheets.Paint{Stroke: sheets.Paper, Width: 0.9}
)

// mapPanel is the map of the country with its cities and roads.
func mapPanel(job sheets.PrintJob) sheets.Panel {
	m := world(job)
	return sheets.Panel{
		ID: "map", Owner: scoring.Table, Title: "The map", W: mapW, H: mapH, Key: key("map", *m, job.Data),
		Static: func(c sheets.Canvas) { drawMap(c, m, job.Data) },
		Slots:  mapSlots(job, m),
	}
}

// centre is where a city lies on the panel, mm.
func centre(c rules.City) point {
	return point{mapEdge + perUnit*float64(c.At.X()), mapEdge + perUnit*float64(c.At.Y())}
}

func drawMap(c sheets.Canvas, m *rules.Map, data string) {
	drawCountry(c, sheets.Area{W: mapW, H: mapH}, mapEdge, mapEdge, perUnit)
	drawCartouche(c, data)
	for _, r := range Roads(m) {
		for _, pen := range []sheets.Paint{roadBed, roadTop} {
			c.Path(sheets.Line(r.X1, r.Y1, r.X2, r.Y2), pen)
		}
	}
	for _, city := range m.Cities {
		drawPlate(c, city)
	}
	c.Path(sheets.Rect(0.5, 0.5, mapW-1, mapH-1), sheets.Paint{Stroke: sheets.Black, Width: 1})
}

// A Road is a straight line between the middles of two plates, mm.
type Road struct {
	From, To       int // indices of the cities
	X1, Y1, X2, Y2 float64
}

// Roads are the roads of the map as they are drawn, each once.
func Roads(m *rules.Map) []Road {
	var roads []Road
	for from, city := range m.Cities {
		for _, number := range city.Reaches {
			if to := number - 1; from < to {
				a, b := centre(city), centre(m.Cities[to])
				roads = append(roads, Road{from, to, a.x, a.y, b.x, b.y})
			}
		}
	}
	return roads
}

// The plate of a city: its number, its name, where the car stands, where the
// suitcase lies, and where one can go from there.
const (
	plateW   = 39.4
	plateH   = 19.4
	caseBox  = 9.6
	numberAt = 6.0 // middle of the number
)

// Plate is the room that a city takes on the panel, with its name, mm.
func Plate(city rules.City) sheets.Area {
	at := centre(city)
	return sheets.Area{X: at.x - plateW/2, Y: at.y - plateH/2, W: plateW, H: plateH}
}

// mapSlots are the places of the car and the suitcases, in the order of cities.
func mapSlots(job sheets.PrintJob, m *rules.Map) []sheets.Slot {
	var slots []sheets.Slot
	for i, city := range m.Cities {
		p := Plate(city)
		slots = append(slots,
			sheets.Slot{Cell: rules.CityCell(i), X: p.X, Y: p.Y, W: p.W - caseBox, H: p.H, Draw: job.ByPencil(drawCarThere)},
			sheets.Slot{Cell: rules.SuitcaseCell(i), X: p.X + p.W - caseBox, Y: p.Y + p.H - caseBox, W: caseBox, H: caseBox, Draw: job.ByPencil(drawCross)},
		)
	}
	return slots
}

// drawPlate prints the plate of a city.
func drawPlate(c sheets.Canvas, city rules.City) {
	p := Plate(city)
	c.Path(p.Outline(), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.7})
	c.Path(sheets.Rect(p.X+1, p.Y+1, p.W-2, p.H-2), sheets.FinePen)
	sheets.DrawTitle(c, p.X+numberAt, p.Y+7.6, 5, strconv.Itoa(city.Number), sheets.Spotted, sheets.Middle)
	name := sheets.Type{Face: sheets.Bold, Size: 10.5, Colour: sheets.Black}
	sheets.Fit(c, sheets.Area{X: p.X + 11.5, Y: p.Y + 1.8, W: p.W - 13, H: 6}, city.Name, name)
	c.Path(sheets.Line(p.X+1, p.Y+plateH-caseBox-0.6, p.X+p.W-1, p.Y+plateH-caseBox-0.6), sheets.FinePen)
	numbers := scoring.Each(len(city.Reaches), func(i int) string { return strconv.Itoa(city.Reaches[i]) })
	sheets.Fit(c, sheets.Area{X: p.X + 2, Y: p.Y + plateH - 5.8, W: p.W - caseBox - 3, H: 5}, "to "+strings.Join(numbers, " "), sheets.Type{Face: sheets.Bold, Size: 8.5, Colour: sheets.Black})
	sheets.DrawIcon(c, sheets.Suitcase, p.X+p.W-caseBox+0.6, p.Y+p.H-caseBox+0.2, caseBox-1.8, sheets.Spot)
}

// drawCarThere draws the car on the plate where it stands.
func drawCarThere(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	if cell.Value == "" {
		return
	}
	const in, high = 0.9, 7.4
	c.Path(sheets.Rect(s.X+in/2, s.Y+in/2, s.W-in, s.H-in), sheets.Paint{Stroke: sheets.Pencil, Width: 1.6})
	drawInked(c, "car", s.X+s.W-high, s.Y+s.H-high-2.2, high, sheets.Pencil)
}

// drawCartouche prints the title of the map into the empty south-west, and the
// points of the compass into the ocean.
func drawCartouche(c sheets.Canvas, data string) {
	const x, y, w, h = 11.0, 228.0, 106.0, 48.0
	c.Path(sheets.Rect(x, y, w, h), sheets.Paint{Fill: sheets.Paper})
	sheets.DrawFrame(c, x, y, w, h)
	sheets.DrawTitle(c, x+w/2, y+16, 7.6, "Maloney's", sheets.Shaded, sheets.Middle)
	sheets.DrawTitle(c, x+w/2, y+28, 7.6, "Inheritance", sheets.Shaded, sheets.Middle)
	c.Text(x+w/2, y+36.5, "from every city the car reaches seven others", sheets.CaptionType.Sized(9).Centred())
	c.Text(x+w/2, y+41.5, fmt.Sprintf("map %s", data), sheets.CaptionType.Centred())
	drawCompass(c, 484, 232, 17)
}

// drawCompass draws the points of the compass, of a radius.
func drawCompass(c sheets.Canvas, x, y, r float64) {
	c.Path(sheets.Circle(x, y, 1.25*r), sheets.Paint{Fill: sheets.Paper})
	c.Path(sheets.Circle(x, y, 0.62*r), sheets.RulePen)
	c.Path(sheets.Circle(x, y, 0.56*r), sheets.FinePen)
	for i, to := range []point{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
		side := point{-to.y, to.x}
		tip := point{x + to.x*r, y + to.y*r}
		for _, hand := range []float64{-1, 1} {
			waist := point{x + (to.x+hand*side.x)*0.14*r, y + (to.y+hand*side.y)*0.14*r}
			half := sheets.Path{}.Move(x, y).Line(waist.x, waist.y).Line(tip.x, tip.y).Close()
			paint := sheets.BoxPen
			if hand > 0 {
				paint = sheets.Paint{Fill: sheets.Black, Stroke: sheets.Black, Width: 0.35}
			}
			c.Path(half, paint)
		}
		letter := string("NESW"[i])
		_, width := sheets.Lettering(letter)
		caps := 0.2 * r
		sheets.DrawTitle(c, x+to.x*1.14*r-width*caps/2, y+to.y*1.14*r+caps/2, caps, letter, sheets.Solid, sheets.Left)
	}
}
