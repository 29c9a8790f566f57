// Package panel has the drawings of fixed size that a game is made of: panels, a slot in
// them for each cell, the pieces that are cut out and lie on them, and how panels are laid
// out side by side. Paper and phones show the same panel. What paper that is isn't known
// here.
//
// Begin with [Panel] and [Slot]; [Column] and [Flow] lay them out.
package panel

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
)

// A Panel is a drawing of fixed size: a static part that depends only on the house
// data, and a slot for each of its cells. The same panel is drawn on
// paper and on phones.
type Panel struct {
	ID    string // unique among the panels of a sheet: "mine", "stash"
	Owner int    // whose cells it shows: a seat, or scoring.Table
	Title speech.Text
	W, H  float64
	// Static draws what doesn't change during a game.
	Static func(canvas.Canvas)
	// Key is everything that Static depends on besides the size and the language. Across
	// games and tables, panels with the same key, size and language have the same static
	// part, drawn once a process. A panel without a key is drawn each time.
	Key string
	// Names are what its slots say besides what the key tells, such as players' names that are
	// printed nowhere on it.
	Names []string
	// Ahead is the folder of static parts drawn ahead in English, by key and size. One that
	// isn't there is drawn. Empty for none.
	Ahead string
	// Language is that of what is drawn; nil for English. Those who make panels leave it to
	// In.
	Language *speech.Language
	Slots    []Slot
	// Uncut is what no cut between tiles should go through if there is another
	// way: cities, words.
	Uncut []canvas.Area
	// Pieces are what you cut out of the panel.
	Pieces []Piece
	// Laid returns what lies on the panel; nil if nothing does.
	Laid func() Laid
}

// AsPicture is the panel as a mere picture that is printed k times as large: nothing is written
// into it, cut out of it or laid on it, and words that are too small to read are left out.
func (p Panel) AsPicture(k float64) Panel {
	drawn := p
	p.Slots, p.Pieces, p.Laid = nil, nil, nil
	p.Static = func(c canvas.Canvas) { drawn.Part().Draw(&pictureCanvas{c, []float64{k}}) }
	if p.Key != "" {
		p.Key = fmt.Sprintf("picture %g %s", k, p.Key)
	}
	return p
}

// Moved is the slot if its panel is drawn k times as large at x, y of another.
func (s Slot) Moved(x, y, k float64) Slot {
	inner, draw := s, s.Draw
	s.X, s.Y, s.W, s.H = x+k*s.X, y+k*s.Y, k*s.W, k*s.H
	if draw != nil {
		s.Draw = func(c canvas.Canvas, _ Slot, cell scoring.Cell) {
			c.Push(x, y, k)
			draw(c, inner, cell)
			c.Pop()
		}
	}
	return s
}

// Scaled is the panel drawn k times as large, without targets.
func (p Panel) Scaled(k float64) Panel {
	small := p
	small.W, small.H, small.Slots = k*p.W, k*p.H, nil
	small.Uncut, small.Pieces = ScaledAreas(p.Uncut, k), nil
	small.Static = func(c canvas.Canvas) {
		c.Push(0, 0, k)
		p.Part().Draw(c)
		c.Pop()
	}
	for _, s := range p.Slots {
		small.Slots = append(small.Slots, s.Moved(0, 0, k))
	}
	for _, piece := range p.Pieces {
		small.Pieces = append(small.Pieces, Piece{piece.Name, k * piece.W, k * piece.H, piece.Round})
	}
	if p.Laid != nil {
		small.Laid = func() Laid { return p.Laid().At(0, 0, k) }
	}
	return small
}

// ScaledAreas are areas of a panel drawn k times as large.
func ScaledAreas(areas []canvas.Area, k float64) []canvas.Area {
	scaled := make([]canvas.Area, len(areas))
	for i, a := range areas {
		scaled[i] = a.Scaled(k)
	}
	return scaled
}

// A Slot is the place of one cell on a panel.
type Slot struct {
	Cell       string // id of the cell
	X, Y, W, H float64
	Targets    []Target // where a tap says what to write; none where it is asked for
	// Draw draws the current cell into the slot. Its origin is the
	// panel's.
	Draw Draw
	Says Says // nil where its cell's value says it
}

// A Target is a place in a slot that means a value of its cell, like a sector
// of a spinner. A tap means the nearest one.
type Target struct {
	Value string
	X, Y  float64 // from the panel's origin
}

// In gives panels the language for all their words; nil for English.
func In(l *speech.Language, panels []Panel) []Panel {
	for i := range panels {
		panels[i].Language = l
	}
	return panels
}

// Say turns a text into words, in the language of the panel.
func (p Panel) Say(t speech.Text) string { return p.Part().In().Of(t) }

// Part is the static part of the panel.
func (p Panel) Part() canvas.Part {
	return canvas.Part{ID: p.ID, W: p.W, H: p.H, Key: p.Key, Ahead: p.Ahead, Language: p.Language, Static: p.Static}
}

// DrawCell draws a cell into its slot, in a group of its own.
func (p Panel) DrawCell(c canvas.Canvas, s Slot, cell scoring.Cell) {
	c.Begin(cell.ID, c.Say(cell.Label))
	if s.Draw != nil {
		s.Draw(c, s, cell)
	}
	c.End()
}
