package coal

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// alone are the rules of Blackjack, which only the solo player has (CW31, CW32).
func (a *auditor) alone(w *worksheet) {
	a.demand(w, "CW32", func(r reader) string {
		return audit.Sentence(r.fromBlackjack(w.won, w.wonBandits), "%s keeps what Blackjack brought, and the last burro has taken all of it.", w.name)
	})
	if !a.solo() {
		a.demand(w, "CW31", func(r reader) string {
			for b := range w.burros {
				if r.fromBlackjack(w.burros[b].won, w.burros[b].extra) {
					return fmt.Sprintf("Burro %d of %s carries something from Blackjack, which is played in the solo store only.", b+1, w.name)
				}
			}
			return ""
		})
		return
	}
	a.demand(w, "CW31", func(r reader) string {
		won, carried, apart := r.apart(func(r reader) (won, carried audit.Span) {
			return r.column().winning(0), w.overall(func(p *packs) audit.Span { return r.tinsWon(p.won) })
		})
		return audit.Sentence(apart, "%s has won %s at Blackjack by the cash column; the burros have %s of it.", w.name,
			some(won, "Tin", "Tins"), some(carried, "Tin", "Tins"))
	})
	a.demand(w, "CW31", func(r reader) string {
		losing, met, apart := r.apart(func(r reader) (losing, met audit.Span) {
			return r.column().losing(0), w.overall(func(p *packs) audit.Span { return r.figure(p.extra) })
		})
		return audit.Sentence(apart && losing < met, "%s has %s from Blackjack, and lost at it %s by the cash column.", w.name,
			some(met, "bandit", "bandits"), some(losing, "time", "times"))
	})
}

// fromBlackjack says whether something that was won there is written down.
func (r reader) fromBlackjack(minerals, bandits scoring.Place) bool {
	return r.Filled(minerals) || r.figure(bandits).Least > 0
}

// wonOn are the minerals from Blackjack that a burro has; without any game of it
// that was won there are none, nor in company.
func (r reader) wonOn(p *packs) (arrived, stolen int, known bool) {
	if !r.solo() {
		return 0, 0, true
	}
	arrived, stolen, known = r.wonMinerals(p.won)
	return arrived, stolen, known || r.column().winning(0).Most == 0
}

// joinedBy are the bandits from Blackjack that a burro has; without any game of it
// that was lost there are none, nor in company.
func (r reader) joinedBy(p *packs) audit.Span {
	if !r.solo() {
		return audit.Exactly(0)
	}
	n := r.figure(p.extra)
	if !n.Known() {
		n.Most = min(n.Most, r.column().losing(0).Most)
	}
	return n
}

// tinsWon counts the minerals won at Blackjack.
func (r reader) tinsWon(p scoring.Place) audit.Span {
	arrived, stolen, known := r.wonMinerals(p)
	if !known {
		return audit.Unknown
	}
	return audit.Exactly(arrived + stolen)
}

// winning counts the games of Blackjack that brought a Tin, in a round or, with
// 0, in all.
func (c *column) winning(round int) audit.Span {
	return c.span(kind{reason: blackjack, round: round}, func(e *entry) int {
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
func (c *column) losing(round int) audit.Span {
	return c.counts(kind{reason: blackjack, spent: true, round: round})
}
