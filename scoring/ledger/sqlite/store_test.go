package sqlite_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/scoring/ledger/storetest"
)

const header = "saddlebag 1 some-game\nplayer Ann\n"

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) logbook.Store { return open(t, newFile(t)) })
}

// Two Stores on one file are as good as one.
func TestTwoStores(t *testing.T) {
	storetest.Run(t, func(t *testing.T) logbook.Store {
		file := newFile(t)
		return &pair{stores: [2]*sqlite.Store{open(t, file), open(t, file)}}
	})
}

// A pair gives every call to the other Store than the call before.
type pair struct {
	stores [2]*sqlite.Store
	calls  atomic.Uint32
}

func (p *pair) next() *sqlite.Store { return p.stores[p.calls.Add(1)%2] }

func (p *pair) Create(ctx context.Context, table, header string, card *logbook.Card, records ...logbook.Record) error {
	return p.next().Create(ctx, table, header, card, records...)
}

func (p *pair) Append(ctx context.Context, table string, records ...logbook.Record) error {
	return p.next().Append(ctx, table, records...)
}

func (p *pair) Load(ctx context.Context, table string) (*logbook.Log, error) {
	return p.next().Load(ctx, table)
}

func (p *pair) Since(ctx context.Context, table string, number int) ([]logbook.Record, error) {
	return p.next().Since(ctx, table, number)
}

func (p *pair) Tables(ctx context.Context) ([]string, error) { return p.next().Tables(ctx) }

func (p *pair) Delete(ctx context.Context, table string) error { return p.next().Delete(ctx, table) }

func (p *pair) Amend(ctx context.Context, table, header string, was []byte, card *logbook.Card) error {
	return p.next().Amend(ctx, table, header, was, card)
}

func (p *pair) SetCard(ctx context.Context, table string, was []byte, card *logbook.Card, records ...logbook.Record) error {
	return p.next().SetCard(ctx, table, was, card, records...)
}

func (p *pair) Card(ctx context.Context, table string) ([]byte, error) {
	return p.next().Card(ctx, table)
}

func (p *pair) Ready(ctx context.Context) error { return p.next().Ready(ctx) }

func (p *pair) Led(ctx context.Context, ways ...string) (map[string][]string, error) {
	return p.next().Led(ctx, ways...)
}

func (p *pair) Unindexed(ctx context.Context, after string, most int) ([]string, error) {
	return p.next().Unindexed(ctx, after, most)
}

func (p *pair) Index(ctx context.Context, indexes ...logbook.Indexed) error {
	return p.next().Index(ctx, indexes...)
}

func (p *pair) Over(ctx context.Context, ended, trashed time.Time) ([]logbook.Life, error) {
	return p.next().Over(ctx, ended, trashed)
}

func (p *pair) Newest(ctx context.Context) (time.Time, error) { return p.next().Newest(ctx) }

func (p *pair) Taken(ctx context.Context, maker, digest string) (of, all logbook.Account, err error) {
	return p.next().Taken(ctx, maker, digest)
}

func (p *pair) SetData(ctx context.Context, table string, data []byte) error {
	return p.next().SetData(ctx, table, data)
}

func (p *pair) Data(ctx context.Context, table string) ([]byte, error) {
	return p.next().Data(ctx, table)
}

func (p *pair) Sizes(ctx context.Context, tables ...string) (map[string]logbook.Size, error) {
	return p.next().Sizes(ctx, tables...)
}

func (p *pair) SetNote(ctx context.Context, note []byte) error { return p.next().SetNote(ctx, note) }

func (p *pair) Note(ctx context.Context) ([]byte, error) { return p.next().Note(ctx) }

// Ten writers spread over two Stores try again after every conflict, as a
// phone does, until each has brought in its entries.
func TestWritersLoseNothing(t *testing.T) {
	const writers, each = 10, 8
	file := newFile(t)
	stores := [2]*sqlite.Store{open(t, file), open(t, file)}
	must(t, stores[0].Create(t.Context(), "t1", header, nil))
	var wg sync.WaitGroup
	for w := range writers {
		s := stores[w%2]
		wg.Go(func() {
			for n := 0; n < each; {
				log, err := s.Load(t.Context(), "t1")
				if err == nil {
					err = s.Append(t.Context(), "t1", note(log, fmt.Sprintf("%d-%d", w, n)))
				}
				switch {
				case err == nil:
					n++
				case !errors.Is(err, logbook.ErrConflict):
					t.Error(err)
					return
				}
			}
		})
	}
	wg.Wait()
	log := whole(t, stores[1], "t1", writers*each)
	seen := map[string]int{}
	for _, r := range log.Records {
		seen[r.Entry.Args[0]]++
	}
	for w := range writers {
		for n := range each {
			if text := fmt.Sprintf("%d-%d", w, n); seen[text] != 1 {
				t.Errorf("entry %s is there %d times", text, seen[text])
			}
		}
	}
}

func TestReopen(t *testing.T) {
	file := filepath.Join(t.TempDir(), "odd ?#%41 näme.db") // every character stands for itself
	s := open(t, file)
	want := filled(t, s, "t1", 3)
	withheld := note(want, "?")
	withheld.Nonce = nil
	must(t, s.Append(t.Context(), "t1", withheld))
	want.Records = append(want.Records, withheld)
	filled(t, s, "t2", 0)
	must(t, s.Close())

	if files, err := filepath.Glob(filepath.Join(filepath.Dir(file), "*")); err != nil || !cmp.Equal(files, []string{file}) {
		t.Errorf("files %q, %v; want only the database", files, err)
	}
	s = open(t, file)
	got := whole(t, s, "t1", 4)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("Load (-want +got):\n%s", diff)
	}
	tables, err := s.Tables(t.Context())
	must(t, err)
	if diff := cmp.Diff([]string{"t1", "t2"}, tables); diff != "" {
		t.Errorf("Tables (-want +got):\n%s", diff)
	}
}

// An entry that is given up by its context is not written, even if it was
// waiting for another process.
func TestContext(t *testing.T) {
	file := newFile(t)
	s := open(t, file)
	log := filled(t, s, "t1", 1)

	done, cancel := context.WithCancel(t.Context())
	cancel()
	_, loading := s.Load(done, "t1")
	_, since := s.Since(done, "t1", 0)
	_, tables := s.Tables(done)
	_, cards := s.Card(done, "t1")
	_, opening := sqlite.Open(done, newFile(t))
	for name, err := range map[string]error{
		"Create":  s.Create(done, "t2", header, nil),
		"Append":  s.Append(done, "t1", note(log, "2")),
		"Amend":   s.Amend(done, "t1", header, nil, nil),
		"SetCard": s.SetCard(done, "t1", nil, nil),
		"SetData": s.SetData(done, "t1", nil),
		"SetNote": s.SetNote(done, nil),
		"Delete":  s.Delete(done, "t1"),
		"Backup":  s.Backup(done, newFile(t)),
		"Load":    loading,
		"Since":   since,
		"Tables":  tables,
		"Cards":   cards,
		"Open":    opening,
	} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v; want %v", name, err, context.Canceled)
		}
	}

	release := occupy(t, file)
	soon, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	// Where the engine is the first to give up, it says so by an error of its own.
	if err := s.Append(soon, "t1", note(log, "2")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Append while another writes: %v; want %v", err, context.DeadlineExceeded)
	}
	whole(t, s, "t1", 1) // reading goes on meanwhile
	release()
	must(t, s.Append(t.Context(), "t1", note(log, "2")))
	whole(t, s, "t1", 2)
}

func newFile(t *testing.T) string {
	t.Helper()
	return filepath.Join(t.TempDir(), "night.db")
}

func open(t *testing.T, file string) *sqlite.Store {
	t.Helper()
	s, err := sqlite.Open(t.Context(), file)
	must(t, err)
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("Close: %v", err)
		}
	})
	return s
}

// filled makes a log of n records and returns what went in.
func filled(t *testing.T, s *sqlite.Store, table string, n int) *logbook.Log {
	t.Helper()
	must(t, s.Create(t.Context(), table, header, nil))
	log := &logbook.Log{Header: header}
	for i := range n {
		log.Records = append(log.Records, note(log, fmt.Sprint(i)))
	}
	must(t, s.Append(t.Context(), table, log.Records...))
	return log
}

// note is a record that may follow in a log.
func note(log *logbook.Log, text string) logbook.Record {
	at := time.Date(2026, 11, 20, 19, 30, 0, 123456789, time.UTC)
	return log.Next(at, "host", ledger.Entry{Actor: "table", Verb: "note", Args: []string{text}}, []byte{1, 0, 255})
}

// whole loads a log of n records and verifies its chain.
func whole(t *testing.T, s *sqlite.Store, table string, n int) *logbook.Log {
	t.Helper()
	log, err := s.Load(t.Context(), table)
	must(t, err)
	if v, err := logbook.Verify(log.Header, log.Records); err != nil || v.Entries != n {
		t.Errorf("Verify = %+v, %v; want %d entries", v, err, n)
	}
	return log
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
