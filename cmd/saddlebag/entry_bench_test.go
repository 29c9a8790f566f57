//go:build linux

package main

import (
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"saddlebag/scoring/ledger/postgres/pgtest"
)

// BenchmarkEntry has a kept game entered at a table of four phones, each entry when all
// have been told of the one before, and then at another table. It reports what an entry
// takes of the server's processors; who enters, and the phones, are another process.
func BenchmarkEntry(b *testing.B) {
	s := startServer(b, filepath.Join(b.TempDir(), "tables.db"))
	lines := keptLines(b)
	var entry benchRounds
	entry.each = len(lines)
	for b.Loop() {
		c := &chaos{balancer: &balancer{at: s.at}}
		c.sitDown(b)
		entry.took = append(entry.took, c.playWhole(b, s, lines))
	}
	b.ReportMetric(entry.median()*1e6, "cpu-us/entry")
}

// playWhole has a game entered at the one table, and tells what it takes of the server.
func (c *chaos) playWhole(b *testing.B, s *killableServer, lines []keptLine) time.Duration {
	b.Helper()
	arrivals := watchTable(b, s.at, c.phones)
	before := pgtest.WorkOf(b, s.cmd.Process.Pid)
	for n, line := range lines {
		p := c.phones[line.seat]
		p.shows.Store(int64(n))
		if number, err := p.send(b.Context(), c, line.event, strconv.Itoa(n)); err != nil || number != n+1 {
			b.Fatalf("%s: entry %d: %v", line.event, number, err)
		}
		for told := 0; told < len(c.phones); {
			if a := <-arrivals; a.seen > n {
				told++
			}
		}
	}
	return pgtest.WorkOf(b, s.cmd.Process.Pid) - before
}
