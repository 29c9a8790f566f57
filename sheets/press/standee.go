package press

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// A Standee is a piece that stands on the table, a tent: two sides head to head, a foot
// under each, and a flap to glue. Measures are in mm.
type Standee struct {
	Name  speech.Text
	Plate speech.Text // what is written on its foot, in wood type
	Wide  float64     // of each side
	High  float64
	Deep  float64     // of the tent, which is what a flap takes
	Foot  float64     // height
	Tone  canvas.Tone // of the foot, by which it is told apart
	// Draw draws one of its sides, standing at foot, with its middle at x. Above the
	// fold side is -1, and it's upside down.
	Draw func(c canvas.Canvas, x, foot, side float64)
}

// Standing is the name of the pieces that are standees.
const Standing speech.Text = "sheets.piece-standee"

// Size is the size of a standee before it's folded.
func (s Standee) Size() canvas.Size {
	return canvas.Size{Name: "standee", W: s.Wide, H: 2 * (s.High + s.Deep)}
}

// Card is the standee to cut out. It has no back: both its sides are on it. Its
// drawing depends only on the data.
func (s Standee) Card(info *scoring.Info, id string, owner int, data ...any) Card {
	size := s.Size()
	return Card{Front: panel.Panel{
		ID: "standee-" + id, Owner: owner, Title: s.Name, W: size.W, H: size.H,
		Key:    panel.SharedKey(info, "standee", id, s.Plate, s.High, s.Deep, s.Foot, keyedTone(s.Tone), data),
		Static: s.draw,
		Pieces: []panel.Piece{{Name: Standing, W: s.Wide, H: s.Deep}},
	}}
}

// A keyedTone is a tone as keys write it. The name of a part in a file comes from its
// key, and does not change with the room that tones are declared in.
type keyedTone canvas.Tone

// GoString is what a key has of the tone.
func (t keyedTone) GoString() string {
	return fmt.Sprintf("sheets.Tone{Pattern:%d, Pitch:%#v, Weight:%#v, Colour:%d}", t.Pattern, t.Pitch, t.Weight, t.Colour)
}

// The types and lines of a standee.
var (
	standeeGlue  = canvas.Type{Face: canvas.Italic, Size: 6.5, Align: canvas.Middle, Colour: canvas.Black}
	standeePlate = canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.3}
	glueTone     = canvas.Tone{Pattern: canvas.Dots, Pitch: 1.6, Weight: 0.3, Colour: canvas.Black}
)

// draw draws the standee round the fold at its heads.
func (s Standee) draw(c canvas.Canvas) {
	const most, margin = 2.4, 0.9
	size, middle := s.Size(), s.High+s.Deep
	caps := min(most, s.Foot-2*margin, (s.Wide-2*margin-1)/max(0.1, art.TitleWidth(c.Say(s.Plate), 1)))
	plate := art.TitleWidth(c.Say(s.Plate), caps) + 2*margin
	for _, side := range []float64{-1, 1} { // above and below the fold
		ground := middle + side*s.High
		foot := ground - side*s.Foot
		level := (ground + foot) / 2
		s.Draw(c, s.Wide/2, foot, side)
		band := canvas.Rect(0, min(ground, foot), s.Wide, s.Foot)
		c.Hatch(band, s.Tone)
		c.Path(canvas.Line(0, foot, s.Wide, foot), canvas.Paint{Stroke: canvas.Black, Width: 0.35})
		c.Path(canvas.Rect(s.Wide/2-plate/2, level-caps/2-margin, plate, caps+2*margin), standeePlate)
		art.DrawLettered(c, s.Wide/2, level, side*caps, c.Say(s.Plate), canvas.Black)
		c.Path(canvas.Line(0, ground, s.Wide, ground), art.FoldPen)
		drawGlue(c, canvas.Area{Y: min(ground, ground+side*s.Deep), W: s.Wide, H: s.Deep})
	}
	c.Path(canvas.Line(0, middle, s.Wide, middle), art.FoldPen)
	c.Path(canvas.Rect(0, 0, size.W, size.H), art.FinePen)
}

// drawGlue marks a flap that is glued under another: dots, and the word where it
// has room.
func drawGlue(c canvas.Canvas, flap canvas.Area) {
	c.Hatch(canvas.Rect(flap.X, flap.Y, flap.W, flap.H), glueTone)
	drawGlueWord(c, flap)
}

// drawGlueWord writes the word on a flap's dots, where it has room.
func drawGlueWord(c canvas.Canvas, flap canvas.Area) {
	word := c.Say("sheets.glue")
	w, h := canvas.Measure(word, standeeGlue)+1, standeeGlue.CapHeight()+1.4
	if w > flap.W || h > flap.H {
		return
	}
	x, y := flap.X+flap.W/2, flap.Y+flap.H/2
	c.Path(canvas.Rect(x-w/2, y-h/2, w, h), canvas.Paint{Fill: canvas.Paper})
	c.Text(x, y+standeeGlue.CapHeight()/2, word, standeeGlue)
}
