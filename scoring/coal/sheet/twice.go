package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
)

// Twice is that the deliveries of a seat stand on its burros and in its cash column.
func (a *Paper) Twice() []audit.Twice {
	return scoring.Each(len(a.Sheets), func(seat int) audit.Twice {
		w := &a.Sheets[seat]
		return audit.Twice{
			What: "delivery",
			One: func(s *audit.Sheet) []scoring.Place {
				values := scoring.Each(coal.Burros, func(b int) scoring.Place { return w.Burros[b].Value })
				return slices.DeleteFunc(values, func(p scoring.Place) bool { return !s.Filled(p) })
			},
			Other: func(s *audit.Sheet) []scoring.Place {
				rows := scoring.Where(len(w.Rows), func(i int) bool {
					l, _ := RowOf(On(s), &w.Rows[i])
					return l.WhatKnown && l.Reason == coal.Delivered
				})
				return scoring.Each(len(rows), func(i int) scoring.Place { return w.Rows[rows[i]].Amount })
			},
		}
	})
}
