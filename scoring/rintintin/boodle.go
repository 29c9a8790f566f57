package rintintin

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// value reads a card as the ledger writes it; hidden cards have the value -1.
func (s *state) value(word string) (int, bool) {
	if word == scoring.Hidden {
		return -1, true
	}
	i := slices.IndexFunc(s.board.values(), func(v int) bool { return strconv.Itoa(v) == word })
	if i < 0 {
		return 0, false
	}
	return s.board.values()[i], true
}

// boodle draws a card: for a full group (RT14), or because of a tie (RT19).
func (s *state) boodle(e scoring.Event) *scoring.Violation {
	drawnOpen := s.phase == drawingOn
	switch {
	case s.phase == drawing && e.Seat != s.drawer:
		return scoring.Breaks("RT14", "%s is best in the group that has been closed, and draws.", s.names[s.drawer])
	case drawnOpen && !slices.Contains(s.tied, e.Seat):
		return scoring.Breaks("RT19", "%s has no card to draw for the tie.", s.names[e.Seat]).Try("%s boodle", s.names[s.tied[0]])
	case s.phase != drawing && !drawnOpen:
		return scoring.Breaks("RT14", "A card is drawn only for a group that has just been closed.")
	}
	value, _ := s.value(e.Args[0])
	if drawnOpen && value < 0 {
		return scoring.Breaks("RT19", "Cards that settle a tie are drawn openly.").Try("say what it shows")
	}
	if drawnOpen && s.drawn() == len(s.board.Boodle) {
		s.deck, s.hidden = nil, 0 // all are shuffled (RT19)
	}
	if value >= 0 && !s.inDeck(value) {
		return scoring.Breaks("RT3", "No card of %d is left in the deck.", value).Try("%s", s.deckChoices())
	}
	s.put(value)
	s.cards[e.Seat] = append(s.cards[e.Seat], card{value: max(value, 0), hidden: value < 0, tie: drawnOpen, event: e.Number})
	if !drawnOpen {
		s.next()
		return nil
	}
	s.tied = slices.DeleteFunc(s.tied, func(seat int) bool { return seat == e.Seat })
	if len(s.tied) == 0 {
		s.settle()
	}
	return nil
}

// put notes that a card is out of the deck.
func (s *state) put(value int) {
	if value < 0 {
		s.hidden++
	} else {
		s.deck = append(s.deck, value)
	}
}

// drawn is how many cards are out of the deck.
func (s *state) drawn() int { return len(s.deck) + s.hidden }

// inDeck says whether a card of a value can still be in the deck, as far as is
// known.
func (s *state) inDeck(value int) bool { return s.remaining(value) > 0 }

// remaining is how many cards of a value are not known to be out.
func (s *state) remaining(value int) int {
	n := s.board.copies(value)
	for _, v := range s.deck {
		if v == value {
			n--
		}
	}
	return n
}

// finish ends the placing (RT17): secret cards are shown first (RT20).
func (s *state) finish() {
	s.phase = revealing
	for seat := range s.cards {
		if s.secrets(seat) > 0 {
			s.turn = seat
			return
		}
	}
	s.settle()
}

// secrets is how many cards of a seat are not known.
func (s *state) secrets(seat int) int {
	n := 0
	for _, c := range s.cards[seat] {
		if c.hidden {
			n++
		}
	}
	return n
}

// reveal shows a seat's secret cards (RT20).
func (s *state) reveal(e scoring.Event) *scoring.Violation {
	n := s.secrets(e.Seat)
	switch {
	case s.phase != revealing:
		return scoring.Breaks("RT20", "Cards are shown once no piece can be placed any more.")
	case n == 0:
		return scoring.Breaks("RT20", "%s has no secret cards.", s.names[e.Seat])
	case len(e.Args) != n || slices.Contains(e.Args, scoring.Hidden):
		return scoring.Breaks("RT20", "%s shows all secret cards, %d of them, in the order drawn.", s.names[e.Seat], n)
	}
	deck := s.deck
	for _, word := range e.Args {
		value, _ := s.value(word)
		if !s.inDeck(value) {
			s.deck = deck
			return scoring.Breaks("RT3", "There are not so many cards of %d.", value)
		}
		s.deck = append(s.deck[:len(s.deck):len(s.deck)], value)
	}
	s.hidden -= n
	shown := 0
	for i := range s.cards[e.Seat] {
		if c := &s.cards[e.Seat][i]; c.hidden {
			c.value, _ = s.value(e.Args[shown])
			c.hidden = false
			shown++
		}
	}
	s.finish()
	return nil
}

// settle ends the game, or has the tied players draw (RT19).
func (s *state) settle() {
	best, tied := scoring.Tenths(0), []int(nil)
	for seat := range s.names {
		total := s.score(seat).Total()
		switch {
		case seat == 0 || total > best:
			best, tied = total, []int{seat}
		case total == best:
			tied = append(tied, seat)
		}
	}
	if len(tied) == 1 {
		s.phase = over
		return
	}
	s.phase, s.tied = drawingOn, tied
}

// deckChoices are the cards that can still be drawn, in words.
func (s *state) deckChoices() string {
	text := ""
	for _, v := range s.board.values() {
		if s.inDeck(v) {
			if text != "" {
				text += ", "
			}
			text += strconv.Itoa(v)
		}
	}
	return text
}
