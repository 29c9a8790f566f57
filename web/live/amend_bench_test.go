package live_test

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web/live"
)

// A long table is of a game with secrets, of which each seat reads the record in
// its own way: all readings are judged again.
const (
	longTable      = "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\nAnn draw ace\nAnn bury here\nBob draw king\nBob bury there\ntable note y\n"
	longTableStart = 5 // entries
	longTableSize  = 10_000
)

// long opens a long table in a file: its beginning, and the same line again and
// again.
func long(b *testing.B, line string) (live.Config, live.Place) {
	b.Helper()
	store, err := sqlite.Open(b.Context(), filepath.Join(b.TempDir(), "tables.db"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = store.Close() })
	conf := live.Config{
		Shelf: exampleCatalog, Store: store, Dice: dice.Seeded(1), Keys: rand.Reader, Clock: time.Now, Trash: live.DefaultTrash,
	}
	all, err := live.Open(b.Context(), conf)
	if err != nil {
		b.Fatal(err)
	}
	p, err := all.Import(b.Context(), live.Order{Keep: 0}, "long.ledger", longTable+strings.Repeat(line+"\n", longTableSize-longTableStart))
	if err != nil {
		b.Fatal(err)
	}
	return conf, p
}

// BenchmarkAmend amends entry 5 of 10,000, all of which are judged again.
func BenchmarkAmend(b *testing.B) {
	_, p := long(b, "Ann correct points +1 x")
	if _, err := p.View(b.Context()); err != nil {
		b.Fatal(err)
	}
	seen := longTableSize
	for b.Loop() {
		event := ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbAmend, Args: []string{"5", fmt.Sprintf("table note %d", seen)}}
		if _, err := p.Enter(b.Context(), live.Request{Seen: seen, Event: event.String()}); err != nil {
			b.Fatal(err)
		}
		seen++
	}
}

// BenchmarkLoadAmendments loads a table at which one entry was amended 10,000
// times.
func BenchmarkLoadAmendments(b *testing.B) {
	conf, p := long(b, `table amend 5 "table note z"`)
	for b.Loop() {
		all, err := live.Open(b.Context(), conf)
		if err != nil {
			b.Fatal(err)
		}
		again, err := all.At(b.Context(), p.Code)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := again.View(b.Context()); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkLoadAmendedChance loads one at which the program has made something that
// no amendment may strike.
func BenchmarkLoadAmendedChance(b *testing.B) {
	var all *live.Tables
	var err error
	conf := live.Config{Shelf: bonesShelf, Store: new(memory.Store), Dice: dice.Seeded(1), Keys: rand.Reader, Clock: time.Now, Trash: live.DefaultTrash}
	if all, err = live.Open(b.Context(), conf); err != nil {
		b.Fatal(err)
	}
	header := ledger.Header{Game: "bones", Players: []string{"Ann", "Bob"}, Edition: 1}
	log := &logbook.Log{Header: header.String()}
	for _, event := range append(append([]string{"table turns d top"}, slices.Repeat([]string{"table turns none"}, 1000)...), slices.Repeat([]string{`table amend 5 "table note z"`}, longTableSize)...) {
		e, err := ledger.ParseEvent(event)
		if err != nil {
			b.Fatal(err)
		}
		e.Chance = len(log.Records) == 0
		log.Records = append(log.Records, log.Next(time.Unix(0, 0), "Ann", e, []byte{1}))
	}
	text, err := json.Marshal(log)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := all.Import(b.Context(), live.Order{}, "chance.json", string(text)); err != nil {
			b.Fatal(err)
		}
	}
}
