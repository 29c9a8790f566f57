package maloney

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// choices are what can be written in a place: in the notary's rows, in hands, and
// on the table.
func (a *auditor) choices(p scoring.Place) []string {
	switch {
	case slices.Contains(a.cards, p):
		return scoring.Each(Cards, func(c int) string { return a.world.word(card(c)) }) //nolint:gosec // one of 64
	case p == onTable(TestamentCell):
		return a.names
	}
	row, column, _ := strings.Cut(p.Cell, "/")
	if p.Owner != scoring.Table || !strings.HasPrefix(row, rowGroup) {
		return nil
	}
	switch column {
	case ColumnDay:
		return dayWords
	case ColumnCity:
		return cityWords()
	case ColumnFound:
		return scoring.Each(len(a.world.Suitcases), func(i int) string { return a.world.Suitcases[i].String() })
	case ColumnDriver:
		return a.eachName("", how[byJoker], how[byDefault])
	case ColumnBids:
		return a.eachName(" "+strconv.Itoa(Step), " fined "+strconv.Itoa(Fine))
	}
	return nil
}

// eachName is each name with each of some endings.
func (a *auditor) eachName(endings ...string) []string {
	var all []string
	for _, name := range a.names {
		for _, ending := range endings {
			all = append(all, name+ending)
		}
	}
	return all
}
