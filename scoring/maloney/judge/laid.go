package judge

import (
	"math/bits"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// layable are the handfuls of a city that a seat can have laid on a day, if the
// car was there.
func (s reader) layable(n, seat, city int) handfulSet {
	earned, known := s.Number(s.On(n).Earned[seat])
	gifts := s.Gifts(n, seat)
	from, to := maloney.Monday, maloney.Sunday
	if day, ok := s.Weekday(n); ok {
		from, to = day, day
	}
	return everyHandful.that(func(h handful) bool {
		if h.count() > maloney.CardsADay {
			return false
		}
		for day := from; known && day <= to; day++ {
			if slices.Contains(gifts, earned-scoring.Whole(s.worth(city, h, day))) {
				return true
			}
		}
		return !known
	})
}

// worth is what a handful is worth on a day.
func (s reader) worth(city int, h handful, day maloney.Weekday) (sum int) {
	for i := range maloney.Card(maloney.CardsEach) {
		if h>>i&1 == 1 {
			sum += s.World.Value(maloney.Card(city*maloney.CardsEach)+i, day) //nolint:gosec // one of 64
		}
	}
	return sum
}

// A journey is where the car was.
type journey struct {
	cities []int // by day, less one; nowhere, where that is not known
	open   bool  // it can have been elsewhere, too
}

// journey is all that is known of where the car was.
func (s reader) journey() journey {
	j := journey{make([]int, sheet.PaperDays), true}
	for i := range j.cities {
		city, known := s.City(i + 1)
		if j.cities[i] = city; !known {
			j.cities[i] = maloney.Nowhere
		}
	}
	return j
}

// journeys are those of which all is known: up to each day that can be the last.
func (s reader) journeys() []journey {
	var all []journey
	for _, last := range s.lasts() {
		n := 0
		for ; n < last; n++ {
			if _, known := s.City(n + 1); !known {
				break
			}
		}
		if n == last && last > 0 {
			all = append(all, journey{s.journey().cities[:last], false})
		}
	}
	return all
}

// made are the handfuls of a city that make what a seat has earned there, day by
// day.
func (s reader) made(city, seat int, j journey) handfulSet {
	set := noCards
	for i, at := range j.cities {
		if at == city {
			set = set.and(s.layable(i+1, seat, city))
		}
	}
	if j.open {
		set = set.and(everyHandful)
	}
	return set
}

// laid are those of some handfuls of a city that a seat can have laid in the game,
// by its hand.
func (s reader) laid(city int, set handfulSet, hand sheet.HandShown) handfulSet {
	laid, held := handfulOf(hand.Laid, city), handfulOf(hand.Held, city)
	return set.that(func(h handful) bool {
		return h&laid == laid && h&held == 0 && (h&^laid).count() <= hand.More && (h|held).count() <= s.Most
	})
}

// turned is how many different cards of a city Sundays have turned, at the
// least. A Sunday turns up to all four of the city where the car is, and another;
// until the deck can have been shuffled all are different (MI21).
func (s reader) turned(city int) int {
	all, different := 0, 0
	for n := 2; n <= sheet.PaperDays; n++ {
		lucky, _ := s.Lucky(n)
		if at, ok := s.City(n); !lucky || !ok || at != city {
			continue
		}
		all++
		if sundays := (n + maloney.Days - 2) / maloney.Days; 1+sundays*(maloney.CardsEach+1) <= s.Deck {
			different++
		}
	}
	return max(min(all, 1), different)
}

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
