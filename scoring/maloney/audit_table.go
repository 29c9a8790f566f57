package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// onTheTable are the conditions of what lies on the table in the end, where no
// days are known that say more of it.
func (a *auditor) onTheTable() []scoring.Condition {
	all := []scoring.Condition{a.purseLimit()}
	if a.last == 0 {
		all = append(all, a.somebodyIsDone(), a.leaderInherits())
	}
	return all
}

// of is a cell of each seat.
func (a *auditor) of(cell string) []scoring.Place {
	var places []scoring.Place
	for seat := range a.names {
		places = append(places, scoring.Place{Owner: seat, Cell: cell})
	}
	return places
}

// purseLimit demands that purses have no more than all had in the beginning, and
// what all suitcases bring (MI2, MI5).
func (a *auditor) purseLimit() scoring.Condition {
	brought := 0
	for _, c := range a.world.Suitcases {
		brought += max(0, c.Money)
	}
	purses := a.of(cellPurse)
	return a.rule("MI5", func(s sheets) string {
		have, limit := 0, brought
		for seat, p := range purses {
			if money, ok := s.dollars(p); ok {
				have, limit = have+money, limit+Purse
			}
			if s.freeMoney[seat] {
				return ""
			}
		}
		if have <= limit {
			return ""
		}
		return fmt.Sprintf("Together there are %s in purses that began with %s, and all suitcases bring %s.", dollars(have), dollars(limit-brought), dollars(brought))
	}, purses...)
}

// somebodyIsDone demands that somebody has enough points, or no card left (MI30).
func (a *auditor) somebodyIsDone() scoring.Condition {
	points, left := a.of(cellPoints), a.of(cellLeft)
	return a.rule("MI30", func(s sheets) string {
		for seat := range s.names {
			has, known := s.Number(points[seat])
			cards, counted := s.Number(left[seat])
			if !known || !counted || s.freePoints[seat] || has >= scoring.Whole(Goal) || cards <= 0 {
				return ""
			}
		}
		return fmt.Sprintf("The game is not over: nobody has %d points or an empty hand.", Goal)
	}, slices.Concat(points, left)...)
}

// leaderInherits demands that the testament stands before whoever leads alone in
// the end (MI22).
func (a *auditor) leaderInherits() scoring.Condition {
	points, p := a.of(cellPoints), onTable(cellTestament)
	return a.rule("MI22", func(s sheets) string {
		w, written := s.Filled[p]
		leader, ties, best := 0, 0, scoring.Tenths(0)
		for seat := range s.names {
			has, known := s.Number(points[seat])
			switch {
			case !known || s.freePoints[seat]:
				return ""
			case seat == 0 || has > best:
				leader, ties, best = seat, 0, has
			case has == best:
				ties++
			}
		}
		if !written || ties > 0 || w.Value == s.names[leader] {
			return ""
		}
		return fmt.Sprintf("The testament should stand before %s, who leads alone in the end.", s.names[leader])
	}, append(points, p)...)
}
