package ledger

import "slices"

// A position is where an entry is judged: in the order of the record, but for what
// an insert put in, which is right before another.
type position struct {
	number   int // of the entry that made it
	inserted bool
}

// next is the place after another, by the numbers of their entries; 0 for none.
func (m *amendments) next(p int) int {
	if before, inserted := m.before[p]; inserted {
		siblings := m.inserts[before]
		i, _ := slices.BinarySearch(siblings, p)
		if i+1 < len(siblings) {
			return m.first(siblings[i+1])
		}
		return before
	}
	for p++; p <= len(m.written); p++ {
		if _, elsewhere := m.before[p]; !elsewhere {
			return m.first(p)
		}
	}
	return 0
}

// first is the first of all places that were put in before a place, or itself.
func (m *amendments) first(p int) int {
	for len(m.inserts[p]) > 0 {
		p = m.inserts[p][0]
	}
	return p
}

// less says whether a place comes before another.
func (m *amendments) less(p, q int) bool {
	_, in := m.before[p]
	if _, also := m.before[q]; !in && !also {
		return p < q
	}
	a, b := m.path(p), m.path(q)
	for i := 1; ; i++ {
		switch {
		case i > len(b): // p is the same, or was put in somewhere before q
			return i <= len(a)
		case i > len(a):
			return false
		case a[len(a)-i] != b[len(b)-i]:
			return a[len(a)-i] < b[len(b)-i]
		}
	}
}

// path are a place, the one that it was put in before, and so on.
func (m *amendments) path(p int) []int {
	path := []int{p}
	for before, in := m.before[p]; in; before, in = m.before[before] {
		path = append(path, before)
	}
	return path
}
