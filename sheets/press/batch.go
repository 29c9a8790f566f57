package press

import (
	"slices"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// A Batch is cards of one size, to cut along common lines. A card without a
// back has an empty panel there.
type Batch struct {
	Card  canvas.Size
	Cards []Card
	Blank float64 // how much is blank within the edge of a card, mm
}

// hasBacks reports whether any of the cards has a back.
func (b Batch) hasBacks() bool { return slices.ContainsFunc(b.Cards, Card.hasBack) }

// piece is what one of the cards is called.
func (b Batch) piece() speech.Text {
	if len(b.Cards) > 0 && len(b.Cards[0].Front.Pieces) > 0 {
		return speech.Say(string(b.Cards[0].Front.Pieces[0].Name), "n", 1)
	}
	return speech.Words(b.Card.Name)
}

// CutOut makes a sheet of pieces alone, and shows the cells of the job on them.
func CutOut(name speech.Text, pieces Pieces) Make {
	return func(job Job) ([]Page, error) {
		batches, err := pieces(job)
		if err != nil {
			return nil, err
		}
		pages, err := LayBatches(job, name, batches)
		return withCells(pages, job), err
	}
}

// withCells gives pages the cells that the panels on them show.
func withCells(pages []Page, job Job) []Page {
	for i := range pages {
		if slices.ContainsFunc(pages[i].Placed, func(at panel.Placement) bool { return len(at.Panel.Slots) > 0 }) {
			pages[i].Cells = job.Cells
		}
	}
	return pages
}

// LayBatches lays out pieces of several sizes on as few pages as it finds: the next
// batches use the space that one leaves. Otherwise it's like LayCards: crop marks round
// each block, a ruler at the foot, backs behind their fronts. Where backs are glued on, pieces
// without one have pages of their own. A *Refusal says that a card doesn't fit on the paper.
func LayBatches(job Job, name speech.Text, batches []Batch) ([]Page, error) {
	if len(batches) == 1 {
		return layCards(job, name, batches[0], 0)
	}
	if !job.Duplex.glued() {
		return layEither(job, name, batches, 0)
	}
	single := job
	single.Duplex = OneSided
	var plain, backed []Batch
	for _, b := range batches {
		if b.hasBacks() {
			backed = append(backed, b)
		} else {
			plain = append(plain, b)
		}
	}
	pages, err := layEither(single, name, plain, 0)
	if err != nil {
		return nil, err
	}
	more, err := layEither(job, name, backed, len(pages))
	return append(pages, more...), err
}

// layEither lays pieces on paper upright or on its side, whichever takes fewer pages. Their
// numbers go on after those of so many pages before.
func layEither(job Job, name speech.Text, batches []Batch, before int) ([]Page, error) {
	best, err := layBatches(job, name, batches, before)
	job.Paper = job.Paper.Turned()
	turned, sideways := layBatches(job, name, batches, before)
	if err != nil || sideways == nil && len(turned) < len(best) {
		return turned, sideways
	}
	return best, nil
}

func layBatches(job Job, name speech.Text, batches []Batch, before int) ([]Page, error) {
	inside, err := job.frontsInside()
	if err != nil {
		return nil, err
	}
	inside.H -= RulerHeight
	waiting := make([][]Card, len(batches))
	for i, b := range batches {
		if newest := (block{card: b.Card, area: inside}); newest.holds() == 0 {
			return nil, canvas.Refused("sheets.piece-too-large", "piece", b.piece(), "width", canvas.Tenths(b.Card.W), "height", canvas.Tenths(b.Card.H), "paper", inside.On, "margin", canvas.Tenths(job.Margin))
		}
		waiting[i] = b.Cards
	}
	var pages []Page
	for number := before + 1; ; number++ {
		p := batchPage{paper: job.Paper, free: []canvas.Area{inside}}
		for i, b := range batches {
			waiting[i] = p.take(b.Card, waiting[i])
		}
		if len(p.blocks) == 0 {
			return pages, nil
		}
		pages = append(pages, p.pages(numbered(name, number), inside, job)...)
	}
}

// A batchPage is a page that is filled with blocks of cards.
type batchPage struct {
	paper  canvas.Size
	free   []canvas.Area
	blocks []block
	cards  [][]Card // of the blocks
}

// holds is how many cards there is room for in the area of a block, within its
// crop marks.
func (b block) holds() int {
	return max(0, int((b.area.W-2*cropRoom+canvas.Slack)/b.card.W)) * max(0, int((b.area.H-2*cropRoom+canvas.Slack)/b.card.H))
}

// take places as many cards of a size as there is room for, and returns the rest.
func (p *batchPage) take(card canvas.Size, cards []Card) (rest []Card) {
	for len(cards) > 0 {
		at, most := p.room(card, len(cards))
		if most == 0 {
			break
		}
		p.put(at, card, cards[:most])
		cards = cards[most:]
	}
	return cards
}

// room is the free area that holds the most of so many cards, the smallest of those that
// do, and how many that is.
func (p *batchPage) room(card canvas.Size, cards int) (at, most int) {
	for i, a := range p.free {
		n := min(cards, block{card: card, area: a}.holds())
		if n > most || n > 0 && n == most && a.W*a.H < p.free[at].W*p.free[at].H {
			at, most = i, n
		}
	}
	return at, most
}

// columns is how many cards lie side by side in a free area.
func (p *batchPage) columns(at int, card canvas.Size) int {
	return int((p.free[at].W - 2*cropRoom + canvas.Slack) / card.W)
}

// put places cards in a free area, and frees what is left to the right of them and
// below. Marks of neighbours lie in the same gap.
func (p *batchPage) put(at int, card canvas.Size, cards []Card) {
	a := p.free[at]
	columns := min(len(cards), p.columns(at, card))
	rows := (len(cards) + columns - 1) / columns
	w, h := float64(columns)*card.W, float64(rows)*card.H
	b := block{card: card, paper: p.paper, columns: columns, rows: rows, area: canvas.Area{X: a.X + cropRoom, Y: a.Y + cropRoom, W: w, H: h, On: a.On}}
	p.blocks, p.cards = append(p.blocks, b), append(p.cards, cards)
	p.free[at] = canvas.Area{X: a.X + w + cropRoom, Y: a.Y, W: a.W - w - cropRoom, H: h + 2*cropRoom, On: a.On}
	p.free = append(p.free, canvas.Area{X: a.X, Y: a.Y + h + cropRoom, W: a.W, H: a.H - h - cropRoom, On: a.On})
}

// pages are the fronts, in the middle of the paper or beside its fold, and their backs
// where there are any.
func (p *batchPage) pages(name speech.Text, inside canvas.Area, job Job) []Page {
	right := inside.X
	for _, b := range p.blocks {
		right = max(right, b.area.X+b.area.W+cropRoom)
	}
	shift := inside.X + inside.W - right
	if job.Duplex != GutterFold {
		shift /= 2
	}
	front, back := Page{Size: p.paper, Name: name}, Page{Size: p.paper, Name: speech.Say("sheets.page-backs", "name", name), Back: true}
	for n := range p.blocks {
		b := &p.blocks[n]
		b.area.X += shift
		front.cuts = append(front.cuts, b.cards(len(p.cards[n]))...)
		for i, c := range p.cards[n] {
			x, y := b.at(i)
			front.Placed = append(front.Placed, panel.Placement{Panel: c.front(b.card), X: x, Y: y})
			if c.hasBack() {
				x, y = job.Duplex.behind(p.paper, b.card, x, y)
				back.Placed = append(back.Placed, panel.Placement{Panel: c.Back, X: x, Y: y})
			}
		}
	}
	front.Decor = func(c canvas.Canvas) {
		for _, b := range p.blocks {
			DrawCropMarks(c, b.area, b.columns, b.rows)
		}
		DrawRuler(c, inside.X+(inside.W-RulerLength)/2, inside.Y+inside.H)
	}
	back.Decor = func(c canvas.Canvas) {
		for _, b := range p.blocks {
			DrawCropMarks(c, mirrored(p.paper, b.area), b.columns, b.rows)
		}
		job.Duplex.drawGlueNote(c, p.paper.W-inside.X-inside.W+cropRoom, inside.Y+inside.H+RulerHeight, name)
	}
	return job.backed(front, back)
}
