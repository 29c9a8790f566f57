//go:build linux

package servers

import (
	"context"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/postgres/pgtest"
)

// What BenchmarkRate looks for.
const (
	rateTables = 1000                   // of four phones each, unless RATE_TABLES says otherwise
	rateTrial  = 10 * time.Second       // for how long a rate is tried
	rateLate   = 150 * time.Millisecond // what 99 of 100 phones wait for an entry at the most
	rateFirst  = 25                     // entries a second
	rateSteps  = 3                      // halvings of what is left between a rate that does and one that does not
	// How many trials there are at the most before it begins.
	rateArrivals = 6
)

// BenchmarkRate looks for the highest rate of a game's entries, spread over many tables in
// PostgreSQL at one server, at which 99 of 100 phones are told of an entry within 150 ms
// of its sending: it doubles the rate until they are not, and halves what is left between.
// Who enters, and the phones, are in the process of the benchmark, on the same machine.
func BenchmarkRate(b *testing.B) {
	cluster, err := pgtest.Start()
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(cluster.Remove)
	s := programtest.StartServer(b, cluster.Database(b))
	r := &rated{chaos: &chaos{balancer: &balancer{at: s.At}}, lines: keptLines(b)}
	for range programtest.CountOf(b, "RATE_TABLES", rateTables) {
		r.sitDown(b)
		r.tables = append(r.tables, &ratedTable{sent: []time.Time{{}}})
	}
	r.watch(b)
	for try := 0; try < rateArrivals && r.try(b, rateFirst) > rateLate; try++ { // all have just come, and are still being told
	}
	for b.Loop() {
		best, late, worse := 0, time.Duration(0), 0
		for rate := rateFirst; worse == 0; rate *= 2 {
			if p99 := r.try(b, rate); p99 > rateLate {
				worse = rate
			} else {
				best, late = rate, p99
			}
		}
		for range rateSteps {
			rate := (best + worse) / 2
			if p99 := r.try(b, rate); p99 > rateLate {
				worse = rate
			} else {
				best, late = rate, p99
			}
		}
		b.ReportMetric(float64(best), "entries/s")
		b.ReportMetric(late.Seconds()*1000, "p99-ms")
	}
}

// A rated is who enters at many tables.
type rated struct {
	*chaos
	tables []*ratedTable
	lines  []keptLine // that are entered at each
}

// A ratedTable is a table with what was entered there.
type ratedTable struct {
	busy sync.Mutex // held while an entry is on its way

	mu   sync.Mutex
	sent []time.Time     // by the numbers of the entries
	late []time.Duration // of each entry to each phone
}

// watch has all phones follow their tables.
func (r *rated) watch(b *testing.B) {
	b.Helper()
	ctx, stop := context.WithCancel(context.WithoutCancel(b.Context()))
	b.Cleanup(stop)
	ready := make(chan bool, len(r.phones))
	for i, p := range r.phones {
		table, told := r.tables[i/chaosPhones], 0
		go func() {
			err := p.listen(ctx, r.chaos, func() { told = table.told(told, int(p.shows.Load()), ready) })
			if ctx.Err() == nil {
				b.Errorf("a phone is cut off: %v", err)
			}
		}()
	}
	for range r.phones {
		<-ready
	}
}

// told notes how late a phone, which was told up to one entry before, is told up to
// another. The first time it has come.
func (t *ratedTable) told(before, seen int, ready chan<- bool) int {
	if seen == 0 {
		ready <- true
		return 0
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for number := before + 1; number <= seen; number++ {
		t.late = append(t.late, time.Since(t.sent[number]))
	}
	return max(before, seen)
}

// try enters at a rate, and returns how late 99 of 100 phones at the most were told. What
// was not told at all by the end makes it the time of the trial.
func (r *rated) try(b *testing.B, rate int) time.Duration {
	b.Helper()
	var wg sync.WaitGroup
	want := rate * int(rateTrial/time.Second)
	for entries, begun := 0, time.Now(); entries < want; entries++ {
		time.Sleep(time.Until(begun.Add(time.Duration(entries) * time.Second / time.Duration(rate))))
		at := entries % len(r.tables)
		wg.Go(func() { r.enter(b, at) })
	}
	wg.Wait()
	time.Sleep(time.Second) // the last ones are on their way
	var late []time.Duration
	for _, t := range r.tables {
		t.mu.Lock()
		late, t.late = append(late, t.late...), nil
		t.mu.Unlock()
	}
	slices.Sort(late)
	b.Logf("%d a second: %d of %d told, %v", rate, len(late), want*chaosPhones, late[(len(late)-1)*99/100])
	if missing := want*chaosPhones - len(late); missing > want*chaosPhones/50 { // not so many go in
		return rateTrial
	}
	return late[(len(late)-1)*99/100]
}

// enter enters something at a table, after what is on its way there.
func (r *rated) enter(b *testing.B, at int) {
	t, begun := r.tables[at], time.Now()
	t.busy.Lock()
	defer t.busy.Unlock()
	t.mu.Lock()
	number := len(t.sent)
	t.sent = append(t.sent, begun)
	t.mu.Unlock()
	if number > len(r.lines) {
		b.Error("the game is over at a table: there are too few")
		return
	}
	line := r.lines[number-1]
	p := r.phones[at*chaosPhones+line.seat]
	p.shows.Store(int64(number - 1))
	if got, err := p.send(b.Context(), r.chaos, line.event, strconv.Itoa(number)); err != nil || got != number {
		b.Errorf("%s: entry %d is entry %d: %v", line.event, number, got, err)
	}
}
