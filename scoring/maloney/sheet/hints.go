package sheet

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// Hints lists what each city that the car can come to today would bring a
// seat for the cards that it is known to hold (MI17, MI18), the best first.
// Cities that would bring nothing are left out.
func (s View) Hints(seat int) (title speech.Text, all []scoring.Hint) {
	cities := scoring.Where(len(s.World.Cities), func(city int) bool { return s.inReach(city) && s.hint(seat, city) > 0 })
	slices.SortStableFunc(cities, func(a, b int) int { return cmp.Compare(s.hint(seat, b), s.hint(seat, a)) })
	for _, city := range cities {
		all = append(all, scoring.Hint{
			Label: s.World.NumberedName(city), Says: Info.Amount(scoring.Whole(s.hint(seat, city))), Clause: "MI17",
			Owner: scoring.Table, Cell: maloney.CityCell(city),
		})
	}
	return "maloney.hint", all
}

// inReach says whether the car can still come to a city today (MI15, MI20).
func (s View) inReach(city int) bool {
	switch s.Phase {
	case maloney.Bidding, maloney.Driving:
		return s.World.Reaches(s.Car, city)
	case maloney.Turning:
		return city != s.Car
	case maloney.Dealing, maloney.Starting, maloney.Finding, maloney.Laying, maloney.Over:
	}
	return false
}

// hint is what the best cards of a city that a seat can lay on one day are
// worth today.
func (s View) hint(seat, city int) int {
	h := &s.Seats[seat].Hand
	return s.World.MostWorth(maloney.OfCity(city)&h.Known&^h.Laid, s.Weekday())
}
