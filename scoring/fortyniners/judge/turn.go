package judge

import (
	"slices"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
)

// turns are the rules of each row: some way of the coach comes to what it says
// (FN3), and counts what it counts (FN11).
func (r *reader) turns() []audit.Rule {
	var all []audit.Rule
	for i, l := range r.Lines {
		all = append(all,
			audit.Rule{Clause: "FN3", Fails: func(s *audit.Sheet) speech.Text {
				t, known := r.turnOf(s, i)
				stands, stops := r.SpotAt(s, l.Stands)
				reaches := func(o sheet.Outcome) bool { return o.End == stands }
				broken := known && stops && !slices.ContainsFunc(r.Outcomes(t), reaches)
				return audit.Wrong(broken, "fortyniners.no-way", "n", t.Miles, "from", r.Net.ID(t.From), "to", r.Net.ID(stands), "turn", r.turn(i))
			}},
			audit.Rule{Clause: "FN11", Fails: func(s *audit.Sheet) speech.Text {
				t, known := r.turnOf(s, i)
				fits := func(o sheet.Outcome) bool { return r.fits(s, i, o) }
				broken := known && !slices.ContainsFunc(r.Outcomes(t), fits)
				if !broken {
					return ""
				}
				return r.miscounted(s, i, t)
			}},
		)
	}
	return all
}

// turnOf is where a turn starts, and its miles.
func (r *reader) turnOf(s *audit.Sheet, i int) (t sheet.Turn, known bool) {
	t.First, t.From, known = i == 0, r.Net.Start, true
	if i > 0 {
		t.From, known = r.SpotAt(s, r.Lines[i-1].Stands)
	}
	miles, thrown := r.Miles(s, r.Lines[i].Throw)
	t.Miles = miles
	return t, known && thrown
}

// fits says whether a row can be what a way has come to, as far as it is known
// and as far as it is known what had counted before.
func (r *reader) fits(s *audit.Sheet, i int, o sheet.Outcome) bool {
	if stands, known := r.SpotAt(s, r.Lines[i].Stands); known && stands != o.End {
		return false
	}
	return r.fitsPassed(s, i, o) && r.fitsCredit(s, i, o)
}

// fitsPassed says whether what a way passes can be what a row has as passed.
func (r *reader) fitsPassed(s *audit.Sheet, i int, o sheet.Outcome) bool {
	passed, known := r.SpotsAt(s, r.Lines[i].Passed)
	if !known {
		return true
	}
	missed := func(at fortyniners.SpotIndex) bool { return !o.Passed.Has(at) }
	if slices.ContainsFunc(passed, missed) {
		return false
	}
	for at := range r.Net.Spots {
		written, over := slices.Contains(passed, fortyniners.SpotIndex(at)), o.Passed.Has(fortyniners.SpotIndex(at))
		if !written && !over {
			continue
		}
		surely, perhaps := r.counted(s, i, fortyniners.SpotIndex(at))
		if written && surely || !written && !perhaps {
			return false
		}
	}
	return true
}

// fitsCredit says whether the end of a way can be what a row has as credited.
func (r *reader) fitsCredit(s *audit.Sheet, i int, o sheet.Outcome) bool {
	credit, known := s.Whole(r.Lines[i].Credited)
	worth := r.Net.Spots[o.End].Settlement
	switch {
	case !known:
		return true
	case worth == 0 || !o.Fresh:
		return credit == 0
	}
	surely, perhaps := r.counted(s, i, o.End)
	return credit == 0 && perhaps || credit == worth && !surely
}

// counted says whether a settlement had counted surely before a turn, or can
// have (FN11).
func (r *reader) counted(s *audit.Sheet, i int, at fortyniners.SpotIndex) (surely, perhaps bool) {
	for _, l := range r.Lines[:i] {
		passed, known := r.SpotsAt(s, l.Passed)
		surely = surely || slices.Contains(passed, at)
		stands, stood := r.SpotAt(s, l.Stands)
		credit, written := s.Whole(l.Credited)
		stopped := stood && stands == at && written && credit > 0
		surely = surely || stopped
		perhaps = perhaps || !known || (!stood || stands == at) && (!written || credit > 0)
	}
	return surely, surely || perhaps
}
