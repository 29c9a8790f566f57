package dice

import (
	"slices"

	"saddlebag/scoring"
)

// A Pile is shuffled cards, face down. What has been drawn does not come
// again. It is not safe for concurrent use.
type Pile struct {
	cards []string // the last is on top
}

// NewPile shuffles the cards of a device of kind [scoring.Pile].
func NewPile(d scoring.Device, src Source) *Pile {
	cards := slices.Clone(d.Sides)
	for i := len(cards) - 1; i > 0; i-- {
		j := Intn(src, i+1)
		cards[i], cards[j] = cards[j], cards[i]
	}
	return &Pile{cards: cards}
}

// Draw takes the top card. It is not ok where none is left.
func (p *Pile) Draw() (card string, ok bool) {
	top := len(p.cards) - 1
	if top < 0 {
		return "", false
	}
	card, p.cards = p.cards[top], p.cards[:top]
	return card, true
}

// Left is the number of cards not yet drawn.
func (p *Pile) Left() int { return len(p.cards) }
