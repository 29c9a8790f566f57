package sheet

import (
	"math/bits"

	"saddlebag/scoring/maloney"
)

// A Handful is some of the four cards of a city, a bit each.
type Handful uint8

// handfuls is how many there are.
const handfuls = 1 << maloney.CardsEach

// HandfulOf are those of some cards that are of a city.
func HandfulOf(set maloney.CardSet, city int) Handful { return Handful(set.Of(city)) } //nolint:gosec // four bits

// Count is how many cards it has.
func (h Handful) Count() int { return bits.OnesCount8(uint8(h)) }

// HandfulSet are handfuls, a bit each.
type HandfulSet uint16

// The smallest set that can be, and the largest.
const (
	NoCards      = HandfulSet(1) // only the handful without a card
	EveryHandful = ^HandfulSet(0)
)

func (set HandfulSet) has(h Handful) bool { return set>>h&1 == 1 }

// That are those of a set that a function takes.
func (set HandfulSet) That(takes func(Handful) bool) (some HandfulSet) {
	for h := range Handful(handfuls) {
		if set.has(h) && takes(h) {
			some |= 1 << h
		}
	}
	return some
}

// And are the handfuls that one of each set make up together: no card is in
// both.
func (set HandfulSet) And(other HandfulSet) (both HandfulSet) {
	if set == NoCards {
		return other
	}
	if other == NoCards {
		return set
	}
	for h := range Handful(handfuls) {
		for more := range Handful(handfuls) {
			if h&more == 0 && set.has(h) && other.has(more) {
				both |= 1 << (h | more)
			}
		}
	}
	return both
}

// Bounds are how many cards its handfuls have, at the least and at the most.
func (set HandfulSet) Bounds() (least, most int) {
	least = maloney.Cards
	for h := range Handful(handfuls) {
		if set.has(h) {
			least, most = min(least, h.Count()), max(most, h.Count())
		}
	}
	return least, most
}

// Worth is what a handful is worth on a day.
func (p *Paper) Worth(city int, h Handful, day maloney.Weekday) (sum int) {
	for i := range maloney.Card(maloney.CardsEach) {
		if h>>i&1 == 1 {
			sum += p.World.Value(maloney.Card(city*maloney.CardsEach)+i, day) //nolint:gosec // one of 64
		}
	}
	return sum
}
