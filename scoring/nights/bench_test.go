package nights_test

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
)

// manyPlays is what a group of twelve people leaves behind that plays every evening for years.
const manyPlays = 10_000

// evening is a play of four people, of the kind that phones record.
func evening(n int, random *rand.Rand) nights.Play {
	began := time.Date(1998, 1, 1, 19, 3, 11, 0, time.UTC).AddDate(0, 0, n)
	p := nights.Play{
		ID: fmt.Sprintf("0b9f3a52-7c1e-4f7a-9d35-%012x", n), Game: []string{"coal-n-write", "rin-tin-tin", "forty-niners", "maloneys-inheritance", "goldfever"}[n%5], Data: "lode-1",
		Day: began.Format(time.DateOnly), Began: began, Minutes: 75, Source: nights.FromTable, Table: fmt.Sprintf("k3j5w8zq%06d", n),
	}
	var totals [][]scoring.Tenths
	first := random.IntN(9)
	for seat := range 4 {
		score := scoring.Whole(random.IntN(400))
		totals = append(totals, []scoring.Tenths{score})
		p.Seats = append(p.Seats, nights.Seat{Person: fmt.Sprintf("p%07x", first+seat), Score: score, Scored: true, First: seat == 0})
	}
	for seat, rank := range scoring.Ranks(totals) {
		p.Seats[seat].Rank = rank
	}
	figures := func(most int) []scoring.Tenths {
		return scoring.Each(4, func(int) scoring.Tenths { return scoring.Whole(random.IntN(most)) })
	}
	for i := range 3 {
		best := nights.Feat{ID: fmt.Sprintf("delivery-%d", i), Figures: figures(100)}
		for range 4 {
			best.Lines = append(best.Lines, &nights.Line{Entry: 1 + random.IntN(200), Verb: "deliver", Args: []string{"burro-3", "@0"}})
		}
		p.Feats = append(p.Feats, best, nights.Feat{ID: fmt.Sprintf("unspent-%d", i), Figures: figures(20)})
	}
	p.Feats = append(p.Feats, nights.Feat{ID: "hits", Figures: figures(20), Of: figures(40)})
	return p
}

// manyLines are the entries of a log with many plays, as its text.
func manyLines(b *testing.B) []string {
	random := rand.New(rand.NewPCG(1, 2))
	lines := make([]string, manyPlays)
	for n := range lines {
		p := evening(n, random)
		e, err := nights.PlayEntry(&p)
		if err != nil {
			b.Fatal(err)
		}
		lines[n] = e.String()
	}
	return lines
}

func fold(tb testing.TB, lines []string) *nights.Shelf {
	s := nights.NewShelf(nil)
	for _, line := range lines {
		e, err := ledger.ParseEvent(line)
		if err != nil {
			tb.Fatal(err)
		}
		if err := s.Apply(e); err != nil {
			tb.Fatal(err)
		}
	}
	return s
}

// processed is how long the processors have worked for this process.
func processed(b *testing.B) time.Duration {
	var use unix.Rusage
	if err := unix.Getrusage(unix.RUSAGE_SELF, &use); err != nil {
		b.Fatal(err)
	}
	return time.Duration(unix.TimevalToNsec(use.Utime) + unix.TimevalToNsec(use.Stime))
}

// inUse is how much memory is in use.
func inUse() float64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}

// BenchmarkShelf folds a whole log from its text. The peer reads the entries, and makes nothing of them.
func BenchmarkShelf(b *testing.B) {
	lines := manyLines(b)
	before := inUse()
	s := fold(b, lines)
	memory := inUse() - before
	runtime.KeepAlive(s)
	var cold, read time.Duration
	for b.Loop() {
		start := processed(b)
		for _, line := range lines {
			if _, err := ledger.ParseEvent(line); err != nil {
				b.Fatal(err)
			}
		}
		between := processed(b)
		fold(b, lines)
		read, cold = read+between-start, cold+processed(b)-between
	}
	b.ReportMetric(memory/1e6, "MB")
	b.ReportMetric(float64(cold.Microseconds())/float64(b.N)/1000, "cpu-ms")
	b.ReportMetric(float64(read.Microseconds())/float64(b.N)/1000, "read-cpu-ms")
	b.ReportMetric(float64(cold)/float64(read), "x-read")
}

// BenchmarkChange adds a play to a shelf of many, and to one of few: the ratio says whether it costs
// more where there is more. And it records any of the many anew.
func BenchmarkChange(b *testing.B) {
	lines := manyLines(b)
	const few, rounds = 100, 50
	many, small := fold(b, lines), fold(b, lines[:few])
	random := rand.New(rand.NewPCG(3, 4))
	timed := func(shelf *nights.Shelf, entries []ledger.Entry) time.Duration {
		start := processed(b)
		for _, e := range entries {
			if err := shelf.Apply(e); err != nil {
				b.Fatal(err)
			}
		}
		return processed(b) - start
	}
	var add, addFew, again time.Duration
	for b.Loop() {
		var added, dropped, changed []ledger.Entry
		for i := range rounds {
			p, q := evening(manyPlays+i, random), evening(random.IntN(manyPlays), random)
			e, _ := nights.PlayEntry(&p)
			f, _ := nights.PlayEntry(&q)
			added, dropped, changed = append(added, e), append(dropped, nights.DropEntry(p.ID)), append(changed, f)
		}
		add, addFew, again = add+timed(many, added), addFew+timed(small, added), again+timed(many, changed)
		timed(many, dropped)
		timed(small, dropped)
	}
	per := float64(b.N) * rounds * 1000
	b.ReportMetric(float64(add)/per, "cpu-us")
	b.ReportMetric(float64(addFew)/per, "few-cpu-us")
	b.ReportMetric(float64(add)/float64(addFew), "x-few")
	b.ReportMetric(float64(again)/per, "anew-cpu-us")
}

// BenchmarkStats makes the statistics of many plays ready to be read. The peer folds the log for them.
func BenchmarkStats(b *testing.B) {
	lines := manyLines(b)
	shelf := fold(b, lines)
	var warm, cold time.Duration
	for b.Loop() {
		start := processed(b)
		for range 100 {
			shelf.SetPeople(nil) // so that they aren't those of before
			shelf.Stats()
		}
		between := processed(b)
		fold(b, lines).Stats()
		warm, cold = warm+(between-start)/100, cold+processed(b)-between
	}
	b.ReportMetric(float64(warm.Microseconds())/float64(b.N), "cpu-us")
	b.ReportMetric(float64(warm)/float64(cold), "warm:cold")
}
