package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// alone are the rules of Blackjack, which only the solo player has (CW31, CW32).
func (a *auditor) alone(w *sheet.Worksheet) {
	a.demand(w, "CW32", func(r reader) string {
		return audit.Sentence(r.fromBlackjack(w.Won, w.WonBandits), "%s keeps what Blackjack brought, and the last burro has taken all of it.", w.Name).String()
	})
	if !a.Solo() {
		a.demand(w, "CW31", func(r reader) string {
			for b := range w.Burros {
				if r.fromBlackjack(w.Burros[b].Won, w.Burros[b].Extra) {
					return fmt.Sprintf("Burro %d of %s carries something from Blackjack, which is played in the solo store only.", b+1, w.Name)
				}
			}
			return ""
		})
		return
	}
	a.demand(w, "CW31", func(r reader) string {
		won, carried, apart := apart(winning(r.column(), 0), w.Overall(func(p *sheet.Packs) audit.Span { return r.tinsWon(p.Won) }))
		return audit.Sentence(apart, "%s has won %s at Blackjack by the cash column; the burros have %s of it.", w.Name,
			sheet.Some(won, "Tin", "Tins"), sheet.Some(carried, "Tin", "Tins")).String()
	})
	a.demand(w, "CW31", func(r reader) string {
		lost, met, apart := apart(losing(r.column(), 0), w.Overall(func(p *sheet.Packs) audit.Span { return r.Figure(p.Extra) }))
		return audit.Sentence(apart && lost < met, "%s has %s from Blackjack, and lost at it %s by the cash column.", w.Name,
			sheet.Some(met, "bandit", "bandits"), sheet.Some(lost, "time", "times")).String()
	})
}

// fromBlackjack says whether something that was won there is written down.
func (r reader) fromBlackjack(minerals, bandits scoring.Place) bool {
	return r.Filled(minerals) || r.Figure(bandits).Least > 0
}

// wonOn are the minerals from Blackjack that a burro has; without any game of it
// that was won there are none, nor in company.
func (r reader) wonOn(p *sheet.Packs) (arrived, stolen int, known bool) {
	if !r.Solo() {
		return 0, 0, true
	}
	arrived, stolen, known = r.WonMinerals(p.Won)
	return arrived, stolen, known || winning(r.column(), 0).Most == 0
}

// joinedBy are the bandits from Blackjack that a burro has; without any game of it
// that was lost there are none, nor in company.
func (r reader) joinedBy(p *sheet.Packs) audit.Span {
	if !r.Solo() {
		return audit.Exactly(0)
	}
	n := r.Figure(p.Extra)
	if !n.Known() {
		n.Most = min(n.Most, losing(r.column(), 0).Most)
	}
	return n
}

// tinsWon counts the minerals won at Blackjack.
func (r reader) tinsWon(p scoring.Place) audit.Span {
	arrived, stolen, known := r.WonMinerals(p)
	if !known {
		return audit.Unknown
	}
	return audit.Exactly(arrived + stolen)
}

// winning counts the games of Blackjack that brought a Tin, in a round or, with
// 0, in all.
func winning(c *sheet.Column, round int) audit.Span {
	return c.Weigh(sheet.Kind{Reason: coal.Blackjack, Round: round}, func(e *coal.Entry) int {
		for i := range coal.BlackjackRows() {
			row := &coal.BlackjackRows()[i]
			if row.Comes() && row.Cash == e.Amount {
				return len(row.Minerals)
			}
		}
		return 0
	})
}

// losing counts those that may have brought a bandit.
func losing(c *sheet.Column, round int) audit.Span {
	return c.Counts(sheet.Kind{Reason: coal.Blackjack, Spent: true, Round: round})
}
