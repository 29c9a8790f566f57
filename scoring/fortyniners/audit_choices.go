package fortyniners

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// choices are what can be written in a place: throws (FN3), where a coach can
// stand (FN10), and settlements (FN11).
func (a *auditor) choices(p scoring.Place) []string {
	if a.net == nil {
		return nil
	}
	_, column, _ := strings.Cut(p.Cell, "/")
	switch column {
	case ColumnThrow:
		return a.throws()
	case ColumnStands:
		return a.spots(func(at spot) bool { return a.net.onRoad(at) && a.net.parts[at] != partCrossing })
	case ColumnPassed:
		return a.spots(func(at spot) bool { return a.net.spots[at].Settlement > 0 })
	case ColumnCredited:
		return a.worths()
	}
	return nil
}

// spots are the ids of some spots of the board.
func (a *auditor) spots(take func(spot) bool) []string {
	some := scoring.Where(len(a.net.spots), func(i int) bool { return take(spot(i)) }) //nolint:gosec // few
	return scoring.Each(len(some), func(i int) string { return a.net.spots[some[i]].ID })
}

// worths are what settlements are worth.
func (a *auditor) worths() []string {
	var all []string
	for _, sp := range a.net.spots {
		if word := strconv.Itoa(sp.Settlement); sp.Settlement > 0 && !slices.Contains(all, word) {
			all = append(all, word)
		}
	}
	return all
}

// throws are all that the table's dice can show.
func (a *auditor) throws() []string {
	all := []string{""}
	for range a.dice {
		var more []string
		for _, shown := range all {
			for face := 1; face <= Faces; face++ {
				more = append(more, strings.TrimPrefix(shown+"+"+strconv.Itoa(face), "+"))
			}
		}
		all = more
	}
	return all
}
