package audit

import (
	"slices"

	"saddlebag/scoring"
)

// A Sheet is what is known of filled sheets, as rules read it. It notes each
// place that is read and known.
//
// What the table has corrected (clause LG5) is read without a note: it is no
// entry that others could contradict.
type Sheet struct {
	known   scoring.Filled
	few     *few           // what is known of a part; nil of whole sheets
	written scoring.Filled // all of it: where corrections are read
	perhaps *sieve         // of what is known
	reads   *int           // how often it was read, with all its parts
	notes   *notes         // nil where nobody asks for them
	trace   *sieve         // of what is read, be it known or not; nil where nobody asks for it
	hits    *sieve         // of what is read and known; nil where nobody asks for it
	still   bool           // it does not change, or what follows from that is lost
	once    []findingOut   // of it, as it is; see [Once]
	away    []findingOut   // what was lost last
	stayed  int            // how much was not
}

// notes are the places that were read, in the order in which they first were.
type notes struct {
	seen   map[scoring.Place]bool
	places []scoring.Place
}

// NewSheet is what is written on sheets, to be read only.
func NewSheet(filled scoring.Filled) *Sheet {
	s := &Sheet{known: filled, written: filled, perhaps: new(sieve), reads: new(int)}
	for p := range filled {
		s.perhaps.add(p)
	}
	return s
}

// A sieve has a bit for each place that is known, and few others. Most of what is
// read while a contradiction is narrowed down is unknown: to find that out by the
// sieve takes a tenth of the time.
type sieve [16]uint64

func (v *sieve) add(p scoring.Place) {
	word, bit := bitOf(hashOf(p))
	v[word] |= bit
}

// any says whether it has a bit of any of some places.
func (v *sieve) any(places []scoring.Place) bool {
	return slices.ContainsFunc(places, func(p scoring.Place) bool {
		word, bit := bitOf(hashOf(p))
		return v[word]&bit != 0
	})
}

// join takes over the bits of another.
func (v *sieve) join(other *sieve) {
	for i := range v {
		v[i] |= other[i]
	}
}

// meets says whether two have a bit in common.
func (v *sieve) meets(other *sieve) bool {
	for i := range v {
		if v[i]&other[i] != 0 {
			return true
		}
	}
	return false
}

// bitOf is the bit of a place with a hash.
func bitOf(h uint64) (word, bit uint64) { return h >> 6 % uint64(len(sieve{})), 1 << (h % 64) }

// hashOf tells a place from most others: names of cells differ at their ends, or shortly
// before the middle.
func hashOf(p scoring.Place) uint64 {
	n := len(p.Cell)
	if n == 0 {
		return 0
	}
	return uint64(p.Owner+1)*37 + uint64(n)*101 + uint64(p.Cell[n-1])*17 + uint64(p.Cell[max(0, n-2)])*211 +
		uint64(p.Cell[n*6/16])*7 + uint64(p.Cell[n*7/16])*13 + uint64(p.Cell[n/2])*29
}

// part is the sheet as if only some places were known.
func (s *Sheet) part(places []scoring.Place) *Sheet {
	part := &Sheet{few: newFew(len(places)), written: s.written, perhaps: new(sieve), reads: s.reads, still: true}
	for _, p := range places {
		h := hashOf(p)
		if w, known := s.peek(p, h); known {
			part.few.add(p, h, w)
			word, bit := bitOf(h)
			part.perhaps[word] |= bit
		}
	}
	return part
}

// peek is what stands in a place with a hash, if that is known.
func (s *Sheet) peek(p scoring.Place, hash uint64) (w scoring.Written, known bool) {
	if s.few != nil {
		return s.few.get(p, hash)
	}
	w, known = s.known[p]
	return w, known
}

// Write has something else stand in a place of a whole sheet, and of what it was made of.
func (s *Sheet) Write(p scoring.Place, w scoring.Written) {
	s.known[p] = w
	s.perhaps.add(p)
}

// Still is the sheet to be read while it does not change: what several rules want to find
// out is found out once.
func (s *Sheet) Still() *Sheet {
	return &Sheet{known: s.known, written: s.written, perhaps: s.perhaps, reads: new(int), still: true}
}

// At is what stands in a place, if that is known. All reading comes this way.
func (s *Sheet) At(p scoring.Place) (w scoring.Written, known bool) {
	*s.reads++
	hash := hashOf(p)
	word, bit := bitOf(hash)
	if s.trace != nil {
		s.trace[word] |= bit
	}
	if s.perhaps[word]&bit == 0 {
		return scoring.Written{}, false
	}
	if w, known = s.peek(p, hash); !known {
		return w, false
	}
	if s.hits != nil {
		s.hits[word] |= bit
	}
	if n := s.notes; n != nil && !n.seen[p] {
		n.seen[p] = true
		n.places = append(n.places, p)
	}
	return w, true
}

// Reads is how often the sheet was read, and parts of it, be what was asked for
// known or not: what rules cost.
func (s *Sheet) Reads() int { return *s.reads }

// Known says whether it is known what stands in a place, or that nothing does.
func (s *Sheet) Known(p scoring.Place) bool {
	_, known := s.At(p)
	return known
}

// Blank says whether a place is known to be blank.
func (s *Sheet) Blank(p scoring.Place) bool {
	w, known := s.At(p)
	return known && w.Blank()
}

// Filled says whether a place is known not to be blank.
func (s *Sheet) Filled(p scoring.Place) bool {
	w, known := s.At(p)
	return known && !w.Blank()
}

// Value is the words or figures in a place; none where it is blank, crossed
// and no more, or unknown.
func (s *Sheet) Value(p scoring.Place) string {
	w, _ := s.At(p)
	return w.Value
}

// Crossed says whether a box is crossed, or an entry crossed out.
func (s *Sheet) Crossed(p scoring.Place) (yes, known bool) {
	w, known := s.At(p)
	return w.Struck, known
}

// Number reads a place as a number, if it is known and is one. A blank one is 0.
func (s *Sheet) Number(p scoring.Place) (t scoring.Tenths, ok bool) {
	w, known := s.At(p)
	t, ok = w.Number()
	return t, known && ok
}

// Whole reads a place as a whole number, as Number does.
func (s *Sheet) Whole(p scoring.Place) (n int, ok bool) {
	t, ok := s.Number(p)
	n = int(t / scoring.Whole(1))
	return n, ok && scoring.Whole(n) == t
}

// Correction is by how much the table has overruled a field of a seat (clause
// LG5). Where it is unknown there is none.
func (s *Sheet) Correction(seat int, field string) scoring.Tenths {
	s.traceCorrection(seat, field)
	return s.written.Correction(seat, field)
}

// Corrected says whether the table has overruled a field of a seat, though it
// may have come back to where it was: then the sum is written as 0.
func (s *Sheet) Corrected(seat int, field string) bool {
	s.traceCorrection(seat, field)
	return s.written.Corrected(seat, field)
}

func (s *Sheet) traceCorrection(seat int, field string) {
	if s.trace != nil {
		s.trace.add(scoring.Place{Owner: seat, Cell: scoring.CorrectionCell(field)})
	}
}
