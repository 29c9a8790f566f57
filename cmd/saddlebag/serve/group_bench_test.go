package serve

import (
	"crypto/rand"
	"fmt"
	mathrand "math/rand/v2"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/scoring/nights"
	"saddlebag/web"
	"saddlebag/web/live"
)

// What a group of twelve people leaves behind that plays every evening for years.
const (
	groupPlays  = 10_000
	groupPeople = 12
)

// BenchmarkGroupPage loads the page of a group with many plays from a file: once by a server
// that hasn't seen the group, then by one that has, and then when a result has been added. It
// reports the CPU time of each, ms, with the collector that serve uses; the memory that the group stays in, and how large the page is.
func BenchmarkGroupPage(b *testing.B) {
	b.Cleanup(collectLate())
	file, link := groupFile(b)
	page := httptest.NewRequest(http.MethodGet, "/nights/"+link, nil)
	page.Header.Set("Accept-Encoding", "gzip")
	cold, warm, added := programtest.BenchRounds{Each: 1}, programtest.BenchRounds{Each: 20}, programtest.BenchRounds{Each: 1}
	var memory float64
	var size int
	random := mathrand.New(mathrand.NewPCG(3, 4))
	plays := finishedPlays(b)
	for n := 0; b.Loop(); n++ {
		store, err := sqlite.Open(b.Context(), file)
		if err != nil {
			b.Fatal(err)
		}
		app, tables := groupApp(b, store)
		before := groupHeap()
		cold.Round(b, func() { size = loads(b, app, page) })
		memory = groupHeap() - before
		warm.Round(b, func() { loads(b, app, page) })
		addPlay(b, tables, link, &plays[n%len(plays)], fmt.Sprint("more-", n, "-of-", b.N), 0, random)
		added.Round(b, func() { loads(b, app, page) })
		runtime.KeepAlive(tables)
		if err := store.Close(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(1000*cold.Median(), "cold-cpu-ms")
	b.ReportMetric(1000*warm.Median(), "warm-cpu-ms")
	b.ReportMetric(1000*added.Median(), "added-cpu-ms")
	b.ReportMetric(memory/1e6, "MB")
	b.ReportMetric(float64(size)/1000, "KB")
}

// groupHeap is how much memory is in use.
func groupHeap() float64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc)
}

// groupFile is a database with a group that has many plays, and its link.
func groupFile(b *testing.B) (file, link string) {
	b.Helper()
	inMemory := &memory.Store{}
	_, tables := groupApp(b, inMemory)
	link, err := tables.MakeGroup(b.Context(), "The Tuesday Gang", "")
	if err != nil {
		b.Fatal(err)
	}
	random := mathrand.New(mathrand.NewPCG(1, 2))
	plays := finishedPlays(b)
	for n := range groupPlays {
		addPlay(b, tables, link, &plays[n%len(plays)], fmt.Sprint("play-", n), n, random)
	}
	g, err := tables.Groups().At(b.Context(), link)
	if err != nil {
		b.Fatal(err)
	}
	file = filepath.Join(b.TempDir(), "tables.db")
	store, err := sqlite.Open(b.Context(), file)
	if err == nil {
		_, err = logbook.Copy(b.Context(), inMemory, store, g.ID(), nil)
	}
	if err == nil {
		_, err = live.Open(b.Context(), live.Config{Shelf: benchConfig(b).Shelf, Store: store, Dice: dice.Seeded(1), Keys: rand.Reader, Clock: time.Now}) // so that links are found
	}
	if err == nil {
		err = store.Close()
	}
	if err != nil {
		b.Fatal(err)
	}
	return file, link
}

// groupApp is the program with a store.
func groupApp(b testing.TB, store logbook.Store) (http.Handler, *live.Tables) {
	b.Helper()
	config := benchConfig(b)
	var err error
	config.Tables, err = live.Open(b.Context(), live.Config{Shelf: config.Shelf, Store: store, Dice: dice.Seeded(1), Keys: rand.Reader, Clock: config.Clock})
	if err != nil {
		b.Fatal(err)
	}
	app, err := web.New(config)
	if err != nil {
		b.Fatal(err)
	}
	return app, config.Tables
}

// finishedPlays are a play of each game, with all that its ledger tells.
func finishedPlays(b testing.TB) (all []nights.Play) {
	b.Helper()
	for _, l := range programtest.BenchLedgers {
		o := l.Open(b, l.Text(b))
		ledger.Check(o.Fold, o.Doc)
		entry := func(line int) ledger.Entry {
			return o.Doc.Lines[slices.IndexFunc(o.Doc.Lines, func(l ledger.Line) bool { return l.Number == line })].Entry
		}
		all = append(all, nights.Finished(o.Fold, &o.Doc.Header, entry, o.Fold.Names()))
	}
	return all
}

// addPlay has a group remember a play on the evening of a number: of other people than the one
// that it's made of, with other figures.
func addPlay(b *testing.B, tables *live.Tables, link string, like *nights.Play, id string, evening int, random *mathrand.Rand) {
	b.Helper()
	g, err := tables.Groups().At(b.Context(), link)
	if err != nil {
		b.Fatal(err)
	}
	people := random.Perm(groupPeople)[:len(like.Seats)]
	names := scoring.Each(len(people), func(seat int) string { return "Person " + string(rune('A'+people[seat])) })
	err = g.EnterWith(b.Context(), names, func(persons []string) (ledger.Entry, error) {
		p := *like
		p.ID, p.Source, p.Table, p.Minutes = id, nights.FromTable, "table-"+id, 75
		p.Began = time.Date(1998, 1, 1, 19, 3, 11, 0, time.UTC).AddDate(0, 0, evening)
		p.Day = p.Began.Format(time.DateOnly)
		p.Seats = slices.Clone(p.Seats)
		totals := make([][]scoring.Tenths, len(p.Seats))
		for i := range p.Seats {
			p.Seats[i].Person, p.Seats[i].Score, p.Seats[i].Scored = persons[i], scoring.Whole(random.IntN(400)), true
			totals[i] = []scoring.Tenths{p.Seats[i].Score}
		}
		for i, rank := range scoring.Ranks(totals) {
			p.Seats[i].Rank = rank
		}
		p.Feats = slices.Clone(p.Feats)
		for i := range p.Feats {
			p.Feats[i].Figures = scoring.Each(len(p.Seats), func(int) scoring.Tenths { return scoring.Whole(random.IntN(40)) })
		}
		return nights.PlayEntry(&p)
	}, "")
	if err != nil {
		b.Fatal(err)
	}
}
