package press

import (
	"slices"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Duplex says how what you cut out gets its back: over which edge the printer turns the
// paper, or what you glue.
type Duplex int

// The ways of printing backs.
const (
	OneSided   Duplex = iota // none
	LongEdge                 // the printer turns the paper over its long edge
	ShortEdge                // or its short edge
	GutterFold               // backs lie beside their fronts: you fold the leaf and glue its halves
	BacksAfter               // backs have leaves of their own after all else: you glue them on
)

// bothSides reports whether the printer prints on both sides.
func (d Duplex) bothSides() bool { return d == LongEdge || d == ShortEdge }

// glued reports whether you glue backs to their fronts.
func (d Duplex) glued() bool { return d == GutterFold || d == BacksAfter }

// backed is a page of fronts with the page of their backs, as the job has them. Decor of
// the backs is for those that you glue.
func (j Job) backed(front, back Page) []Page {
	switch {
	case len(back.Placed) == 0 || j.Duplex == OneSided:
		return []Page{front}
	case j.Duplex == GutterFold:
		fronts, backs := front.Decor, back.Decor
		front.folded = true
		front.Placed = append(front.Placed, back.Placed...)
		front.Decor = func(c canvas.Canvas) {
			fronts(c)
			backs(c)
			c.Path(canvas.Line(front.Size.W/2, j.Margin, front.Size.W/2, front.Size.H-j.Margin), art.FoldPen)
		}
		return []Page{front}
	case j.Duplex == BacksAfter:
		back.glued = true
	default:
		back.Decor = nil
	}
	return []Page{front, back}
}

// drawGlueNote says on backs, from x over foot, what to glue them to. Front is the name of
// the page of their fronts.
func (d Duplex) drawGlueNote(c canvas.Canvas, x, foot float64, front speech.Text) {
	note := speech.Text("sheets.fold-first")
	if d == BacksAfter {
		note = speech.Say("sheets.glue-behind", "front", front)
	}
	c.Text(x, foot-0.5, c.Say(note), canvas.Type{Face: canvas.Italic, Size: 6, Colour: canvas.Black})
}

// backsLast puts backs that you glue after everything else.
func backsLast(pages []Page) {
	slices.SortStableFunc(pages, func(a, b Page) int {
		switch {
		case a.glued == b.glued:
			return 0
		case a.glued:
			return 1
		}
		return -1
	})
}

// behind is where the back of a piece at x, y of a paper lies: on the back of the paper, or
// in its other half. What you glue is turned sideways, so that its head stays up.
func (d Duplex) behind(paper, piece canvas.Size, x, y float64) (float64, float64) {
	upright := paper.H >= paper.W
	if !d.bothSides() || upright == (d == LongEdge) { // the edge to turn over runs up and down
		return paper.W - x - piece.W, y
	}
	return x, paper.H - y - piece.H
}

// mirrored is the area of a paper that lies behind another, where backs are glued on.
func mirrored(paper canvas.Size, a canvas.Area) canvas.Area {
	a.X = paper.W - a.X - a.W
	return a
}

// frontsInside is what margins leave for fronts: up to the fold, where there is one.
func (j Job) frontsInside() (canvas.Area, error) {
	inside, err := j.Paper.Inside(j.Margin)
	if j.Duplex == GutterFold {
		inside.W, inside.On = j.Paper.W/2-j.Margin, halfOf(j.Paper).Name
	}
	return inside, err
}
