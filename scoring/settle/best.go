package settle

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// best are all repairs of the likeliest kind that leave nothing that contradicts. It is not
// whole where the search was given up before that kind was exhausted, or where it came to so
// many that nobody can say.
func (s *search) best() (best []*edit, whole bool) {
	if len(s.failing) == 0 {
		return nil, false
	}
	for _, kind := range []func() []*edit{s.changed, s.moved, s.blanked, s.rows} {
		best = kind()
		if s.spent() || len(best) >= mostAlike {
			return nil, false
		}
		if len(best) > 0 {
			return likeliest(best), true
		}
	}
	return s.twoValues()
}

// rows are the repairs of whole rows: too many, or left out.
func (s *search) rows() []*edit { return append(s.rowsGone(), s.rowsLost()...) }

// likeliest are the edits of the likeliest kind of some.
func likeliest(all []*edit) []*edit {
	kind := func(e *edit) scoring.RepairKind { return min(e.kind, scoring.RowGone) } // or left out
	least := slices.MinFunc(all, func(a, b *edit) int { return int(kind(a)) - int(kind(b)) })
	return slices.DeleteFunc(all, func(e *edit) bool { return kind(e) != kind(least) })
}

// suspects are the places of which one alone may be what is wrong.
func (s *search) suspects() []scoring.Place {
	var all []scoring.Place
	for p := range s.reads[0] {
		if _, paper := s.Cells[p]; paper && s.mendable(p) {
			all = append(all, p)
		}
	}
	slices.SortFunc(all, comparePlaces)
	return all
}

// changed are the values that would mend everything.
func (s *search) changed() []*edit {
	var good []*edit
	for _, p := range s.suspects() {
		t := s.trial(p)
		for _, w := range s.values(p) {
			if s.spent() || len(good) >= mostAlike {
				return good
			}
			e := &edit{kind: scoring.Changed, now: scoring.Filled{p: w}, at: []scoring.Place{p}}
			if t.try(e) {
				if s.confirmed(p, w) {
					e.kind = scoring.Confirmed
				}
				good = append(good, e)
			}
		}
	}
	return good
}

// confirmed says whether a second record or a sum confirms what mends everything: a sum that
// fails now, and takes neither what is written in a place nor, of a number, one more than is
// meant.
func (s *search) confirmed(p scoring.Place, w scoring.Written) bool {
	if slices.ContainsFunc(s.list.Twice, func(t audit.Twice) bool {
		one, other, ok := t.Differ(s.sheet)
		return ok && (p == one && w == s.filled[other] || p == other && w == s.filled[one])
	}) {
		return true
	}
	if n, ok := w.Number(); ok && w.Value != "" {
		w.Value = (n + scoring.Whole(1)).String()
		defer s.put(scoring.Filled{p: w}, nil)()
	}
	return slices.ContainsFunc(s.failing, func(rule int) bool { return s.list.Rules[rule].Sum && s.fails(rule) })
}

// blanked are the places that would mend everything if nothing stood there.
func (s *search) blanked() []*edit {
	var good []*edit
	for _, p := range s.suspects() {
		if s.Cells[p].Kind == scoring.Box || s.filled[p].Blank() {
			continue
		}
		e := &edit{kind: scoring.Blanked, now: scoring.Filled{p: {}}, at: []scoring.Place{p}}
		if s.trial(p).try(e) {
			good = append(good, e)
		}
	}
	return good
}
