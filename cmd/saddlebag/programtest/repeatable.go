package programtest

import (
	"log/slog"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/sheets/example"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/site"
	"saddlebag/web/site/shrink"
)

// EveryGame is the shelf of the program and the small game, whose secrets are
// words.
var EveryGame = sync.OnceValue(func() ledger.Catalog {
	s := titles.Shelf()
	s.Games = append(slices.Clone(s.Games), example.Title.Game)
	return s
})

// A Repeatable is a site with tables of every game in memory, whose codes and
// throws are the same each time.
type Repeatable struct {
	Store *memory.Store
	Clock func() time.Time
}

// Open opens the tables, of which there are none yet.
func (r Repeatable) Open(t *testing.T) *live.Tables {
	t.Helper()
	tables, err := live.Open(t.Context(), live.Config{
		Shelf: EveryGame(), Store: r.Store, Dice: dice.Seeded(1), Keys: &sameKeys{keys: rand.NewChaCha8([32]byte{1})}, Clock: r.Clock,
	})
	if err != nil {
		t.Fatal(err)
	}
	return tables
}

// Config is that of a site for the tables.
func (r Repeatable) Config(tables *live.Tables, log slog.Handler) web.Config {
	return web.Config{
		Config: site.Config{Titles: append(slices.Clip(titles.List), example.Title), Shelf: EveryGame(), Clock: r.Clock, Log: slog.New(log), Shrink: shrink.Answers},
		Tables: tables, Dice: dice.Seeded(1),
	}
}

// sameKeys are keys by chance that is the same each time.
type sameKeys struct {
	mu   sync.Mutex
	keys *rand.ChaCha8
}

func (k *sameKeys) Read(p []byte) (int, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.keys.Read(p)
}
