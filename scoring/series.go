package scoring

import "sync/atomic"

// A Series is texts that differ by a number counted from 0, as the ids and the labels
// of cells do. Those of small numbers are made once a process.
type Series struct {
	of   func(i int) string
	made atomic.Pointer[[seriesKept]atomic.Pointer[string]]
}

// seriesKept is how many texts of a series are kept: more than a sheet has of one kind.
const seriesKept = 512

// NewSeries is the series of what a function gives, which gives the same each time.
func NewSeries(of func(i int) string) *Series { return &Series{of: of} }

// At is the text of a number, which is not negative.
func (s *Series) At(i int) string {
	if i >= seriesKept {
		return s.of(i)
	}
	made := s.made.Load()
	if made == nil {
		s.made.CompareAndSwap(nil, new([seriesKept]atomic.Pointer[string]))
		made = s.made.Load()
	}
	text := made[i].Load()
	if text == nil {
		new := s.of(i)
		text = &new
		made[i].Store(text)
	}
	return *text
}
