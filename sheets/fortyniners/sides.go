package fortyniners

import (
	"fmt"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// sideDepth is how much of the board's edge each side has to say who sits
// there.
const sideDepth = 22.0

// drawSides writes on each side which role sits there and when its turn comes,
// to be read from there: the coach's side is at the bottom of a board that is
// not turned, and the others follow clockwise.
func drawSides(c sheets.Canvas, bottom int) {
	for role := range rules.Roles {
		drawSide(c, role, int(role)-bottom)
	}
}

// drawSide writes one side, so many quarters clockwise from the bottom.
func drawSide(c sheets.Canvas, role rules.Role, quarters int) {
	const capHeight, middle, badge = 8.0, Side - sideDepth/2 - 1, 7.0
	name, width := sheets.Lettering(role.String())
	number, numberWidth := sheets.Lettering(fmt.Sprint(int(role) + 1))
	gap := 6.0
	whole := 2*badge + gap + width*capHeight
	left := (Side - whole) / 2
	ink := sheets.Paint{Fill: sheets.Black}
	c.Path(quartered(sheets.Circle(left+badge, middle, badge), quarters), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Spot, Width: 1})
	c.Path(quartered(number.Moved(left+badge-numberWidth*capHeight/2, middle+capHeight/2, capHeight), quarters), sheets.Paint{Fill: sheets.Spot})
	c.Path(quartered(name.Moved(left+2*badge+gap, middle+capHeight/2, capHeight), quarters), ink)
	piece, pieceWidth := sheets.Lettering(role.Piece())
	const small = 3.6
	for _, x := range []float64{left / 2, Side - left/2} {
		c.Path(quartered(piece.Moved(x-pieceWidth*small/2, middle+small/2, small), quarters), ink)
	}
}

// drawLegend explains the two lines, and says where the board is from.
func drawLegend(c sheets.Canvas, data string) {
	const x, y, length = 140.0, sideDepth + 7, 16.0
	at := x
	sample := func(word string, pens ...sheets.Paint) {
		for _, pen := range pens {
			c.Path(sheets.Line(at, y, at+length, y), pen)
		}
		c.Text(at+length+3.5, y+sheets.SmallType.CapHeight()/2, word, sheets.SmallType)
		at += length + 3.5 + sheets.Measure(word, sheets.SmallType) + 9
	}
	sample("road: coach, sheriff", roadBed, roadTop, roadMiddle)
	sample("trail: bandits, sheriff", trailDots)
	c.Text(Side/2, Side-sideDepth-4, "board "+data, sheets.CaptionType.Centred())
}
