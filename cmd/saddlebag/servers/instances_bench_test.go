//go:build linux

package servers

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/tables"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres/pgtest"
)

// An arrival is when a phone was told of an entry.
type arrival struct {
	seen int
	at   time.Time
}

// watchTable has the phones of a table follow it by way of a server until ctx is done, and
// tells when each was told of what.
func watchTable(ctx context.Context, at string, phones []*chaosPhone) <-chan arrival {
	by := &chaos{balancer: &balancer{at: at}}
	arrivals, ready := make(chan arrival, 10*len(phones)), make(chan bool, len(phones))
	for _, p := range phones {
		first := true
		go func() {
			_ = p.listen(ctx, by, func() { // until the benchmark ends
				if first {
					first = false
					ready <- true
					return
				}
				arrivals <- arrival{int(p.shows.Load()), time.Now()}
			})
		}()
	}
	for range phones {
		<-ready
	}
	return arrivals
}

// BenchmarkInstances enters at one of two servers that share a database, each entry when
// the four phones of the table have been told of the one before: phones that follow by
// way of the same server, and of the other one. It reports the time from the sending
// until a phone is told, and what an entry takes of the processors at both servers and
// at the database.
func BenchmarkInstances(b *testing.B) {
	cluster, err := pgtest.Start()
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(cluster.Remove)
	servers := startInstances(b, cluster.Database(b), 2)
	for i, name := range []string{"same", "other"} {
		b.Run("phones="+name, func(b *testing.B) {
			c := &chaos{balancer: &balancer{at: servers[0].At}}
			c.sitDown(b)
			arrivals := watchTable(b.Context(), servers[i].At, c.phones)
			work := func() (at, database time.Duration) {
				for _, s := range servers {
					at += pgtest.WorkOf(b, s.Cmd.Process.Pid)
				}
				return at, cluster.Work(b)
			}
			var late []time.Duration
			entries := 0
			at, database := work()
			for b.Loop() {
				begun := time.Now()
				note := fmt.Sprintf("table note n%d", entries)
				number, err := c.phones[0].send(b.Context(), c, note, note)
				if err != nil || number != entries+1 {
					b.Fatalf("entry %d: %v", number, err)
				}
				for told := 0; told < len(c.phones); {
					if a := <-arrivals; a.seen == number {
						late = append(late, a.at.Sub(begun))
						told++
					}
				}
				entries++
			}
			atNow, databaseNow := work()
			slices.Sort(late)
			b.ReportMetric(late[len(late)/2].Seconds()*1000, "p50-ms")
			b.ReportMetric(late[(len(late)-1)*99/100].Seconds()*1000, "p99-ms")
			b.ReportMetric(float64((atNow-at).Microseconds())/float64(entries), "servers-cpu-us")
			b.ReportMetric(float64((databaseNow-database).Microseconds())/float64(entries), "database-cpu-us")
		})
	}
}

// idlePhones are how many phones BenchmarkIdlePhones has, four at a table, unless
// IDLE_PHONES says otherwise.
const idlePhones = 1000

// untilRest is after how long a server has let go of what it can make again of tables at which
// nothing happens, and has given the memory back.
const untilRest = 4 * time.Minute

// BenchmarkIdlePhones has phones follow tables at which nothing happens, and reports what
// memory a server has for each when they have come (fresh) and after a while, and what it
// takes of the processors to show each the table.
func BenchmarkIdlePhones(b *testing.B) {
	for b.Loop() {
		cluster, err := pgtest.Start()
		if err != nil {
			b.Fatal(err)
		}
		b.Cleanup(cluster.Remove)
		database := cluster.Database(b)
		s := programtest.StartServer(b, database)
		c := &chaos{balancer: &balancer{at: s.At}}
		for range programtest.CountOf(b, "IDLE_PHONES", idlePhones) / chaosPhones {
			c.sitDown(b)
		}
		s.Kill(b) // with what making tables has left for the collector
		s = programtest.StartServer(b, database)
		phones := float64(len(c.phones))
		before, work := resident(b, s.Cmd.Process.Pid), pgtest.WorkOf(b, s.Cmd.Process.Pid)
		watchTable(b.Context(), s.At, c.phones)
		b.ReportMetric(float64((pgtest.WorkOf(b, s.Cmd.Process.Pid)-work).Microseconds())/1000/phones, "cpu-ms/phone")
		memory := func() float64 { return float64(resident(b, s.Cmd.Process.Pid)-before) / phones / 1024 }
		b.ReportMetric(memory(), "fresh-KB/phone")
		time.Sleep(untilRest)
		b.ReportMetric(memory(), "KB/phone")
		s.Kill(b)
	}
}

// resident is the memory that a process has; bytes.
func resident(b *testing.B, pid int) (bytes int64) {
	b.Helper()
	var pages, all int64
	if _, err := fmt.Sscan(programtest.Read(b, fmt.Sprintf("/proc/%d/statm", pid)), &all, &pages); err != nil {
		b.Fatal(err)
	}
	return pages * 4096
}

// manyKept are the tables of BenchmarkManyKept.
const manyKept = 100_000

// BenchmarkManyKept starts a server on a database with 100,000 tables of four players,
// without their entries, and reports how long it takes and what memory the server has
// then; and how long it takes the first time, when their cards are read to be indexed.
func BenchmarkManyKept(b *testing.B) {
	cluster, err := pgtest.Start()
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(cluster.Remove)
	for store, database := range map[string]string{"postgres": cluster.Database(b), "file": filepath.Join(b.TempDir(), "tables.db")} {
		b.Run("store="+store, func(b *testing.B) {
			one := programtest.StartServer(b, database)
			c := &chaos{balancer: &balancer{at: one.At}}
			c.sitDown(b)
			one.Kill(b)
			multiply(b, database, manyKept)
			first := programtest.StartServer(b, database)
			first.Kill(b)
			for b.Loop() {
				s := programtest.StartServer(b, database)
				b.ReportMetric(s.Took.Seconds(), "start-s")
				b.ReportMetric(pgtest.WorkOf(b, s.Cmd.Process.Pid).Seconds(), "start-cpu-s")
				b.ReportMetric(float64(resident(b, s.Cmd.Process.Pid))/(1<<20), "MB")
				s.Kill(b)
			}
			b.ReportMetric(first.Took.Seconds(), "first-start-s")
		})
	}
}

// multiply puts so many tables into a database that are like the one that is there,
// without its entries; each is opened by keys of its own. Nobody has indexed them yet.
func multiply(b *testing.B, database string, count int) {
	b.Helper()
	store, err := tables.OpenToServe(b.Context(), database)
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = store.Close() }()
	ids := must[[]string](b)(store.Tables(b.Context()))
	log := must[*logbook.Log](b)(store.Load(b.Context(), ids[0]))
	card := must[[]byte](b)(store.Card(b.Context(), ids[0]))
	var wg sync.WaitGroup
	next := make(chan int)
	for range 256 { // as many as are committed together
		wg.Go(func() {
			for i := range next {
				own := bytes.ReplaceAll(card, []byte(`"hash":"`), fmt.Appendf(nil, `"hash":"%d`, i))
				if err := store.Create(b.Context(), fmt.Sprintf("t%025d", i), log.Header, &logbook.Card{Text: own}); err != nil {
					b.Error(err)
				}
			}
		})
	}
	for i := range count {
		next <- i
	}
	close(next)
	wg.Wait()
}
