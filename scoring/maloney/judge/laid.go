package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// layable are the handfuls of a city that a seat can have laid on a day, if the
// car was there.
func (s reader) layable(n, seat, city int) sheet.HandfulSet {
	earned, known := s.Number(s.On(n).Earned[seat])
	gifts := s.Gifts(n, seat)
	from, to := maloney.Monday, maloney.Sunday
	if day, ok := s.Weekday(n); ok {
		from, to = day, day
	}
	return sheet.EveryHandful.That(func(h sheet.Handful) bool {
		if h.Count() > maloney.CardsADay {
			return false
		}
		for day := from; known && day <= to; day++ {
			if slices.Contains(gifts, earned-scoring.Whole(s.Worth(city, h, day))) {
				return true
			}
		}
		return !known
	})
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
func (s reader) made(city, seat int, j journey) sheet.HandfulSet {
	set := sheet.NoCards
	for i, at := range j.cities {
		if at == city {
			set = set.And(s.layable(i+1, seat, city))
		}
	}
	if j.open {
		set = set.And(sheet.EveryHandful)
	}
	return set
}

// laid are those of some handfuls of a city that a seat can have laid in the game,
// by its hand.
func (s reader) laid(city int, set sheet.HandfulSet, hand sheet.HandShown) sheet.HandfulSet {
	laid, held := sheet.HandfulOf(hand.Laid, city), sheet.HandfulOf(hand.Held, city)
	return set.That(func(h sheet.Handful) bool {
		return h&laid == laid && h&held == 0 && (h&^laid).Count() <= hand.More && (h|held).Count() <= s.Most
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
