package press

import (
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The standard sizes of cards.
var (
	Poker  = canvas.Size{Name: "poker", W: 63, H: 88}
	Bridge = canvas.Size{Name: "bridge", W: 57, H: 89}
	Mini   = canvas.Size{Name: "mini", W: 44, H: 68}
	Tarot  = canvas.Size{Name: "tarot", W: 70, H: 120}
)

// CardBlank is the blank edge of our own cards, in mm.
const CardBlank = 2.2

// CardPiece is the name of a card as a piece.
const CardPiece speech.Text = "sheets.piece-card"

// A Card is two panels of the size of a card.
type Card struct {
	Front, Back panel.Panel
}

// LayCards lays out cards on as few pages as hold them, in the middle of each. Crop marks, a
// ruler (at the foot or upright beside the cards) and the name of the house data come with
// them if there's room. Cards are blank for some mm within their edges; if that saves a row,
// those edges and the marks lie in the margin. A front that says nothing else is cut out as
// a card. A *Refusal says that a card doesn't fit on the paper.
//
// The page after a page of fronts has their backs, laid out so that each back falls on its
// front when the paper is turned over the edge that duplex names. One-sided prints have no
// backs. Over the long edge of an upright page, or the short edge of one on its side, a card
// is turned sideways. Over the other edge it's turned head over heels: if its back has a
// head, it should be symmetrical.
func LayCards(job Job, name speech.Text, card canvas.Size, blank float64, cards []Card) ([]Page, error) {
	full, err := bestBlock(card, job.Paper, job.Margin, blank)
	if err != nil {
		return nil, err
	}
	var pages []Page
	most := full.places()
	for from := 0; from < len(cards); from += most {
		here := cards[from:min(from+most, len(cards))]
		b := full.of(len(here))
		fronts := make([]panel.Placement, len(here))
		backs := make([]panel.Placement, len(here))
		for i, c := range here {
			x, y := b.at(i)
			fronts[i] = panel.Placement{Panel: c.Front, X: x, Y: y}
			if c.Front.Pieces == nil {
				fronts[i].Panel.Pieces = []panel.Piece{{Name: CardPiece, W: card.W, H: card.H}}
			}
			x, y = b.behind(x, y, job.Duplex)
			backs[i] = panel.Placement{Panel: c.Back, X: x, Y: y}
		}
		sheet := speech.Say("sheets.page-number", "name", name, "number", from/most+1)
		pages = append(pages, Page{
			Size: b.paper, Name: sheet, Placed: fronts, edge: b.reach.X,
			Decor: func(c canvas.Canvas) { b.draw(c, job.OnPage(from/most).Data) },
		})
		if job.Duplex != OneSided {
			pages = append(pages, Page{Size: b.paper, Name: speech.Say("sheets.page-backs", "name", sheet), Back: true, Placed: backs})
		}
	}
	return pages, nil
}

// A block is where cards lie on a page: in columns and rows, edge to edge, in
// the middle of the paper or as far above as a ruler needs.
type block struct {
	card, paper   canvas.Size
	inside        canvas.Area // of the paper: what the margins leave
	reach         canvas.Area // of the paper: where marks may be, what printers leave where the margins have no room for them
	area          canvas.Area
	columns, rows int
	ruler         float64 // the ruler's top; 0 where it has no room at the foot
}

// bestBlock lays the paper upright or on its side, whichever holds more cards;
// upright if it is all the same.
func bestBlock(card, paper canvas.Size, margin, blank float64) (block, error) {
	upright, err := newBlock(card, paper, margin, blank)
	if err != nil {
		return block{}, err
	}
	turned, err := newBlock(card, paper.Turned(), margin, blank)
	if err != nil {
		return block{}, err
	}
	best := upright
	if turned.places() > upright.places() {
		best = turned
	}
	if best.columns*best.rows == 0 {
		return block{}, canvas.Refused("sheets.card-too-large", "width", canvas.Tenths(card.W), "height", canvas.Tenths(card.H), "paper", paper.Name, "margin", canvas.Tenths(margin))
	}
	return best, nil
}

// newBlock is the largest block of cards within the margins with their marks, or that of
// cards whose blank edges lie in the margins, if it holds more.
func newBlock(card, paper canvas.Size, margin, blank float64) (block, error) {
	inside, err := paper.Inside(margin)
	if err != nil {
		return block{}, err
	}
	within := func(reach canvas.Area, w, h float64) block {
		b := block{card: card, paper: paper, inside: inside, reach: reach}
		return b.sized(max(0, int((w+canvas.Slack)/card.W)), max(0, int((h+canvas.Slack)/card.H)))
	}
	loose := within(inside, inside.W-2*cropRoom, inside.H-2*cropRoom)
	reach, err := paper.Inside(canvas.LeastMargin)
	if err != nil {
		return block{}, err
	}
	edge := 2 * max(margin-blank, canvas.LeastMargin)
	if tight := within(reach, paper.W-edge, paper.H-edge); tight.places() > loose.places() {
		return tight, nil
	}
	return loose, nil
}

// places is how many cards a block has room for: where it takes the margins and leaves
// none for a ruler beside it, the ruler has the last place.
func (b block) places() int {
	if b.rulerInside() {
		return b.columns*b.rows - 1
	}
	return b.columns * b.rows
}

// rulerInside tells whether the ruler has the last place of a full block.
func (b block) rulerInside() bool {
	return b.reach != b.inside && b.ruler == 0 && !b.rulerBeside() &&
		b.card.W >= uprightRuler && b.card.H >= uprightHigh
}

// rulerBeside tells whether there is room for an upright ruler left of the marks.
func (b block) rulerBeside() bool {
	return b.area.X-cropRoom-b.reach.X >= uprightRuler-canvas.Slack && b.area.H >= uprightHigh
}

// of is a block with as many columns and rows as so many cards need.
func (b block) of(cards int) block {
	columns := min(b.columns, cards)
	return b.sized(columns, (cards+columns-1)/columns)
}

// sized is a block of columns and rows in the middle of its paper, or as much
// above it as a ruler at the foot needs, where there is room for one.
func (b block) sized(columns, rows int) block {
	w, h := float64(columns)*b.card.W, float64(rows)*b.card.H
	b.columns, b.rows, b.ruler = columns, rows, 0
	b.area = canvas.Area{X: (b.paper.W - w) / 2, Y: (b.paper.H - h) / 2, W: w, H: h, On: b.paper.Name}
	if h+2*cropRoom+RulerHeight <= b.inside.H+canvas.Slack {
		b.ruler = b.inside.Y + b.inside.H - RulerHeight
		b.area.Y = min(b.area.Y, b.ruler-cropRoom-h)
	}
	return b
}

// draw draws what helps to cut the cards out, and by what house data they are.
func (b block) draw(c canvas.Canvas, data string) {
	drawCropMarks(c, b.area, b.columns, b.rows, b.reach)
	right, foot := b.area.X+b.area.W-cropRoom, b.reach.Y+b.reach.H // between two marks
	switch {
	case b.ruler > 0:
		DrawRuler(c, (b.paper.W-RulerLength)/2, b.ruler)
	case b.rulerBeside():
		drawUprightRuler(c, b.reach.X, b.area.Y+(b.area.H-uprightHigh)/2)
	case b.rulerInside():
		x, y := b.at(b.columns*b.rows - 1)
		drawUprightRuler(c, x+b.card.W/4, y+(b.card.H-uprightHigh)/2) // the name is to its right
		foot = y + b.card.H - cropRoom
	}
	if foot-dataHigh >= b.area.Y+b.area.H+cropGap-canvas.Slack || b.rulerInside() {
		drawData(c, right, foot, data)
	}
}

// dataHigh is what the name of the house data takes, mm.
const dataHigh = 2.0

// drawData writes the name of the house data once beside what is cut out of a page,
// up to x, over foot.
func drawData(c canvas.Canvas, x, foot float64, data string) {
	c.Text(x, foot-0.5, data, canvas.Type{Size: 6, Align: canvas.Right, Colour: canvas.Black})
}

// at is the corner of the i-th card of a page, row by row.
func (b block) at(i int) (x, y float64) {
	return b.area.X + float64(i%b.columns)*b.card.W, b.area.Y + float64(i/b.columns)*b.card.H
}

// behind is where, on the back of the paper, the back of the card at x, y
// lies.
func (b block) behind(x, y float64, duplex Duplex) (float64, float64) {
	return behind(b.paper, b.card, x, y, duplex)
}

// behind is where, on the back of a paper, what lies behind a piece at x, y
// does.
func behind(paper, piece canvas.Size, x, y float64, duplex Duplex) (float64, float64) {
	upright := paper.H >= paper.W
	if upright == (duplex == LongEdge) { // the edge to turn over runs up and down
		return paper.W - x - piece.W, y
	}
	return x, paper.H - y - piece.H
}
