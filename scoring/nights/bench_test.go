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
	var shelf, read time.Duration
	var kept float64
	for b.Loop() {
		start := processed(b)
		for _, line := range lines {
			if _, err := ledger.ParseEvent(line); err != nil {
				b.Fatal(err)
			}
		}
		before := inUse()
		between := processed(b)
		s := fold(b, lines)
		end := processed(b)
		read, shelf = read+between-start, shelf+end-between
		kept += inUse() - before
		runtime.KeepAlive(s)
	}
	b.ReportMetric(float64(shelf.Microseconds())/float64(b.N)/1000, "cpu-ms")
	b.ReportMetric(float64(read.Microseconds())/float64(b.N)/1000, "read-cpu-ms")
	b.ReportMetric(kept/float64(b.N)/1e6, "MB")
	b.ReportMetric(float64(len(lines[0])), "B/line")
}
