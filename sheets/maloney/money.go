package maloney

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// noteSize is the size of a banknote.
var noteSize = canvas.Size{Name: "note", W: 63, H: 33}

// A noteFace is what tells the notes of a value from the others, besides the
// value: in words, in its picture and in its engraving.
type noteFace struct {
	words   speech.Text
	picture string
	pattern canvas.Pattern // behind the rosette
	lobes   int            // of the rosette, even; a part of allLobes
	bank    int            // how many more the bank starts with, as the rules do not say (house)
}

// allLobes is how many lobes all lines of a rosette have: more would run into
// one another.
const allLobes = 60

// noteFaces are the notes of the rulebook by their dollars.
var noteFaces = map[int]noteFace{
	1000: {"maloney.note-1000", "car", canvas.Waves, 12, 6},
	500:  {"maloney.note-500", "sun", canvas.Level, 10, 12},
	100:  {"maloney.note-100", "testament", canvas.Diagonal, 6, 18},
}

// money are the banknotes of all who play, and those of the bank.
func money(job press.Job) ([]press.Batch, error) {
	players := job.Players
	if players == 0 {
		players = rules.MaxPlayers
	}
	var notes []press.Card
	for _, note := range rules.Notes() {
		for i := range players*note.Each + noteFaces[note.Dollars].bank {
			notes = append(notes, press.Card{
				Front: notePanel(note.Dollars, i, "", drawNote),
				Back:  notePanel(note.Dollars, i, "-back", drawNoteBack),
			})
		}
	}
	return []press.Batch{{Card: noteSize, Cards: notes, Blank: noteEdge - 0.4}}, nil
}

// notePanel is a side of the i-th note of a value.
func notePanel(dollars, i int, side string, draw func(canvas.Canvas, int)) panel.Panel {
	p := panel.Panel{
		ID: fmt.Sprintf("note-%d-%d%s", dollars, i+1, side), Owner: scoring.Table, Title: rules.InDollars(dollars), W: noteSize.W, H: noteSize.H,
		Key: key("note"+side, dollars), Static: func(c canvas.Canvas) { draw(c, dollars) },
	}
	if side == "" {
		p.Pieces = []panel.Piece{{Name: notePiece, W: noteSize.W, H: noteSize.H}}
	}
	return p
}

// The measures of a note, from its edge inwards.
const (
	noteEdge  = 1.6 // the heavy rule
	noteRope  = 3.2 // the middle of the rope
	noteField = 4.8 // the fine rule round the field
	plateHigh = 5.2 // of the corners
)

// drawNoteFrame draws what both sides have: the rope between two rules, and the
// value in the corners. Low is how the lower two stand: 1, or -1 for head over
// heels.
func drawNoteFrame(c canvas.Canvas, dollars int, low float64) {
	w, h := noteSize.W, noteSize.H
	c.Path(canvas.Rect(noteEdge, noteEdge, w-2*noteEdge, h-2*noteEdge), canvas.Paint{Stroke: canvas.Black, Width: 0.7})
	c.Path(rope(canvas.Area{X: noteRope, Y: noteRope, W: w - 2*noteRope, H: h - 2*noteRope}, 0.9, 2.4, 4), lace)
	c.Path(canvas.Rect(noteField, noteField, w-2*noteField, h-2*noteField), canvas.Paint{Stroke: canvas.Black, Width: 0.25})
	const caps, air = 2.7, 1.3
	value := strconv.Itoa(dollars)
	plate := art.TitleWidth(value, caps) + 2*air
	for _, x := range []float64{noteEdge + plate/2, w - noteEdge - plate/2} {
		for _, at := range []struct{ y, way float64 }{{noteEdge + plateHigh/2, 1}, {h - noteEdge - plateHigh/2, low}} {
			c.Path(canvas.Rect(x-plate/2, at.y-plateHigh/2, plate, plateHigh), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.5})
			art.DrawLettered(c, x, at.y, at.way*caps, value, canvas.Black)
		}
	}
}

// drawNote draws the face of a note.
func drawNote(c canvas.Canvas, dollars int) {
	w, h := noteSize.W, noteSize.H
	face := noteFaces[dollars]
	const radius, pictureHigh = 10.2, 9.5
	field := canvas.Rect(noteField, noteField, w-2*noteField, h-2*noteField)
	c.Hatch(field, canvas.Tone{Pattern: face.pattern, Pitch: 0.9, Weight: 0.1, Colour: canvas.Spot})
	drawNoteFrame(c, dollars, 1)
	c.Path(canvas.Circle(w/2, h/2, radius), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.25})
	c.Path(rosette(w/2, h/2, 4, radius-0.4, face.lobes, allLobes/face.lobes), lace)
	for _, side := range []float64{-1, 1} {
		x := w/2 + side*18.2
		c.Path(canvas.Circle(x, h/2, 6.9), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.4})
		c.Path(rosette(x, h/2, 5.7, 6.6, 2*face.lobes, 3), lace)
	}
	drawPicture(c, face.picture, w/2-18.2, h/2, fitPicture(face.picture, pictureHigh))
	art.DrawTitle(c, w/2+18.2, h/2+2.6, 5.2, "$", art.Spotted, canvas.Middle)
	drawNoteValue(c, c.Say(rules.InDollars(dollars)))
	drawNoteWords(c, noteRope, c.Say("maloney.note-head"))
	drawNoteWords(c, h-noteRope, c.Say(face.words))
}

// drawNoteValue sets the value on a ribbon across the middle, between the circles.
func drawNoteValue(c canvas.Canvas, value string) {
	const most, air, room = 5.6, 1.7, 22.6
	caps := art.CapsFor(value, most, room-2*air)
	w, h := art.TitleWidth(value, caps)+2*air, most+2*air
	x, y := (noteSize.W-w)/2, (noteSize.H-h)/2
	c.Path(canvas.Rect(x, y, w, h), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.4})
	art.DrawTitle(c, noteSize.W/2, y+(h+caps)/2, caps, value, art.Shaded, canvas.Middle)
}

// fitPicture is how high a picture is that is to fit a circle of a height.
func fitPicture(picture string, high float64) float64 {
	if picture == "car" {
		return 0.78 * high
	}
	return high
}

// drawNoteWords sets a line of wood type into the rope between two corners.
func drawNoteWords(c canvas.Canvas, y float64, words string) {
	const caps, air, side = 2.0, 0.6, 1.2
	w := art.TitleWidth(words, caps) + 2*side
	c.Path(canvas.Rect(noteSize.W/2-w/2, y-caps/2-air, w, caps+2*air), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.35})
	art.DrawTitle(c, noteSize.W/2, y+caps/2, caps, words, art.Solid, canvas.Middle)
}

// drawNoteBack draws the back of a note, which is the same head over heels.
func drawNoteBack(c canvas.Canvas, dollars int) {
	w, h := noteSize.W, noteSize.H
	face := noteFaces[dollars]
	c.Path(mesh(canvas.Area{X: noteField, Y: noteField, W: w - 2*noteField, H: h - 2*noteField}, 2.6, 2*float64(face.lobes)/3), lace)
	drawNoteFrame(c, dollars, -1)
	const caps, away, small, large = 4.0, 18.2, 6.9, 10.4
	for _, side := range []float64{-1, 1} {
		x := w/2 + side*away
		c.Path(canvas.Circle(x, h/2, small), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.4})
		art.DrawLettered(c, x, h/2, -side*caps, strconv.Itoa(dollars), canvas.Spot)
	}
	c.Path(canvas.Circle(w/2, h/2, large), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.4})
	c.Path(rosette(w/2, h/2, 5.2, large-0.5, face.lobes, allLobes/face.lobes), laceDark)
	c.Path(rosette(w/2, h/2, 1.6, 5, face.lobes, allLobes/face.lobes/2), lace)
}
