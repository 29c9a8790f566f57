package maloney

import "slices"

// A Hand is the action cards of a player, those laid included.
type Hand struct {
	Slots []Slot // in the order dealt
	dealt bool
	Most  int     // cards of one city that it can hold (MI6)
	Known CardSet // that are or were in it, as far as is known
	Laid  CardSet
}

// A Slot is one card of a hand. Until it is known it may be any.
type Slot struct {
	Card  Card
	Known bool
	Laid  bool
}

// newHand is a hand of so many cards of which none is known.
func newHand(size int, dealt bool) Hand {
	return Hand{Slots: make([]Slot, size), dealt: dealt, Most: HandOfCity}
}

func (h Hand) clone() Hand {
	h.Slots = slices.Clone(h.Slots)
	return h
}

// Left is how many cards are in the hand.
func (h *Hand) Left() int { return len(h.Slots) - h.Laid.Count() }

// hidden says whether a card that is not known is in the hand.
func (h *Hand) hidden() bool { return h.Known.Count() < len(h.Slots) }

// place is where the next card stands that is not known; -1 where there is
// none.
func (h *Hand) place() int { return slices.IndexFunc(h.Slots, func(s Slot) bool { return !s.Known }) }

// find is where a card stands that is known; -1 where it is not.
func (h *Hand) find(c Card) int {
	if !h.Known.Has(c) {
		return -1
	}
	return slices.IndexFunc(h.Slots, func(s Slot) bool { return s.Known && s.Card == c })
}

// Lay takes a card out of the hand, which must be able to hold it.
func (h *Hand) Lay(c Card) {
	at := h.find(c)
	if at < 0 {
		at = h.place()
	}
	h.Slots[at] = Slot{Card: c, Known: true, Laid: true}
	h.Known, h.Laid = h.Known.With(c), h.Laid.With(c)
}
