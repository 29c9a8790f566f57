package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// alone are the rules of Blackjack, which only the solo player has (CW31, CW32).
func (a *auditor) alone(w *sheet.Worksheet) {
	a.demand(w, "CW32", func(r reader) speech.Text {
		return audit.Wrong(r.fromBlackjack(w.Won, w.WonBandits), "coal.winnings-left", "player", w.Name)
	})
	if !a.Solo() {
		a.demand(w, "CW31", func(r reader) speech.Text {
			for b := range w.Burros {
				if r.fromBlackjack(w.Burros[b].Won, w.Burros[b].Extra) {
					return speech.Say("coal.winnings-in-company", "player", w.Name, "burro", b+1)
				}
			}
			return ""
		})
		return
	}
	a.demand(w, "CW31", func(r reader) speech.Text {
		won, carried, apart := apart(winning(r.column(), 0), w.Overall(func(p *sheet.Packs) audit.Span { return r.tinsWon(p.Won) }))
		return audit.Wrong(apart, "coal.tins-apart", "player", w.Name,
			"won", sheet.Some(won, "coal.some-tins", "coal.no-tins"), "carried", sheet.Some(carried, "coal.some-tins", "coal.no-tins"))
	})
	a.demand(w, "CW31", func(r reader) speech.Text {
		lost, met, apart := apart(losing(r.column(), 0), w.Overall(func(p *sheet.Packs) audit.Span { return r.Figure(p.Extra) }))
		return audit.Wrong(apart && lost < met, "coal.bandits-apart", "player", w.Name,
			"bandits", sheet.Some(met, "coal.some-bandits", "coal.no-bandits"), "lost", sheet.Some(lost, "coal.some-losses", "coal.no-losses"))
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
