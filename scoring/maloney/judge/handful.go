package judge

import (
	"math/bits"

	"saddlebag/scoring/maloney"
)

// A handful is some of the four cards of a city, a bit each.
type handful uint8

// handfuls is how many there are.
const handfuls = 1 << maloney.CardsEach

// handfulOf are those of some cards that are of a city.
func handfulOf(set maloney.CardSet, city int) handful { return handful(set.Of(city)) } //nolint:gosec // four bits

func (h handful) count() int { return bits.OnesCount8(uint8(h)) }

// handfulSet are handfuls, a bit each.
type handfulSet uint16

const (
	noCards      = handfulSet(1) // only the handful without a card
	everyHandful = ^handfulSet(0)
)

func (set handfulSet) has(h handful) bool { return set>>h&1 == 1 }

// that are those of a set that a function takes.
func (set handfulSet) that(takes func(handful) bool) (some handfulSet) {
	for h := range handful(handfuls) {
		if set.has(h) && takes(h) {
			some |= 1 << h
		}
	}
	return some
}

// and are the handfuls that one of each set make up together: no card is in
// both.
func (set handfulSet) and(other handfulSet) (both handfulSet) {
	if set == noCards {
		return other
	}
	if other == noCards {
		return set
	}
	for h := range handful(handfuls) {
		for more := range handful(handfuls) {
			if h&more == 0 && set.has(h) && other.has(more) {
				both |= 1 << (h | more)
			}
		}
	}
	return both
}

// bounds are how many cards its handfuls have, at the least and at the most.
func (set handfulSet) bounds() (least, most int) {
	least = maloney.Cards
	for h := range handful(handfuls) {
		if set.has(h) {
			least, most = min(least, h.count()), max(most, h.count())
		}
	}
	return least, most
}
