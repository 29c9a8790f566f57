package crowds

import (
	"context"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/tables"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/site"
	"saddlebag/web/site/packed"
	"saddlebag/web/site/shrink"
)

// TestManyTables has more phones at more tables than anybody can tap on: no
// entry is lost, none comes twice, and every phone is told of each.
func TestManyTables(t *testing.T) {
	meet(t, 12, 6, 0)
}

// A meeting is what was measured while many played.
type meeting struct {
	late    []time.Duration // from each entry to each of the other phones, in ascending order
	entries int
	took    time.Duration
	heap    uint64 // the most there was; bytes
}

// meet plays at so many tables, so many entries at each with a pause before the next,
// and fails where an entry is lost or comes twice.
func meet(tb testing.TB, count, entries int, pause time.Duration) meeting {
	tb.Helper()
	at, tables, store := loadServer(tb, site.DefaultLimits())
	doc, err := ledger.Parse(programtest.Read(tb, "../../../scoring/coal/testdata/games/six-deliveries-4p.ledger"))
	if err != nil {
		tb.Fatal(err)
	}
	doc.Lines = doc.Lines[:slices.IndexFunc(doc.Lines, func(l ledger.Line) bool { return l.Entry.Verb == "rename" })] // for the host to enter
	if entries > len(doc.Lines) {
		tb.Fatalf("the game has %d entries, and no %d", len(doc.Lines), entries)
	}
	halls := make([]*loadTable, count)
	var ready sync.WaitGroup
	for i := range halls {
		// No two tables are at the same place of their game.
		halls[i] = newLoadTable(tb, at, tables, doc, i*(len(doc.Lines)-entries)/count)
		for _, p := range halls[i].phones {
			ready.Add(1)
			go p.listen(tb.Context(), ready.Done)
		}
	}
	ready.Wait()
	peak := watchMemory(tb.Context())
	began := time.Now()
	var playing sync.WaitGroup
	for i, hall := range halls {
		playing.Go(func() {
			time.Sleep(time.Duration(i) * pause / time.Duration(count))
			hall.play(tb, entries, pause)
		})
	}
	playing.Wait()
	m := meeting{entries: count * entries, took: time.Since(began)}
	for _, hall := range halls {
		for _, p := range hall.phones {
			p.wait(tb, hall.begun+entries)
			m.late = append(m.late, p.late...)
		}
		hall.compare(tb, store, entries)
	}
	m.heap = peak()
	slices.Sort(m.late)
	if want := m.entries * (len(doc.Header.Players) - 1); len(m.late) != want {
		tb.Fatalf("%d arrivals, want %d", len(m.late), want)
	}
	return m
}

// loadServer serves tables as the program does, under some limits.
func loadServer(tb testing.TB, limits site.Limits) (at string, all *live.Tables, store *sqlite.Store) {
	ctx := context.WithoutCancel(tb.Context())
	file := filepath.Join(tb.TempDir(), "load.db")
	store, err := sqlite.Open(ctx, file)
	if err != nil {
		tb.Fatal(err)
	}
	if all, err = tables.Open(ctx, &command.Settings{Quotas: "off", Trash: live.DefaultTrash}, file, store, nil); err != nil {
		tb.Fatal(err)
	}
	return serveLoad(tb, all, store, limits, time.Now), all, store
}

// serveLoad serves tables under some limits until the test ends, and then closes their store.
func serveLoad(tb testing.TB, tables *live.Tables, store *sqlite.Store, limits site.Limits, clock func() time.Time) (at string) {
	ctx, stop := context.WithCancel(context.WithoutCancel(tb.Context()))
	config := web.Config{
		Config: site.Config{Titles: titles.List, Shelf: titles.Shelf(), Clock: clock, Log: slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})), Limits: limits, PageCache: packed.Usual, Shrink: shrink.Answers},
		Tables: tables,
	}
	app, err := web.New(config)
	if err != nil {
		tb.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // the server closes it
	if err != nil {
		tb.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- site.Serve(ctx, l, app, config.Log) }()
	tb.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			tb.Error(err)
		}
		if err := store.Close(); err != nil {
			tb.Error(err)
		}
	})
	return "http://" + l.Addr().String()
}

// A loadTable is a table with its phones, and what was sent there.
type loadTable struct {
	id     string
	names  []string     // by seat
	phones []*loadPhone // by seat
	events []ledger.Line
	begun  int // how many were played before

	mu   sync.Mutex
	sent []time.Time // of each entry, when its sending began
	by   []int       // and by which phone
}

// newLoadTable makes a table at which so many events of a game are played, and
// seats its phones.
func newLoadTable(tb testing.TB, at string, tables *live.Tables, game *ledger.Document, begun int) *loadTable {
	played := ledger.Document{Header: game.Header, Lines: game.Lines[:begun]}
	host, err := tables.Import(tb.Context(), live.Order{Host: scoring.Table, Keep: live.DefaultKeep}, "the game", played.String())
	if err != nil {
		tb.Fatal(err)
	}
	links, err := host.PrintedLinks(tb.Context())
	if err != nil {
		tb.Fatal(err)
	}
	t := &loadTable{id: host.Table.ID(), names: game.Header.Players, events: game.Lines, begun: begun}
	for seat, link := range links {
		code, err := tables.Sit(tb.Context(), link, live.Guest{})
		if err != nil {
			tb.Fatal(err)
		}
		t.phones = append(t.phones, &loadPhone{table: t, seat: seat, at: at + "/t/" + code, told: make(chan int, 1), seen: begun})
	}
	return t
}

// play enters so many events one after another, with a pause from one to the next.
func (t *loadTable) play(tb testing.TB, count int, pause time.Duration) {
	next := time.Now()
	for i, line := range t.events[t.begun : t.begun+count] {
		seat := slices.Index(t.names, line.Entry.Actor)
		if seat < 0 {
			seat = i % len(t.phones) // anybody throws the dice
		}
		t.note(seat)
		if err := t.phones[seat].enter(t.begun+i, line.Entry.String()); err != nil {
			tb.Errorf("%s: %v", line.Entry, err)
			return
		}
		next = next.Add(pause)
		time.Sleep(time.Until(next))
	}
}

// note notes that a phone begins to send an entry.
func (t *loadTable) note(seat int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.sent, t.by = append(t.sent, time.Now()), append(t.by, seat)
}

// compare says whether every entry is in the store once, and in its place.
func (t *loadTable) compare(tb testing.TB, store *sqlite.Store, count int) {
	log, err := store.Load(tb.Context(), t.id)
	if err != nil {
		tb.Fatal(err)
	}
	if len(log.Records) != t.begun+count {
		tb.Errorf("%d entries, want %d", len(log.Records), t.begun+count)
		return
	}
	for i, r := range log.Records {
		if want := t.events[i].Entry.String(); r.Entry.String() != want {
			tb.Errorf("entry %d is %s, and not %s", r.Number, r.Entry, want)
		}
	}
}

// watchMemory looks at the heap now and then. The function it returns tells the
// most there was.
func watchMemory(ctx context.Context) (peak func() uint64) {
	ctx, stop := context.WithCancel(ctx)
	most := make(chan uint64)
	go func() {
		var m runtime.MemStats
		var top uint64
		for ctx.Err() == nil {
			runtime.ReadMemStats(&m)
			top = max(top, m.HeapAlloc)
			select {
			case <-time.After(time.Second):
			case <-ctx.Done():
			}
		}
		most <- top
	}()
	return func() uint64 {
		stop()
		return <-most
	}
}
