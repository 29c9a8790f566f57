// Package canvas is the drawing surface: paths, paints, tones and type, measuring and
// fitting text, how much ink a drawing takes, and the list of operations that golden
// tests compare. Below it are canvases for files: pdf, svg and png. It knows no panel, no
// page of a game and no score.
//
// Lengths are millimetres, x to the right and y down from the top left
// corner; type sizes are points.
//
// Begin with [Canvas]: all drawing goes through it. Canvases for files are given [Part]
// and [Page], and share [Frame].
package canvas

import "saddlebag/scoring/speech"

// A Canvas is what panels are drawn on. There are four: PDF for paper, SVG for phones, PNG
// for pictures, and a list of operations as text for tests. No call of a Canvas panics or
// fails; it reports at the end what went wrong.
type Canvas interface {
	// Path fills and strokes a path. Afterwards the caller may change the path.
	Path(p Path, paint Paint)
	// Hatch covers the inside of a path with a tone.
	Hatch(p Path, tone Tone)
	// Text writes one line with its baseline at y. A character that no font
	// has is drawn as its code point in a box.
	Text(x, y float64, s string, t Type)
	// Say makes words of a text in the language that the canvas is in, to be written or
	// measured.
	Say(t speech.Text) string
	// Begin opens a group, a cell of a panel: what is drawn until End belongs
	// to it. Label is for people who cannot see it. A group in a group is a
	// part of the cell that a script moves: on the screen its id is its class.
	Begin(id, label string)
	// End closes the last open group.
	End()
	// Push moves the origin to x, y and scales by k until Pop.
	Push(x, y, k float64)
	// Pop takes back the last Push.
	Pop()
}

// A Paint says how a path is drawn. The zero Paint draws nothing.
type Paint struct {
	Fill   Colour
	Stroke Colour
	Width  float64   // of the stroke, mm
	Dash   []float64 // lengths on and off, mm; nil for a solid line
	Round  bool      // round ends and joins; else butt ends and mitred joins
	Exact  bool      // the same in every ink mode: for what machines read
	Lace   bool      // many lines side by side, of which saving ink keeps two of every six
	Kept   bool      // as wide in every ink mode: what is covered but for its edges, or covers it so
	Caps   float64   // of letters in wood type, how high capitals are, mm: saving ink leaves them readable
}

// A Colour is one of the inks of the press: nearly always black or the game's spot colour.
// On paper the ink mode decides how it comes out, on the screen a variable.
type Colour int

// The colours.
const (
	None   Colour = iota
	Black         // the ink
	Spot          // the one spot colour of the game
	Paper         // the sheet itself: to knock out
	Pencil        // what a player wrote
	// What games have in colours of their own, over hatching that tells it apart
	// without.
	Red
	Yellow
	Blue
	Green
	Brown
	Purple
	Pink
)

// colourCount is how many colours there are.
const colourCount = Pink + 1

// A Tone is a hatching, used where others would use grey.
type Tone struct {
	Pattern Pattern
	Pitch   float64 // distance of lines or dots, mm
	Weight  float64 // thickness of lines, diameter of dots, mm
	Colour  Colour
}

// A Pattern is a way to hatch. You can tell them apart without
// colour.
type Pattern int

// The patterns.
const (
	Diagonal Pattern = iota // lines rising to the right
	Contrary                // lines falling to the right
	Level                   // horizontal lines
	Upright                 // vertical lines
	Cross                   // both diagonals
	Grid                    // horizontal and vertical
	Dots
	Waves
)

// A Type says how text is set.
type Type struct {
	Face   Face
	Size   float64 // points
	Align  Align
	Colour Colour
}

// ToRight is the type aligned to the right: the text ends at its x.
func (t Type) ToRight() Type {
	t.Align = Right
	return t
}

// Sized is the type in another size, in points.
func (t Type) Sized(size float64) Type {
	t.Size = size
	return t
}

// InBold is the type in bold.
func (t Type) InBold() Type {
	t.Face = Bold
	return t
}

// Centred is the type with its middle where it is put.
func (t Type) Centred() Type {
	t.Align = Middle
	return t
}

// A Face is one of the embedded fonts.
type Face int

// The faces.
const (
	Body Face = iota
	Bold
	Italic
)

// An Align says which part of a line of text lies at x.
type Align int

// The alignments.
const (
	Left Align = iota
	Middle
	Right
)
