package maloney

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// noteSize is the size of a banknote.
var noteSize = sheets.Size{Name: "note", W: 63, H: 33}

// A noteFace is what tells the notes of a value from the others, besides the
// value: in words, in its picture and in its engraving.
type noteFace struct {
	words   string
	picture string
	pattern sheets.Pattern // behind the rosette
	lobes   int            // of the rosette, even; a part of allLobes
	bank    int            // how many more the bank starts with, as the rules do not say (house)
}

// allLobes is how many lobes all lines of a rosette have: more would run into
// one another.
const allLobes = 60

// noteFaces are the notes of the rulebook by their dollars.
var noteFaces = map[int]noteFace{
	1000: {"one thousand dollars", "car", sheets.Waves, 12, 6},
	500:  {"five hundred dollars", "sun", sheets.Level, 10, 12},
	100:  {"one hundred dollars", "testament", sheets.Diagonal, 6, 18},
}

// money makes the banknotes of all who play, and those of the bank.
func money(job sheets.PrintJob) ([]sheets.Page, error) {
	players := job.Players
	if players == 0 {
		players = rules.MaxPlayers
	}
	var notes []sheets.Card
	for _, note := range rules.Notes() {
		for i := range players*note.Each + noteFaces[note.Dollars].bank {
			notes = append(notes, sheets.Card{
				Front: notePanel(note.Dollars, i, "", drawNote),
				Back:  notePanel(note.Dollars, i, "-back", drawNoteBack),
			})
		}
	}
	return sheets.LayCards(job, "money", noteSize, noteEdge-0.4, notes)
}

// notePanel is a side of the i-th note of a value.
func notePanel(dollars, i int, side string, draw func(sheets.Canvas, int)) sheets.Panel {
	return sheets.Panel{
		ID: fmt.Sprintf("note-%d-%d%s", dollars, i+1, side), Owner: scoring.Table, Title: fmt.Sprintf("$%d", dollars), W: noteSize.W, H: noteSize.H,
		Key: key("note"+side, dollars), Pieces: []sheets.Piece{{Name: notePiece, W: noteSize.W, H: noteSize.H}}, Static: func(c sheets.Canvas) { draw(c, dollars) },
	}
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
func drawNoteFrame(c sheets.Canvas, dollars int, low float64) {
	w, h := noteSize.W, noteSize.H
	c.Path(sheets.Rect(noteEdge, noteEdge, w-2*noteEdge, h-2*noteEdge), sheets.Paint{Stroke: sheets.Black, Width: 0.7})
	c.Path(rope(sheets.Area{X: noteRope, Y: noteRope, W: w - 2*noteRope, H: h - 2*noteRope}, 0.9, 2.4, 4), lace)
	c.Path(sheets.Rect(noteField, noteField, w-2*noteField, h-2*noteField), sheets.Paint{Stroke: sheets.Black, Width: 0.25})
	value, width := sheets.Lettering(strconv.Itoa(dollars))
	const caps, air = 2.7, 1.3
	plate := width*caps + 2*air
	for _, x := range []float64{noteEdge + plate/2, w - noteEdge - plate/2} {
		for _, at := range []struct{ y, way float64 }{{noteEdge + plateHigh/2, 1}, {h - noteEdge - plateHigh/2, low}} {
			c.Path(sheets.Rect(x-plate/2, at.y-plateHigh/2, plate, plateHigh), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.5})
			c.Path(value.Moved(x-at.way*width*caps/2, at.y+at.way*caps/2, at.way*caps), sheets.Paint{Fill: sheets.Black})
		}
	}
}

// drawNote draws the face of a note.
func drawNote(c sheets.Canvas, dollars int) {
	w, h := noteSize.W, noteSize.H
	face := noteFaces[dollars]
	const radius, pictureHigh = 10.2, 9.5
	field := sheets.Rect(noteField, noteField, w-2*noteField, h-2*noteField)
	c.Hatch(field, sheets.Tone{Pattern: face.pattern, Pitch: 0.9, Weight: 0.1, Colour: sheets.Spot})
	drawNoteFrame(c, dollars, 1)
	c.Path(sheets.Circle(w/2, h/2, radius), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.25})
	c.Path(rosette(w/2, h/2, 4, radius-0.4, face.lobes, allLobes/face.lobes), lace)
	for _, side := range []float64{-1, 1} {
		x := w/2 + side*18.2
		c.Path(sheets.Circle(x, h/2, 6.9), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.4})
		c.Path(rosette(x, h/2, 5.7, 6.6, 2*face.lobes, 3), lace)
	}
	drawPicture(c, face.picture, w/2-18.2, h/2, fitPicture(face.picture, pictureHigh))
	sheets.DrawTitle(c, w/2+18.2, h/2+2.6, 5.2, "$", sheets.Spotted, sheets.Middle)
	drawNoteValue(c, "$"+strconv.Itoa(dollars))
	drawNoteWords(c, noteRope, "The Maloney estate")
	drawNoteWords(c, h-noteRope, face.words)
}

// drawNoteValue sets the value on a ribbon across the middle.
func drawNoteValue(c sheets.Canvas, value string) {
	const caps, air = 5.6, 1.3
	w, h := sheets.TitleWidth(value, caps)+2*air, caps+2*air
	x, y := (noteSize.W-w)/2, (noteSize.H-h)/2
	c.Path(sheets.Rect(x, y, w, h), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.4})
	sheets.DrawTitle(c, noteSize.W/2, y+h-air, caps, value, sheets.Shaded, sheets.Middle)
}

// fitPicture is how high a picture is that is to fit a circle of a height.
func fitPicture(picture string, high float64) float64 {
	if picture == "car" {
		return 0.78 * high
	}
	return high
}

// drawNoteWords sets a line of wood type into the rope between two corners.
func drawNoteWords(c sheets.Canvas, y float64, words string) {
	const caps, air, side = 2.0, 0.6, 1.2
	w := sheets.TitleWidth(words, caps) + 2*side
	c.Path(sheets.Rect(noteSize.W/2-w/2, y-caps/2-air, w, caps+2*air), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.35})
	sheets.DrawTitle(c, noteSize.W/2, y+caps/2, caps, words, sheets.Solid, sheets.Middle)
}

// drawNoteBack draws the back of a note, which is the same head over heels.
func drawNoteBack(c sheets.Canvas, dollars int) {
	w, h := noteSize.W, noteSize.H
	face := noteFaces[dollars]
	c.Path(mesh(sheets.Area{X: noteField, Y: noteField, W: w - 2*noteField, H: h - 2*noteField}, 2.6, 2*float64(face.lobes)/3), lace)
	drawNoteFrame(c, dollars, -1)
	value, width := sheets.Lettering(strconv.Itoa(dollars))
	const caps, away, small, large = 4.0, 18.2, 6.9, 10.4
	for _, side := range []float64{-1, 1} {
		x := w/2 + side*away
		c.Path(sheets.Circle(x, h/2, small), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.4})
		c.Path(value.Moved(x+side*width*caps/2, h/2-side*caps/2, -side*caps), sheets.Paint{Fill: sheets.Spot})
	}
	c.Path(sheets.Circle(w/2, h/2, large), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.4})
	c.Path(rosette(w/2, h/2, 5.2, large-0.5, face.lobes, allLobes/face.lobes), laceDark)
	c.Path(rosette(w/2, h/2, 1.6, 5, face.lobes, allLobes/face.lobes/2), lace)
}
