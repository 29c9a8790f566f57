package evenings

import (
	"crypto/rand"
	"log/slog"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/live/chance"
	"saddlebag/web/roomtest"
)

// A stack is a source from which a program draws what a kept game says, as long as all
// its entries come in their order.
type stack struct {
	mu     sync.Mutex
	values []uint64
}

// Uint64 is the number for what is drawn next.
func (s *stack) Uint64() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.values) == 0 {
		panic("more is drawn than the kept game says")
	}
	next := s.values[0]
	s.values = s.values[1:]
	return next
}

// stacked reads a kept game for a table where the program draws: what it says is drawn,
// and the events as they are entered there.
func stacked(t *testing.T, file string) (s *stack, header ledger.Header, events []ledger.Entry) {
	t.Helper()
	opened, err := titles.Shelf().Open(file, programtest.Read(t, file), nil)
	if err != nil {
		t.Fatal(err)
	}
	s = new(stack)
	for i, line := range opened.Doc.Lines {
		e := line.Entry
		if programtest.IsClosing(e) {
			break
		}
		drawn := slices.Clone(e.Args)
		for at, arg := range drawnBy(opened.Fold, e) {
			s.draw(arg, e.Args[at])
			drawn[at] = chance.Roll
		}
		if v := opened.Fold.Apply(i+1, e); v != nil {
			t.Fatal(v)
		}
		e.Args = drawn
		events = append(events, e)
	}
	return s, opened.Doc.Header, events
}

// drawnBy are the arguments of an event that the program draws.
func drawnBy(f *ledger.Fold, e ledger.Entry) map[int]scoring.Arg {
	seat, as, _ := f.Actor(e.Actor)
	for _, p := range f.Prompts() {
		if p.Seat != seat || p.As != as || p.Verb != e.Verb || len(p.Args) != len(e.Args) {
			continue
		}
		drawn, fits := map[int]scoring.Arg{}, true
		for i, a := range p.Args {
			if a.Device != "" {
				drawn[i] = a
			} else if len(a.Choices) > 0 {
				fits = fits && slices.Contains(a.Choices, e.Args[i])
			}
		}
		if fits {
			return drawn
		}
	}
	return nil
}

// draw has a word drawn of what is left of a pile.
func (s *stack) draw(arg scoring.Arg, word string) {
	var left []string
	for _, item := range arg.Items {
		left = append(left, slices.Repeat([]string{item.Name}, item.Most)...)
	}
	s.values = append(s.values, uint64(len(left)+slices.Index(left, word))) //nolint:gosec // it is not negative
}

// serveStacked serves tables at which what is drawn comes from a source.
func serveStacked(t *testing.T, src dice.Source) string {
	t.Helper()
	store, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "t.db"))
	if err != nil {
		t.Fatal(err)
	}
	c := roomtest.Config(t)
	c.Titles, c.Shelf, c.Clock, c.Log = titles.List, titles.Shelf(), time.Now, slog.New(slog.DiscardHandler)
	c.Tables, err = live.Open(t.Context(), live.Config{Shelf: c.Shelf, Store: store, Dice: src, Keys: rand.Reader, Clock: c.Clock, Trash: live.DefaultTrash})
	if err != nil {
		t.Fatal(err)
	}
	h, err := web.New(c)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(h)
	t.Cleanup(func() {
		server.Close()
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	return server.URL
}
