package coal

import (
	"slices"

	"saddlebag/scoring"
)

// scores are the scores of all seats. Where two are the same, what waits in the
// stash has to be known too (CW43).
func (a *auditor) scores(f scoring.Filled) []scoring.Audited {
	scores := make([]scoring.Audited, len(a.sheets))
	for seat := range scores {
		scores[seat] = a.audited(f, seat)
	}
	undecided := make([]bool, len(scores))
	for seat := range scores {
		undecided[seat] = tied(scores, seat) && len(unread(f, a.sheets[seat].stash)) > 0
	}
	for seat := range scores {
		scores[seat].Known = scores[seat].Known && !undecided[seat]
	}
	return scores
}

// tied says whether another seat has the same score.
func tied(scores []scoring.Audited, seat int) bool {
	for other := range scores {
		if other != seat && scores[other].Known && scores[seat].Known && scores[other].Total() == scores[seat].Total() {
			return true
		}
	}
	return false
}

// ranks are those of known scores, then of the value that waits (CW43).
func (a *auditor) ranks(f scoring.Filled, scores []scoring.Audited) []int {
	keys := make([][]scoring.Tenths, len(scores))
	for seat := range scores {
		value := 0
		for _, m := range Minerals() {
			value += letters(f, a.sheets[seat].stash, m, waiting).least * m.Value()
		}
		keys[seat] = []scoring.Tenths{scores[seat].Total(), scoring.Whole(value)}
	}
	return scoring.Ranks(keys)
}

// missing are the cells that would have to be known for the scores.
func (a *auditor) missing(f scoring.Filled, scores []scoring.Audited) []scoring.Place {
	var all []scoring.Place
	for seat := range a.sheets {
		w := &a.sheets[seat]
		if scores[seat].Known {
			continue
		}
		c := a.column(f, w)
		if a.solo() || c.closed {
			all = append(all, unread(f, w.stash)...)
		}
		if !c.closed {
			all = append(all, unread(f, upToBlank(f, w))...)
		}
	}
	return all
}

// upToBlank are the rows of a cash column above the first that is blank.
func upToBlank(f scoring.Filled, w *worksheet) []scoring.Place {
	blank := slices.IndexFunc(w.rows, func(p scoring.Place) bool {
		yes, known := noted(f, p)
		return known && !yes
	})
	if blank < 0 {
		return w.rows
	}
	return w.rows[:blank]
}

// unread are the places of which nothing is known.
func unread(f scoring.Filled, places []scoring.Place) []scoring.Place {
	return slices.DeleteFunc(slices.Clone(places), func(p scoring.Place) bool { _, known := f[p]; return known })
}
