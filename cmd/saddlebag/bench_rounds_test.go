package main

import (
	"slices"
	"testing"
	"time"
)

// benchRounds are rounds of doing the same, taken in turns with those of a peer, so that
// what else the machine does falls on both.
type benchRounds struct {
	each int // how often a round does it
	took []time.Duration
}

// round does something as often as a round does.
func (r *benchRounds) round(b *testing.B, do func()) {
	b.Helper()
	began := cpuTime(b)
	for range r.each {
		do()
	}
	r.took = append(r.took, cpuTime(b)-began)
}

// median is how long the processors worked for one of the middle round, seconds.
func (r *benchRounds) median() float64 {
	slices.Sort(r.took)
	return r.took[len(r.took)/2].Seconds() / float64(r.each)
}
