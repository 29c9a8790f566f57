package maloney

import (
	"cmp"
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// Prospects lists what each city that the car can come to today would bring a
// seat for the cards that it is known to hold (MI17, MI18), the best first.
// Cities that would bring nothing are left out.
func (s *state) Prospects(seat int) (title string, all []scoring.Prospect) {
	var cities []int
	for city := range s.world.Cities {
		if s.inReach(city) && s.prospect(seat, city) > 0 {
			cities = append(cities, city)
		}
	}
	slices.SortStableFunc(cities, func(a, b int) int { return cmp.Compare(s.prospect(seat, b), s.prospect(seat, a)) })
	for _, city := range cities {
		c := s.world.Cities[city]
		all = append(all, scoring.Prospect{
			Label: fmt.Sprintf("%d %s", c.Number, c.Name), Says: info.Amount(scoring.Whole(s.prospect(seat, city))), Clause: "MI17",
			Owner: scoring.Table, Cell: cityCell(city),
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

// prospect is what the best cards of a city that a seat can lay on one day are
// worth today.
func (s *state) prospect(seat, city int) int {
	h := &s.seats[seat].hand
	var values []int
	for _, c := range (ofCity(city) & h.known() &^ h.laid()).list() {
		values = append(values, s.world.value(c, s.weekday()))
	}
	slices.Sort(values)
	sum := 0
	for _, v := range values[max(0, len(values)-CardsADay):] {
		sum += v
	}
	return sum
}
