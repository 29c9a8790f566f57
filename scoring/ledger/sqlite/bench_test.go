package sqlite_test

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/sqlite"
)

// BenchmarkAppend lets a houseful of tables append at once, each its next
// entry as soon as its last is durable.
func BenchmarkAppend(b *testing.B) {
	var alone float64 // appends a second of a table that shares its commits with nobody
	for _, tables := range []int{1, 200} {
		b.Run(fmt.Sprintf("tables=%d", tables), func(b *testing.B) {
			rate := appendAtOnce(b, tables)
			if tables == 1 {
				alone = rate
			} else if alone > 0 {
				b.ReportMetric(rate/alone, "x-alone")
			}
		})
	}
}

// appendAtOnce returns the appends a second.
func appendAtOnce(b *testing.B, tables int) float64 {
	b.Helper()
	ctx := context.Background()
	s, err := sqlite.Open(ctx, filepath.Join(b.TempDir(), "night.db"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = s.Close() })
	logs := make([]*ledger.Log, tables)
	for i := range logs {
		logs[i] = &ledger.Log{Header: header}
		if err := s.Create(ctx, fmt.Sprint(i), header, nil); err != nil {
			b.Fatal(err)
		}
	}

	took := make([][]time.Duration, tables)
	var wg sync.WaitGroup
	b.ResetTimer()
	for i, log := range logs {
		wg.Go(func() {
			for n := i; n < b.N; n += tables {
				r := note(log, "so it goes")
				r.Key = fmt.Sprint(n)
				start := time.Now()
				if err := s.Append(ctx, fmt.Sprint(i), r); err != nil {
					b.Error(err)
					return
				}
				took[i] = append(took[i], time.Since(start))
				log.Records = append(log.Records, r)
			}
		})
	}
	wg.Wait()
	b.StopTimer()

	all := slices.Concat(took...)
	slices.Sort(all)
	rate := float64(b.N) / b.Elapsed().Seconds()
	b.ReportMetric(rate, "appends/s")
	b.ReportMetric(float64(all[(len(all)-1)*99/100].Microseconds())/1000, "p99-ms")
	return rate
}
