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

// front is the panel on the front. One that says nothing else is cut out as a card.
func (c Card) front(size canvas.Size) panel.Panel {
	if c.Front.Pieces == nil {
		c.Front.Pieces = []panel.Piece{{Name: CardPiece, W: size.W, H: size.H}}
	}
	return c.Front
}

// hasBack reports whether there is a panel on the back.
func (c Card) hasBack() bool { return c.Back.W > 0 }

// LayCards lays out cards on as few pages as hold them, in the middle of each. Crop marks
// and a ruler (at the foot or upright beside the cards) come with them if there's room. Cards
// are blank for some mm within their edges; if that saves a row,
// those edges and the marks lie in the margin. A front that says nothing else is cut out as
// a card. A *Refusal says that a card doesn't fit on the paper.
//
// Printed on both sides, the page after a page of fronts has their backs, laid out so that
// each back falls on its front when the paper is turned over the edge that duplex names.
// Over the long edge of an upright page, or the short edge of one on its side, a card is
// turned sideways. Over the other edge it's turned head over heels: if its back has a head,
// it should be symmetrical. Backs that you glue lie in the other half of the page, or on the
// next one, with marks of their own. One-sided prints, and cards without backs, have none.
func LayCards(job Job, name speech.Text, card canvas.Size, blank float64, cards []Card) ([]Page, error) {
	return layCards(job, name, Batch{card, cards, blank}, 0)
}

// layCards is LayCards after so many pages before.
func layCards(job Job, name speech.Text, batch Batch, before int) ([]Page, error) {
	card, cards := batch.Card, batch.Cards
	if !batch.hasBacks() {
		job.Duplex = OneSided
	}
	full, err := bestBlock(card, job, batch.Blank)
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
			fronts[i] = panel.Placement{Panel: c.front(card), X: x, Y: y}
			x, y = job.Duplex.behind(b.paper, card, x, y)
			backs[i] = panel.Placement{Panel: c.Back, X: x, Y: y}
		}
		sheet := numbered(name, before+from/most+1)
		pages = append(pages, job.backed(
			Page{Size: b.paper, Name: sheet, Placed: fronts, cuts: b.cards(len(here)), edge: b.reach.X, foot: b.foot(), Decor: b.draw},
			Page{
				Size: b.paper, Name: speech.Say("sheets.page-backs", "name", sheet), Back: true, Placed: backs, edge: b.reach.X,
				Decor: func(c canvas.Canvas) { b.drawBehind(c, job.Duplex, sheet) },
			},
		)...)
	}
	return pages, nil
}

// A block is where cards lie on a page: in columns and rows, edge to edge, in
// the middle of the paper or as far above as a ruler needs. Where the paper is folded, they
// lie to the left of the fold, as near to it as marks let them.
type block struct {
	card, paper   canvas.Size
	folded        bool
	inside        canvas.Area // of the paper: what the margins leave
	reach         canvas.Area // of the paper: where marks may be, what printers leave where the margins have no room for them
	area          canvas.Area
	columns, rows int
	ruler         float64 // the ruler's top; 0 where it has no room at the foot
}

// bestBlock lays the paper upright or on its side, whichever holds more cards;
// upright if it is all the same.
func bestBlock(card canvas.Size, job Job, blank float64) (block, error) {
	upright, err := newBlock(card, job, blank)
	if err != nil {
		return block{}, err
	}
	job.Paper = job.Paper.Turned()
	turned, err := newBlock(card, job, blank)
	if err != nil {
		return block{}, err
	}
	best := upright
	if turned.places() > upright.places() {
		best = turned
	}
	if best.columns*best.rows == 0 {
		return block{}, canvas.Refused("sheets.card-too-large", "width", canvas.Tenths(card.W), "height", canvas.Tenths(card.H), "paper", best.inside.On, "margin", canvas.Tenths(job.Margin))
	}
	return best, nil
}

// newBlock is the largest block of cards within the margins with their marks, or that of
// cards whose blank edges lie in the margins, if it holds more.
func newBlock(card canvas.Size, job Job, blank float64) (block, error) {
	inside, err := job.frontsInside()
	if err != nil {
		return block{}, err
	}
	paper, folded := job.Paper, job.Duplex == GutterFold
	within := func(reach canvas.Area, w, h float64) block {
		b := block{card: card, paper: paper, folded: folded, inside: inside, reach: reach}
		return b.sized(max(0, int((w+canvas.Slack)/card.W)), max(0, int((h+canvas.Slack)/card.H)))
	}
	loose := within(inside, inside.W-2*cropRoom, inside.H-2*cropRoom)
	if folded {
		return loose, nil
	}
	reach, err := paper.Inside(canvas.LeastMargin)
	if err != nil {
		return block{}, err
	}
	edge := 2 * max(job.Margin-blank, canvas.LeastMargin)
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
	if b.folded {
		b.area.X = b.inside.X + b.inside.W - cropRoom - w
	}
	if h+2*cropRoom+RulerHeight <= b.inside.H+canvas.Slack {
		b.ruler = b.inside.Y + b.inside.H - RulerHeight
		b.area.Y = min(b.area.Y, b.ruler-cropRoom-h)
	}
	return b
}

// draw draws what helps to cut the cards out.
func (b block) draw(c canvas.Canvas) {
	drawCropMarks(c, b.area, b.columns, b.rows, b.reach)
	switch {
	case b.ruler > 0:
		DrawRuler(c, b.inside.X+(b.inside.W-RulerLength)/2, b.ruler)
	case b.rulerBeside():
		drawUprightRuler(c, b.reach.X, b.area.Y+(b.area.H-uprightHigh)/2)
	case b.rulerInside():
		x, y := b.at(b.columns*b.rows - 1)
		drawUprightRuler(c, x+b.card.W/4, y+(b.card.H-uprightHigh)/2) // the line of the leaf is to its right
	}
}

// hasFoot tells whether there is room for small type under the cards.
func (b block) hasFoot() bool {
	return b.reach.Y+b.reach.H-noteHigh >= b.area.Y+b.area.H+cropGap-canvas.Slack
}

// drawBehind draws what helps to glue the backs of the cards on, and to see whether they
// lie well: their own marks, and what they are glued to. Front is the page of the fronts.
func (b block) drawBehind(c canvas.Canvas, duplex Duplex, front speech.Text) {
	area, reach := mirrored(b.paper, b.area), mirrored(b.paper, b.reach)
	drawCropMarks(c, area, b.columns, b.rows, reach)
	foot := reach.Y + reach.H
	if b.rulerInside() {
		foot = area.Y + area.H - cropRoom // behind the ruler there is no card
	}
	if b.hasFoot() || b.rulerInside() {
		duplex.drawGlueNote(c, area.X+cropRoom, foot, front)
	}
}

// noteHigh is what a note on gluing takes, mm.
const noteHigh = 2.0

// foot is where the line of the leaf stands: nil for where it does on other pages. Under
// cards that lie in the margins its parts are between two marks, at the left and at the
// right, or beside the ruler, where that has the place of a card.
func (b block) foot() []canvas.Area {
	switch {
	case b.area.Y+b.area.H+cropRoom <= b.inside.Y+b.inside.H+canvas.Slack:
		return nil
	case b.rulerInside():
		x, y := b.at(b.columns*b.rows - 1)
		from := b.card.W/4 + uprightRuler + cropGap
		return []canvas.Area{{X: x + from, Y: y + cropRoom, W: b.card.W - from - cropRoom, H: b.card.H - 2*cropRoom}}
	}
	part := canvas.Area{X: b.area.X + leafInset, Y: b.reach.Y + b.reach.H - leafHigh, W: b.card.W - 2*leafInset, H: leafHigh}
	last := part
	last.X += b.area.W - b.card.W
	return []canvas.Area{part, last}
}

// at is the corner of the i-th card of a page, row by row.
func (b block) at(i int) (x, y float64) {
	return b.area.X + float64(i%b.columns)*b.card.W, b.area.Y + float64(i/b.columns)*b.card.H
}

// cards are where the first n cards of a page lie.
func (b block) cards(n int) []canvas.Area {
	at := make([]canvas.Area, n)
	for i := range at {
		x, y := b.at(i)
		at[i] = canvas.Area{X: x, Y: y, W: b.card.W, H: b.card.H}
	}
	return at
}
