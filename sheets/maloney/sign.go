package maloney

import (
	"strconv"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// The size of a city's sign, and the radius of the ring where the city lies, mm.
const (
	signWide   = 57.0
	signHigh   = 20.0
	ringRadius = 5.4
	signAir    = 0.8
)

// A signKind is what signs are made for.
type signKind int

// The kinds. On paper a suitcase and the car, which are cut out, find room on a sign. On a phone,
// which has few dots for all the map, the words are large.
const (
	onPaper signKind = iota
	onPhone
)

// signParts are the parts of a sign, mm from its corner: the bay of the suitcase, the place of
// the car, the number, the name and where one can go from there; and the sizes of the type.
var signParts = [...]struct {
	bay, car, number, name, to canvas.Area
	nameSize, toSize           float64
}{
	onPaper: {
		bay:    canvas.Area{X: signAir, Y: signAir, W: 24.6, H: 18.4},
		car:    canvas.Area{X: 26.2, Y: 10.8, W: 30, H: 8.4},
		number: canvas.Area{X: 26.2, Y: 1.7, W: 7.4, H: 4},
		name:   canvas.Area{X: 33.6, Y: 0.6, W: 22, H: 6.4}, nameSize: 13,
		to: canvas.Area{X: 26.6, Y: 6.8, W: 29.2, H: 4.6}, toSize: 9,
	},
	onPhone: {
		bay:    canvas.Area{X: signAir, Y: 6.4, W: 12.2, H: 12.8},
		car:    canvas.Area{X: 13.8, Y: 12.6, W: 42.4, H: 6.6},
		number: canvas.Area{X: signAir, Y: 1.4, W: 12.2, H: 4},
		name:   canvas.Area{X: 13.8, Y: 0.4, W: 42.4, H: 6.4}, nameSize: 17,
		to: canvas.Area{X: 13.8, Y: 6.5, W: 42.4, H: 5.2}, toSize: 15,
	},
}

// cityName is the type of a city's name, in some size.
var cityName = canvas.Type{Face: canvas.Bold, Size: canvas.NameSize, Align: canvas.Middle, Colour: canvas.Black}

// on is an area of a sign where the sign is.
func on(sign, part canvas.Area) canvas.Area {
	part.X, part.Y = sign.X+part.X, sign.Y+part.Y
	return part
}

// bay is where the suitcase of a sign lies.
func (k signKind) bay(sign canvas.Area) canvas.Area { return on(sign, signParts[k].bay) }

// parking is where on a sign the car stands.
func (k signKind) parking(sign canvas.Area) canvas.Area { return on(sign, signParts[k].car) }

// draw prints the sign of a city.
func (k signKind) draw(c canvas.Canvas, city rules.City, s canvas.Area) {
	c.Path(canvas.Rect(s.X-0.7, s.Y-0.7, s.W+1.4, s.H+1.4), canvas.Paint{Fill: canvas.Paper})
	c.Path(s.Outline(), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.7})
	b, p, number := k.bay(s), k.parking(s), on(s, signParts[k].number)
	c.Path(canvas.Rect(b.X+0.4, b.Y+0.4, b.W-0.8, b.H-0.8), canvas.Paint{Stroke: canvas.Spot, Width: 0.25, Dash: []float64{1.2, 0.8}})
	drawBag(c, b)
	c.Path(canvas.Line(p.X-signAir/2, s.Y, p.X-signAir/2, s.Y+s.H), art.FinePen)
	c.Path(canvas.Line(p.X-signAir/2, p.Y, s.X+s.W, p.Y), art.FinePen)
	art.DrawTitle(c, number.X+number.W/2, number.Y+number.H, number.H, strconv.Itoa(city.Number), art.Spotted, canvas.Middle)
	bold := cityName
	canvas.FitName(c, on(s, signParts[k].name), city.Name, cityName.Sized(signParts[k].nameSize))
	numbers := scoring.Each(len(city.Reaches), func(i int) string { return strconv.Itoa(city.Reaches[i]) })
	canvas.Fit(c, on(s, signParts[k].to), c.Say(speech.Say("maloney.roads-to", "cities", strings.Join(numbers, " "))), bold.Sized(signParts[k].toSize))
	drawWheel(c, p)
}

// drawBag draws a suitcase in the middle of an area, where one will lie, as large as it has room:
// without hatching, as there are sixteen.
func drawBag(c canvas.Canvas, in canvas.Area) {
	const wide, high, handle, air = 12.0, 8.4, 1.8, 0.6
	k := min(1, (in.H-2*air)/(high+handle), (in.W-2*air)/wide)
	c.Push(in.X+in.W/2, in.Y+in.H/2, k)
	defer c.Pop()
	y := (1 - k) * handle / 2 / k
	line := canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.4, Round: true}
	c.Path(canvas.Path{}.Move(-2, y-high/2).Line(-1.8, y-high/2-handle).Line(1.8, y-high/2-handle).Line(2, y-high/2), line)
	c.Path(canvas.Rect(-wide/2, y-high/2, wide, high), line)
	c.Path(canvas.Line(-wide/2, y-0.9, wide/2, y-0.9), line)
	for _, strap := range []float64{-4, 2.6} {
		c.Path(canvas.Rect(strap, y-high/2, 1.4, high), canvas.Paint{Fill: canvas.Spot})
	}
	c.Path(canvas.Rect(-0.9, y-1.8, 1.8, 2), line)
}

// drawWheel draws the wheel of the car in the middle of an area, where it parks.
func drawWheel(c canvas.Canvas, in canvas.Area) {
	x, y, r := in.X+in.W/2, in.Y+in.H/2, min(2.7, 0.4*in.H)
	c.Path(canvas.Circle(x, y, r), canvas.Paint{Stroke: canvas.Spot, Width: 0.6})
	c.Path(append(canvas.Line(x-r, y, x+r, y), canvas.Line(x, y, x, y+r)...), canvas.Paint{Stroke: canvas.Spot, Width: 0.4})
	c.Path(canvas.Circle(x, y, 0.8), canvas.Paint{Fill: canvas.Spot})
}
