// Package live keeps the tables that phones play at: who sits where, what is
// entered, and who is to be told. It is the keeper of the book between the
// rulebooks and the web: what goes in goes through the ledger's one fold and
// into the store before it is acknowledged, and what a seat gets to see is the
// fold of the ledger as that seat may read it.
//
// Nothing here speaks HTTP, draws, or knows a concrete game.
package live

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"
	"time"

	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
)

// What a table says to who may not, or cannot.
var (
	// ErrUnknown is said to a code or a link that leads nowhere (any more).
	ErrUnknown = errors.New("no seat at any table has this code")
	// ErrMoved is said to an entry that was made before the latest one was
	// seen, and that is not harmless then: nothing was entered.
	ErrMoved = errors.New("the game has moved on since")
	// ErrTaken is said to a phone that would sit down where another one sits.
	ErrTaken = errors.New("another phone has this seat")
)

// A Refusal is what a place may not do, with a sentence for who tried.
type Refusal struct{ Sentence string }

func (r *Refusal) Error() string { return r.Sentence }

func refuse(format string, args ...any) error { return &Refusal{fmt.Sprintf(format, args...)} }

// A Config is what tables are kept with.
type Config struct {
	Shelf ledger.Catalog
	Store ledger.Store
	Dice  dice.Source // safe for concurrent use: the dice of virtual tables
	Keys  io.Reader   // safe for concurrent use: what codes and nonces are made of
	Clock func() time.Time
	Log   *slog.Logger // nil for none
}

// Tables are all tables of a store. They are safe for concurrent use.
type Tables struct {
	Config

	mu      sync.Mutex
	tables  map[string]*Table // by their ids
	codes   map[string]*Table // by the codes and links of their seats
	shorts  map[string]*Table // by their short codes
	waiting map[string]*Table // by the requests that wait for a host

	readiness readiness
	aside     aside
}

// Open takes up the tables of a store.
func Open(ctx context.Context, c Config) (*Tables, error) {
	cards, err := c.Store.Cards(ctx)
	if err != nil {
		return nil, err
	}
	damaged, err := c.Store.Damaged(ctx)
	if err != nil {
		return nil, err
	}
	all := &Tables{
		Config: c,
		tables: map[string]*Table{}, codes: map[string]*Table{}, shorts: map[string]*Table{}, waiting: map[string]*Table{},
	}
	for id, text := range cards {
		if len(text) == 0 && damaged[id] == nil {
			continue // a log that nobody plays at
		}
		meta, err := readMeta(text)
		if err = cmp.Or(damaged[id], err); err != nil {
			all.setAsideCard(id, text, err)
			continue
		}
		all.seat(&Table{all: all, id: id, meta: meta})
	}
	return all, nil
}

// seat makes a table known by its codes. Who calls it holds no lock yet, or is
// the only one to know the table.
func (all *Tables) seat(t *Table) {
	all.mu.Lock()
	defer all.mu.Unlock()
	all.tables[t.id] = t
	all.shorts[t.meta.Short] = t
	for _, s := range t.meta.Seats.all() {
		all.codes[s.Code], all.codes[s.Link] = t, t
	}
}

// forget makes a table unknown.
func (all *Tables) forget(t *Table) {
	all.mu.Lock()
	defer all.mu.Unlock()
	delete(all.tables, t.id)
	delete(all.shorts, t.meta.Short)
	for _, s := range t.meta.Seats.all() {
		delete(all.codes, s.Code)
		delete(all.codes, s.Link)
	}
	for secret, table := range all.waiting {
		if table == t {
			delete(all.waiting, secret)
		}
	}
}

// At finds the place of a code. It fails with ErrUnknown, or with a
// *ledger.DamageError where nobody can say any more which place it was.
func (all *Tables) At(code string) (Place, error) {
	t, ok := all.find(all.codes, code)
	if !ok {
		return Place{}, all.unknown(code)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	s := t.meta.Seats.byCode(code)
	if s == nil {
		return Place{}, ErrUnknown
	}
	return Place{Table: t, Role: s.Role, Seat: s.Seat, Code: code}, nil
}

func (all *Tables) find(in map[string]*Table, key string) (*Table, bool) {
	all.mu.Lock()
	defer all.mu.Unlock()
	t, ok := in[key]
	return t, ok && key != ""
}
