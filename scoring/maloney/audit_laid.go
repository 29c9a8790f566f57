package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// gifts is what a suitcase can have brought a seat on a day, in points.
func (s reader) gifts(n, seat int) []scoring.Tenths {
	finds, known := s.finds(n, seat)
	if known && !finds {
		return []scoring.Tenths{0}
	}
	cases := s.world.Suitcases
	c, read := s.found(n)
	if read {
		cases = []Suitcase{c}
	}
	gifts := scoring.Each(len(cases), func(i int) scoring.Tenths { return scoring.Whole(cases[i].Points) })
	if !known || !read {
		gifts = append(gifts, 0)
	}
	return gifts
}

// layable are the handfuls of a city that a seat can have laid on a day, if the
// car was there.
func (s reader) layable(n, seat, city int) handfulSet {
	earned, known := s.Number(s.on(n).earned[seat])
	gifts := s.gifts(n, seat)
	from, to := Monday, Sunday
	if day, ok := s.weekday(n); ok {
		from, to = day, day
	}
	return everyHandful.that(func(h handful) bool {
		if h.count() > CardsADay {
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
func (s reader) worth(city int, h handful, day Weekday) int {
	sum := 0
	for i := range card(CardsEach) {
		if h>>i&1 == 1 {
			sum += s.world.value(card(city*CardsEach)+i, day) //nolint:gosec // one of 64
		}
	}
	return sum
}

// A handShown is what a hand shows: cards laid and held, and how many more it can
// have laid.
type handShown struct {
	laid, held cardSet
	more       int
}

func (s reader) hand(seat int) (h handShown) {
	for _, p := range s.hands[seat] {
		switch c, known := s.card(p); {
		case !known || c.laid && !c.known:
			h.more++
		case c.laid:
			h.laid = h.laid.with(c.card)
		case c.known:
			h.held = h.held.with(c.card)
		}
	}
	return h
}

// A journey is where the car was.
type journey struct {
	cities []int // by day, less one; nowhere, where that is not known
	open   bool  // it can have been elsewhere, too
}

// journey is all that is known of where the car was.
func (s reader) journey() journey {
	j := journey{make([]int, paperDays), true}
	for i := range j.cities {
		city, known := s.city(i + 1)
		if j.cities[i] = city; !known {
			j.cities[i] = nowhere
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
			if _, known := s.city(n + 1); !known {
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
func (s reader) laid(city int, set handfulSet, hand handShown) handfulSet {
	laid, held := handfulOf(hand.laid, city), handfulOf(hand.held, city)
	return set.that(func(h handful) bool {
		return h&laid == laid && h&held == 0 && (h&^laid).count() <= hand.more && (h|held).count() <= s.most
	})
}

// turned is how many different cards of a city Sundays have turned, at the
// least. A Sunday turns up to all four of the city where the car is, and another;
// until the deck can have been shuffled all are different (MI21).
func (s reader) turned(city int) int {
	all, different := 0, 0
	for n := 2; n <= paperDays; n++ {
		lucky, _ := s.lucky(n)
		if at, ok := s.city(n); !lucky || !ok || at != city {
			continue
		}
		all++
		if sundays := (n + Days - 2) / Days; 1+sundays*(CardsEach+1) <= s.deck {
			different++
		}
	}
	return max(min(all, 1), different)
}
