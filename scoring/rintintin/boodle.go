package rintintin

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// boodle draws a card: for a full group (RT14), or because of a tie (RT19).
func (s *State) boodle(e scoring.Event) *scoring.Violation {
	values, v := s.readCards(e.Args)
	if v != nil {
		return v
	}
	tie, value := s.Phase == Breaking, values[0]
	switch {
	case s.Phase == Revealing:
		return scoring.Breaks("RT20", "rintintin.secrets-before-ties").
			Suggest("rintintin.reveal", "player", s.Names[s.secretive()[0]])
	case s.Phase != Drawing && !tie:
		return scoring.Breaks("RT14", "rintintin.no-group-closed")
	case !tie && !slices.Contains(s.Drawers, e.Seat):
		return scoring.Breaks("RT14", "rintintin.best-draws", "player", s.Names[s.Drawers[0]]).
			Suggest("rintintin.boodle", "player", s.Names[s.Drawers[0]])
	case !slices.Contains(s.Drawers, e.Seat):
		return scoring.Breaks("RT19", "rintintin.draws-not", "player", s.Names[e.Seat]).
			Suggest("rintintin.boodle", "player", s.Names[s.Drawers[0]])
	case tie && value == Unknown:
		return scoring.Breaks("RT19", "rintintin.drawn-openly").Suggest("rintintin.say-what-it-shows")
	}
	d := s.deckNow()
	if !d.Draw(value) {
		return scoring.Breaks("RT3", "rintintin.none-left", "value", value).
			Suggest("rintintin.cards-left", "cards", strings.Join(d.words(), ", "))
	}
	s.Deck = d
	s.Hands[e.Seat] = append(s.Hands[e.Seat], Card{Value: value, Tie: tie, Event: e.Number})
	s.Drawers = slices.DeleteFunc(s.Drawers, func(seat int) bool { return seat == e.Seat })
	switch {
	case !tie:
		s.next()
	case len(s.Drawers) == 0:
		s.settle()
	default:
		s.drew = true
	}
	return nil
}

// Undecided says whether a card is drawn of which the last one may be among the
// cards that this state does not know (RT3). When cards are shown nobody knows
// more than the ledger (RT20).
func (s *State) Undecided(e scoring.Event) bool {
	if e.Verb != VerbBoodle || s.Phase != Drawing {
		return false
	}
	value, _ := s.Deck.Read(e.Args[0])
	return value != Unknown && s.Deck.count(value) <= s.Deck.Secret
}

// deckNow is a copy of the deck as the next card finds it: a tie has an empty
// one shuffled anew (RT19).
func (s *State) deckNow() Deck {
	if s.Phase == Breaking && s.Deck.Empty() {
		return NewDeck(s.Board.Boodle)
	}
	return s.Deck.clone()
}

// Secrets are the cards of a seat that are unknown, by their number in its hand.
func (s *State) Secrets(seat int) []int {
	hand := s.Hands[seat]
	return scoring.Where(len(hand), func(i int) bool { return hand[i].Value == Unknown })
}

// Hidden is how many boodle cards in hands are unknown.
func (s *State) Hidden() (n int) {
	for seat := range s.Hands {
		n += len(s.Secrets(seat))
	}
	return n
}

// secretive are the seats with unknown cards.
func (s *State) secretive() []int {
	return scoring.Where(len(s.Names), func(seat int) bool { return len(s.Secrets(seat)) > 0 })
}

// reveal shows a seat's secret cards (RT20).
func (s *State) reveal(e scoring.Event) *scoring.Violation {
	values, v := s.readCards(e.Args)
	if v != nil {
		return v
	}
	secrets := s.Secrets(e.Seat)
	n := len(secrets)
	switch {
	case s.Phase < Revealing:
		return scoring.Breaks("RT20", "rintintin.shown-later")
	case n == 0:
		return scoring.Breaks("RT20", "rintintin.no-secret-cards", "player", s.Names[e.Seat])
	case len(values) != n || slices.Contains(values, Unknown):
		return scoring.Breaks("RT20", "rintintin.shows-all", "player", s.Names[e.Seat], "n", n)
	}
	d := s.Deck.clone()
	for _, value := range values {
		if !d.Draw(value) {
			return scoring.Breaks("RT3", "rintintin.too-many-shown", "value", value)
		}
	}
	d.Secret -= n
	s.Deck = d
	for i, at := range secrets {
		s.Hands[e.Seat][at].Value = values[i]
	}
	s.reckon()
	return nil
}
