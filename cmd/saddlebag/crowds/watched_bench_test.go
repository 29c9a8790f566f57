//go:build linux

package crowds

import (
	"context"
	"crypto/rand"
	"net/http/httptest"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web/live"
	"saddlebag/web/site"
)

// The tables of BenchmarkWatched, unless WATCHED says otherwise; how many entries are made at
// each before it is measured; and how many streams are measured.
const (
	watchedTables  = 40
	watchedEntries = 5
	watchedStreams = 1500
)

// watchedGames are what is played at the tables of BenchmarkWatched.
var watchedGames = []string{
	"coal/testdata/games/six-deliveries-4p", "rintintin/testdata/games/all-secret-4p", "maloney/testdata/games/nobody-bids-4p",
	"fortyniners/testdata/games/stage-1", "goldfever/testdata/games/showdown-4p",
}

// BenchmarkWatched has phones, one for each seat, follow tables at different places of a
// game, and reports what memory a server has for a table right after entries (played) and
// once nothing has happened for a while (rest), without the streams of its phones; for a
// stream; and for an empty one of net/http alone (plain). It is what lives on the heap, and
// stacks, and not what the collector has not found yet.
func BenchmarkWatched(b *testing.B) {
	for _, name := range watchedGames {
		game, _, _ := strings.Cut(name, "/")
		b.Run("game="+game, func(b *testing.B) {
			doc, err := ledger.Parse(programtest.Read(b, "../../../scoring/"+name+".ledger"))
			if err != nil {
				b.Fatal(err)
			}
			ends := []string{ledger.VerbRename, ledger.VerbStop, ledger.VerbUndo} // that the host enters
			if at := slices.IndexFunc(doc.Lines, func(l ledger.Line) bool { return slices.Contains(ends, l.Entry.Verb) }); at >= 0 {
				doc.Lines = doc.Lines[:at]
			}
			for b.Loop() {
				newWatchedHall(b).measure(b, doc)
			}
		})
	}
}

// A watchedHall is a server whose clock can be put forward, and phones that follow its tables
// from a process of their own.
type watchedHall struct {
	at     string
	tables *live.Tables
	ahead  atomic.Int64 // nanoseconds
	phones *crew
}

func newWatchedHall(b *testing.B) *watchedHall {
	b.Helper()
	h := &watchedHall{phones: newCrew(b)}
	clock := func() time.Time { return time.Now().Add(time.Duration(h.ahead.Load())) }
	store, err := sqlite.Open(b.Context(), filepath.Join(b.TempDir(), "tables.db"))
	if err != nil {
		b.Fatal(err)
	}
	h.tables, err = live.Open(context.WithoutCancel(b.Context()), live.Config{
		Shelf: titles.Shelf(), Store: store, Dice: dice.Crypto(), Keys: rand.Reader, Clock: clock, Trash: live.DefaultTrash,
	})
	if err != nil {
		b.Fatal(err)
	}
	h.at = serveLoad(b, h.tables, store, site.Limits{}, clock)
	return h
}

// measure measures the tables of a game.
func (h *watchedHall) measure(b *testing.B, game *ledger.Document) {
	b.Helper()
	first, before := h.open(b, game, 0), 0.0 // what is made once
	h.rest()
	plain := httptest.NewServer(plainStream)
	b.Cleanup(plain.CloseClientConnections) // which it would wait for
	per := func(count int) float64 {
		memory := liveMemory()
		defer func() { before = memory }()
		return (memory - before) / 1024 / float64(count)
	}
	per(1)
	h.phones.follow(b, slices.Repeat([]string{"plain " + plain.URL}, watchedStreams)...)
	b.ReportMetric(per(watchedStreams), "plain-KB/stream")
	h.phones.follow(b, slices.Repeat([]string{first.phones[0].at}, watchedStreams)...)
	h.rest()
	stream := per(watchedStreams)
	b.ReportMetric(stream, "KB/stream")

	count := programtest.CountOf(b, "WATCHED", watchedTables)
	halls := make([]*loadTable, count)
	for i := range halls {
		halls[i] = h.open(b, game, i*(len(game.Lines)-watchedEntries)/count)
		h.play(b, halls[i])
	}
	streams := stream * float64(len(first.phones))
	played := per(count)
	b.ReportMetric(played-streams, "played-KB/table")
	h.rest()
	b.ReportMetric(played+per(count)-streams, "rest-KB/table")
	runtime.KeepAlive(halls)
}

// open opens a table at which so much of a game was played, and has a phone for each seat
// follow it.
func (h *watchedHall) open(b *testing.B, game *ledger.Document, begun int) *loadTable {
	b.Helper()
	t := newLoadTable(b, h.at, h.tables, game, begun)
	for _, p := range t.phones {
		h.phones.follow(b, p.at)
	}
	return t
}

// play enters what comes next at a table, each entry by who can, when all phones have been
// told of the one before.
func (h *watchedHall) play(b *testing.B, t *loadTable) {
	b.Helper()
	for number, line := range t.events[t.begun : t.begun+watchedEntries] {
		var err error
		if !slices.ContainsFunc(t.phones, func(p *loadPhone) bool {
			err = p.enter(t.begun+number, line.Entry.String())
			return err == nil
		}) {
			b.Fatal(err)
		}
		h.phones.wait(b, len(t.phones), t.begun+number+1)
	}
}

// rest has what nobody has looked at for a while be let go of.
func (h *watchedHall) rest() {
	h.ahead.Add(int64(time.Minute))
	h.tables.LetGo()
	time.Sleep(untilSwept)
}

// untilSwept is after how long what pages show that have rested is let go of.
const untilSwept = 16 * time.Second

// untilCalm is after how long all has been told of who has come.
const untilCalm = time.Second

// liveMemory is what this process has on its heap that can be reached, and stacks, bytes.
func liveMemory() float64 {
	time.Sleep(untilCalm)
	for range 3 { // what was pooled is kept for two
		runtime.GC()
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc + m.StackInuse)
}
