package maloney

import (
	"math"

	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// The board has its bay for the action cards in the south-western corner of the map, which
// the map's edge runs round, mm.
var (
	cardBay    = canvas.Area{Y: mapH - 40.7, W: 68.6, H: 40.7}
	cardCorner = canvas.Area{Y: cardBay.Y - mapEdge, W: cardBay.W + mapEdge, H: cardBay.H + mapEdge}
)

// The title of the map and the points of the compass, mm.
const (
	titleWide, titleHigh = 104.0, 56.0
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
func (n *country) drawWritten(c canvas.Canvas, data speech.Text, signs signKind) {
	for _, w := range n.waters {
		w.draw(c)
	}
	for _, s := range n.ships {
		drawInked(c, "ship", s.X+s.W/2, s.Y+s.H/2, s.H, canvas.Spot)
	}
	n.inTitle(c, func(a canvas.Area) { drawTitle(c, a, data, signs) })
	if n.rose > 0 {
		drawCompass(c, n.compass.x, n.compass.y, n.rose)
	}
}

// inTitle draws something in the area of the title, as large as that lies on the country.
func (n *country) inTitle(c canvas.Canvas, draw func(canvas.Area)) {
	if n.title.W > 0 {
		c.Push(n.title.X, n.title.Y, n.title.W/titleWide)
		draw(canvas.Area{W: titleWide, H: titleHigh})
		c.Pop()
	}
}

// drawTitle prints the title of the map into an area; on paper it's in one line under the
// room for a picture.
func drawTitle(c canvas.Canvas, a canvas.Area, data speech.Text, signs signKind) {
	middle, foot := a.X+a.W/2, a.Y+a.H
	c.Path(a.Outline(), canvas.Paint{Fill: canvas.Paper})
	if signs == onPaper {
		const caps = 7.4
		for _, line := range []struct{ in, width float64 }{{0.45, 0.9}, {art.FrameWidth, 0.25}} {
			c.Path(canvas.Rect(a.X+line.in, a.Y+line.in, a.W-2*line.in, a.H-2*line.in), canvas.Paint{Stroke: canvas.Black, Width: line.width})
		}
		title := c.Say(game.Game.Info().Title)
		art.DrawTitle(c, middle, foot-10.4, art.CapsFor(title, caps, a.W-12), title, art.Contoured, canvas.Middle)
	} else {
		art.DrawFrame(c, a.X, a.Y, a.W, a.H)
		art.DrawTitle(c, middle, a.Y+18, 8, c.Say("maloney.map-title-above"), art.Contoured, canvas.Middle)
		art.DrawTitle(c, middle, a.Y+31, 8, c.Say("maloney.map-title-below"), art.Contoured, canvas.Middle)
		art.DrawDivider(c, middle, a.Y+37, 60)
	}
	c.Text(middle, foot-6.6, c.Say("maloney.map-caption"), art.CaptionType.Sized(9.5).Centred())
	c.Text(middle, foot-3, c.Say(speech.Say("maloney.map-name", "map", data)), art.CaptionType.Sized(8.6).Centred())
}

// drawOuting draws the picture over the title of a map in an area.
func drawOuting(c canvas.Canvas, a canvas.Area) {
	k := (a.W - 2*art.FrameWidth) / outing.W
	engravings.DrawScene(c, outing, a.X+art.FrameWidth, a.Y+art.FrameWidth, k, canvas.Black)
	c.Path(canvas.Rect(a.X+art.FrameWidth, a.Y+art.FrameWidth, k*outing.W, k*outing.H), art.RulePen)
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
	for _, p := range []struct {
		letter speech.Text
		to     point
	}{{"maloney.north", point{0, -1}}, {"maloney.east", point{1, 0}}, {"maloney.south", point{0, 1}}, {"maloney.west", point{-1, 0}}} {
		drawHand(c, point{x, y}, p.to, r, 0.15*r)
		caps := 0.2 * r
		art.DrawTitle(c, x+p.to.x*1.14*r, y+p.to.y*1.14*r+caps/2, caps, c.Say(p.letter), art.Solid, canvas.Middle)
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
// what reaches beyond the country. It runs round a bay in the south-western corner.
func drawEdge(c canvas.Canvas, bay canvas.Area) {
	for _, a := range []canvas.Area{
		{W: mapW, H: mapEdge},
		{Y: mapH - mapEdge, W: mapW, H: mapEdge},
		{W: mapEdge, H: mapH},
		{X: mapW - mapEdge, W: mapEdge, H: mapH},
		{Y: bay.Y - mapEdge, W: bay.W + mapEdge, H: bay.H + mapEdge},
	} {
		c.Path(a.Outline(), canvas.Paint{Fill: canvas.Paper})
	}
	const out, in = 1.6, 4.6 // of the divided band
	var dark canvas.Path
	for _, strip := range []canvas.Area{
		{X: out, Y: out, W: mapW - 2*out},
		{X: bay.W + out, Y: mapH - in, W: mapW - bay.W - 2*out},
		{X: mapW - in, Y: in, H: mapH - 2*in},
		{X: out, Y: in, H: mapH - bay.H - 2*in},
		{X: out, Y: mapH - bay.H - in, W: bay.W},
		{X: bay.W + out, Y: mapH - bay.H - in, H: bay.H},
	} {
		dark = append(dark, divisions(strip, in-out)...)
	}
	c.Path(dark, canvas.Paint{Fill: canvas.Black})
	for _, line := range []struct{ at, width float64 }{{0.5, 1}, {out, 0.25}, {in, 0.25}, {mapEdge, 0.6}} {
		at := line.at
		edge := canvas.Path{}.Move(at, at).Line(mapW-at, at).Line(mapW-at, mapH-at).Line(bay.W+at, mapH-at)
		if bay.W > 0 {
			edge = edge.Line(bay.W+at, mapH-bay.H-at).Line(at, mapH-bay.H-at)
		}
		c.Path(edge.Close(), canvas.Paint{Stroke: canvas.Black, Width: line.width})
	}
}

// divisions are the dark parts of a strip so broad, which begins and ends with one if it is
// level, and with a light one else: so corners are dark.
func divisions(strip canvas.Area, broad float64) canvas.Path {
	const step = 9.0 // about
	var dark canvas.Path
	n := 2*int(max(strip.W, strip.H)/step/2) + 1
	wide, high := strip.W/float64(n), strip.H/float64(n)
	if strip.W > 0 {
		for i := 0; i < n; i += 2 {
			dark = append(dark, canvas.Rect(strip.X+wide*float64(i), strip.Y, wide, broad)...)
		}
		return dark
	}
	for i := 1; i < n && strip.H > 0; i += 2 {
		dark = append(dark, canvas.Rect(strip.X, strip.Y+high*float64(i), broad, high)...)
	}
	return dark
}
