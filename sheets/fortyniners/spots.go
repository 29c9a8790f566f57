package fortyniners

import (
	"slices"
	"strconv"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// spotRadius is that of a spot and its piece, on the board.
const spotRadius = 8.0

// drawSpot draws a spot at its place: its form says what it is, and its name
// what a ledger calls it.
func drawSpot(c sheets.Canvas, b *rules.Board, s rules.Spot, at point) {
	switch {
	case s.ID == b.Start:
		drawPlate(c, at, "Start", s.ID)
	case s.ID == b.End:
		drawPlate(c, at, "End of Run", s.ID)
	case slices.Contains(b.Blocks, s.ID):
		drawBlock(c, at, s.ID)
	case slices.Contains(b.Lookouts, s.ID):
		drawLookout(c, at, s.ID)
	case slices.Contains(b.Crossings, s.ID):
		drawCrossing(c, at, s.ID)
	case s.ID == b.Jail.Red || s.ID == b.Jail.Blue:
		drawJail(c, at, whose(s.ID == b.Jail.Red))
	case s.ID == b.Hideouts.Red || s.ID == b.Hideouts.Blue:
		drawHideout(c, at, whose(s.ID == b.Hideouts.Red))
	case s.Settlement > 0:
		drawSettlement(c, at, s)
	default:
		drawPlain(c, at, s.ID, onRoad(b, s.ID))
	}
}

// whose is the bandit of a jail's cell or of a hideout.
func whose(red bool) rules.Role {
	if red {
		return rules.Red
	}
	return rules.Bluebeard
}

// onRoad says whether an edge of the road leads to a spot.
func onRoad(b *rules.Board, id string) bool {
	return slices.ContainsFunc(b.Road, func(e rules.Edge) bool { return e[0] == id || e[1] == id })
}

// drawName writes a spot's name, under it or in it.
func drawName(c sheets.Canvas, x, y float64, id string) {
	c.Text(x, y+sheets.TinyType.CapHeight()/2, id, sheets.TinyType.Centred())
}

// nameBelow is how far under a spot's middle its name stands, where there is no
// room in it.
const nameBelow = spotRadius + 2.2

// drawPlain draws a mile: a ring on the road, a thinner one on a trail.
func drawPlain(c sheets.Canvas, at point, id string, road bool) {
	const r = 5.6
	pen := sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.9}
	if !road {
		pen.Width = 0.4
	}
	c.Path(sheets.Circle(at.x, at.y, r), pen)
	drawName(c, at.x, at.y, id)
}

// drawSettlement draws a settlement with its points.
func drawSettlement(c sheets.Canvas, at point, s rules.Spot) {
	c.Path(sheets.Circle(at.x, at.y, spotRadius), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 1.2})
	c.Path(sheets.Circle(at.x, at.y, spotRadius-1.5), sheets.Paint{Stroke: sheets.Spot, Width: 0.5})
	points := strconv.Itoa(s.Settlement)
	sheets.DrawLettered(c, at.x, at.y-1.2, 6, points, sheets.Spot)
	if points == "6" || points == "9" { // which way up it is meant
		c.Path(sheets.Rect(at.x-2, at.y+2.3, 4, 0.5), sheets.Paint{Fill: sheets.Spot})
	}
	drawName(c, at.x, at.y+4.5, s.ID)
}

// drawCrossing draws where a trail meets the road: no spot for the coach.
func drawCrossing(c sheets.Canvas, at point, id string) {
	const r = 7.4
	c.Path(sheets.Path{}.Move(at.x, at.y-r).Line(at.x+r, at.y).Line(at.x, at.y+r).Line(at.x-r, at.y).Close(),
		sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.6})
	drawName(c, at.x, at.y, id)
}

// drawBlock draws a road block: a barrier round the spot.
func drawBlock(c sheets.Canvas, at point, id string) {
	const half = spotRadius
	square := sheets.Rect(at.x-half, at.y-half, 2*half, 2*half)
	c.Path(square, sheets.Paint{Fill: sheets.Paper})
	c.Hatch(square, sheets.Tone{Pattern: sheets.Diagonal, Pitch: 2, Weight: 0.9, Colour: sheets.Black})
	c.Path(square, sheets.Paint{Stroke: sheets.Black, Width: 0.9})
	c.Path(sheets.Circle(at.x, at.y, 5.2), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.5})
	drawName(c, at.x, at.y, id)
	c.Text(at.x+half+2, at.y-half+sheets.CaptionType.CapHeight(), "Road block", sheets.CaptionType)
}

// drawLookout draws a lookout: a height with an eye.
func drawLookout(c sheets.Canvas, at point, id string) {
	const r = spotRadius + 1.5
	c.Path(sheets.Path{}.Move(at.x, at.y-r).Line(at.x+r, at.y+0.75*r).Line(at.x-r, at.y+0.75*r).Close(),
		sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.8})
	sheets.DrawIcon(c, sheets.Eye, at.x-3, at.y-3.6, 6, sheets.Black)
	drawName(c, at.x, at.y+4.6, id)
	named(c, at, "Lookout")
}

// named writes what a spot is beneath it.
func named(c sheets.Canvas, at point, word string) {
	c.Text(at.x, at.y+nameBelow+sheets.CaptionType.CapHeight(), word, sheets.CaptionType.Centred())
}

// drawJail draws a cell of the jail.
func drawJail(c sheets.Canvas, at point, of rules.Role) {
	const half = spotRadius
	c.Path(sheets.Rect(at.x-half, at.y-half, 2*half, 2*half), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 1.2})
	for i := range 4 {
		x := at.x - half + 2*half*float64(i+1)/5
		c.Path(sheets.Line(x, at.y-half, x, at.y+half), sheets.Paint{Stroke: sheets.Black, Width: 0.7})
	}
	drawOwner(c, at, of)
	named(c, at, "Jail: "+of.String())
}

// drawHideout draws a hideout: a roof over the spot.
func drawHideout(c sheets.Canvas, at point, of rules.Role) {
	const half = spotRadius
	c.Path(sheets.Path{}.Move(at.x, at.y-1.5*half).Line(at.x+half, at.y-0.5*half).Line(at.x+half, at.y+half).Line(at.x-half, at.y+half).Line(at.x-half, at.y-0.5*half).Close(),
		sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 1})
	c.Path(sheets.Line(at.x-half, at.y-0.5*half, at.x+half, at.y-0.5*half), sheets.RulePen)
	drawOwner(c, at, of)
	named(c, at, "Hideout: "+of.String())
}

// drawOwner draws the letter of a bandit in a heart of paper.
func drawOwner(c sheets.Canvas, at point, of rules.Role) {
	c.Path(sheets.Circle(at.x, at.y+0.6, 4.6), sheets.Paint{Fill: sheets.Paper, Stroke: inks[of], Width: 0.8})
	sheets.DrawLettered(c, at.x, at.y+0.6, 4.4, of.Letter(), inks[of])
}

// drawPlate draws Start or End of Run.
func drawPlate(c sheets.Canvas, at point, word, id string) {
	const capHeight, in = 3.6, 3.0
	_, width := sheets.Lettering(word)
	w := max(2*spotRadius, width*capHeight+2*in)
	c.Path(sheets.Rect(at.x-w/2, at.y-spotRadius, w, 2*spotRadius), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 1.2})
	c.Path(sheets.Rect(at.x-w/2+1.3, at.y-spotRadius+1.3, w-2.6, 2*spotRadius-2.6), sheets.FinePen)
	sheets.DrawLettered(c, at.x, at.y-1.6, capHeight, word, sheets.Black)
	drawName(c, at.x, at.y+3.4, id)
}
