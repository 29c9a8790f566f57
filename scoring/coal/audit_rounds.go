package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// rounded are the conditions of the rounds that were played.
func (a *auditor) rounded() {
	rounds := a.table.rounds
	for i := 1; i < len(rounds); i++ {
		a.demand("CW4", rounds[i-1:i+1], func(f scoring.Filled) string {
			before, known := crossed(f, rounds[i-1])
			if over, _ := crossed(f, rounds[i]); over && known && !before {
				return fmt.Sprintf("Round %d is over, and round %d before it is not.", i+1, i)
			}
			return ""
		})
	}
	if a.solo() {
		a.roundsAlone()
		return
	}
	a.demand("CW30", reading(rounds, a.pinkertons()), func(f scoring.Filled) string {
		hired, known := noted(f, a.table.pinkertons)
		for i, p := range rounds {
			if over, told := crossed(f, p); known && !hired && told && !over {
				return fmt.Sprintf("Round %d was not played, and nobody has hired the Pinkertons.", i+1)
			}
		}
		return ""
	})
}

// roundsAlone demands of a solo game six rounds, or seven with Burro 7.
func (a *auditor) roundsAlone() {
	rounds := a.table.rounds
	a.demand("CW4", rounds[:Rounds], func(f scoring.Filled) string {
		for i, p := range rounds[:Rounds] {
			if over, known := crossed(f, p); known && !over {
				return fmt.Sprintf("Round %d was not played; a solo game has six at least.", i+1)
			}
		}
		return ""
	})
	a.demand("CW37", []scoring.Place{rounds[burro7], a.table.burro7}, func(f scoring.Filled) string {
		seventh, told := crossed(f, rounds[burro7])
		bought, known := noted(f, a.table.burro7)
		switch {
		case told && known && seventh && !bought:
			return "Round 7 was played, and Burro 7 not bought."
		case told && known && bought && !seventh:
			return "Burro 7 was bought, and round 7 not played."
		}
		return ""
	})
}

// lastRound is the last round played, if that is known.
func (a *auditor) lastRound(f scoring.Filled) (round int, known bool) {
	rounds := a.table.rounds
	for i := len(rounds) - 1; i >= 0; i-- {
		if over, _ := crossed(f, rounds[i]); !over {
			continue
		}
		if i == len(rounds)-1 {
			return i + 1, true
		}
		if later, told := crossed(f, rounds[i+1]); told && !later {
			return i + 1, true
		}
		break
	}
	hired, known := noted(f, a.table.pinkertons)
	return Rounds, known && !hired
}

// played are the conditions of a seat's part in the rounds: a delivery in each
// (CW40), and nothing after the last.
func (a *auditor) played(w *worksheet) {
	var values []scoring.Place
	for b := range w.burros {
		values = append(values, w.burros[b].value)
	}
	a.demand("CW40", reading(values, a.table.rounds), func(f scoring.Filled) string {
		var used span
		for _, p := range values {
			switch yes, known := noted(f, p); {
			case !known:
				used.most++
			case yes:
				used = used.plus(exactly(1))
			}
		}
		rounds := crosses(f, a.table.rounds)
		if !used.apart(rounds) {
			return ""
		}
		return fmt.Sprintf("%s has loaded %s in %s.", w.name, many(used, "burro", "burros"), many(rounds, "round", "rounds"))
	})
	a.demand("CW9", reading(w.rows, a.table.rounds), func(f scoring.Filled) string {
		for _, e := range a.column(f, w).entries {
			if over, known := crossed(f, a.table.rounds[min(e.round, a.rounds())-1]); known && !over {
				return fmt.Sprintf("%s has a row %q, and round %d was not played.", w.name, e.column(), e.round)
			}
		}
		return ""
	})
	if a.startCash() > 0 {
		a.demand("CW3", w.rows, func(f scoring.Filled) string {
			c := a.column(f, w)
			if c.counts(kind{reason: started}).most == 0 {
				return fmt.Sprintf("%s has no row of the $%d that everybody starts with.", w.name, a.startCash())
			}
			return ""
		})
	}
}

// startCash is what everybody has at the start.
func (a *auditor) startCash() int { return a.seats[0].cash }
