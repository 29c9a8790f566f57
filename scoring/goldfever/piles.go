package goldfever

import (
	"saddlebag/scoring"
)

// shuffle makes a pile of all its cards again.
func (s *skirmish) shuffle(p Pile) { s.piles[p] = s.house.Decks.pile(p) }

// left are the cards in a pile.
func (s *skirmish) left(p Pile) []scoring.Item {
	return items(p.words(), s.piles[p][:])
}

// draw takes a card off a pile, which must have it. The last one has the pile
// shuffled again (GF50).
func (s *skirmish) draw(p Pile, card string) {
	s.last = drawn{p, card}
	s.piles[p][p.index(card)]--
	if s.piles[p].sum() == 0 {
		s.shuffle(p)
	}
}
