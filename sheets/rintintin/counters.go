package rintintin

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The pieces of a squad lie on a block that is even about its middle both ways,
// so that backs fall on fronts however the paper is turned: two rows of
// cavalrymen, and between them two dogs with a cavalryman at either side.
var blockSize = canvas.Size{Name: "squad", W: 88, H: 108}

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
var notes = art.CaptionType.Sized(notesSize)

const notesSize = 8.2

// counters are the pieces: those of the squads that play, or of all four.
func counters(job press.Job) ([]press.Batch, error) { return []press.Batch{countersOf(job, 1)}, nil }

// countersOf are the pieces k times as large.
func countersOf(job press.Job, k float64) press.Batch {
	var blocks []press.Card
	for squad := range squadsPlaying(job) {
		blocks = append(blocks, press.Card{Front: squadPanel(squad, true).Scaled(k), Back: squadPanel(squad, false).Scaled(k)})
	}
	return press.Batch{Card: canvas.Size{Name: blockSize.Name, W: k * blockSize.W, H: k * blockSize.H}, Cards: blocks}
}

// squadsPlaying is how many squads play, or can.
func squadsPlaying(job press.Job) int {
	if job.Players > 2 || job.Setup.Options["single-squads"] == "yes" {
		return max(2, job.Players)
	}
	return len(squads)
}

// squadPanel is a block, or the back of its cavalrymen. Dogs show both their
// sides when they are folded.
func squadPanel(squad int, front bool) panel.Panel {
	p := panel.Panel{
		ID: fmt.Sprintf("squad-%d", squad+1), Owner: scoring.Table, Title: squadTitle(squad), W: blockSize.W, H: blockSize.H,
		Key: key("squad", squad),
		Static: func(c canvas.Canvas) {
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
	man := panel.Piece{Name: manPiece, W: pieceSide, H: pieceSide, Round: true}
	dog := panel.Piece{Name: press.Standing, W: dogWidth, H: flap}
	p.Pieces = append(slices.Repeat([]panel.Piece{man}, len(men())), slices.Repeat([]panel.Piece{dog}, rules.Dogs)...)
	if !front {
		p.Pieces = nil // they are the fronts'
		p.ID, p.Key = fmt.Sprintf("squad-%d-back", squad+1), key("squad back", squad)
	}
	return p
}

// squadTitle is what people call a squad, counted from 0.
func squadTitle(squad int) speech.Text { return speech.Say("rintintin.squad", "number", squad+1) }

// manPiece is a cavalryman.
const manPiece speech.Text = "rintintin.piece-man"

// manCount is how many cavalrymen a squad has.
const manCount = 2*menInRow + 2

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
func drawCounter(c canvas.Canvas, at point, squad int, front bool) {
	number := fmt.Sprint(squad + 1)
	if !front {
		// A little smaller than the front: the paper may slip.
		drawPattern(c, at.x, at.y, manRadius-0.8, pieceHeart, squad, squads[squad].colour)
		art.DrawLettered(c, at.x, at.y, 5.4, number, canvas.Black)
		return
	}
	drawPattern(c, at.x, at.y, manRadius-0.6, heartSabres, squad, squads[squad].colour)
	drawEmblem(c, "sabres", at.x, at.y-1.5, 6.4)
	art.DrawLettered(c, at.x, at.y+3.3, 2.7, number, canvas.Black)
	c.Path(canvas.Circle(at.x, at.y, manRadius), art.FinePen)
}

// drawStandee draws a dog to fold: its two sides head to head, each over a
// strip of the squad's pattern, with a flap at either end.
func drawStandee(c canvas.Canvas, x float64, squad int) {
	middle := blockSize.H / 2
	left, top := x-dogWidth/2, middle-dogLength/2
	for _, side := range []float64{-1, 1} { // above and below the fold at its head
		feet := middle + side*dogHeight
		drawIcon(c, art.Dog, x, feet-side*(strip+7.4), side*12.6, canvas.Black)
		band := canvas.Rect(left, min(feet, feet-side*strip), dogWidth, strip)
		drawBand(c, band, left, feet-side*strip/2, squad)
		const caps = 2.6
		c.Path(canvas.Circle(x, feet-side*strip/2, strip/2), art.BoxPen)
		art.DrawLettered(c, x, feet-side*strip/2, side*caps, fmt.Sprint(squad+1), canvas.Black)
		c.Path(canvas.Line(left, feet, left+dogWidth, feet), art.FoldPen)
		c.Text(x, feet+side*flap/2+small.CapHeight()/2, c.Say("rintintin.glue"), notes.Centred())
	}
	c.Path(canvas.Line(left, middle, left+dogWidth, middle), art.FoldPen)
	c.Path(canvas.Rect(left, top, dogWidth, dogLength), art.FinePen)
}

// drawBand covers a strip with the pattern of a squad.
func drawBand(c canvas.Canvas, band canvas.Path, left, y float64, squad int) {
	if !squads[squad].rings {
		c.Hatch(band, tone(squad, manRadius*piecePitch, squads[squad].colour))
	} else {
		for _, at := range []float64{0.17, 0.83} {
			for _, r := range []float64{0.7, 1.5} {
				c.Path(canvas.Circle(left+dogWidth*at, y, r), canvas.Paint{Stroke: canvas.Black, Width: 0.4})
			}
		}
	}
	c.Path(band, art.RulePen)
}

// drawBlockNotes says whose pieces these are, over and under the cavalrymen
// beside the dogs.
func drawBlockNotes(c canvas.Canvas, squad int) {
	for _, at := range men()[2*menInRow:] {
		art.DrawTitle(c, at.x, at.y-manRadius-6.4, 2.6, c.Say(squadTitle(squad)), art.Solid, canvas.Middle)
		c.Text(at.x, at.y-manRadius-3, c.Say(squads[squad].word), notes.Centred())
	}
}
