package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// The cards, as ledgers name them (GF50, GF54).
const (
	cardMiss  = "miss"
	cardWound = "wound"
	cardTwo   = "two-wounds"
	cardJam   = "jam"
	cardPanic = "panic"

	cardNothing = "nothing"
	cardStartle = "startle"
	cardDrop    = "drop"
	cardFlee    = "flee"
	cardShake   = "shake"
)

var (
	hitWords   = []string{cardMiss, cardWound, cardTwo, cardJam, cardPanic}
	panicWords = []string{cardNothing, cardStartle, cardDrop, cardFlee, cardShake}
)

// counts says how many of each card a pile has, in the order of its words.
type counts [5]int

func (c *counts) sum() int { return scoring.Sum(c[:]...) }

// words are the cards that a pile is made of.
func (p Pile) words() []string {
	if p == Panic {
		return panicWords
	}
	return hitWords
}

// index is where a card stands among the words of a pile.
func (p Pile) index(card string) int { return slices.Index(p.words(), card) }

// pile is how many of each card a pile has when it is full.
func (d *Decks) pile(p Pile) counts {
	if p == Panic {
		return counts{d.Panic.Nothing, d.Panic.Startle, d.Panic.Drop, d.Panic.Flee, d.Panic.Shake}
	}
	h := [...]Hits{d.Easy, d.Average, d.Difficult}[p]
	return counts{h.Miss, h.Wound, h.TwoWounds, h.Jam, h.Panic}
}

// Cards are the cards of a full pile: the word and the number of each, which may
// be 0.
func (d *Decks) Cards(p Pile) []scoring.Item {
	pile := d.pile(p)
	return scoring.Each(len(pile), func(i int) scoring.Item { return scoring.Item{Name: p.words()[i], Most: pile[i]} })
}

// shuffle makes a pile of all its cards again.
func (s *state) shuffle(p Pile) { s.piles[p] = s.house.Decks.pile(p) }

// left are the cards in a pile.
func (s *state) left(p Pile) []scoring.Item {
	return items(p.words(), s.piles[p][:])
}

// draw takes a card off a pile, which must have it. The last one has the pile
// shuffled again (GF50).
func (s *state) draw(p Pile, card string) {
	s.last = drawn{p, card}
	s.piles[p][p.index(card)]--
	if s.piles[p].sum() == 0 {
		s.shuffle(p)
	}
}
