package fortyniners

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// A turn is what the ways of the coach depend on, apart from bandits.
type turn struct {
	from  spot
	miles int
	first bool // of the run: the bandits are in their hideouts
}

// An outcome is what a way of the coach comes to: where it ends, what it passes,
// and whether it comes to its end for the first time there.
type outcome struct {
	end    spot
	passed spotSet
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
		j := journey{net: a.net, kind: coach, start: t.from, before: nowhere, miles: t.miles, law: nowhere, end: a.net.end}
		j.blocks = func(at spot) bool {
			i := slices.Index(blocks, at)
			return i >= 0 && held>>i&1 == 1
		}
		if len(j.steps(nil)) == 0 {
			add(outcome{end: t.from}) // he passes (FN3)
			continue
		}
		j.paths(func(path []spot) {
			last := len(path) - 1
			o := outcome{end: path[last], fresh: !slices.Contains(path[:last], path[last])}
			for _, at := range path[:last] {
				if a.net.spots[at].Settlement > 0 {
					o.passed.add(at)
				}
			}
			add(o)
		})
	}
	a.known[t] = list
	return list
}

// blocks are those that bandits can hold while the coach is on his way.
func (a *auditor) blocks(t turn) []spot {
	var list []spot
	for at, p := range a.net.parts {
		if p == partBlock && !t.first && spot(at) != t.from {
			list = append(list, spot(at))
		}
	}
	return list
}

// turns are the conditions of each row: some way of the coach comes to what it
// says (FN3), and counts what it counts (FN11).
func (s *runSheet) turns() []scoring.Condition {
	var all []scoring.Condition
	for i, l := range s.lines {
		reads := []scoring.Place{l.throw, l.stands}
		if i > 0 {
			reads = append(reads, s.lines[i-1].stands)
		}
		all = append(all, scoring.Condition{Clause: "FN3", Reads: reads, Fails: func(f scoring.Filled) string {
			t, known := s.turnOf(f, i)
			stands, stops := s.spotAt(f, l.stands)
			reaches := func(o outcome) bool { return o.end == stands }
			if !known || !stops || slices.ContainsFunc(s.outcomes(t), reaches) {
				return ""
			}
			return fmt.Sprintf("In turn %d of %s no way of %s leads from %s to %s.", i+1, s.name(), count(t.miles, "mile"), s.net.id(t.from), s.net.id(stands))
		}})
		for _, earlier := range s.lines[:i] {
			reads = append(reads, earlier.stands, earlier.passed, earlier.credited)
		}
		all = append(all, scoring.Condition{Clause: "FN11", Reads: append(reads, l.passed, l.credited), Fails: func(f scoring.Filled) string {
			t, known := s.turnOf(f, i)
			fits := func(o outcome) bool { return s.fits(f, i, o) }
			if !known || slices.ContainsFunc(s.outcomes(t), fits) {
				return ""
			}
			return fmt.Sprintf("No way of %s from %s counts what stands in turn %d of %s.", count(t.miles, "mile"), s.net.id(t.from), i+1, s.name())
		}})
	}
	return all
}

// count says how many there are of a thing.
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// turnOf is where a turn starts, and its miles.
func (s *runSheet) turnOf(f scoring.Filled, i int) (t turn, known bool) {
	t.first, t.from, known = i == 0, s.net.start, true
	if i > 0 {
		t.from, known = s.spotAt(f, s.lines[i-1].stands)
	}
	miles, thrown := s.miles(f, s.lines[i].throw)
	t.miles = miles
	return t, known && thrown
}

// fits says whether a row can be what a way has come to, as far as it is known
// and as far as it is known what had counted before.
func (s *runSheet) fits(f scoring.Filled, i int, o outcome) bool {
	l := s.lines[i]
	if stands, known := s.spotAt(f, l.stands); known && stands != o.end {
		return false
	}
	if passed, known := s.spotsAt(f, l.passed); known {
		for at := range s.net.spots {
			surely, perhaps := s.counted(f, i, spot(at))
			written, over := slices.Contains(passed, spot(at)), o.passed.has(spot(at))
			if written && (!over || surely) || !written && over && !perhaps {
				return false
			}
		}
	}
	credit, known := points(f, l.credited)
	worth := s.net.spots[o.end].Settlement
	surely, perhaps := s.counted(f, i, o.end)
	switch {
	case !known:
		return true
	case worth == 0 || !o.fresh || surely:
		return credit == 0
	}
	return credit == worth || credit == 0 && perhaps
}

// counted says whether a settlement had counted surely before a turn, or can
// have (FN11).
func (s *runSheet) counted(f scoring.Filled, i int, at spot) (surely, perhaps bool) {
	for _, l := range s.lines[:i] {
		passed, known := s.spotsAt(f, l.passed)
		surely = surely || slices.Contains(passed, at)
		stands, stood := s.spotAt(f, l.stands)
		credit, written := points(f, l.credited)
		stopped := stood && stands == at && written && credit > 0
		surely = surely || stopped
		perhaps = perhaps || !known || (!stood || stands == at) && (!written || credit > 0)
	}
	return surely, surely || perhaps
}

// once demands that no settlement counts twice (FN11).
func (s *runSheet) once() []scoring.Condition {
	var reads []scoring.Place
	for _, l := range s.lines {
		reads = append(reads, l.stands, l.passed, l.credited)
	}
	return []scoring.Condition{{Clause: "FN11", Reads: reads, Fails: func(f scoring.Filled) string {
		var counted spotSet
		for _, l := range s.lines {
			marks, _ := s.spotsAt(f, l.passed)
			if at, known := s.spotAt(f, l.stands); known {
				if n, written := points(f, l.credited); written && n > 0 {
					marks = append(marks, at)
				}
			}
			for _, at := range marks {
				if counted.has(at) {
					return fmt.Sprintf("%s counts twice in the run of %s.", s.net.id(at), s.name())
				}
				counted.add(at)
			}
		}
		return ""
	}}}
}
