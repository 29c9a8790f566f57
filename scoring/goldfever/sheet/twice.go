package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
)

// Twice is that what a team has stands as its total and with each of its players, as
// it scores together (GF60): each two of these are records of the same.
func (a *Paper) Twice() []audit.Twice {
	var all []audit.Twice
	for team := range terms.Teams {
		claims := a.Claims(team)
		for i, one := range claims {
			for _, other := range claims[i+1:] {
				all = append(all, audit.Twice{What: "score", One: numberAt(one), Other: numberAt(other)})
			}
		}
	}
	return all
}

// numberAt is a place, where a number is written in it.
func numberAt(p scoring.Place) func(*audit.Sheet) []scoring.Place {
	return func(s *audit.Sheet) []scoring.Place {
		if _, ok := s.Number(p); !ok || !s.Filled(p) {
			return nil
		}
		return []scoring.Place{p}
	}
}
