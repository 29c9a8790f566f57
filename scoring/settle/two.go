package settle

import (
	"maps"
	"slices"

	"saddlebag/scoring"
)

// twoValues are the pairs of values that together would mend everything: a first one that
// mends a rule and breaks none but a sum, and all single values after it.
func (s *search) twoValues() (best []*edit, whole bool) {
	seen := map[string]bool{}
	for _, first := range s.firstValues() {
		next := s.after(first)
		if s.left = next.left; len(next.failing) == 0 {
			continue // alone it leaves sheets without scores
		}
		for _, second := range next.changed() {
			now := maps.Clone(second.now)
			maps.Copy(now, first.now)
			if len(now) < 2 {
				continue
			}
			at := slices.SortedFunc(maps.Keys(now), comparePlaces)
			if key := keyOf(at, now); !seen[key] {
				seen[key] = true
				best = append(best, &edit{kind: max(first.kind, second.kind), now: now, at: at, seats: second.seats})
			}
		}
		s.left = next.left
		if s.spent() || len(best) >= mostAlike {
			return nil, false
		}
	}
	if len(best) > 0 {
		best = likeliest(best)
	}
	return best, true
}

// keyOf names what stands in some places.
func keyOf(at []scoring.Place, now scoring.Filled) string {
	key := ""
	for _, p := range at {
		key += now[p].Value + "|" + p.Cell + "|"
	}
	return key
}

// after is a search on sheets with an edit made.
func (s *search) after(e *edit) *search {
	next := *s
	next.filled = maps.Clone(s.filled)
	maps.Copy(next.filled, e.now)
	next.begin()
	return &next
}

// firstValues are the values that mend the rule that reads the least of those that fail, and
// leave fewer that do.
func (s *search) firstValues() []*edit {
	rule := 0
	for i := range s.reads {
		if len(s.reads[i]) < len(s.reads[rule]) {
			rule = i
		}
	}
	var all []*edit
	for _, p := range slices.SortedFunc(maps.Keys(s.reads[rule]), comparePlaces) {
		if _, paper := s.Cells[p]; !paper || s.spent() {
			continue
		}
		others := s.readersOf([]scoring.Place{p})
		for _, w := range s.values(p) {
			e := &edit{kind: scoring.Changed, now: scoring.Filled{p: w}, at: []scoring.Place{p}}
			if s.helps(e, s.failing[rule], others) {
				if s.confirmed(p, w) {
					e.kind = scoring.Confirmed
				}
				all = append(all, e)
			}
		}
	}
	return all
}

// helps says whether an edit mends a rule, and breaks none but sums of what it changes.
func (s *search) helps(e *edit, rule int, others []int) bool {
	defer s.put(e.now, nil)()
	return !s.fails(rule) && !slices.ContainsFunc(others, func(other int) bool { return !s.list.Rules[other].Sum && s.fails(other) })
}
