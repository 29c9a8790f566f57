package rintintin

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets"
)

// The pieces of a squad lie on a block that is even about its middle both ways,
// so that backs fall on fronts however the paper is turned: two rows of
// cavalrymen, and between them two dogs with a cavalryman at either side.
var blockSize = sheets.Size{Name: "squad", W: 88, H: 108}

// The measures of a block.
const (
	pieceStep   = 21.0
	pieceEdge   = 11.0 // from the block's edge to the middle of a row
	manRadius   = pieceSide / 2
	menInRow    = 4
	flap        = 7.0 // to glue a dog's ends to one another
	dogWidth    = 16.5
	dogHeight   = 20.0 // of each of its sides
	dogStep     = 10.5 // from the block's middle to a dog's
	dogLength   = 2*flap + 2*dogHeight
	strip       = 4.0 // of pattern at a dog's feet
	heartSabres = 0.66
)

// notes is the type of what is said of pieces, which may be printed smaller.
var notes = sheets.CaptionType.Sized(notesSize)

const notesSize = 8.2

// counters makes the pieces: those of the squads that play, or of all four.
func counters(job sheets.PrintJob) ([]sheets.Page, error) { return countersOf(job, "counters", 1) }

// countersOf makes them k times as large.
func countersOf(job sheets.PrintJob, name string, k float64) ([]sheets.Page, error) {
	n := len(squads)
	if job.Players > 2 || job.Setup.Options["single-squads"] == "yes" {
		n = max(2, job.Players)
	}
	var blocks []sheets.Card
	for squad := range n {
		blocks = append(blocks, sheets.Card{Front: squadPanel(squad, true).Scaled(k), Back: squadPanel(squad, false).Scaled(k)})
	}
	size := sheets.Size{Name: blockSize.Name, W: k * blockSize.W, H: k * blockSize.H}
	return sheets.LayCards(job, name, size, 0, blocks)
}

// squadPanel is a block, or the back of its cavalrymen. Dogs show both their
// sides when they are folded.
func squadPanel(squad int, front bool) sheets.Panel {
	p := sheets.Panel{
		ID: fmt.Sprintf("squad-%d", squad+1), Owner: scoring.Table, Title: fmt.Sprint("Squad ", squad+1), W: blockSize.W, H: blockSize.H,
		Key: key("squad", squad),
		Static: func(c sheets.Canvas) {
			for _, at := range men() {
				drawCounter(c, at, squad, front)
			}
			if !front {
				return
			}
			for i := range rules.Dogs {
				drawStandee(c, blockSize.W/2+dogStep*float64(2*i-1), squad)
			}
			drawBlockNotes(c, squad)
		},
	}
	man := sheets.Piece{Name: manPiece, W: pieceSide, H: pieceSide, Round: true}
	dog := sheets.Piece{Name: sheets.Standing, W: dogWidth, H: flap}
	p.Pieces = append(slices.Repeat([]sheets.Piece{man}, len(men())), slices.Repeat([]sheets.Piece{dog}, rules.Dogs)...)
	if !front {
		p.Pieces = nil // they are the fronts'
		p.ID, p.Key = fmt.Sprintf("squad-%d-back", squad+1), key("squad back", squad)
	}
	return p
}

// manPiece is a cavalryman.
const manPiece = "cavalryman"

// men are the middles of the cavalrymen on a block.
func men() []point {
	var at []point
	left := blockSize.W/2 - pieceStep*(menInRow-1)/2
	for i := range menInRow {
		x := left + pieceStep*float64(i)
		at = append(at, point{x, pieceEdge}, point{x, blockSize.H - pieceEdge})
	}
	return append(at, point{left, blockSize.H / 2}, point{blockSize.W - left, blockSize.H / 2})
}

// drawCounter draws a cavalryman: sabres and the squad's number, or on the
// back the number alone, larger.
func drawCounter(c sheets.Canvas, at point, squad int, front bool) {
	number := fmt.Sprint(squad + 1)
	if !front {
		// A little smaller than the front: the paper may slip.
		drawPattern(c, at.x, at.y, manRadius-0.8, pieceHeart, squad, squads[squad].colour)
		sheets.DrawLettered(c, at.x, at.y, 5.4, number, sheets.Black)
		return
	}
	drawPattern(c, at.x, at.y, manRadius-0.6, heartSabres, squad, squads[squad].colour)
	drawEmblem(c, "sabres", at.x, at.y-1.5, 6.4)
	sheets.DrawLettered(c, at.x, at.y+3.3, 2.7, number, sheets.Black)
	c.Path(sheets.Circle(at.x, at.y, manRadius), sheets.FinePen)
}

// drawStandee draws a dog to fold: its two sides head to head, each over a
// strip of the squad's pattern, with a flap at either end.
func drawStandee(c sheets.Canvas, x float64, squad int) {
	middle := blockSize.H / 2
	left, top := x-dogWidth/2, middle-dogLength/2
	for _, side := range []float64{-1, 1} { // above and below the fold at its head
		feet := middle + side*dogHeight
		drawIcon(c, sheets.Dog, x, feet-side*(strip+7.4), side*12.6, sheets.Black)
		band := sheets.Rect(left, min(feet, feet-side*strip), dogWidth, strip)
		drawBand(c, band, left, feet-side*strip/2, squad)
		p, width := sheets.Lettering(fmt.Sprint(squad + 1))
		const caps = 2.6
		c.Path(sheets.Circle(x, feet-side*strip/2, strip/2), sheets.BoxPen)
		c.Path(p.Moved(x-side*width*caps/2, feet-side*strip/2+side*caps/2, side*caps), sheets.Paint{Fill: sheets.Black})
		c.Path(sheets.Line(left, feet, left+dogWidth, feet), sheets.FoldPen)
		c.Text(x, feet+side*flap/2+small.CapHeight()/2, "glue", notes.Centred())
	}
	c.Path(sheets.Line(left, middle, left+dogWidth, middle), sheets.FoldPen)
	c.Path(sheets.Rect(left, top, dogWidth, dogLength), sheets.FinePen)
}

// drawBand covers a strip with the pattern of a squad.
func drawBand(c sheets.Canvas, band sheets.Path, left, y float64, squad int) {
	if !squads[squad].rings {
		c.Hatch(band, tone(squad, manRadius*piecePitch, squads[squad].colour))
	} else {
		for _, at := range []float64{0.17, 0.83} {
			for _, r := range []float64{0.7, 1.5} {
				c.Path(sheets.Circle(left+dogWidth*at, y, r), sheets.Paint{Stroke: sheets.Black, Width: 0.4})
			}
		}
	}
	c.Path(band, sheets.RulePen)
}

// drawBlockNotes says whose pieces these are, over and under the cavalrymen
// beside the dogs.
func drawBlockNotes(c sheets.Canvas, squad int) {
	for _, at := range men()[2*menInRow:] {
		sheets.DrawTitle(c, at.x, at.y-manRadius-6.4, 2.6, fmt.Sprint("Squad ", squad+1), sheets.Solid, sheets.Middle)
		c.Text(at.x, at.y-manRadius-3, squads[squad].word, notes.Centred())
	}
}
