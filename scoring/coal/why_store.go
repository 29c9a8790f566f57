package coal

import (
	"strconv"

	"saddlebag/scoring"
)

// visit is a visit to the store for an item, with the die that was chosen or
// one of the pair.
func (s *state) visit(seat int, item, with string, rest ...string) scoring.Event {
	if with == "" {
		face := s.pair()
		if face == 0 {
			face = s.handy(seat)[0]
		}
		with = digit(face)
	}
	return scoring.Event{Seat: seat, Verb: verbStore, Args: append([]string{item, with}, rest...)}
}

// tappedRound is for what is bought for a round, and written where that round
// is.
func (s *state) tappedRound(seat int, item, place, with string) tap {
	it := findItem(item)
	if round := index(place) + 1; round != s.round && it.sold(s.solo()) {
		return tap{aside: scoring.Breaks(it.clause(), "What is bought in round %d goes here; this is round %d.", round, s.round)}
	}
	var quantity []string
	if it.form == counted {
		quantity = []string{"1"}
	}
	return tap{event: s.visit(seat, item, with, quantity...)}
}

// tappedTonic is for a Workhorse Tonic: one in hand is used, the others are
// bought.
func (s *state) tappedTonic(seat, i int, with string) tap {
	p := &s.seats[seat]
	switch {
	case i < p.tonicsUsed:
		return follows("CW33", "This Workhorse Tonic has been used.")
	case i < p.tonics:
		return tap{
			event: scoring.Event{Seat: seat, Verb: verbTonic},
			aside: scoring.Breaks("CW33", "Workhorse Tonics are used from the first one on.").Suggest("the first that is left"),
		}
	}
	return tap{
		event: s.visit(seat, "tonic", with, strconv.Itoa(i+1-p.tonics)),
		aside: scoring.Breaks("CW33", "Workhorse Tonics are bought from the first free place on.").Suggest("the first free place"),
	}
}
