package programtest

import (
	"os"
	"slices"
	"strconv"
	"testing"
	"time"
)

// BenchRounds are rounds of doing the same, taken in turns with those of a peer, so that
// what else the machine does falls on both.
type BenchRounds struct {
	Each int // how often a round does it
	Took []time.Duration
}

// Round does something as often as a round does.
func (r *BenchRounds) Round(b *testing.B, do func()) {
	b.Helper()
	began := CPUTime(b)
	for range r.Each {
		do()
	}
	r.Took = append(r.Took, CPUTime(b)-began)
}

// Median is how long the processors worked for one of the middle round, seconds.
func (r *BenchRounds) Median() float64 {
	slices.Sort(r.Took)
	return r.Took[len(r.Took)/2].Seconds() / float64(r.Each)
}

// CountOf is how many a setting of a benchmark says, or else usual.
func CountOf(b *testing.B, setting string, usual int) int {
	b.Helper()
	text := os.Getenv(setting)
	if text == "" {
		return usual
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		b.Fatalf("%s=%q is no count", setting, text)
	}
	return n
}
