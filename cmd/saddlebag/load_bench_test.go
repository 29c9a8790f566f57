package main

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web"
	"saddlebag/web/live"
)

// The load of a large meeting: at each table four phones play, and one of them
// enters something every second.
const (
	loadTables = 200
	loadPause  = time.Second
	loadTime   = 10 * time.Second // unless LOAD_TIME says otherwise
)

// BenchmarkTables serves many tables on one process over TCP, from a database
// on the disk, to phones in the same process. It reports the time from the
// sending of an entry until the other phones of the table are told, and fails
// where an entry is lost or comes twice. LOAD_TIME is for how long they play.
func BenchmarkTables(b *testing.B) {
	lasts := loadTime
	if text := os.Getenv("LOAD_TIME"); text != "" {
		var err error
		if lasts, err = time.ParseDuration(text); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		meet(b, lasts)
	}
}

// meet plays at all tables for a while.
func meet(b *testing.B, lasts time.Duration) {
	at, tables, store := loadServer(b)
	doc, err := ledger.Parse(readBench(b, "../../scoring/coal/testdata/games/six-deliveries-4p.ledger"))
	if err != nil {
		b.Fatal(err)
	}
	doc.Lines = doc.Lines[:slices.IndexFunc(doc.Lines, func(l ledger.Line) bool { return l.Entry.Verb == "rename" })] // for the host to enter
	count := int(lasts / loadPause)
	if count > len(doc.Lines) {
		b.Fatalf("the game has %d entries, and no %d", len(doc.Lines), count)
	}
	halls := make([]*loadTable, loadTables)
	var ready sync.WaitGroup
	for i := range halls {
		// No two tables are at the same place of their game.
		halls[i] = newLoadTable(b, at, tables, doc, i*(len(doc.Lines)-count)/loadTables)
		for _, p := range halls[i].phones {
			ready.Add(1)
			go p.listen(b.Context(), ready.Done)
		}
	}
	ready.Wait()
	peak := watchMemory(b.Context())
	began := time.Now()
	var playing sync.WaitGroup
	for i, hall := range halls {
		playing.Go(func() {
			time.Sleep(time.Duration(i) * loadPause / loadTables)
			hall.play(b, count)
		})
	}
	playing.Wait()
	took := time.Since(began)
	var late []time.Duration
	for _, hall := range halls {
		for _, p := range hall.phones {
			p.wait(b, hall.begun+count)
			late = append(late, p.late...)
		}
		hall.compare(b, store, count)
	}
	slices.Sort(late)
	if want := loadTables * count * (len(doc.Header.Players) - 1); len(late) != want {
		b.Errorf("%d arrivals, want %d", len(late), want)
		return
	}
	for _, percent := range []int{50, 99, 100} {
		b.ReportMetric(late[len(late)*percent/100-percent/100].Seconds()*1000, fmt.Sprintf("p%d-ms", percent))
	}
	b.ReportMetric(float64(loadTables*count)/took.Seconds(), "entries/s")
	b.ReportMetric(float64(peak())/(1<<20), "heap-MB")
	b.ReportMetric(float64(residentPeak(b))/(1<<20), "rss-MB")
}

// loadServer serves tables as the program does.
func loadServer(b *testing.B) (at string, tables *live.Tables, store *sqlite.Store) {
	ctx, stop := context.WithCancel(context.WithoutCancel(b.Context()))
	store, err := sqlite.Open(ctx, filepath.Join(b.TempDir(), "load.db"))
	if err != nil {
		b.Fatal(err)
	}
	if tables, err = openTables(ctx, store); err != nil {
		b.Fatal(err)
	}
	config := web.Config{Titles: titles, Shelf: shelf(), Clock: time.Now, Log: slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})), Tables: tables, Limits: web.DefaultLimits}
	app, err := web.New(config)
	if err != nil {
		b.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // the server closes it
	if err != nil {
		b.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- web.Serve(ctx, l, app, config.Log) }()
	b.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			b.Error(err)
		}
		if err := store.Close(); err != nil {
			b.Error(err)
		}
	})
	return "http://" + l.Addr().String(), tables, store
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
func newLoadTable(b *testing.B, at string, tables *live.Tables, game *ledger.Document, begun int) *loadTable {
	played := ledger.Document{Header: game.Header, Lines: game.Lines[:begun]}
	host, err := tables.Import(b.Context(), live.Order{Host: scoring.Table, Keep: live.DefaultKeep}, "the game", played.String())
	if err != nil {
		b.Fatal(err)
	}
	links, err := host.Links()
	if err != nil {
		b.Fatal(err)
	}
	t := &loadTable{id: host.Table.ID(), names: game.Header.Players, events: game.Lines, begun: begun}
	for seat, link := range links {
		code, err := tables.Sit(b.Context(), link, "")
		if err != nil {
			b.Fatal(err)
		}
		t.phones = append(t.phones, &loadPhone{table: t, seat: seat, at: at + "/t/" + code, told: make(chan int, 1), seen: begun})
	}
	return t
}

// play enters so many events one after another.
func (t *loadTable) play(b *testing.B, count int) {
	ticks := time.NewTicker(loadPause)
	defer ticks.Stop()
	for i, line := range t.events[t.begun : t.begun+count] {
		seat := slices.Index(t.names, line.Entry.Actor)
		if seat < 0 {
			seat = i % len(t.phones) // anybody throws the dice
		}
		t.mu.Lock()
		t.sent, t.by = append(t.sent, time.Now()), append(t.by, seat)
		t.mu.Unlock()
		if err := t.phones[seat].enter(t.begun+i, line.Entry.String()); err != nil {
			b.Errorf("%s: %v", line.Entry, err)
			return
		}
		<-ticks.C
	}
}

// compare says whether every entry is in the store once, and in its place.
func (t *loadTable) compare(b *testing.B, store *sqlite.Store, count int) {
	log, err := store.Load(b.Context(), t.id)
	if err != nil {
		b.Fatal(err)
	}
	if len(log.Records) != t.begun+count {
		b.Errorf("%d entries, want %d", len(log.Records), t.begun+count)
		return
	}
	for i, r := range log.Records {
		if want := t.events[i].Entry.String(); r.Entry.String() != want {
			b.Errorf("entry %d is %s, and not %s", r.Number, r.Entry, want)
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

// residentPeak is the most memory that the process has had, where the system
// tells; bytes.
func residentPeak(b *testing.B) (bytes int64) {
	for line := range strings.Lines(readBench(b, "/proc/self/status")) {
		if _, err := fmt.Sscanf(line, "VmHWM: %d kB", &bytes); err == nil {
			return bytes << 10
		}
	}
	return 0
}

func readBench(b *testing.B, file string) string {
	text, err := os.ReadFile(file)
	if err != nil {
		b.Fatal(err)
	}
	return string(text)
}

// loadClient is that of all phones: each keeps its connections.
var loadClient = &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 10 * loadTables, DisableCompression: true}}
