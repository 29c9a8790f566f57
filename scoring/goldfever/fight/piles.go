package fight

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
)

// Shuffle makes a pile of all its cards again.
func (s *Skirmish) Shuffle(p terms.Pile) { s.Piles[p] = s.House.Decks.Pile(p) }

// Left are the cards in a pile.
func (s *Skirmish) Left(p terms.Pile) []scoring.Item {
	return scenario.ItemsOf(p.Words(), s.Piles[p][:])
}

// DrawCard takes a card off a pile, which must have it. The last one has the pile
// shuffled again (GF50).
func (s *Skirmish) DrawCard(p terms.Pile, card string) {
	s.Last = Drawn{p, card}
	s.Piles[p][p.Index(card)]--
	if s.Piles[p].Sum() == 0 {
		s.Shuffle(p)
	}
}
