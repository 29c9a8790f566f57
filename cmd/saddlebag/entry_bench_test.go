//go:build linux

package main

import (
	"context"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"saddlebag/scoring/ledger/postgres/pgtest"
)

// entryTables are the tables at which is played at the same time: a server that is waited
// for has them, and one that wakes up for each entry anew does nothing but that.
const entryTables = 8

// BenchmarkEntry has a kept game entered at some tables of four phones at the same time, at
// each an entry when all have been told of the one before. It reports what an entry takes
// of the server's processors; who enters, and the phones, are another process.
func BenchmarkEntry(b *testing.B) {
	s := startServer(b, filepath.Join(b.TempDir(), "tables.db"))
	lines := keptLines(b)
	var entry benchRounds
	entry.each = entryTables * len(lines)
	for b.Loop() {
		entry.took = append(entry.took, playAtOnce(b, s, lines))
	}
	b.ReportMetric(entry.median()*1e6, "cpu-us/entry")
}

// playAtOnce has a game entered at new tables, and tells what it takes of the server.
func playAtOnce(b *testing.B, s *killableServer, lines []keptLine) time.Duration {
	b.Helper()
	ctx, leave := context.WithCancel(b.Context())
	defer leave()
	tables := make([]*chaos, entryTables)
	arrivals := make([]<-chan arrival, entryTables)
	for i := range tables {
		tables[i] = &chaos{balancer: &balancer{at: s.at}}
		tables[i].sitDown(b)
		arrivals[i] = watchTable(ctx, s.at, tables[i].phones)
	}
	before := pgtest.WorkOf(b, s.cmd.Process.Pid)
	var over sync.WaitGroup
	for i, table := range tables {
		over.Go(func() { table.playWhole(b, lines, arrivals[i]) })
	}
	over.Wait()
	return pgtest.WorkOf(b, s.cmd.Process.Pid) - before
}

// playWhole enters a game at the one table, each entry when all phones know the one before.
func (c *chaos) playWhole(b *testing.B, lines []keptLine, arrivals <-chan arrival) {
	for n, line := range lines {
		p := c.phones[line.seat]
		p.shows.Store(int64(n))
		if number, err := p.send(b.Context(), c, line.event, strconv.Itoa(n)); err != nil || number != n+1 {
			b.Errorf("%s: entry %d: %v", line.event, number, err)
			return
		}
		for told := 0; told < len(c.phones); {
			if a := <-arrivals; a.seen > n {
				told++
			}
		}
	}
}
