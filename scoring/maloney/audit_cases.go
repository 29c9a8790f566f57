package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// cases are the conditions of suitcases.
func (a *auditor) cases() []scoring.Condition {
	var all []scoring.Condition
	for n := 1; n <= a.used; n++ {
		all = append(all, a.isCase(n), a.opensOnce(n), a.opens(n))
	}
	var words []string
	for _, c := range a.world.Suitcases {
		if word := c.String(); !slices.Contains(words, word) {
			words = append(words, word)
			all = append(all, a.notMoreCases(c))
		}
	}
	for city := range Cities {
		all = append(all, a.caseGone(city))
	}
	return all
}

// isCase demands that a suitcase is one of the map's (MI5).
func (a *auditor) isCase(n int) scoring.Condition {
	p := a.on(n).found
	return a.rule("MI5", func(s sheets) string {
		text, written := s.text(p)
		if _, ok := s.found(n); !written || ok {
			return ""
		}
		return fmt.Sprintf("There is no suitcase %s, as day %d has it.", text, n)
	}, p)
}

// notMoreCases demands that a suitcase is found no more often than the map has
// it (MI5).
func (a *auditor) notMoreCases(c Suitcase) scoring.Condition {
	var reads []scoring.Place
	for n := 1; n <= a.used; n++ {
		reads = append(reads, a.on(n).found)
	}
	has := 0
	for _, other := range a.world.Suitcases {
		if other == c {
			has++
		}
	}
	return a.rule("MI5", func(s sheets) string {
		found := 0
		for n := 1; n <= s.used; n++ {
			if other, ok := s.found(n); ok && other == c {
				found++
			}
		}
		if found <= has {
			return ""
		}
		return fmt.Sprintf("The suitcase %s is found %d times; there are %d.", c, found, has)
	}, reads...)
}

// opensOnce demands that a suitcase is found where the car has gone, and never
// was before (MI16).
func (a *auditor) opensOnce(n int) scoring.Condition {
	found := a.on(n).found
	return a.rule("MI16", func(s sheets) string {
		city, known := s.city(n)
		if _, written := s.text(found); !written || !known {
			return ""
		}
		if city == nowhere {
			return fmt.Sprintf("A suitcase is found on day %d, on which the car arrives nowhere.", n)
		}
		for m := 1; m < n; m++ {
			if before, ok := s.city(m); ok && before == city {
				return fmt.Sprintf("The suitcase in %s is gone since day %d; it cannot be found on day %d.", s.world.name(city), m, n)
			}
		}
		return ""
	}, append(a.cities(n), found)...)
}

// opens demands that a suitcase is found in a city where the car has never been
// (MI16).
func (a *auditor) opens(n int) scoring.Condition {
	found := a.on(n).found
	return a.rule("MI16", func(s sheets) string {
		city, known := s.city(n)
		if !known || city == nowhere || !s.blank(found) {
			return ""
		}
		for m := 1; m < n; m++ {
			if before, ok := s.city(m); !ok || before == city {
				return ""
			}
		}
		return fmt.Sprintf("The car comes to %s for the first time on day %d, and nothing is written of its suitcase.", s.world.name(city), n)
	}, append(a.cities(n), found)...)
}

// caseGone demands that a suitcase is crossed out if the car has been there, and
// only then (MI16).
func (a *auditor) caseGone(city int) scoring.Condition {
	p := onTable(caseCell(city))
	return a.rule("MI16", func(s sheets) string {
		for n := 1; n <= s.used; n++ {
			if at, ok := s.city(n); ok && at == city && s.blank(p) {
				return fmt.Sprintf("The car has come to %s on day %d, and the suitcase still lies there.", s.world.name(city), n)
			}
		}
		if !s.ended() || !s.Filled[p].Struck {
			return ""
		}
		for n := 1; n <= s.last; n++ {
			if at, ok := s.city(n); !ok || at == city {
				return ""
			}
		}
		return fmt.Sprintf("The suitcase in %s is gone, and the car has never come there.", s.world.name(city))
	}, slices.Concat(a.endReads(), a.cities(a.used), []scoring.Place{p})...)
}
