package scoring

import (
	"sync/atomic"

	"saddlebag/scoring/speech"
)

// A Series has a value for each number from 0, such as a text with the number in it. Those of
// small numbers are made once a process and shared, so they are read only.
type Series[T any] struct {
	of   func(i int) T
	made atomic.Pointer[[seriesKept]atomic.Pointer[T]]
}

// seriesKept is how many of a series are kept: more than a sheet has of one kind.
const seriesKept = 512

// NewSeries is the series of a function's values. It must give the same ones each time.
func NewSeries[T any](of func(i int) T) *Series[T] { return &Series[T]{of: of} }

// At is the value for a number, which is not negative.
func (s *Series[T]) At(i int) T {
	if i >= seriesKept {
		return s.of(i)
	}
	made := s.made.Load()
	if made == nil {
		s.made.CompareAndSwap(nil, new([seriesKept]atomic.Pointer[T]))
		made = s.made.Load()
	}
	one := made[i].Load()
	if one == nil {
		new := s.of(i)
		one = &new
		made[i].Store(one)
	}
	return *one
}

// A CellSeries has the ids and labels of cells that differ by a number, counted from 0.
type CellSeries struct {
	ID    *Series[string]
	Label *Series[speech.Text]
}

// SaidCells is a series whose labels are one message, in which {number} counts from 1. The
// message's other arguments are in more.
func SaidCells(id func(i int) string, label string, more ...any) CellSeries {
	return CellSeries{NewSeries(id), NewSeries(func(i int) speech.Text {
		return speech.Say(label, append([]any{"number", i + 1}, more...)...)
	})}
}
