package fortyniners

import (
	"strings"
	"sync"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/house"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// Side is the side of the board, mm.
const Side = 400.0

// boardPanel is the board with a side in mm, turned so that one of its sides is
// at the bottom: the coach's is 0, and the others follow clockwise. Paper has
// mountains on it, and what grows, which phones would wait for.
func boardPanel(job press.Job, b *rules.Board, side float64, bottom int, onPaper bool) panel.Panel {
	k := side / Side
	p := panel.Panel{
		ID: "board", Owner: scoring.Table, Title: "fortyniners.board", W: side, H: side, Key: key("board", *b, bottom, onPaper),
		Static: func(c canvas.Canvas) {
			c.Push(0, 0, k)
			defer c.Pop()
			drawBoard(c, b, k, bottom, onPaper)
		},
	}
	p.Laid = func() panel.Laid { return standingRoom(b, bottom).At(0, 0, k) }
	n := rules.NetworkOf(b)
	for i, s := range b.Spots {
		at := place(s, bottom)
		p.Slots = append(p.Slots, panel.Slot{
			Cell: s.ID, X: k * (at.x - spotRadius), Y: k * (at.y - spotRadius), W: k * 2 * spotRadius, H: k * 2 * spotRadius, Draw: job.ByPencil(drawPieces), Says: saysPieces(n, rules.SpotIndex(i)),
		})
	}
	return p
}

// drawBoard draws a board that is turned, from the ground up. Printed at k mm to
// each of its own, it leaves out what could not be read.
func drawBoard(c canvas.Canvas, b *rules.Board, k float64, bottom int, onPaper bool) {
	plan := plans.Of(b)
	var ids []id
	switch {
	case k*idType.Size < canvas.LeastSize:
	case bottom == 0:
		ids = plan.ids
	default:
		ids = idsOf(b, plan.turned(b, bottom), bottom)
	}
	drawRiver(c, b, bottom)
	if onPaper {
		drawRelief(c, plan.relief(), bottom)
	}
	drawBorder(c, bottom, onPaper)
	drawWays(c, b, bottom)
	if plan.title != noCartouche {
		drawCartouche(c, plan.title, bottom, onPaper)
	}
	drawSigns(c, plan.signs, bottom)
	for _, s := range b.Spots {
		drawSpot(c, b, s, place(s, bottom))
	}
	drawIDs(c, ids)
}

// A plan is where everything lies on a board that is not turned. It is shared by all
// who draw the board, and read only.
type plan struct {
	ground *ground
	signs  []sign
	title  point
	ids    []id
	relief func() []growing // in the order in which it is drawn
}

// plans are those of the boards that there are.
var plans = house.NewDerived(newPlan)

// newPlan is the plan of a board: of our own by what was found for it ahead.
func newPlan(b *rules.Board) *plan {
	places, grown, ok := laidAhead(b)
	p := layPlan(b, places)
	if ok {
		p.relief = func() []growing { return grown }
	}
	return p
}

// layPlan finds a place for everything on a board but those that are known, in the
// order in which they are looked for.
func layPlan(b *rules.Board, known []point) *plan {
	p := &plan{ground: groundOf(b, 0)}
	p.ground.ahead = known
	p.title = p.ground.cartouche()
	p.signs = signsOf(b, p.ground)
	p.ids = idsOf(b, p.ground, 0)
	p.relief = sync.OnceValue(p.ground.relief)
	return p
}

// turned is what lies on a board that is turned, without the ids of its spots,
// which are read from where one sits.
func (p *plan) turned(b *rules.Board, bottom int) *ground {
	g := groundOf(b, bottom)
	if p.title != noCartouche {
		g.boxes = append(g.boxes, around(p.title.quarter(-bottom), cartoucheW, cartoucheH, bottom))
	}
	for _, s := range p.signs {
		g.boxes = append(g.boxes, around(s.at.quarter(-bottom), s.w, s.h, s.side-bottom))
	}
	return g
}

// place is where a spot lies on a board that is turned.
func place(s rules.Spot, bottom int) point {
	return point{float64(s.At[0]), float64(s.At[1])}.quarter(-bottom)
}

// drawPieces puts the pieces that stand on a spot into its slot, side by side,
// and strikes a settlement that has counted.
func drawPieces(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	x, y, r := s.X+s.W/2, s.Y+s.H/2, s.W/2
	if cell.Struck {
		c.Path(canvas.Line(x-0.8*r, y+0.8*r, x+0.8*r, y-0.8*r), art.MarkPen)
	}
	pieces := strings.Fields(cell.Value)
	size := 0.92 * r
	if len(pieces) > 1 {
		size = 0.64 * r
	}
	for i, piece := range pieces {
		drawPiece(c, x+1.9*size*(float64(i)-float64(len(pieces)-1)/2), y, size, piece)
	}
}

// drawPiece draws a piece that stands on the board: a disc with its letter and
// its looks.
func drawPiece(c canvas.Canvas, x, y, r float64, letter string) {
	icon, ok := pieceIcons[letter]
	c.Path(canvas.Circle(x, y, r), counter)
	if !ok {
		art.DrawLettered(c, x, y, r, letter, canvas.Pencil)
		return
	}
	art.DrawIcon(c, icon, x-0.62*r, y-0.85*r, 1.24*r, canvas.Pencil)
	art.DrawLettered(c, x, y+0.58*r, 0.42*r, letter, canvas.Pencil)
}

// pieceIcons are the looks of pieces by the letters that the rulebook gives
// them.
var pieceIcons = map[string]art.Icon{
	rules.Blackjack.Letter(): art.Coach,
	rules.Red.Letter():       art.Hat,
	rules.White.Letter():     art.Star,
	rules.Bluebeard.Letter(): art.Hat,
}
