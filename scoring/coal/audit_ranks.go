package coal

import (
	"slices"

	"saddlebag/scoring"
)

// scores are the scores of all seats. Where two are the same, what waits in the
// stash has to be known too (CW43).
func (r reader) scores() []scoring.Audited {
	scores := scoring.Each(len(r.sheets), func(seat int) scoring.Audited { return r.of(seat).audited() })
	undecided := scoring.Where(len(scores), func(seat int) bool {
		return tied(scores, seat) && len(r.Unknown(r.sheets[seat].stash...)) > 0
	})
	for _, seat := range undecided {
		scores[seat].Known = false
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
func (r reader) ranks(scores []scoring.Audited) []int {
	return scoring.Ranks(scoring.Each(len(scores), func(seat int) []scoring.Tenths {
		value := 0
		for _, m := range Minerals() {
			value += r.letters(r.sheets[seat].stash, m, waiting).Least * m.Value()
		}
		return []scoring.Tenths{scores[seat].Total(), scoring.Whole(value)}
	}))
}

// missing are the cells that would have to be known for the scores.
func (r reader) missing(scores []scoring.Audited) []scoring.Place {
	var all []scoring.Place
	for seat := range r.sheets {
		if scores[seat].Known {
			continue
		}
		w, closed := &r.sheets[seat], r.of(seat).column().closed
		if r.solo() || closed {
			all = append(all, r.Unknown(w.stash...)...)
		}
		if !closed {
			all = append(all, r.Unknown(r.upToBlank(w.rows)...)...)
		}
	}
	return all
}

// upToBlank are the rows of a cash column above the first that is blank.
func (r reader) upToBlank(rows []scoring.Place) []scoring.Place {
	if blank := slices.IndexFunc(rows, r.Blank); blank >= 0 {
		return rows[:blank]
	}
	return rows
}
