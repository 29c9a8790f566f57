package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
)

// A turn is what the ways of the coach depend on, apart from bandits.
type turn struct {
	from  fortyniners.SpotIndex
	miles int
	first bool // of the run: the bandits are in their hideouts
}

// An outcome is what a way of the coach comes to: where it ends, what it passes,
// and whether it comes to its end for the first time there.
type outcome struct {
	end    fortyniners.SpotIndex
	passed fortyniners.SpotSet
	fresh  bool
}

// outcomes are all that a turn can come to, whichever road blocks bandits hold
// (FN12).
func (a *auditor) outcomes(t turn) []outcome {
	if known, ok := a.known[t]; ok {
		return known
	}
	blocks := a.blocks(t)
	var list []outcome
	add := func(o outcome) {
		if !slices.Contains(list, o) {
			list = append(list, o)
		}
	}
	for held := range 1 << len(blocks) {
		holds := func(at fortyniners.SpotIndex) bool {
			i := slices.Index(blocks, at)
			return i >= 0 && held>>i&1 == 1
		}
		a.Net.Drives(t.from, t.miles, holds, func(path []fortyniners.SpotIndex) {
			last := len(path) - 1
			if last < 0 {
				add(outcome{end: t.from}) // he passes (FN3)
				return
			}
			o := outcome{end: path[last], fresh: !slices.Contains(path[:last], path[last])}
			for _, at := range path[:last] {
				if a.Net.Spots[at].Settlement > 0 {
					o.passed.Add(at)
				}
			}
			add(o)
		})
	}
	a.known[t] = list
	return list
}

// blocks are those that bandits can hold while the coach is on his way.
func (a *auditor) blocks(t turn) []fortyniners.SpotIndex {
	var list []fortyniners.SpotIndex
	for at, p := range a.Net.Parts {
		if p == fortyniners.PartBlock && !t.first && fortyniners.SpotIndex(at) != t.from {
			list = append(list, fortyniners.SpotIndex(at))
		}
	}
	return list
}

// turns are the rules of each row: some way of the coach comes to what it says
// (FN3), and counts what it counts (FN11).
func (r *reader) turns() []audit.Rule {
	var all []audit.Rule
	for i, l := range r.Lines {
		all = append(all,
			audit.Rule{Clause: "FN3", Fails: func(s *audit.Sheet) string {
				t, known := r.turnOf(s, i)
				stands, stops := r.SpotAt(s, l.Stands)
				reaches := func(o outcome) bool { return o.end == stands }
				broken := known && stops && !slices.ContainsFunc(r.outcomes(t), reaches)
				return audit.Sentence(broken, "In turn %d of %s no way of %s leads from %s to %s.", i+1, r.name(), scoring.Some(t.miles, "mile"), r.Net.ID(t.from), r.Net.ID(stands))
			}},
			audit.Rule{Clause: "FN11", Fails: func(s *audit.Sheet) string {
				t, known := r.turnOf(s, i)
				fits := func(o outcome) bool { return r.fits(s, i, o) }
				broken := known && !slices.ContainsFunc(r.outcomes(t), fits)
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
func (r *reader) turnOf(s *audit.Sheet, i int) (t turn, known bool) {
	t.first, t.from, known = i == 0, r.Net.Start, true
	if i > 0 {
		t.from, known = r.SpotAt(s, r.Lines[i-1].Stands)
	}
	miles, thrown := r.Miles(s, r.Lines[i].Throw)
	t.miles = miles
	return t, known && thrown
}

// fits says whether a row can be what a way has come to, as far as it is known
// and as far as it is known what had counted before.
func (r *reader) fits(s *audit.Sheet, i int, o outcome) bool {
	if stands, known := r.SpotAt(s, r.Lines[i].Stands); known && stands != o.end {
		return false
	}
	return r.fitsPassed(s, i, o) && r.fitsCredit(s, i, o)
}

// fitsPassed says whether what a way passes can be what a row has as passed.
func (r *reader) fitsPassed(s *audit.Sheet, i int, o outcome) bool {
	passed, known := r.SpotsAt(s, r.Lines[i].Passed)
	if !known {
		return true
	}
	missed := func(at fortyniners.SpotIndex) bool { return !o.passed.Has(at) }
	if slices.ContainsFunc(passed, missed) {
		return false
	}
	for at := range r.Net.Spots {
		written, over := slices.Contains(passed, fortyniners.SpotIndex(at)), o.passed.Has(fortyniners.SpotIndex(at))
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
func (r *reader) fitsCredit(s *audit.Sheet, i int, o outcome) bool {
	credit, known := s.Whole(r.Lines[i].Credited)
	worth := r.Net.Spots[o.end].Settlement
	switch {
	case !known:
		return true
	case worth == 0 || !o.fresh:
		return credit == 0
	}
	surely, perhaps := r.counted(s, i, o.end)
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
