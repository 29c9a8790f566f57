package sheetstest

import (
	"slices"
	"testing"
	"time"
)

// Compare runs two things by turns, so that both have the same share of a
// busy machine, and reports the median of each and their ratio. The first
// makes several pages at once.
func Compare(b *testing.B, ours, other string, pages int, one, two func() error) {
	var times [2][]time.Duration
	for _, f := range []func() error{one, two} { // fonts are prepared now
		if err := f(); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		for i, f := range []func() error{one, two} {
			start := time.Now()
			if err := f(); err != nil {
				b.Fatal(err)
			}
			times[i] = append(times[i], time.Since(start))
		}
	}
	var median [2]float64
	for i := range times {
		slices.Sort(times[i])
		median[i] = times[i][len(times[i])/2].Seconds()
	}
	median[0] /= float64(pages)
	b.ReportMetric(1/median[0], ours+"/s")
	b.ReportMetric(1/median[1], other+"/s")
	b.ReportMetric(median[0]/median[1], ours+":"+other)
}
