package rintintin

import (
	"math"
	"slices"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The measures of the spinner, whose pin is the middle of a square of Width:
// so whoever turns the needle knows what to turn it about.
const (
	pin       = Width / 2
	rim       = 44.0
	band      = 36.5 // inner edge of the hatched band
	lookAt    = 24.0 // from the pin to what a sector shows
	emblemAt  = -2.4 // and from there down
	wordAt    = 7.4
	needleTip = 16.5
	emblem    = 11.0
)

// A sector is what a spinner can show.
type sector struct {
	word    speech.Text
	emblem  string   // of this game
	icon    art.Icon // or shared
	pattern canvas.Pattern
	colour  canvas.Colour
}

// sectorOf finds the looks of a sector by its name in the rulebook.
func sectorOf(name string) sector {
	for _, t := range territories {
		if t.id == name {
			return sector{word: t.sector, emblem: t.emblem, pattern: t.ground, colour: t.colour}
		}
	}
	if name == "dog" {
		return sector{word: "rintintin.title", icon: art.Dog, pattern: canvas.Cross, colour: canvas.Black}
	}
	return sector{word: "rintintin.sector-free", icon: art.Star, pattern: canvas.Diagonal, colour: canvas.Black}
}

// spinnerPanel shows the spinner, with its needle where a spin left it.
func spinnerPanel(board *rules.Board) panel.Panel {
	p := wheelPanel(board)
	p.ID = "spinner"
	var sectors []panel.Target
	for i, name := range board.Spinner {
		x, y := polar(sectorAngle(i, len(board.Spinner)), lookAt)
		sectors = append(sectors, panel.Target{Value: name, X: x, Y: y})
	}
	p.Slots = []panel.Slot{{Cell: rules.SpinnerCell, W: Width, H: Width, Targets: sectors, Says: saysSector, Draw: func(c canvas.Canvas, _ panel.Slot, cell scoring.Cell) {
		if at := slices.Index(board.Spinner, cell.Value); at >= 0 {
			drawNeedle(c, sectorAngle(at, len(board.Spinner)))
		} else if cell.Value != "" { // on a line
			drawNeedle(c, 0)
		}
	}}}
	return p
}

// wheelPanel is a spinner without a needle.
func wheelPanel(board *rules.Board) panel.Panel {
	return panel.Panel{
		ID: "wheel", Owner: scoring.Table, Title: "rintintin.the-spinner", W: Width, H: Width, Key: key("wheel", board.Spinner),
		Static: func(c canvas.Canvas) { drawWheel(c, board.Spinner) },
	}
}

// sectorAngle is where the middle of a sector lies, clockwise from the top.
func sectorAngle(i, of int) float64 { return (float64(i) + 0.5) * 2 * math.Pi / float64(of) }

// polar is the place at an angle clockwise from the top and a distance from
// the pin.
func polar(angle, r float64) (x, y float64) {
	sin, cos := math.Sincos(angle)
	return pin + r*sin, pin - r*cos
}

// drawWheel draws the sectors, the first one to the right of the top.
func drawWheel(c canvas.Canvas, names []string) {
	c.Path(canvas.Circle(pin, pin, rim), art.BoxPen)
	for i, name := range names {
		s, at := sectorOf(name), sectorAngle(i, len(names))
		tone := canvas.Tone{Pattern: s.pattern, Pitch: 1.1, Weight: 0.42, Colour: s.colour}
		if s.pattern == canvas.Dots {
			tone.Weight = 0.72
		}
		c.Hatch(arcBand(at, math.Pi/float64(len(names))), tone)
	}
	c.Path(canvas.Circle(pin, pin, band), canvas.Paint{Stroke: canvas.Black, Width: 0.35})
	for i, name := range names {
		s, at := sectorOf(name), sectorAngle(i, len(names))
		x, y := polar(at, lookAt)
		if s.emblem != "" {
			drawEmblem(c, s.emblem, x, y+emblemAt, emblem)
		} else {
			drawIcon(c, s.icon, x, y+emblemAt, emblem, canvas.Black)
		}
		c.Text(x, y+wordAt, c.Say(s.word), art.StrongType.Centred())
		edgeX, edgeY := polar(at-math.Pi/float64(len(names)), rim)
		c.Path(canvas.Line(pin, pin, edgeX, edgeY), art.HeavyPen)
	}
	c.Path(canvas.Circle(pin, pin, rim), art.HeavyPen)
	c.Path(canvas.Circle(pin, pin, 1.6), art.BoxPen)
}

// arcBand is the part of the hatched band within half an angle of another.
func arcBand(at, half float64) canvas.Path {
	const steps = 16
	p := canvas.Path{}.Move(polar(at-half, rim))
	for i := 1; i <= steps; i++ {
		p = p.Line(polar(at+half*(2*float64(i)/steps-1), rim))
	}
	for i := range steps + 1 {
		p = p.Line(polar(at+half*(1-2*float64(i)/steps), band))
	}
	return p.Close()
}

// drawNeedle draws the needle in a group of its own, which can be turned.
func drawNeedle(c canvas.Canvas, angle float64) {
	c.Begin("needle", "")
	c.Path(needle(angle, needleTip, 2), canvas.Paint{Fill: canvas.Pencil, Stroke: canvas.Paper, Width: 0.7, Round: true})
	c.Path(canvas.Circle(pin, pin, 2.2), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Pencil, Width: 0.8})
	c.End()
}

// needle is the outline of an arrow through the pin that points at an angle,
// as many times stouter than a slender one.
func needle(angle, length, stout float64) canvas.Path {
	var p canvas.Path
	for i, at := range []point{ // sideways, and towards the tip
		{0, 1},
		{0.11, 0.72},
		{0.035, 0.76},
		{0.03, -0.3},
		{0.09, -0.42},
		{0.09, -0.62},
		{0, -0.52},
		{-0.09, -0.62},
		{-0.09, -0.42},
		{-0.03, -0.3},
		{-0.035, 0.76},
		{-0.11, 0.72},
	} {
		x, y := polar(angle, length*at.y)
		sin, cos := math.Sincos(angle)
		x, y = x+stout*length*at.x*cos, y+stout*length*at.x*sin
		if i == 0 {
			p = p.Move(x, y)
		} else {
			p = p.Line(x, y)
		}
	}
	return p.Close()
}
