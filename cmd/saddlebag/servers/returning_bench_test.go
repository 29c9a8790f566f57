//go:build linux

package servers

import (
	"context"
	"net/http"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/postgres/pgtest"
)

// Phones that come back all at once, four at a table at which so many entries of a game were
// made; and after how long all that follows from it has been told.
const (
	returningPhones  = 200
	returningEntries = 40
	plainStreams     = 2000
	settleTime       = 2 * time.Second
)

// BenchmarkReturning has phones that show their tables come back, all at once, to a server
// that was started again, and to another one of the same database. It reports what each takes
// of the server's processors until all are told that they show everything, and what one takes
// that opens an empty stream of a server of net/http alone (plain).
func BenchmarkReturning(b *testing.B) {
	for _, to := range []string{"restarted", "another"} {
		b.Run("to="+to, func(b *testing.B) {
			var back, plain programtest.BenchRounds
			back.Each, plain.Each = returningPhones, plainStreams
			for b.Loop() {
				back.Took = append(back.Took, comeBack(b, to == "another"))
				plain.Took = append(plain.Took, openPlain(b))
			}
			b.ReportMetric(back.Median()*1000, "cpu-ms/phone")
			b.ReportMetric(plain.Median()*1000, "plain-cpu-ms/phone")
			b.ReportMetric(back.Median()/plain.Median(), "x-plain")
		})
	}
}

// comeBack has phones follow their tables and come back, and tells what they take of the
// server that they come to.
func comeBack(b *testing.B, another bool) time.Duration {
	b.Helper()
	database := filepath.Join(b.TempDir(), "tables.db")
	if another {
		cluster, err := pgtest.Start()
		if err != nil {
			b.Fatal(err)
		}
		defer cluster.Remove()
		database = cluster.Database(b)
	}
	s := programtest.StartServer(b, database)
	c := &chaos{balancer: &balancer{at: s.At}}
	for range returningPhones / chaosPhones {
		c.sitDown(b)
	}
	c.play(b)
	if another {
		next := programtest.StartServer(b, database)
		defer next.Kill(b)
		c.balancer.at = next.At
		s.Kill(b)
		s = next
	} else {
		s.Kill(b)
		s = programtest.StartServer(b, database)
		c.balancer.at = s.At
	}
	defer s.Kill(b)
	before := pgtest.WorkOf(b, s.Cmd.Process.Pid)
	c.untilTold(b, func() { time.Sleep(settleTime) })
	return pgtest.WorkOf(b, s.Cmd.Process.Pid) - before
}

// play has the beginning of a game entered at all tables, and the phones told of it.
func (c *chaos) play(b *testing.B) {
	b.Helper()
	lines := keptLines(b)[:returningEntries]
	for table := range slices.Chunk(c.phones, chaosPhones) {
		for n, line := range lines {
			p := table[line.seat]
			p.shows.Store(int64(n))
			if number, err := p.send(b.Context(), c, line.event, strconv.Itoa(n)); err != nil || number != n+1 {
				b.Fatalf("entry %d: %v", number, err)
			}
		}
	}
	c.untilTold(b, func() { time.Sleep(settleTime) })
}

// untilTold has all phones follow their tables until each was told of something, and what
// then says is over.
func (c *chaos) untilTold(b *testing.B, then func()) {
	b.Helper()
	ctx, leave := context.WithCancel(b.Context())
	var told, all sync.WaitGroup
	for _, p := range c.phones {
		told.Add(1)
		once := sync.OnceFunc(told.Done)
		all.Go(func() { _ = p.listen(ctx, c, once) }) // until it leaves
	}
	told.Wait()
	then()
	leave()
	all.Wait()
}

// openPlain has as many clients open streams of a server of net/http alone, and tells what
// they take of it.
func openPlain(b *testing.B) time.Duration {
	b.Helper()
	s := programtest.StartCommand(b, exec.Command("plain-streams"))
	defer s.Kill(b)
	before := pgtest.WorkOf(b, s.Cmd.Process.Pid)
	ctx, leave := context.WithCancel(b.Context())
	defer leave()
	var told sync.WaitGroup
	for range plainStreams {
		told.Go(func() {
			r, err := http.NewRequestWithContext(ctx, http.MethodGet, s.At, nil)
			if err != nil {
				b.Error(err)
				return
			}
			answer, err := programtest.PhoneClient.Do(r)
			if err != nil {
				b.Error(err)
				return
			}
			b.Cleanup(func() { _ = answer.Body.Close() })
			if _, err := answer.Body.Read(make([]byte, 1)); err != nil {
				b.Error(err)
			}
		})
	}
	told.Wait()
	return pgtest.WorkOf(b, s.Cmd.Process.Pid) - before
}
