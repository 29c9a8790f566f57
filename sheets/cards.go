package sheets

import "fmt"

// The standard sizes of cards.
var (
	Poker  = Size{"poker", 63, 88}
	Bridge = Size{"bridge", 57, 89}
	Mini   = Size{"mini", 44, 68}
	Tarot  = Size{"tarot", 70, 120}
)

// A Card is two panels of the size of a card.
type Card struct {
	Front, Back Panel
}

// LayCards lays out cards on as few pages as hold them, with crop marks, and where the
// cards leave room for it a ruler, at the foot or upright beside them, and the name of
// the house data. A page of fronts is followed by the page of their backs, which is laid out so that each back falls
// on its front when the paper is turned over the edge that duplex names;
// one-sided there are no backs. What a page holds lies in its middle. A *Refusal
// says that a card does not fit on the paper.
//
// Over the long edge of an upright page, or the short edge of one on its side,
// a card is turned sideways. Over the other edge it is turned head over heels:
// a back with a head should be symmetrical then.
func LayCards(job PrintJob, name string, card Size, cards []Card) ([]Page, error) {
	full, err := bestBlock(card, job.Paper, job.Margin)
	if err != nil {
		return nil, err
	}
	var pages []Page
	most := full.columns * full.rows
	for from := 0; from < len(cards); from += most {
		here := cards[from:min(from+most, len(cards))]
		b := full.of(len(here))
		fronts := make([]Placement, len(here))
		backs := make([]Placement, len(here))
		for i, c := range here {
			x, y := b.at(i)
			fronts[i] = Placement{Panel: c.Front, X: x, Y: y}
			x, y = b.behind(x, y, job.Duplex)
			backs[i] = Placement{Panel: c.Back, X: x, Y: y}
		}
		sheet := fmt.Sprintf("%s %d", name, from/most+1)
		pages = append(pages, Page{
			Size: b.paper, Name: sheet, Placed: fronts,
			Decor: func(c Canvas) { b.draw(c, job.Data) },
		})
		if job.Duplex != OneSided {
			pages = append(pages, Page{Size: b.paper, Name: sheet + " backs", Back: true, Placed: backs})
		}
	}
	return pages, nil
}

// A block is where cards lie on a page: in columns and rows, edge to edge, in
// the middle of the paper or as far above as a ruler needs.
type block struct {
	card, paper   Size
	inside        Area // of the paper: what the margins leave
	area          Area
	columns, rows int
	ruler         float64 // the ruler's top; 0 where it has no room
}

// bestBlock lays the paper upright or on its side, whichever holds more cards;
// upright if it is all the same.
func bestBlock(card, paper Size, margin float64) (block, error) {
	upright, err := newBlock(card, paper, margin)
	if err != nil {
		return block{}, err
	}
	turned, err := newBlock(card, paper.Turned(), margin)
	if err != nil {
		return block{}, err
	}
	best := upright
	if turned.columns*turned.rows > upright.columns*upright.rows {
		best = turned
	}
	if best.columns*best.rows == 0 {
		return block{}, Refuse("a card of %g × %g mm does not fit on %s with a margin of %g mm",
			card.W, card.H, paper.Name, margin)
	}
	return best, nil
}

func newBlock(card, paper Size, margin float64) (block, error) {
	inside, err := paper.Inside(margin)
	if err != nil {
		return block{}, err
	}
	columns := max(0, int((inside.W-2*cropRoom+slack)/card.W))
	rows := max(0, int((inside.H-2*cropRoom+slack)/card.H))
	return block{card: card, paper: paper, inside: inside}.sized(columns, rows), nil
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
	b.area = Area{(b.paper.W - w) / 2, (b.paper.H - h) / 2, w, h, b.paper.Name}
	if h+2*cropRoom+RulerHeight <= b.inside.H+slack {
		b.ruler = b.inside.Y + b.inside.H - RulerHeight
		b.area.Y = min(b.area.Y, b.ruler-cropRoom-h)
	}
	return b
}

// draw draws what helps to cut the cards out, and by what house data they are.
func (b block) draw(c Canvas, data string) {
	DrawCropMarks(c, b.area, b.columns, b.rows)
	foot := b.inside.Y + b.inside.H
	switch {
	case b.ruler > 0:
		DrawRuler(c, (b.paper.W-RulerLength)/2, b.ruler)
	case b.area.X-cropRoom-b.inside.X >= uprightRuler-slack && b.area.H >= uprightHigh:
		drawUprightRuler(c, b.inside.X, b.area.Y+(b.area.H-uprightHigh)/2)
	}
	if foot-b.area.Y-b.area.H-cropRoom >= dataHigh-slack {
		drawData(c, b.area.X+b.area.W-cropRoom, foot, data) // between two marks
	}
}

// dataHigh is what the name of the house data takes, mm.
const dataHigh = 2.0

// drawData writes the name of the house data once beside what is cut out of a page,
// up to x, over foot.
func drawData(c Canvas, x, foot float64, data string) {
	c.Text(x, foot-0.5, data, Type{Size: 6, Align: Right, Colour: Black})
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
func behind(paper, piece Size, x, y float64, duplex Duplex) (float64, float64) {
	upright := paper.H >= paper.W
	if upright == (duplex == LongEdge) { // the edge to turn over runs up and down
		return paper.W - x - piece.W, y
	}
	return x, paper.H - y - piece.H
}
