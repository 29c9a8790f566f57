package live_test

import (
	"crypto/rand"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/example"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/templates"
	"saddlebag/web/live"
)

// amendedTables are long tables: of a game without secrets, and of one in which each
// seat reads the record in its own way.
var amendedTables = map[string]string{
	"open":    "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\ntable roll 2+3+4\nAnn dig silver-1 2\nBob dig silver-1 3\ntable note x\ntable note y\n",
	"secrets": "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\nAnn draw ace\nAnn bury here\nBob draw king\nBob bury there\ntable note y\n",
}

// correction is a line that fills such a table.
var correction = map[string]string{"open": "Ann correct cash +1 x\n", "secrets": "Ann correct points +1 x\n"}

// long opens a table of 10,000 entries in a file: those of its beginning, and the
// same line again and again.
func long(b *testing.B, beginning, line string) (*live.Tables, live.Config, live.Place) {
	b.Helper()
	store, err := sqlite.Open(b.Context(), filepath.Join(b.TempDir(), "tables.db"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = store.Close() })
	conf := live.Config{
		Shelf: ledger.Catalog{Games: []scoring.Game{coal.Game, example.Game}, House: templates.House, Houses: templates.Houses},
		Store: store, Dice: dice.Seeded(1), Keys: rand.Reader, Clock: time.Now, Trash: live.DefaultTrash,
	}
	all, err := live.Open(b.Context(), conf)
	if err != nil {
		b.Fatal(err)
	}
	entries := strings.Count(beginning, "\n") - strings.Count(beginning[:strings.Index(beginning, "\n\n")+2], "\n")
	p, err := all.Import(b.Context(), live.Order{Host: scoring.Table, Keep: 0}, "long.ledger", beginning+strings.Repeat(line, 10_000-entries))
	if err != nil {
		b.Fatal(err)
	}
	if v, err := p.View(b.Context()); err != nil || v.Seen != 10_000 {
		b.Fatal(v, err)
	}
	return all, conf, p
}

// BenchmarkAmend amends entry 5 of 10,000, all of which are judged again.
func BenchmarkAmend(b *testing.B) {
	for name, beginning := range amendedTables {
		b.Run(name, func(b *testing.B) {
			_, _, p := long(b, beginning, correction[name])
			seen := 10_000
			for b.Loop() {
				event := ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbAmend, Args: []string{"5", fmt.Sprintf("table note %d", seen)}}
				if _, err := p.Enter(b.Context(), live.Request{Seen: seen, Event: event.String()}); err != nil {
					b.Fatal(err)
				}
				seen++
			}
		})
	}
}

// BenchmarkLoadAmendments loads a table at which one entry was amended 10,000
// times.
func BenchmarkLoadAmendments(b *testing.B) {
	for name, beginning := range amendedTables {
		b.Run(name, func(b *testing.B) {
			_, conf, p := long(b, beginning, `table amend 5 "table note z"`+"\n")
			for b.Loop() {
				all, err := live.Open(b.Context(), conf)
				if err != nil {
					b.Fatal(err)
				}
				again, err := all.At(p.Code)
				if err != nil {
					b.Fatal(err)
				}
				if _, err := again.View(b.Context()); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
