package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// rounded are the rules of the rounds that were played.
func (a *auditor) rounded() {
	rounds := a.Table.Rounds
	crossed := func(r reader, i int) (yes, known bool) { return r.Crossed(rounds[i]) }
	a.gapless("CW4", len(rounds), crossed, func(gap, behind int) speech.Text {
		return speech.Say("coal.round-gap", "round", behind, "before", gap)
	})
	if a.Solo() {
		a.roundsAlone()
		return
	}
	a.demand(nil, "CW30", func(r reader) speech.Text {
		skipped := r.skippedRound(rounds)
		return audit.Wrong(skipped > 0 && r.Blank(a.Table.Pinkertons), "coal.ended-early", "round", skipped)
	})
}

// roundsAlone demands of a solo game six rounds, or seven with Burro 7.
func (a *auditor) roundsAlone() {
	rounds := a.Table.Rounds
	a.demand(nil, "CW4", func(r reader) speech.Text {
		skipped := r.skippedRound(rounds[:coal.Rounds])
		return audit.Wrong(skipped > 0, "coal.solo-ended-early", "round", skipped)
	})
	a.demand(nil, "CW37", func(r reader) speech.Text {
		seventh, told := r.Crossed(rounds[coal.Burro7])
		bought, known := r.of(0).bonusOf(r.of(0).column(), sheet.Kind{Reason: coal.ExtraBurro}, a.Table.Burro7)
		switch {
		case told && known && seventh && !bought:
			return "coal.seventh-without-burro"
		case told && known && bought && !seventh:
			return "coal.burro-without-seventh"
		}
		return ""
	})
}

// skippedRound is the first of some rounds that certainly was not played, or 0.
func (r reader) skippedRound(rounds []scoring.Place) int {
	for i, p := range rounds {
		if over, known := r.Crossed(p); known && !over {
			return i + 1
		}
	}
	return 0
}

// gapless demands of n places that are filled one after the other that none is
// behind one that is not. Is says whether one is filled, and says what is wrong
// with two, counted from 1.
func (a *auditor) gapless(clause string, n int, is func(r reader, i int) (yes, known bool), says func(gap, behind int) speech.Text) {
	within := func(from, to int) {
		a.demand(nil, clause, func(r reader) speech.Text {
			gap := 0
			for i := from; i < to; i++ {
				switch yes, known := is(r, i); {
				case known && !yes:
					gap = i + 1
				case known && gap > 0:
					return says(gap, i+1)
				}
			}
			return ""
		})
	}
	for i := range n - 1 {
		within(i, i+2)
	}
	within(0, n) // what stands between them may be unknown
}

// played are the rules of a seat's part in the rounds: a delivery in each (CW40),
// and nothing after the last.
func (a *auditor) played(w *sheet.Worksheet) {
	values := scoring.Each(coal.Burros, func(b int) scoring.Place { return w.Burros[b].Value })
	a.demand(w, "CW40", func(r reader) speech.Text {
		used, rounds, apart := apart(r.Count(values, r.Noted), r.Crosses(a.Table.Rounds))
		return audit.Wrong(apart, "coal.one-a-round", "player", w.Name,
			"burros", sheet.Some(used, "coal.some-burros", "coal.no-burros"), "rounds", sheet.Some(rounds, "coal.some-rounds", "coal.no-rounds"))
	})
	a.demand(w, "CW9", func(r reader) speech.Text {
		for _, e := range r.column().Entries {
			if over, known := r.Crossed(a.Table.Rounds[min(e.Round, a.Rounds())-1]); known && !over {
				return speech.Say("coal.row-not-played", "row", e.Number, "player", w.Name, "entry", told(&e))
			}
		}
		return ""
	})
	if cash := a.StartCash(); cash > 0 {
		a.demand(w, "CW3", func(r reader) speech.Text {
			rows := r.column().Counts(sheet.Kind{Reason: coal.Started})
			return audit.Wrong(rows.Most == 0, "coal.no-start-row", "player", w.Name, "cash", coal.Dollars(cash))
		})
	}
}
