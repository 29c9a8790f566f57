package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// Badges are for the points of one day (MI10), for days at the wheel (MI15), for the price
// paid for a car (MI11), and for action cards laid (MI17).
func (s *State) Badges() []scoring.Badge {
	n := len(s.Seats)
	day := scoring.Badge{Title: "maloney.badge-day", Clause: "MI10", Unit: "points", Figures: make([]scoring.Tenths, n)}
	wheel := scoring.Badge{Title: "maloney.badge-wheel", Clause: "MI15", Figures: make([]scoring.Tenths, n)}
	price := scoring.Badge{Title: "maloney.badge-price", Clause: "MI11", Unit: "$", Figures: make([]scoring.Tenths, n)}
	cards := scoring.Badge{Title: "maloney.badge-cards", Clause: "MI17", Figures: make([]scoring.Tenths, n)}
	for _, row := range append(slices.Clip(s.Rows), s.Today) {
		for seat := range n {
			day.Figures[seat] = max(day.Figures[seat], row.Earned[seat])
			cards.Figures[seat] += scoring.Whole(row.laid[seat])
		}
		if row.Driver != scoring.Table {
			wheel.Figures[row.Driver] += scoring.Whole(1)
			price.Figures[row.Driver] = max(price.Figures[row.Driver], scoring.Whole(row.Price))
		}
	}
	return []scoring.Badge{day, wheel, price, cards}
}
