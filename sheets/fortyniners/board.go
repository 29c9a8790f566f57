package fortyniners

import (
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// Side is the side of the board, mm.
const Side = 400.0

// boardPanel is the board with a side in mm, turned so that one of its sides is
// at the bottom: the coach's is 0, and the others follow clockwise.
func boardPanel(job sheets.PrintJob, b *rules.Board, side float64, bottom int) sheets.Panel {
	k, data := side/Side, job.Data
	p := sheets.Panel{
		ID: "board", Owner: scoring.Table, Title: "The board", W: side, H: side, Key: key("board", *b, data, bottom),
		Static: func(c sheets.Canvas) {
			c.Push(0, 0, k)
			defer c.Pop()
			drawFrame(c)
			drawSides(c, bottom)
			drawLegend(c, data)
			drawScenery(c, b, bottom)
			drawWays(c, b, bottom)
			for _, s := range b.Spots {
				drawSpot(c, b, s, place(s, bottom))
			}
		},
	}
	for _, s := range b.Spots {
		at := place(s, bottom)
		p.Uncut = append(p.Uncut, sheets.Area{X: k * (at.x - spotRadius), Y: k * (at.y - spotRadius), W: k * 2 * spotRadius, H: k * 2 * spotRadius})
		p.Slots = append(p.Slots, sheets.Slot{
			Cell: s.ID, X: k * (at.x - spotRadius), Y: k * (at.y - spotRadius), W: k * 2 * spotRadius, H: k * 2 * spotRadius, Draw: job.ByPencil(drawPieces),
		})
	}
	return p
}

// place is where a spot lies on a board that is turned.
func place(s rules.Spot, bottom int) point {
	return point{float64(s.At[0]), float64(s.At[1])}.quarter(-bottom)
}

// drawFrame rules the edge of the board, and where its sides begin.
func drawFrame(c sheets.Canvas) {
	for _, r := range []struct {
		in  float64
		pen sheets.Paint
	}{{1, sheets.Paint{Stroke: sheets.Black, Width: 1.6}}, {3, sheets.RulePen}, {sideDepth, sheets.RulePen}} {
		c.Path(sheets.Rect(r.in, r.in, Side-2*r.in, Side-2*r.in), r.pen)
	}
	for _, corner := range []int{0, 1, 3, 2} { // row by row, in quarters from the first
		in, out := point{sideDepth, sideDepth}.quarter(corner), point{3, 3}.quarter(corner)
		c.Path(sheets.Line(in.x, in.y, out.x, out.y), sheets.RulePen)
	}
}

// drawPieces puts the pieces that stand on a spot into its slot, side by side,
// and strikes a settlement that has counted.
func drawPieces(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	x, y, r := s.X+s.W/2, s.Y+s.H/2, s.W/2
	if cell.Struck {
		c.Path(sheets.Line(x-0.8*r, y+0.8*r, x+0.8*r, y-0.8*r), sheets.MarkPen)
	}
	pieces := strings.Fields(cell.Value)
	for i, piece := range pieces {
		at := x + 1.1*r*(float64(i)-float64(len(pieces)-1)/2)
		drawPiece(c, at, y, 0.92*r, piece)
	}
}

// drawPiece draws a piece that stands on the board: a disc with its letter and
// its looks.
func drawPiece(c sheets.Canvas, x, y, r float64, letter string) {
	icon, ok := pieceIcons[letter]
	c.Path(sheets.Circle(x, y, r), counter)
	if !ok {
		sheets.DrawLettered(c, x, y, r, letter, sheets.Pencil)
		return
	}
	sheets.DrawIcon(c, icon, x-0.62*r, y-0.85*r, 1.24*r, sheets.Pencil)
	sheets.DrawLettered(c, x, y+0.58*r, 0.42*r, letter, sheets.Pencil)
}

// pieceIcons are the looks of pieces by the letters that the rulebook gives
// them.
var pieceIcons = map[string]sheets.Icon{
	rules.Blackjack.Letter(): sheets.Coach,
	rules.Red.Letter():       sheets.Hat,
	rules.White.Letter():     sheets.Star,
	rules.Bluebeard.Letter(): sheets.Hat,
}
