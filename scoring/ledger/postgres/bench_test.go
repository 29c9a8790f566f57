//go:build linux

package postgres_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
)

// benchRound is how many entries a round has, of the store as of its peers.
const benchRound = 640

// BenchmarkAppend lets so many tables append at once, each its next entry as soon as its
// last is durable. Beside it, in turns, pgx alone inserts the same rows, as many a
// transaction as there are tables, without a look at what is there and without telling
// anybody; and so does the store of one file.
func BenchmarkAppend(b *testing.B) {
	for _, tables := range []int{1, 8, 64} {
		b.Run(fmt.Sprintf("tables=%d", tables), func(b *testing.B) {
			address := cluster.Database(b)
			file, err := sqlite.Open(b.Context(), filepath.Join(b.TempDir(), "night.db"))
			if err != nil {
				b.Fatal(err)
			}
			b.Cleanup(func() { _ = file.Close() })
			ours, lite, peer := newBenched(b, open(b, address), tables), newBenched(b, file, tables), newPeer(b, tables)
			var own, alone, one []time.Duration
			var late []time.Duration
			var work time.Duration
			for b.Loop() {
				before := cluster.Work(b)
				took, all := ours.round(b)
				work += cluster.Work(b) - before
				own, late = append(own, took), append(late, all...)
				alone = append(alone, peer.round(b))
				took, _ = lite.round(b)
				one = append(one, took)
			}
			rate := func(rounds []time.Duration) float64 {
				slices.Sort(rounds)
				return benchRound / rounds[len(rounds)/2].Seconds()
			}
			slices.Sort(late)
			b.ReportMetric(rate(own), "appends/s")
			b.ReportMetric(rate(own)/rate(alone), "x-pgx")
			b.ReportMetric(rate(own)/rate(one), "x-sqlite")
			b.ReportMetric(late[(len(late)-1)*99/100].Seconds()*1000, "p99-ms")
			b.ReportMetric(work.Seconds()*1e6/float64(benchRound*len(own)), "database-cpu-us")
		})
	}
}

// A benched is a store with logs that are appended to.
type benched struct {
	store logbook.Store
	logs  []*logbook.Log
}

func newBenched(b *testing.B, s logbook.Store, tables int) *benched {
	b.Helper()
	o := &benched{store: s}
	for i := range tables {
		if err := s.Create(b.Context(), fmt.Sprint(i), header, nil); err != nil {
			b.Fatal(err)
		}
		o.logs = append(o.logs, &logbook.Log{Header: header})
	}
	return o
}

// noted is the next record of a log in benchmarks.
func noted(log *logbook.Log) logbook.Record {
	e := ledger.Entry{Actor: "Ann", Verb: ledger.VerbNote, Args: []string{"so it goes"}}
	r := log.Next(time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC), "host", e, []byte("0123456789abcdef"))
	r.Key = fmt.Sprint(r.Number)
	return r
}

// round appends a round, and tells how long it took, and each entry of it.
func (o *benched) round(b *testing.B) (took time.Duration, each []time.Duration) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	began := time.Now()
	for i, log := range o.logs {
		wg.Go(func() {
			for range benchRound / len(o.logs) {
				r, begun := noted(log), time.Now()
				if err := o.store.Append(b.Context(), fmt.Sprint(i), r); err != nil {
					b.Error(err)
					return
				}
				log.Records = append(log.Records, r)
				mu.Lock()
				each = append(each, time.Since(begun))
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	return time.Since(began), each
}

// A peer is pgx with the same tables.
type peer struct {
	conn *pgx.Conn
	logs []*logbook.Log
}

func newPeer(b *testing.B, tables int) *peer {
	b.Helper()
	address := cluster.Database(b)
	o := newBenched(b, open(b, address), tables)
	conn, err := pgx.Connect(b.Context(), address)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = conn.Close(b.Context()) })
	return &peer{conn: conn, logs: o.logs}
}

func (p *peer) round(b *testing.B) time.Duration {
	const insert = `INSERT INTO records (log, number, time, by, event, chance, nonce, commitment, chain, key)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`
	began := time.Now()
	for range benchRound / len(p.logs) {
		var batch pgx.Batch
		for i, log := range p.logs {
			r := noted(log)
			batch.Queue(insert, fmt.Sprint(i), r.Number, r.Time.Format(time.RFC3339Nano), r.By, r.Entry.String(), false, r.Nonce, r.Commitment[:], r.Chain[:], []byte(r.Key))
			log.Records = append(log.Records, r)
		}
		err := pgx.BeginFunc(b.Context(), p.conn, func(tx pgx.Tx) error { return tx.SendBatch(b.Context(), &batch).Close() })
		if err != nil {
			b.Fatal(err)
		}
	}
	return time.Since(began)
}
