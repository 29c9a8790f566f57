package rintintin

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// boodle draws a card: for a full group (RT14), or because of a tie (RT19).
func (s *state) boodle(e scoring.Event) *scoring.Violation {
	values, v := s.readCards(e.Args)
	if v != nil {
		return v
	}
	tie, value := s.phase == breaking, values[0]
	switch {
	case s.phase == revealing:
		return scoring.Breaks("RT20", "Nobody draws for a tie before all secret cards are shown.").Suggest("%s reveal", s.names[s.secretive()[0]])
	case s.phase != drawing && !tie:
		return scoring.Breaks("RT14", "A card is drawn only by the best in a group that has just been closed.")
	case !tie && !slices.Contains(s.drawers, e.Seat):
		return scoring.Breaks("RT14", "%s is best in the group that has been closed, and draws.", s.names[s.drawers[0]]).Suggest("%s boodle", s.names[s.drawers[0]])
	case !slices.Contains(s.drawers, e.Seat):
		return scoring.Breaks("RT19", "%s has no card to draw for the tie.", s.names[e.Seat]).Suggest("%s boodle", s.names[s.drawers[0]])
	case tie && value == unknown:
		return scoring.Breaks("RT19", "A card that settles a tie is drawn openly.").Suggest("say what it shows")
	}
	d := s.deckNow()
	if !d.draw(value) {
		return scoring.Breaks("RT3", "No card of %d is left in the deck.", value).Suggest("%s", strings.Join(d.words(), ", "))
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

// Undecided says whether a card is drawn of which the last one may be among the
// cards that this state does not know (RT3). When cards are shown nobody knows
// more than the ledger (RT20).
func (s *state) Undecided(e scoring.Event) bool {
	if e.Verb != verbBoodle || s.phase != drawing {
		return false
	}
	value, _ := s.deck.read(e.Args[0])
	return value != unknown && s.deck.count(value) <= s.deck.secret
}

// deckNow is a copy of the deck as the next card finds it: a tie has an empty
// one shuffled anew (RT19).
func (s *state) deckNow() deck {
	if s.phase == breaking && s.deck.empty() {
		return newDeck(s.board.Boodle)
	}
	return s.deck.clone()
}

// secrets are the cards of a seat that are unknown, by their number in its hand.
func (s *state) secrets(seat int) []int {
	hand := s.hands[seat]
	return scoring.Where(len(hand), func(i int) bool { return hand[i].value == unknown })
}

// secretive are the seats with unknown cards.
func (s *state) secretive() []int {
	return scoring.Where(len(s.names), func(seat int) bool { return len(s.secrets(seat)) > 0 })
}

// reveal shows a seat's secret cards (RT20).
func (s *state) reveal(e scoring.Event) *scoring.Violation {
	values, v := s.readCards(e.Args)
	if v != nil {
		return v
	}
	secrets := s.secrets(e.Seat)
	n := len(secrets)
	switch {
	case s.phase < revealing:
		return scoring.Breaks("RT20", "Cards are shown once no piece can be placed any more.")
	case n == 0:
		return scoring.Breaks("RT20", "%s has no secret cards.", s.names[e.Seat])
	case len(values) != n || slices.Contains(values, unknown):
		return scoring.Breaks("RT20", "%s shows all secret cards, %d of them, in the order drawn.", s.names[e.Seat], n)
	}
	d := s.deck.clone()
	for _, value := range values {
		if !d.draw(value) {
			return scoring.Breaks("RT3", "With these there would be more cards of %d than the deck has.", value)
		}
	}
	d.secret -= n
	s.deck = d
	for i, at := range secrets {
		s.hands[e.Seat][at].value = values[i]
	}
	s.reckon()
	return nil
}
