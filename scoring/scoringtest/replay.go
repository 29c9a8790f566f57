package scoringtest

import (
	"testing"

	"saddlebag/scoring"
)

// Replay measures how many events of a game are folded in a second, with what is done
// after each of them, if anything is.
func Replay(b *testing.B, start scoring.State, events []scoring.Event, after func(scoring.State)) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		s := start.Clone()
		for _, e := range events {
			if v := s.Apply(e); v != nil {
				b.Fatal(v)
			}
			if after != nil {
				after(s)
			}
		}
	}
	b.ReportMetric(float64(b.N*len(events))/b.Elapsed().Seconds(), "events/s")
}
