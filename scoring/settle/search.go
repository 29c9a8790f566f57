package settle

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// A search looks for edits of filled sheets that leave nothing that contradicts.
type search struct {
	audit.Layout
	list   audit.Checklist
	filled scoring.Filled
	whole  *audit.Sheet    // of what is filled
	sheet  *audit.Sheet    // the same, while it does not change
	ctx    context.Context //nolint:containedctx // of the one search that it lives for
	left   int             // how often rules may still read entries

	gaveUp  bool // more could be meant than can be tried
	partial bool // something is unknown, so that what was meant need not have scores

	failing []int                    // the rules that fail
	reads   []map[scoring.Place]bool // by failing rule: what it reads
	readers map[scoring.Place][]int  // the rules that read a place
}

func newSearch(ctx context.Context, list audit.Checklist, paper []scoring.Cell, filled scoring.Filled) *search {
	s := &search{
		Layout: audit.NewLayout(paper, func(scoring.Place) bool { return true }), list: list,
		filled: make(scoring.Filled, len(filled)), ctx: ctx, left: readsAtLeast + readsPerRule*len(list.Rules),
	}
	maps.Copy(s.filled, filled)
	s.begin()
	return s
}

// begin takes the sheets as they are filled.
func (s *search) begin() {
	s.whole = audit.NewSheet(s.filled)
	s.sheet = s.whole.Still()
	s.failing, s.reads = nil, nil
	s.weigh()
}

// weigh asks all rules, and notes what they read.
func (s *search) weigh() {
	s.readers = make(map[scoring.Place][]int, len(s.filled))
	for i, r := range s.list.Rules {
		before := s.sheet.Reads()
		says, reads := r.Ask(s.sheet)
		s.left -= anAsk + s.sheet.Reads() - before
		for _, p := range reads {
			s.readers[p] = append(s.readers[p], i)
		}
		if says == "" {
			continue
		}
		seen := make(map[scoring.Place]bool, len(reads))
		for _, p := range reads {
			seen[p] = true
		}
		s.failing, s.reads = append(s.failing, i), append(s.reads, seen)
	}
}

// fails says whether a rule fails on the sheets as they are for the moment.
func (s *search) fails(rule int) bool {
	before := s.sheet.Reads()
	fails := s.list.Rules[rule].Fails(s.sheet) != ""
	s.left -= anAsk + s.sheet.Reads() - before
	return fails
}

// spent says that the search has to end here.
func (s *search) spent() bool { return s.left <= 0 || s.gaveUp || s.ctx.Err() != nil }

// An edit changes what some places hold.
type edit struct {
	kind  scoring.RepairKind
	now   scoring.Filled
	gone  []scoring.Place   // where it is not known any more what stands there
	at    []scoring.Place   // what it is about, in the order in which it is told
	seats []scoring.Settled // what the sheets come to then
}

// put makes an edit, and returns what undoes it. The sheet has to know of every place that
// is ever written on.
func (s *search) put(now scoring.Filled, gone []scoring.Place) (undo func()) {
	type entry struct {
		scoring.Place
		scoring.Written
		known bool
	}
	was := make([]entry, 0, len(now)+len(gone))
	keep := func(p scoring.Place) {
		w, known := s.filled[p]
		was = append(was, entry{p, w, known})
	}
	for p, w := range now {
		keep(p)
		s.whole.Write(p, w)
	}
	for _, p := range gone {
		keep(p)
		delete(s.filled, p)
	}
	s.sheet = s.whole.Still()
	return func() {
		for _, e := range slices.Backward(was) {
			if e.known {
				s.filled[e.Place] = e.Written
			} else {
				delete(s.filled, e.Place)
			}
		}
		s.sheet = s.whole.Still()
	}
}

// touches says whether every rule that fails reads some of the places.
func (s *search) touches(places ...scoring.Place) bool {
	for _, reads := range s.reads {
		if !slices.ContainsFunc(places, func(p scoring.Place) bool { return reads[p] }) {
			return false
		}
	}
	return true
}

// mendable says whether anything that stands in the places could mend all rules that fail:
// none of them fails where nothing is known there, but for such as may pass when more is.
func (s *search) mendable(places ...scoring.Place) bool {
	if !s.touches(places...) {
		return false
	}
	defer s.put(nil, places)()
	for _, rule := range s.failing {
		if !s.list.Rules[rule].MayPass() && s.fails(rule) {
			return false
		}
	}
	return true
}

// readersOf are the rules that read any of some places and do not fail now. It is not known
// which read one that is unknown.
func (s *search) readersOf(places []scoring.Place) []int {
	var all []int
	for _, p := range places {
		if _, known := s.filled[p]; !known {
			all = scoring.Each(len(s.list.Rules), func(i int) int { return i })
			break
		}
		all = append(all, s.readers[p]...)
	}
	slices.Sort(all)
	return slices.DeleteFunc(slices.Compact(all), func(rule int) bool {
		_, fails := slices.BinarySearch(s.failing, rule)
		return fails
	})
}

// A trial tries edits of the same places.
type trial struct {
	*search
	rules []int // to be asked: those that refuse the most first
}

// trial is that of some places.
func (s *search) trial(places ...scoring.Place) *trial {
	return &trial{s, slices.Concat(s.failing, s.readersOf(places))}
}

// holds says whether nothing contradicts while an edit is made. A rule that has refused one
// is asked first of the next.
func (t *trial) holds() bool {
	for i, rule := range t.rules {
		if t.fails(rule) {
			copy(t.rules[1:i+1], t.rules[:i])
			t.rules[0] = rule
			return false
		}
	}
	return true
}

// try makes an edit, and says whether it leaves the sheets of a game; then it has what these
// come to. Nothing contradicts there, and where nothing is unknown there are scores.
func (t *trial) try(e *edit) bool {
	defer t.put(e.now, e.gone)()
	if !t.holds() {
		return false
	}
	e.seats = t.outcome().seats()
	return t.partial || told(e.seats)
}

func comparePlaces(a, b scoring.Place) int {
	return cmp.Or(cmp.Compare(a.Owner, b.Owner), cmp.Compare(a.Cell, b.Cell))
}
