package rintintin

import (
	"math"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The measures of a board, in units that are a territory's millimetres.
const (
	boardEdge = 3.8 // round the territories, for the border
	boardGap  = 8.4 // between them: a lane for the title, and the star where lanes meet
	boardUnit = 2*boardEdge + 2*Width + boardGap
)

// The sides of boards and pieces, mm.
const (
	tableSide = 380.0 // of the board for a table
	pieceSide = 18.0  // of a cavalryman
)

// The star where the lanes meet, and the title in one of them.
const (
	starRadius = 3.4
	laneCaps   = 5.0
	laneWord   = speech.Text("rintintin.title")
	// seamShare is where on a board the tiles are cut at the soonest: just where the
	// lane begins, so that the star stays whole.
	seamShare = (boardEdge + Width + 0.4) / boardUnit
)

// leastSide is the smallest board whose circles hold the pieces.
const leastSide = pieceSide / circleSide * boardUnit

// leastSmall is the smallest board whose pieces can be read.
const leastSmall = canvas.LeastSize / notesSize * leastSide

// board makes the board for a table: on one page where that holds the pieces,
// and else as four tiles. Where four tiles with an uncut star are a little smaller
// than the board (374 mm on a4 with margins of 8) it is as large as they are; small paper
// takes more than four.
func board(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	if k, _, err := press.WholeScale(job.Paper, job.Margin, tableSide, tableSide); err == nil && k*tableSide >= leastSide {
		return boardPage(job, "board")
	}
	side := min(tableSide, inside.W/(1-seamShare))
	if side < leastSide {
		scaled := func(k float64) panel.Panel { return boardPanel(job, k*tableSide) }
		return press.TileScaled(scaled, leastSide/tableSide, job.Cells.Of(scoring.Table), job.Paper, job.Margin)
	}
	return press.Tile(boardPanel(job, side), job.Cells.Of(scoring.Table), job.Paper, job.Margin)
}

// boardSmall makes the board on one page, as large as it goes, and pieces that fit
// it where the others do not.
func boardSmall(job press.Job) ([]press.Page, error) {
	pages, err := boardPage(job, "board-small")
	if err != nil {
		return nil, err
	}
	side := pages[0].Placed[0].Panel.W
	switch {
	case side >= leastSide:
		return pages, nil
	case side < leastSmall:
		return nil, canvas.Refused("rintintin.small-board", "side", int(math.Round(side)), "piece", int(math.Round(pieceSide*side/leastSide)))
	}
	pieces, err := press.LayBatches(job, "rintintin.small-counters", []press.Batch{countersOf(job, side/leastSide)})
	if err != nil {
		return nil, err
	}
	return append(pages, pieces...), nil
}

// played makes the board as a game has filled it.
func played(job press.Job) ([]press.Page, error) { return boardPage(job, "board") }

func boardPage(job press.Job, name speech.Text) ([]press.Page, error) {
	return press.Whole(job, name, tableSide, tableSide, func(k float64) panel.Panel { return boardPanel(job, k*tableSide) })
}

// boardPanel is the whole board, of a side in mm.
func boardPanel(job press.Job, side float64) panel.Panel {
	k := side / boardUnit
	p := panel.Panel{
		ID: "board", Owner: scoring.Table, Title: "rintintin.title", W: side, H: side, Key: key("board"),
		Static: func(c canvas.Canvas) { drawBoard(c, k) },
		Uncut:  uncut(k),
	}
	for i, t := range territories {
		at := quarter(i)
		p.Slots = append(p.Slots, t.slots(job, k*at.x, k*at.y, k)...)
	}
	p.Laid = func() panel.Laid {
		laid := standingRoom(p.Slots)
		for _, t := range territories {
			for group := range t.groups(houseOf(job.Setup)) {
				laid.Names = append(laid.Names, t.groupName(group).String())
			}
		}
		return laid
	}
	return p
}

// standingRoom is what lies and stands on circles: a cavalryman on each, or a dog on
// those of Rin Tin Tin.
func standingRoom(circles []panel.Slot) panel.Laid {
	var laid panel.Laid
	for _, s := range circles {
		place := panel.Place{Name: s.Cell, Piece: manPiece, Most: 1, Round: true, At: canvas.Area{X: s.X, Y: s.Y, W: s.W, H: s.H}}
		if s.Cell == rules.DogCell(scoring.CellGroup(s.Cell)) {
			place.Piece = press.Standing
		}
		laid.Places = append(laid.Places, place)
	}
	return laid
}

// quarter is where the i-th territory begins on the board, row by row.
func quarter(i int) point {
	const step = Width + boardGap
	return point{boardEdge + step*float64(i%2), boardEdge + step*float64(i/2)}
}

// drawBoard draws the territories k times as large, and what holds them
// together: an edge, and a star where they meet.
func drawBoard(c canvas.Canvas, k float64) {
	c.Push(0, 0, k)
	defer c.Pop()
	for i, t := range territories {
		at := quarter(i)
		c.Push(at.x, at.y, 1)
		t.draw(c, t.scene)
		c.Pop()
	}
	drawBorder(c)
	drawLanes(c)
}

// drawBorder draws the edge of the board with its ornament.
func drawBorder(c canvas.Canvas) {
	const out, in = 0.8, boardEdge - 0.5
	for _, r := range []struct{ in, width float64 }{{0.3, 0.6}, {out, 0.15}, {in, 0.15}} {
		c.Path(canvas.Rect(r.in, r.in, boardUnit-2*r.in, boardUnit-2*r.in), canvas.Paint{Stroke: canvas.Black, Width: r.width})
	}
	art.DrawBands(c, boardUnit, out, in)
	for _, x := range []float64{boardEdge / 2, boardUnit - boardEdge/2} {
		for _, y := range []float64{boardEdge / 2, boardUnit - boardEdge/2} {
			drawIcon(c, art.Star, x, y, in-out, canvas.Spot)
		}
	}
}

const middle = boardUnit / 2

// titleAt is the middle of the title in the left half of its lane. In the right half
// it stands head over heels, for those who sit there.
const titleAt = (boardEdge + middle - starRadius) / 2

// drawLanes draws the lanes between the territories: the title for either side of
// the table in one, stars in the other, and a star where they meet.
func drawLanes(c canvas.Canvas) {
	for _, side := range []float64{1, -1} {
		caps := laneCapsFor(c)
		art.DrawLettered(c, middle-side*(middle-titleAt), middle, side*caps, c.Say(laneWord), canvas.Black)
		for _, at := range []float64{-1, 1} { // the word
			drawIcon(c, art.Star, middle-side*(middle-titleAt)+at*(art.TitleWidth(c.Say(laneWord), caps)/2+5), middle, 5, canvas.Spot)
		}
	}
	const step, small = 14.0, 4.4
	for y := boardEdge + step/2; y < boardUnit-boardEdge; y += step {
		if math.Abs(y-middle) > boardGap {
			drawIcon(c, art.Star, middle, y, small, canvas.Spot)
		}
	}
	c.Path(canvas.Circle(middle, middle, starRadius), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.7})
	c.Path(canvas.Circle(middle, middle, starRadius-0.7), art.FinePen)
	drawIcon(c, art.Star, middle, middle, 1.5*starRadius, canvas.Spot)
}

// laneCapsFor is how high the title is in its lane.
func laneCapsFor(c canvas.Canvas) float64 {
	const stars = 2 * 7.5 // beside it
	return art.CapsFor(c.Say(laneWord), laneCaps, 2*(titleAt-boardEdge)-stars)
}

// uncut is what tiles of a board k times as large are not cut through: circles,
// words and the star.
func uncut(k float64) []canvas.Area {
	var all []canvas.Area
	add := func(x, y, w, h float64) {
		all = append(all, canvas.Area{X: k * (x - w/2), Y: k * (y - h/2), W: k * w, H: k * h})
	}
	add(middle, middle, 2*starRadius, 2*starRadius)
	width := art.TitleWidth(laneWord.String(), laneCaps)
	add(titleAt, middle, width, laneCaps)
	add(boardUnit-titleAt, middle, width, laneCaps)
	for i := range territories {
		at := quarter(i)
		for group := range 2 {
			m := camp(group)
			add(at.x+m.x, at.y+m.y, 2*campRadius, 2*campRadius)
		}
		add(at.x+Width/2, at.y+titleBase-titleCaps/2, Width-8, 2*titleCaps)
	}
	return all
}
