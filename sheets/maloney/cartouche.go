package maloney

import (
	"math"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// The board has its bay for the action cards over the south-western corner of the map, mm.
var cardCorner = canvas.Area{X: 0, Y: 234, W: 76, H: mapH - 234}

// The title of the map and the points of the compass, mm.
const (
	titleWide, titleHigh = 104.0, 50.0
	leastTitle           = 0.72 // of its size: what is written on it is 6 points high
	compassRadius        = 17.0
	roseAir              = 1.4 // radii that its letters take
)

// draw prints the name, with paper round it.
func (w water) draw(c canvas.Canvas) {
	a := w.area()
	said := c.Say(w.name)
	name, _ := art.Lettering(said)
	caps := art.CapsFor(said, w.caps, a.W)
	c.Path(name.Moved(a.X, a.Y+a.H, caps), canvas.Paint{Stroke: canvas.Paper, Width: 1.8, Round: true})
	art.DrawTitle(c, a.X, a.Y+a.H, caps, said, art.Spotted, canvas.Left)
}

// onMap is an area of the panel in units of the map.
func onMap(a canvas.Area) canvas.Area {
	return canvas.Area{X: (a.X - mapEdge) / perUnit, Y: (a.Y - mapEdge) / perUnit, W: a.W / perUnit, H: a.H / perUnit}
}

// drawWritten prints what is written on a country: the names of waters, the title of the
// map, the points of the compass, and ships.
func (n *country) drawWritten(c canvas.Canvas, data string) {
	for _, w := range n.waters {
		w.draw(c)
	}
	for _, s := range n.ships {
		drawInked(c, "ship", s.X+s.W/2, s.Y+s.H/2, s.H, canvas.Spot)
	}
	if n.title.W > 0 {
		c.Push(n.title.X, n.title.Y, n.title.W/titleWide)
		drawCartouche(c, canvas.Area{W: titleWide, H: titleHigh}, data)
		c.Pop()
	}
	if n.rose > 0 {
		drawCompass(c, n.compass.x, n.compass.y, n.rose)
	}
}

// drawCartouche prints the title of the map into an area.
func drawCartouche(c canvas.Canvas, a canvas.Area, data string) {
	middle := a.X + a.W/2
	c.Path(a.Outline(), canvas.Paint{Fill: canvas.Paper})
	art.DrawFrame(c, a.X, a.Y, a.W, a.H)
	art.DrawTitle(c, middle, a.Y+16, 8, c.Say("maloney.map-title-above"), art.Contoured, canvas.Middle)
	art.DrawTitle(c, middle, a.Y+29, 8, c.Say("maloney.map-title-below"), art.Contoured, canvas.Middle)
	art.DrawDivider(c, middle, a.Y+34.5, 60)
	c.Text(middle, a.Y+41, c.Say("maloney.map-caption"), art.CaptionType.Sized(9.5).Centred())
	c.Text(middle, a.Y+46, c.Say(speech.Say("maloney.map-name", "map", data)), art.CaptionType.Sized(8.6).Centred())
}

// drawCompass draws the points of the compass, of a radius.
func drawCompass(c canvas.Canvas, x, y, r float64) {
	c.Path(canvas.Circle(x, y, 1.3*r), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Spot, Width: 0.25})
	c.Path(canvas.Circle(x, y, 0.66*r), art.RulePen)
	c.Path(canvas.Circle(x, y, 0.6*r), art.FinePen)
	var ticks canvas.Path
	const points = 32
	for i := range points {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / points)
		ticks = append(ticks, canvas.Line(x+0.6*r*cos, y+0.6*r*sin, x+0.66*r*cos, y+0.66*r*sin)...)
	}
	c.Path(ticks, art.FinePen)
	for i := range 8 {
		sin, cos := math.Sincos(math.Pi * float64(7-2*i) / 4)
		drawHand(c, point{x, y}, point{cos, sin}, 0.58*r, 0.12*r)
	}
	for i, to := range []point{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
		drawHand(c, point{x, y}, to, r, 0.15*r)
		caps := 0.2 * r
		art.DrawTitle(c, x+to.x*1.14*r, y+to.y*1.14*r+caps/2, caps, string("NESW"[i]), art.Solid, canvas.Middle)
	}
}

// drawHand draws a hand of the compass that points to a direction, one half of it
// light and the other black.
func drawHand(c canvas.Canvas, from, to point, long, waist float64) {
	side := point{-to.y, to.x}
	tip := from.plus(to.times(long))
	for _, hand := range []float64{-1, 1} {
		w := from.plus(to.plus(side.times(hand)).times(waist))
		half := canvas.Path{}.Move(from.x, from.y).Line(w.x, w.y).Line(tip.x, tip.y).Close()
		paint := art.BoxPen
		if hand > 0 {
			paint = canvas.Paint{Fill: canvas.Black, Stroke: canvas.Black, Width: 0.35}
		}
		c.Path(half, paint)
	}
}

// drawEdge prints the edge of the map, divided as that of an engraved map is, over
// what reaches beyond the country.
func drawEdge(c canvas.Canvas) {
	frame := canvas.Rect(0, 0, mapW, mapEdge)
	frame = append(frame, canvas.Rect(0, mapH-mapEdge, mapW, mapEdge)...)
	frame = append(frame, canvas.Rect(0, 0, mapEdge, mapH)...)
	frame = append(frame, canvas.Rect(mapW-mapEdge, 0, mapEdge, mapH)...)
	c.Path(frame, canvas.Paint{Fill: canvas.Paper})
	const (
		out, in = 1.6, 4.6 // of the divided band
		step    = 9.0      // of its divisions, about
	)
	var dark canvas.Path
	wide, high := mapW-2*out, mapH-2*out
	columns, rows := 2*int(wide/step/2)+1, 2*int(high/step/2)+1
	for i := 0; i < columns; i += 2 {
		x := out + wide*float64(i)/float64(columns)
		dark = append(dark, canvas.Rect(x, out, wide/float64(columns), in-out)...)
		dark = append(dark, canvas.Rect(x, mapH-in, wide/float64(columns), in-out)...)
	}
	for i := 2; i < rows-1; i += 2 {
		y := out + high*float64(i)/float64(rows)
		dark = append(dark, canvas.Rect(out, y, in-out, high/float64(rows))...)
		dark = append(dark, canvas.Rect(mapW-in, y, in-out, high/float64(rows))...)
	}
	c.Path(dark, canvas.Paint{Fill: canvas.Black})
	for _, line := range []struct{ at, width float64 }{{0.5, 1}, {out, 0.25}, {in, 0.25}, {mapEdge, 0.6}} {
		c.Path(canvas.Rect(line.at, line.at, mapW-2*line.at, mapH-2*line.at), canvas.Paint{Stroke: canvas.Black, Width: line.width})
	}
}
