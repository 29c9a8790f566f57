package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// notMoreCases demands that a suitcase is found no more often than the map has
// it (MI5). Of those alike it asks for the first.
func (s reader) notMoreCases(i int) speech.Text {
	c := s.World.Suitcases[i]
	if slices.Index(s.World.Suitcases, c) < i {
		return ""
	}
	found := scoring.Where(sheet.PaperDays, func(i int) bool {
		other, ok := s.Found(i + 1)
		return ok && other == c
	})
	has := scoring.Where(maloney.Suitcases, func(i int) bool { return s.World.Suitcases[i] == c })
	return audit.Wrong(len(found) > len(has), "maloney.found-too-often", "suitcase", c.Amount(), "found", len(found), "n", len(has))
}

// opensOnce demands that a suitcase is found where the car has gone, and never
// was before (MI16).
func (s reader) opensOnce(n int) speech.Text {
	if !s.Filled(s.On(n).Found) {
		return ""
	}
	city, known := s.City(n)
	if !known || city == maloney.Nowhere {
		return audit.Wrong(known, "maloney.arrives-nowhere", "day", n)
	}
	gone := s.visits(city).first(1, n-1)
	return audit.Wrong(gone > 0, "maloney.gone-since", "city", s.World.Name(city), "gone", gone, "day", n)
}

// opens demands that a suitcase is found in a city where the car has never been
// (MI16).
func (s reader) opens(n int) speech.Text {
	city, known := s.City(n)
	if !known || city == maloney.Nowhere || !s.Blank(s.On(n).Found) || !s.visits(city).never(n-1) {
		return ""
	}
	return speech.Say("maloney.first-visit", "city", s.World.Name(city), "day", n)
}

// visits is when the car has come to a city.
func (s reader) visits(city int) when {
	return func(n int) (yes, known bool) {
		at, known := s.City(n)
		return at == city, known
	}
}
