package maloney

import "slices"

// A hand is the action cards of a player, those laid included.
type hand struct {
	slots []slot // in the order dealt
	dealt bool
	most  int     // cards of one city that it can hold (MI6)
	known cardSet // that are or were in it, as far as is known
	laid  cardSet
}

// A slot is one card of a hand. Until it is known it may be any.
type slot struct {
	card  card
	known bool
	laid  bool
}

// newHand is a hand of so many cards of which none is known.
func newHand(size int, dealt bool) hand {
	return hand{slots: make([]slot, size), dealt: dealt, most: HandOfCity}
}

func (h hand) clone() hand {
	h.slots = slices.Clone(h.slots)
	return h
}

// left is how many cards are in the hand.
func (h *hand) left() int { return len(h.slots) - h.laid.count() }

// hidden says whether a card that is not known is in the hand.
func (h *hand) hidden() bool { return h.known.count() < len(h.slots) }

// place is where the next card stands that is not known; -1 where there is
// none.
func (h *hand) place() int { return slices.IndexFunc(h.slots, func(s slot) bool { return !s.known }) }

// find is where a card stands that is known; -1 where it is not.
func (h *hand) find(c card) int {
	if !h.known.has(c) {
		return -1
	}
	return slices.IndexFunc(h.slots, func(s slot) bool { return s.known && s.card == c })
}

// lay takes a card out of the hand, which must be able to hold it.
func (h *hand) lay(c card) {
	at := h.find(c)
	if at < 0 {
		at = h.place()
	}
	h.slots[at] = slot{card: c, known: true, laid: true}
	h.known, h.laid = h.known.with(c), h.laid.with(c)
}
