package sheet

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// visit is a visit to the store for an item, with the die that was chosen or
// one of the pair.
func (s View) visit(seat int, item, with string, rest ...string) scoring.Event {
	if with == "" {
		face := s.Pair()
		if face == 0 {
			face = s.handy(seat)[0]
		}
		with = coal.Digit(face)
	}
	return scoring.Event{Seat: seat, Verb: coal.VerbStore, Args: append([]string{item, with}, rest...)}
}

// tappedRound is for what is bought for a round, and written where that round
// is.
func (s View) tappedRound(seat int, item, place, with string) tap {
	it := coal.FindItem(item)
	if round := index(place) + 1; round != s.Round && it.Sold(s.Solo()) {
		return tap{aside: scoring.Breaks(it.Clause(), "coal.another-round", "round", round, "now", s.Round)}
	}
	var quantity []string
	if it.Form == coal.Counted {
		quantity = []string{"1"}
	}
	return tap{event: s.visit(seat, item, with, quantity...)}
}

// tappedTonic is for a Workhorse Tonic: one in hand is used, the others are
// bought.
func (s View) tappedTonic(seat, i int, with string) tap {
	p := &s.Seats[seat]
	switch {
	case i < p.TonicsUsed:
		return follows("CW33", "coal.tonic-used")
	case i < p.TonicsBought:
		return tap{
			event: scoring.Event{Seat: seat, Verb: coal.VerbTonic},
			aside: scoring.Breaks("CW33", "coal.tonics-in-order").Suggest("coal.first-tonic-left"),
		}
	}
	return tap{
		event: s.visit(seat, "tonic", with, strconv.Itoa(i+1-p.TonicsBought)),
		aside: scoring.Breaks("CW33", "coal.tonic-places-in-order").Suggest("coal.first-free-place"),
	}
}
