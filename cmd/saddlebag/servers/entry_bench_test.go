//go:build linux

package servers

import (
	"context"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/postgres/pgtest"
)

// BenchmarkEntry has a kept game entered at some tables of four phones at the same time, at
// each an entry when all have been told of the one before: a server that is waited for has
// several, and one that wakes up for each entry anew does nothing but that. It reports what
// an entry takes of the server's processors; who enters, and the phones, are another process.
// Beside it stands the same with the phones of a table in four languages. The peer are plain
// tables: what it takes where there are neither rules nor sheets.
func BenchmarkEntry(b *testing.B) {
	s, plain := entryServers(b)
	lines := keptLines(b)
	busy := evening{tables: 8, watched: true}
	abroad := busy
	abroad.languages = []string{"de", "nl", "fr", "en"}
	each := busy.tables * len(lines)
	entry, foreign, peer := programtest.BenchRounds{Each: each}, programtest.BenchRounds{Each: each}, programtest.BenchRounds{Each: each}
	for b.Loop() {
		entry.Took = append(entry.Took, busy.play(b, s, lines))
		foreign.Took = append(foreign.Took, abroad.play(b, s, lines))
		peer.Took = append(peer.Took, busy.play(b, plain, lines))
	}
	b.ReportMetric(entry.Median()*1e6, "cpu-us/entry")
	b.ReportMetric(foreign.Median()*1e6, "four-languages-cpu-us/entry")
	b.ReportMetric(peer.Median()*1e6, "plain-cpu-us/entry")
}

// entryServers are one of the program, and one of plain tables.
func entryServers(b *testing.B) (s, plain *programtest.KillableServer) {
	b.Helper()
	return programtest.StartServer(b, filepath.Join(b.TempDir(), "tables.db")), programtest.StartCommand(b, exec.Command("plain-tables", filepath.Join(b.TempDir(), "plain.db")))
}

// BenchmarkEntrySeldom has the beginning of it entered at 200 tables, at each an entry a
// second: the server wakes up for most of them anew, and the processors have nothing at hand
// of what they need. Beside it stands what is left where nobody follows the tables: to read
// an entry, to judge it, and to have it on the disk.
func BenchmarkEntrySeldom(b *testing.B) {
	s, plain := entryServers(b)
	lines := keptLines(b)[:12]
	calm := evening{tables: 200, pace: time.Second, watched: true}
	alone := calm
	alone.watched = false
	each := calm.tables * len(lines)
	entry, unwatched, peer := programtest.BenchRounds{Each: each}, programtest.BenchRounds{Each: each}, programtest.BenchRounds{Each: each}
	for b.Loop() {
		entry.Took = append(entry.Took, calm.play(b, s, lines))
		unwatched.Took = append(unwatched.Took, alone.play(b, s, lines))
		peer.Took = append(peer.Took, calm.play(b, plain, lines))
	}
	b.ReportMetric(entry.Median()*1e6, "cpu-us/entry")
	b.ReportMetric(unwatched.Median()*1e6, "unwatched-cpu-us/entry")
	b.ReportMetric(peer.Median()*1e6, "plain-cpu-us/entry")
}

// An evening is how is played at some tables of four.
type evening struct {
	tables    int
	pace      time.Duration // from an entry at a table to its next one, at least
	watched   bool          // by the phones of all who play; else nobody is told of anything
	languages []string      // the tag of each phone's at a table, or nil for English
}

// play has some lines entered at new tables, and tells what it takes of the server.
func (e evening) play(b *testing.B, s *programtest.KillableServer, lines []keptLine) time.Duration {
	b.Helper()
	ctx, leave := context.WithCancel(b.Context())
	defer leave()
	tables := make([]*chaos, e.tables)
	arrivals := make([]<-chan arrival, e.tables)
	for i := range tables {
		tables[i] = &chaos{balancer: &balancer{at: s.At}}
		tables[i].sitDown(b)
		for seat, tag := range e.languages {
			tables[i].phones[seat].language = tag
		}
		if e.watched {
			arrivals[i] = watchTable(ctx, s.At, tables[i].phones)
		}
	}
	before := pgtest.WorkOf(b, s.Cmd.Process.Pid)
	var over sync.WaitGroup
	for i, table := range tables {
		over.Go(func() {
			time.Sleep(e.pace * time.Duration(i) / time.Duration(e.tables)) // not all at once
			for n, line := range lines {
				next := time.Now().Add(e.pace)
				if !table.enter(b, line, n, arrivals[i]) {
					return
				}
				time.Sleep(time.Until(next))
			}
		})
	}
	over.Wait()
	return pgtest.WorkOf(b, s.Cmd.Process.Pid) - before
}

// enter enters a line after n others, and waits until all who follow know it. Arrivals are
// nil where nobody does.
func (c *chaos) enter(b *testing.B, line keptLine, n int, arrivals <-chan arrival) bool {
	p := c.phones[line.seat]
	p.shows.Store(int64(n))
	if number, err := p.send(b.Context(), c, line.event, strconv.Itoa(n)); err != nil || number != n+1 {
		b.Errorf("%s: entry %d: %v", line.event, number, err)
		return false
	}
	for told := 0; arrivals != nil && told < len(c.phones); {
		if a := <-arrivals; a.seen > n {
			told++
		}
	}
	return true
}
