package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// notMoreCases demands that a suitcase is found no more often than the map has
// it (MI5). Of those alike it asks for the first.
func (s reader) notMoreCases(i int) string {
	c := s.World.Suitcases[i]
	if slices.Index(s.World.Suitcases, c) < i {
		return ""
	}
	found := scoring.Where(sheet.PaperDays, func(i int) bool {
		other, ok := s.Found(i + 1)
		return ok && other == c
	})
	has := scoring.Where(maloney.Suitcases, func(i int) bool { return s.World.Suitcases[i] == c })
	return audit.Sentence(len(found) > len(has), "The suitcase %s is found %d times; there are %d.", c, len(found), len(has)).String()
}

// opensOnce demands that a suitcase is found where the car has gone, and never
// was before (MI16).
func (s reader) opensOnce(n int) string {
	if !s.Filled(s.On(n).Found) {
		return ""
	}
	city, known := s.City(n)
	if !known || city == maloney.Nowhere {
		return audit.Sentence(known, "A suitcase is found on day %d, on which the car arrives nowhere.", n).String()
	}
	gone := s.visits(city).first(1, n-1)
	return audit.Sentence(gone > 0, "The suitcase in %s is gone since day %d; it cannot be found on day %d.", s.World.Name(city), gone, n).String()
}

// opens demands that a suitcase is found in a city where the car has never been
// (MI16).
func (s reader) opens(n int) string {
	city, known := s.City(n)
	if !known || city == maloney.Nowhere || !s.Blank(s.On(n).Found) || !s.visits(city).never(n-1) {
		return ""
	}
	return fmt.Sprintf("The car comes to %s for the first time on day %d, and nothing is written of its suitcase.", s.World.Name(city), n)
}

// visits is when the car has come to a city.
func (s reader) visits(city int) when {
	return func(n int) (yes, known bool) {
		at, known := s.City(n)
		return at == city, known
	}
}
