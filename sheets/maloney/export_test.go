package maloney

import (
	"fmt"
	"strings"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/panel"
)

// PlacesOf are the places of a seat day by day, as the notary's ledger has them.
var PlacesOf = placesOfSeat

// Laid is the layout of a map as laidMap has it, laid anew, and whether laidMap is used.
func Laid(m *rules.Map) (text string, used bool) {
	l := newLayout(countries.Of(m), placesOf(m))
	l.lay()
	var b strings.Builder
	b.WriteString(panel.PreparedFor(l.of))
	for _, sign := range l.signs {
		fmt.Fprintln(&b, laidSign, sign.X, sign.Y)
	}
	for _, r := range l.roads {
		fmt.Fprintln(&b, laidRoad, r.from, r.to, r.near.x, r.near.y, r.far.x, r.far.y)
	}
	_, used = laidAhead(l.of)
	return b.String(), used
}
