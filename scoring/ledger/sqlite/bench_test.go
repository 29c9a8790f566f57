//go:build unix

package sqlite_test

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
)

const (
	benchRound = 1280 // entries of a round, of the store as of its peers
	benchGroup = 64   // entries of a transaction, of the peer that groups
)

// BenchmarkAppend lets tables append at once, each its next entry as soon as its last
// is durable. Beside it, in turns, the engine itself inserts the same rows into the same
// tables by a prepared statement: one a transaction, and 64 a transaction.
func BenchmarkAppend(b *testing.B) {
	for _, tables := range []int{1, 8, 64} {
		b.Run(fmt.Sprintf("tables=%d", tables), func(b *testing.B) {
			ours, single, grouped := newAppender(b, tables), newPeer(b, 1), newPeer(b, benchGroup)
			var own, alone, together timed
			for b.Loop() {
				own.round(func() []time.Duration { return ours.append(b) })
				alone.round(func() []time.Duration { return single.append(b) })
				together.round(func() []time.Duration { return grouped.append(b) })
			}
			b.ReportMetric(own.rate(), "appends/s")
			b.ReportMetric(own.rate()/alone.rate(), "x-raw")
			b.ReportMetric(own.rate()/together.rate(), "x-grouped")
			b.ReportMetric(own.work(), "cpu-us")
			b.ReportMetric(alone.work(), "raw-cpu-us")
			b.ReportMetric(together.work(), "grouped-cpu-us")
			b.ReportMetric(own.late(), "p99-ms")
			b.ReportMetric(alone.late(), "raw-p99-ms")
			b.ReportMetric(together.late(), "grouped-p99-ms")
		})
	}
}

// A timed is what rounds of appending took.
type timed struct {
	rounds []time.Duration
	worked []time.Duration // by the processors, each round
	took   []time.Duration // each entry
}

func (t *timed) round(do func() []time.Duration) {
	began, worked := time.Now(), cpuTime()
	took := do()
	t.rounds = append(t.rounds, time.Since(began))
	t.worked = append(t.worked, cpuTime()-worked)
	t.took = append(t.took, took...)
}

// rate is the entries a second of the middle round.
func (t *timed) rate() float64 {
	slices.Sort(t.rounds)
	return benchRound / t.rounds[len(t.rounds)/2].Seconds()
}

// work is how long the processors work for an entry, in the middle round; us.
func (t *timed) work() float64 {
	slices.Sort(t.worked)
	return t.worked[len(t.worked)/2].Seconds() * 1e6 / benchRound
}

// cpuTime is how long the processors have worked for this process.
func cpuTime() time.Duration {
	var use unix.Rusage
	if err := unix.Getrusage(unix.RUSAGE_SELF, &use); err != nil {
		panic(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}

// late is how long the slowest of a hundred entries took, ms.
func (t *timed) late() float64 {
	slices.Sort(t.took)
	return t.took[(len(t.took)-1)*99/100].Seconds() * 1000
}

// An appender appends to the logs of a store.
type appender struct {
	store *sqlite.Store
	heads []*logbook.Log
	sent  int
}

func newAppender(b *testing.B, tables int) *appender {
	b.Helper()
	s, err := sqlite.Open(b.Context(), filepath.Join(b.TempDir(), "night.db"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = s.Close() })
	a := &appender{store: s}
	for i := range tables {
		a.heads = append(a.heads, &logbook.Log{Header: header})
		if err := s.Create(b.Context(), fmt.Sprint(i), header, nil); err != nil {
			b.Fatal(err)
		}
	}
	return a
}

// append appends a round, and tells how long each entry took.
func (a *appender) append(b *testing.B) []time.Duration {
	took := make([][]time.Duration, len(a.heads))
	var wg sync.WaitGroup
	for i, log := range a.heads {
		wg.Go(func() {
			for n := i; n < benchRound; n += len(a.heads) {
				r := note(log, "so it goes")
				r.Key = fmt.Sprint(a.sent + n)
				start := time.Now()
				if err := a.store.Append(b.Context(), fmt.Sprint(i), r); err != nil {
					b.Error(err)
					return
				}
				took[i] = append(took[i], time.Since(start))
				log.Records = append(log.Records, r)
			}
		})
	}
	wg.Wait()
	a.sent += benchRound
	return slices.Concat(took...)
}

// A peer inserts records by the engine alone.
type peer struct {
	db     *sql.DB
	insert *sql.Stmt
	group  int // how many a transaction
	log    logbook.Log
	sent   int
}

func newPeer(b *testing.B, group int) *peer {
	b.Helper()
	file := filepath.Join(b.TempDir(), "raw.db")
	s, err := sqlite.Open(b.Context(), file)
	if err == nil {
		err = s.Create(b.Context(), "0", header, nil)
	}
	if err == nil {
		err = s.Close()
	}
	if err != nil {
		b.Fatal(err)
	}
	r := &peer{group: group, log: logbook.Log{Header: header}}
	r.db, err = sql.Open("sqlite", "file:"+file+"?_txlock=immediate&_synchronous=FULL&_foreign_keys=on&_pragma=secure_delete(on)")
	if err != nil {
		b.Fatal(err)
	}
	r.db.SetMaxOpenConns(1)
	b.Cleanup(func() { _ = r.db.Close() })
	r.insert, err = r.db.Prepare(`INSERT INTO records (log, number, time, by, event, chance, nonce, commitment, chain, key)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
	if err != nil {
		b.Fatal(err)
	}
	return r
}

// append inserts a round, and tells how long each entry took.
func (r *peer) append(b *testing.B) []time.Duration {
	took := make([]time.Duration, 0, benchRound)
	for range benchRound / r.group {
		start := time.Now()
		if err := r.transaction(b.Context()); err != nil {
			b.Fatal(err)
		}
		for range r.group {
			took = append(took, time.Since(start))
		}
	}
	return took
}

func (r *peer) transaction(ctx context.Context) error {
	tx, err := r.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }() // of what was not committed
	for range r.group {
		next := note(&r.log, "so it goes")
		r.sent++
		if _, err := tx.StmtContext(ctx, r.insert).ExecContext(ctx, "0", next.Number, next.Time.Format(time.RFC3339Nano), next.By, next.Entry.String(),
			next.Entry.Chance, next.Nonce, next.Commitment[:], next.Chain[:], fmt.Sprint(r.sent)); err != nil {
			return err
		}
		r.log.Records = append(r.log.Records, next)
	}
	return tx.Commit()
}
