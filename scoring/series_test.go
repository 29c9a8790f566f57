package scoring

import (
	"strconv"
	"sync"
	"testing"
)

// Whoever asks, and however often, gets the text of the number.
func TestSeries(t *testing.T) {
	s := NewSeries(func(i int) string { return "box " + strconv.Itoa(i+1) })
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for i := range 2 * seriesKept {
				if got, want := s.At(i), "box "+strconv.Itoa(i+1); got != want {
					t.Errorf("%d is %q; want %q", i, got, want)
				}
			}
		})
	}
	all.Wait()
	if n := testing.AllocsPerRun(10, func() { s.At(seriesKept - 1) }); n != 0 {
		t.Errorf("a kept text takes %v allocations", n)
	}
}
