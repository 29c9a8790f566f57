package audit

import "saddlebag/scoring"

// Few are some entries of sheets, of which some are taken for unknown for a while. They are
// found faster than in a map: narrowing a contradiction down does little else.
type few struct {
	entries []entry
	first   []int32 // of the entries with a hash, from 1; as many as a power of two
}

// An entry is what stands in a place.
type entry struct {
	scoring.Place
	scoring.Written
	next int32 // with such a hash, from 1
	gone bool  // it is taken for unknown
}

// newFew has room for so many entries.
func newFew(n int) *few {
	size := 8
	for size < n {
		size *= 2
	}
	return &few{entries: make([]entry, 0, n), first: make([]int32, size)}
}

// at is where the first entry with a hash is told.
func (f *few) at(hash uint64) *int32 { return &f.first[hash&uint64(len(f.first)-1)] }

// add adds the entry of a place that has none.
func (f *few) add(p scoring.Place, hash uint64, w scoring.Written) {
	at := f.at(hash)
	f.entries = append(f.entries, entry{Place: p, Written: w, next: *at})
	*at = int32(len(f.entries))
}

// find is the entry of a place; nil where there is none.
func (f *few) find(p scoring.Place, hash uint64) *entry {
	for i := *f.at(hash); i > 0; {
		e := &f.entries[i-1]
		if e.Place == p {
			return e
		}
		i = e.next
	}
	return nil
}

// get is what stands in a place, if that is known.
func (f *few) get(p scoring.Place, hash uint64) (w scoring.Written, known bool) {
	if e := f.find(p, hash); e != nil && !e.gone {
		return e.Written, true
	}
	return w, false
}

// places are those of all entries.
func (f *few) places() []scoring.Place {
	return scoring.Each(len(f.entries), func(i int) scoring.Place { return f.entries[i].Place })
}

// take has places that are known be unknown.
func (f *few) take(places []scoring.Place) {
	for _, p := range places {
		f.find(p, hashOf(p)).gone = true
	}
}

// putBack has places be known again.
func (f *few) putBack(places []scoring.Place) {
	for _, p := range places {
		f.find(p, hashOf(p)).gone = false
	}
}
