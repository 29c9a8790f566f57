package table

import (
	"net/url"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/site"
)

// Nobody stands in a form for the seat or the player where none is meant.
const Nobody = "none"

// SeatValue is a seat in a form.
func SeatValue(seat int) string {
	if seat == scoring.Table {
		return Nobody
	}
	return strconv.Itoa(seat)
}

// SeatOf reads the field of a form that names a seat; scoring.Table where it
// names none.
func SeatOf(form url.Values) (int, error) {
	value := form.Get("seat")
	if value == "" || value == Nobody {
		return scoring.Table, nil
	}
	return site.NumberOf(value, "seat")
}

// SeatNamed finds a player by name; -1 for none.
func SeatNamed(names []string, name string) int {
	return slices.IndexFunc(names, func(n string) bool { return ledger.SameName(n, name) })
}

// SeatName is who has or does something, as the ledger calls them.
func SeatName(names []string, seat int) string {
	if seat == scoring.Table {
		return ledger.Table
	}
	return names[seat]
}

// ActorOf is who acts in a prompt, as the ledger writes it.
func ActorOf(names []string, p scoring.Prompt) string {
	if p.As != "" {
		return p.As
	}
	return SeatName(names, p.Seat)
}
