package fortyniners

import (
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/canvas"
)

// idType is the type of the ids of spots: legible on a board on one page of
// tabloid, too.
var idType = canvas.Type{Size: 10.9, Colour: canvas.Black}

// An id is what a ledger calls a spot, and where that is written, on a board
// that is turned.
type id struct {
	word string
	area canvas.Area
}

// idsOf finds a place beside each spot that pieces move to.
func idsOf(b *rules.Board, g *ground, bottom int) []id {
	const most, step, in = 17.0, 0.5, 0.5
	var all []id
	for _, s := range b.Spots {
		if !hasID(b, s) {
			continue
		}
		w, h := canvas.Measure(s.ID, idType)+2*in, idType.CapHeight()+2*in
		at := g.find(func() point { return g.beside(place(s, bottom), w, h, most, step) })
		found := id{s.ID, canvas.Area{X: at.x - w/2, Y: at.y - h/2, W: w, H: h}}
		g.boxes = append(g.boxes, found.area)
		all = append(all, found)
	}
	return all
}

// hasID says whether pieces move to a spot, so that a ledger names it.
func hasID(b *rules.Board, s rules.Spot) bool {
	return s.ID != b.Jail.Red && s.ID != b.Jail.Blue && s.ID != b.Hideouts.Red && s.ID != b.Hideouts.Blue
}

// drawIDs writes the ids.
func drawIDs(c canvas.Canvas, all []id) {
	var paper canvas.Path
	for _, i := range all {
		paper = append(paper, i.area.Outline()...)
	}
	c.Path(paper, canvas.Paint{Fill: canvas.Paper})
	for _, i := range all {
		c.Text(i.area.X+i.area.W/2, i.area.Y+(i.area.H+idType.CapHeight())/2, i.word, idType.Centred())
	}
}
