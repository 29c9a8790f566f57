package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// Feats are the points of one day (MI10), days at the wheel (MI15), the price paid for a car
// and for all of them (MI11), action cards laid and days without one (MI17), days that ended
// with the testament (MI22), and fines (MI12).
func (s *State) Feats() []scoring.Feat {
	n := len(s.Seats)
	days := append(slices.Clip(s.Rows), s.Today)
	closed := days
	if s.Phase != Over {
		closed = s.Rows
	}
	in := func(rows []Row, count func(r *Row, seat int) int) func(seat int) int {
		return func(seat int) (sum int) {
			for i := range rows {
				sum += count(&rows[i], seat)
			}
			return sum
		}
	}
	return []scoring.Feat{
		scoring.Feat{ID: "day", Title: "maloney.feat-day", Badge: "maloney.feat-day", Clause: "MI10", Unit: "points"}.Bests(n, func(seat int, tell scoring.Deed) {
			for i := range days {
				tell(days[i].Earned[seat], days[i].did[seat].earned)
			}
		}),
		scoring.Feat{ID: "wheel", Title: "maloney.feat-wheel", Badge: "maloney.badge-wheel", Clause: "MI15"}.Totals(n, in(days, func(r *Row, seat int) int { return scoring.When(r.Driver == seat, 1) })),
		scoring.Feat{ID: "price", Title: "maloney.feat-price", Badge: "maloney.feat-price", Clause: "MI11", Unit: "$"}.Bests(n, func(seat int, tell scoring.Deed) {
			for i := range days {
				tell(scoring.Whole(days[i].paid(seat)), days[i].sold)
			}
		}),
		scoring.Feat{ID: "cards", Title: "maloney.feat-cards", Badge: "maloney.badge-cards", Clause: "MI17"}.Totals(n, in(days, func(r *Row, seat int) int { return r.did[seat].laid })),
		scoring.Feat{ID: "idle", Title: "maloney.feat-idle", Clause: "MI17"}.Totals(n, in(closed, func(r *Row, seat int) int { return scoring.When(r.did[seat].laid == 0, 1) })),
		scoring.Feat{ID: "testament", Title: "maloney.feat-testament", Clause: "MI22"}.Totals(n, in(closed, func(r *Row, seat int) int { return scoring.When(r.heir == seat, 1) })),
		scoring.Feat{ID: "paid", Title: "maloney.feat-paid", Clause: "MI11", Unit: "$"}.Totals(n, in(days, (*Row).paid)),
		scoring.Feat{ID: "fines", Title: "maloney.feat-fines", Clause: "MI12", Unit: "$"}.Totals(n, in(days, func(r *Row, seat int) int { return r.Fines[seat] })),
	}
}

// paid is what a seat has paid for the car that day, in dollars.
func (r *Row) paid(seat int) int { return scoring.When(r.Driver == seat, r.Price) }
