package maloney

import (
	"cmp"
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// Hints lists what each city that the car can come to today would bring a
// seat for the cards that it is known to hold (MI17, MI18), the best first.
// Cities that would bring nothing are left out.
func (s *state) Hints(seat int) (title string, all []scoring.Hint) {
	cities := scoring.Where(len(s.world.Cities), func(city int) bool { return s.inReach(city) && s.hint(seat, city) > 0 })
	slices.SortStableFunc(cities, func(a, b int) int { return cmp.Compare(s.hint(seat, b), s.hint(seat, a)) })
	for _, city := range cities {
		c := s.world.Cities[city]
		all = append(all, scoring.Hint{
			Label: fmt.Sprintf("%d %s", c.Number, c.Name), Says: info.Amount(scoring.Whole(s.hint(seat, city))), Clause: "MI17",
			Owner: scoring.Table, Cell: CityCell(city),
		})
	}
	return "What you hold could bring", all
}

// inReach says whether the car can still come to a city today (MI15, MI20).
func (s *state) inReach(city int) bool {
	switch s.phase {
	case bidding, driving:
		return s.world.reaches(s.car, city)
	case turning:
		return city != s.car
	case dealing, starting, finding, laying, over:
	}
	return false
}

// hint is what the best cards of a city that a seat can lay on one day are
// worth today.
func (s *state) hint(seat, city int) int {
	h := &s.seats[seat].hand
	var values []int
	for _, c := range (ofCity(city) & h.known &^ h.laid).list() {
		values = append(values, s.world.value(c, s.weekday()))
	}
	slices.Sort(values)
	return scoring.Sum(values[max(0, len(values)-CardsADay):]...)
}
