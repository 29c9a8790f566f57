package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// alone are the conditions of Blackjack, which only the solo player has (CW31,
// CW32).
func (a *auditor) alone(w *worksheet) {
	var won, bandits []scoring.Place
	for b := range w.burros {
		won, bandits = append(won, w.burros[b].won), append(bandits, w.burros[b].extra)
	}
	a.demand("CW32", []scoring.Place{w.won, w.wonBandits}, func(f scoring.Filled) string {
		minerals, _ := noted(f, w.won)
		if minerals || figure(f, w.wonBandits).least > 0 {
			return fmt.Sprintf("%s keeps what Blackjack brought, and the last burro has taken all of it.", w.name)
		}
		return ""
	})
	if !a.solo() {
		a.demand("CW31", reading(won, bandits), func(f scoring.Filled) string {
			for b := range won {
				minerals, _ := noted(f, won[b])
				if minerals || figure(f, bandits[b]).least > 0 {
					return fmt.Sprintf("Burro %d of %s carries something from Blackjack, which is played in the solo store only.", b+1, w.name)
				}
			}
			return ""
		})
		return
	}
	a.demand("CW31", reading(w.rows, won), func(f scoring.Filled) string {
		c := a.column(f, w)
		var carried span
		for _, p := range won {
			carried = carried.plus(tinsWon(f, p))
		}
		games := c.winning(0)
		if !carried.apart(games) {
			return ""
		}
		return fmt.Sprintf("%s has won %s at Blackjack by the cash column, and carried %s.", w.name, many(games, "Tin", "Tins"), many(carried, "Tin", "Tins"))
	})
	a.demand("CW31", reading(w.rows, bandits), func(f scoring.Filled) string {
		c := a.column(f, w)
		var met span
		for _, p := range bandits {
			met = met.plus(figure(f, p))
		}
		losing := c.losing(0)
		if losing.most >= met.least {
			return ""
		}
		return fmt.Sprintf("%s has %s from Blackjack, and lost at it %s.", w.name, many(met, "bandit", "bandits"), many(losing, "time", "times"))
	})
}

// tinsWon counts the minerals won at Blackjack.
func tinsWon(f scoring.Filled, p scoring.Place) span {
	arrived, stolen, known := wonMinerals(f, p)
	if !known {
		return unknown
	}
	return exactly(arrived + stolen)
}

// winning counts the games of Blackjack that brought a Tin, in a round or, with
// 0, in all.
func (c *column) winning(round int) span {
	k := kind{reason: blackjack, round: round}
	return c.span(k, func(e *entry) int {
		for i := range blackjackRows {
			row := &blackjackRows[i]
			if row.comes() && row.Cash == e.amount {
				return len(row.Minerals)
			}
		}
		return 0
	})
}

// losing counts those that may have brought a bandit.
func (c *column) losing(round int) span {
	return c.counts(kind{reason: blackjack, spent: true, round: round})
}
