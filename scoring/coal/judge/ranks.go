package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// scores are the scores of all seats. Where two are the same, what waits in the
// stash has to be known too (CW43).
func (r reader) scores() []scoring.Audited {
	scores := scoring.Each(len(r.Sheets), func(seat int) scoring.Audited { return r.of(seat).audited() })
	undecided := scoring.Where(len(scores), func(seat int) bool {
		return tied(scores, seat) && len(r.Unknown(r.Sheets[seat].Stash...)) > 0
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
		for _, m := range coal.Minerals() {
			value += r.Letters(r.Sheets[seat].Stash, m, sheet.Waiting).Least * m.Value()
		}
		return []scoring.Tenths{scores[seat].Total(), scoring.Whole(value)}
	}))
}

// missing are the cells that would have to be known for the scores.
func (r reader) missing(scores []scoring.Audited) []scoring.Place {
	var all []scoring.Place
	for seat := range r.Sheets {
		if scores[seat].Known {
			continue
		}
		w := &r.Sheets[seat]
		closed := r.of(seat).column().Added()
		if r.Solo() || closed {
			all = append(all, r.Unknown(w.Stash...)...)
		}
		if !closed {
			all = append(all, r.of(seat).unknownRows()...)
		}
	}
	return all
}

// unknownRows are the cells of the cash column above its first blank row of which
// nothing is known, and the amounts that are not.
func (r reader) unknownRows() []scoring.Place {
	var all []scoring.Place
	for i := range r.Rows {
		p := &r.Rows[i]
		filled, known := r.RowNoted(p)
		switch _, counted := r.At(p.Amount); {
		case known && !filled:
			return all
		case !known:
			all = append(all, r.Unknown(p.Change()...)...)
		case !counted || r.Blank(p.Amount):
			all = append(all, p.Amount)
		}
	}
	return all
}
