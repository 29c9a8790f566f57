package rintintin

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// squads are how the pieces of the four squads are told apart: by a pattern
// that is the same from every side of the table, and by a number.
var squads = [...]struct {
	word    speech.Text // for people
	pattern canvas.Pattern
	rings   bool // drawn in their place
	colour  canvas.Colour
}{
	{word: "rintintin.purple-stripes", pattern: canvas.Diagonal, colour: canvas.Purple},
	{word: "rintintin.pink-dots", pattern: canvas.Dots, colour: canvas.Pink},
	{word: "rintintin.white-lattice", pattern: canvas.Cross, colour: canvas.Black},
	{word: "rintintin.black-rings", rings: true, colour: canvas.Black},
}

// The parts of a piece, to its radius.
const (
	pieceHeart  = 0.56 // of the paper at the middle
	heartOfDog  = 0.66
	piecePitch  = 0.17
	pieceLine   = 0.06
	pieceRim    = 0.06
	pieceNumber = 0.62 // height of the number
)

// drawPattern covers a round piece with the pattern of a squad, but for its
// heart.
func drawPattern(c canvas.Canvas, x, y, r, heart float64, squad int, ink canvas.Colour) {
	c.Path(canvas.Circle(x, y, r), blank)
	if squads[squad].rings {
		const rings = 3
		for i := range rings {
			at := r * (heart + (1-heart)*(float64(i)+0.5)/rings)
			c.Path(canvas.Circle(x, y, at), canvas.Paint{Stroke: ink, Width: r * pieceLine * 0.8})
		}
	} else {
		c.Hatch(canvas.Circle(x, y, r), tone(squad, r*piecePitch, ink))
	}
	c.Path(canvas.Circle(x, y, r*heart), canvas.Paint{Fill: canvas.Paper, Stroke: ink, Width: r * pieceRim / 2})
	c.Path(canvas.Circle(x, y, r), canvas.Paint{Stroke: ink, Width: r * pieceRim})
}

// tone is the pattern of a squad as a hatching.
func tone(squad int, pitch float64, ink canvas.Colour) canvas.Tone {
	t := canvas.Tone{Pattern: squads[squad].pattern, Pitch: pitch, Weight: pitch * pieceLine / piecePitch, Colour: ink}
	switch t.Pattern {
	case canvas.Dots:
		t.Weight *= 1.6
	case canvas.Cross:
		t.Pitch *= 1.3
	default: // as it is
	}
	return t
}

// squadOf reads the number of a squad off a cell.
func squadOf(cell scoring.Cell) (squad int, ok bool) {
	n, err := strconv.Atoi(cell.Value)
	return n - 1, err == nil && n >= 1 && n <= len(squads)
}

// covering covers a circle with a piece of the squad that its cell names; in
// its heart lies what is drawn about a place, for a piece of radius r.
func covering(heart float64, draw func(c canvas.Canvas, x, y, r float64, number string)) panel.Draw {
	return func(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
		squad, ok := squadOf(cell)
		if !ok {
			drawFigure(c, s, cell)
			return
		}
		x, y, r := s.X+s.W/2, s.Y+s.H/2, s.W/2
		drawPattern(c, x, y, r, heart, squad, canvas.Pencil)
		draw(c, x, y, r, cell.Value)
	}
}

// drawMan covers an ordinary circle with a cavalryman.
var drawMan = covering(pieceHeart, func(c canvas.Canvas, x, y, r float64, number string) {
	art.DrawLettered(c, x, y, r*pieceNumber, number, canvas.Pencil)
})

// drawDog covers a Rin Tin Tin circle with a figure.
var drawDog = covering(heartOfDog, func(c canvas.Canvas, x, y, r float64, number string) {
	drawIcon(c, art.Dog, x-0.19*r, y-0.04*r, 0.8*r, canvas.Pencil)
	art.DrawLettered(c, x+0.36*r, y+0.1*r, r*0.4, number, canvas.Pencil)
})
