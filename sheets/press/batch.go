package press

import (
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// A Batch is cards of one size, to cut along common lines. A card without a
// back has an empty panel there.
type Batch struct {
	Card  canvas.Size
	Cards []Card
}

// piece is what the cards are called.
func (b Batch) piece() speech.Text {
	if len(b.Cards) > 0 && len(b.Cards[0].Front.Pieces) > 0 {
		return b.Cards[0].Front.Pieces[0].Name
	}
	return speech.Words(b.Card.Name)
}

// LayBatches lays out pieces of several sizes on as few pages as it finds: the next
// batches use the space that one leaves. Otherwise it's like LayCards: crop marks round
// each block, a ruler and the name of the house data at the foot, backs behind their
// fronts. A *Refusal says that a card doesn't fit on the paper.
func LayBatches(job Job, name speech.Text, batches []Batch) ([]Page, error) {
	best, err := layBatches(job, name, batches)
	job.Paper = job.Paper.Turned()
	turned, sideways := layBatches(job, name, batches)
	if err != nil || sideways == nil && len(turned) < len(best) {
		return turned, sideways
	}
	return best, nil
}

func layBatches(job Job, name speech.Text, batches []Batch) ([]Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	inside.H -= RulerHeight
	waiting := make([][]Card, len(batches))
	for i, b := range batches {
		if newest := (block{card: b.Card, area: inside}); newest.holds() == 0 {
			return nil, canvas.Refused("sheets.piece-too-large", "piece", b.piece(), "width", canvas.Tenths(b.Card.W), "height", canvas.Tenths(b.Card.H), "paper", job.Paper.Name, "margin", canvas.Tenths(job.Margin))
		}
		waiting[i] = b.Cards
	}
	var pages []Page
	for {
		p := batchPage{paper: job.Paper, data: job.OnPage(len(pages)).Data, free: []canvas.Area{inside}}
		for i, b := range batches {
			waiting[i] = p.take(b.Card, waiting[i])
		}
		if len(p.blocks) == 0 {
			return pages, nil
		}
		pages = append(pages, p.pages(speech.Say("sheets.page-number", "name", name, "number", len(pages)+1), inside, job.Duplex)...)
	}
}

// A batchPage is a page that is filled with blocks of cards.
type batchPage struct {
	paper  canvas.Size
	data   string // whose the cards are
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
		at, most := -1, 0
		for i, a := range p.free {
			n := min(len(cards), block{card: card, area: a}.holds())
			if n > most || n > 0 && n == most && a.W*a.H < p.free[at].W*p.free[at].H {
				at, most = i, n
			}
		}
		if at < 0 {
			break
		}
		p.put(at, card, cards[:most])
		cards = cards[most:]
	}
	return cards
}

// put places cards in a free area, and frees what is left to the right of them and
// below.
func (p *batchPage) put(at int, card canvas.Size, cards []Card) {
	a := p.free[at]
	columns := min(len(cards), int((a.W-2*cropRoom+canvas.Slack)/card.W))
	rows := (len(cards) + columns - 1) / columns
	w, h := float64(columns)*card.W, float64(rows)*card.H
	b := block{card: card, paper: p.paper, columns: columns, rows: rows, area: canvas.Area{X: a.X + cropRoom, Y: a.Y + cropRoom, W: w, H: h, On: a.On}}
	p.blocks, p.cards = append(p.blocks, b), append(p.cards, cards)
	w, h = w+2*cropRoom, h+2*cropRoom
	p.free[at] = canvas.Area{X: a.X + w, Y: a.Y, W: a.W - w, H: h, On: a.On}
	p.free = append(p.free, canvas.Area{X: a.X, Y: a.Y + h, W: a.W, H: a.H - h, On: a.On})
}

// pages are the fronts, in the middle of the paper, and their backs where there are
// any.
func (p *batchPage) pages(name speech.Text, inside canvas.Area, duplex Duplex) []Page {
	right := inside.X
	for _, b := range p.blocks {
		right = max(right, b.area.X+b.area.W+cropRoom)
	}
	front, back := Page{Size: p.paper, Name: name}, Page{Size: p.paper, Name: speech.Say("sheets.page-backs", "name", name), Back: true}
	for n := range p.blocks {
		b := &p.blocks[n]
		b.area.X += (inside.X + inside.W - right) / 2
		for i, c := range p.cards[n] {
			x, y := b.at(i)
			front.Placed = append(front.Placed, panel.Placement{Panel: c.Front, X: x, Y: y})
			if c.Back.W > 0 {
				x, y = b.behind(x, y, duplex)
				back.Placed = append(back.Placed, panel.Placement{Panel: c.Back, X: x, Y: y})
			}
		}
	}
	front.Decor = func(c canvas.Canvas) {
		for _, b := range p.blocks {
			DrawCropMarks(c, b.area, b.columns, b.rows)
		}
		DrawRuler(c, (p.paper.W-RulerLength)/2, inside.Y+inside.H)
		drawData(c, inside.X+inside.W, inside.Y+inside.H+RulerHeight, p.data)
	}
	if duplex == OneSided || len(back.Placed) == 0 {
		return []Page{front}
	}
	return []Page{front, back}
}
