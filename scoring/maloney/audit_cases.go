package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// cases are the conditions of suitcases (MI5, MI16).
func (a *auditor) cases() []scoring.Condition {
	var list []scoring.Condition
	for i, l := range a.lines {
		reads := append(all(a.lines[:i+1], cityOf), l.found)
		list = append(list, fails("MI16", reads, func(f scoring.Filled) string {
			city, known := a.city(f, i)
			if !known || city == nowhere {
				return ""
			}
			visited, perhaps := false, false
			for j := range a.lines[:i] {
				before, known := a.city(f, j)
				visited, perhaps = visited || known && before == city, perhaps || !known
			}
			switch {
			case visited && filledIn(f, l.found):
				return fmt.Sprintf("The suitcase in %s was gone before day %d.", a.world.name(city), i+1)
			case !visited && !perhaps && blank(f, l.found):
				return fmt.Sprintf("On day %d the car comes to %s for the first time, and no suitcase is opened.", i+1, a.world.name(city))
			}
			return ""
		}))
	}
	for city := range a.world.Cities {
		box := scoring.Place{Owner: scoring.Table, Cell: caseCell(city)}
		list = append(list, fails("MI16", append(append(all(a.lines, weekdayOf), all(a.lines, cityOf)...), box), func(f scoring.Filled) string {
			days, ended := a.played(f)
			visited, perhaps := false, !ended
			for i := range days {
				at, known := a.city(f, i)
				visited, perhaps = visited || known && at == city, perhaps || !known
			}
			w, known := f[box]
			switch {
			case known && w.Struck && !visited && !perhaps:
				return fmt.Sprintf("The suitcase in %s is gone, and the car was never there.", a.world.name(city))
			case known && !w.Struck && visited:
				return fmt.Sprintf("The suitcase in %s still lies there, and the car has been there.", a.world.name(city))
			}
			return ""
		}))
	}
	return append(list, fails("MI5", all(a.lines, foundOf), func(f scoring.Filled) string {
		left := slices.Clone(a.world.Suitcases)
		for i := range a.lines {
			c, known := a.found(f, i)
			if !known || c == (Suitcase{}) || !slices.Contains(a.world.Suitcases, c) {
				continue
			}
			at := slices.Index(left, c)
			if at < 0 {
				return fmt.Sprintf("There are not so many suitcases of %s.", c)
			}
			left = slices.Delete(left, at, at+1)
		}
		return ""
	}))
}
