package rintintin

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// choices are what can be written in a place: the squads on the board, the values
// of boodle cards (RT1, RT3).
func (a *auditor) choices(p scoring.Place) []string {
	holds := func(places []scoring.Place) bool { return slices.Contains(places, p) }
	switch {
	case slices.ContainsFunc(a.circles, holds):
		return scoring.Each(len(a.left), func(of int) string { return strconv.Itoa(of + 1) })
	case slices.ContainsFunc(a.rows, holds):
		return scoring.Each(len(a.deck.values), func(i int) string { return strconv.Itoa(a.deck.values[i]) })
	}
	return nil
}
