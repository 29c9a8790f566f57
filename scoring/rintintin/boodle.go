package rintintin

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// boodle draws a card: for a full group (RT14), or because of a tie (RT19).
func (s *state) boodle(e scoring.Event) *scoring.Violation {
	tie := s.phase == breaking
	value, _ := s.deck.read(e.Args[0])
	switch {
	case s.phase == revealing:
		return scoring.Breaks("RT20", "Nobody draws for a tie before all secret cards are shown.").Try("%s reveal", s.names[s.secretive()[0]])
	case s.phase != drawing && !tie:
		return scoring.Breaks("RT14", "A card is drawn only by the best in a group that has just been closed.")
	case !tie && !slices.Contains(s.drawers, e.Seat):
		return scoring.Breaks("RT14", "%s is best in the group that has been closed, and draws.", s.names[s.drawers[0]]).Try("%s boodle", s.names[s.drawers[0]])
	case !slices.Contains(s.drawers, e.Seat):
		return scoring.Breaks("RT19", "%s has no card to draw for the tie.", s.names[e.Seat]).Try("%s boodle", s.names[s.drawers[0]])
	case tie && value == unknown:
		return scoring.Breaks("RT19", "A card that settles a tie is drawn openly.").Try("say what it shows")
	}
	d := s.deckNow()
	if !d.draw(value) {
		return scoring.Breaks("RT3", "No card of %d is left in the deck.", value).Try("%s", strings.Join(d.words(), ", "))
	}
	s.deck = d
	s.hands[e.Seat] = append(s.hands[e.Seat], card{value: value, tie: tie, event: e.Number})
	s.drawers = slices.DeleteFunc(s.drawers, func(seat int) bool { return seat == e.Seat })
	switch {
	case !tie:
		s.next()
	case len(s.drawers) == 0:
		s.settle()
	default:
		s.drew = true
	}
	return nil
}

// deckNow is a copy of the deck as the next card finds it: a tie has an empty
// one shuffled anew (RT19).
func (s *state) deckNow() deck {
	if s.phase == breaking && s.deck.empty() {
		return newDeck(s.board.Boodle)
	}
	return s.deck.clone()
}

// secrets is how many cards of a seat are unknown.
func (s *state) secrets(seat int) int {
	n := 0
	for _, c := range s.hands[seat] {
		if c.value == unknown {
			n++
		}
	}
	return n
}

// secretive are the seats with unknown cards.
func (s *state) secretive() []int {
	var seats []int
	for seat := range s.names {
		if s.secrets(seat) > 0 {
			seats = append(seats, seat)
		}
	}
	return seats
}

// reveal shows a seat's secret cards (RT20).
func (s *state) reveal(e scoring.Event) *scoring.Violation {
	n := s.secrets(e.Seat)
	switch {
	case s.phase < revealing:
		return scoring.Breaks("RT20", "Cards are shown once no piece can be placed any more.")
	case n == 0:
		return scoring.Breaks("RT20", "%s has no secret cards.", s.names[e.Seat])
	case len(e.Args) != n || slices.Contains(e.Args, scoring.Hidden):
		return scoring.Breaks("RT20", "%s shows all secret cards, %d of them, in the order drawn.", s.names[e.Seat], n)
	}
	d, values := s.deck.clone(), make([]int, n)
	for i, word := range e.Args {
		values[i], _ = d.read(word)
		if !d.draw(values[i]) {
			return scoring.Breaks("RT3", "With these there would be more cards of %d than the deck has.", values[i])
		}
	}
	d.secret -= n
	s.deck = d
	for i := range s.hands[e.Seat] {
		if c := &s.hands[e.Seat][i]; c.value == unknown {
			c.value, values = values[0], values[1:]
		}
	}
	s.reckon()
	return nil
}
