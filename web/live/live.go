// Package live keeps the tables that phones play at: who sits where, what is
// entered, and who is to be told. It is the keeper of the book between the
// rulebooks and the web: what goes in goes through the ledger's one fold and
// into the store before it is acknowledged, and what a seat gets to see is the
// fold of the ledger as that seat may read it.
//
// Nothing here speaks HTTP, draws, or knows a concrete game.
package live

import (
	"bytes"
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"
	"time"

	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/quota"
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

	Quota quota.Limits          // how much tables may take; none unless set
	Free  func() (int64, error) // bytes left on the disk of the store; nil where that is unknown
	Trash int                   // days for which a table stays in the trash once its time is over
}

// Tables are all tables of a store. They are safe for concurrent use.
type Tables struct {
	Config

	mu      sync.Mutex
	tables  map[string]*Table   // by their ids
	trashed map[string]*Table   // by their ids, too: closed, until they are restored or deleted
	keys    map[string][]*Table // by the hashes of their seats' keys: more where one was played on from another
	links   map[string]*Table   // by the hashes of the links to their seats
	shorts  map[string]*Table   // by their short codes
	waiting map[string]*Table   // by the requests that wait for a host

	book  *quota.Book
	note  note
	waits bool // the clock is behind the newest entry: nothing is swept

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
		tables: map[string]*Table{}, trashed: map[string]*Table{}, keys: map[string][]*Table{}, links: map[string]*Table{},
		shorts: map[string]*Table{}, waiting: map[string]*Table{}, book: quota.NewBook(c.Quota, c.Free),
	}
	if err := all.readNote(ctx); err != nil {
		return nil, err
	}
	sizes, err := c.Store.Sizes(ctx)
	if err != nil {
		return nil, err
	}
	for id, text := range cards {
		if len(text) == 0 && damaged[id] == nil {
			continue // a log that nobody plays at
		}
		meta, data, err := readMeta(id, text, all.Clock())
		if err = cmp.Or(damaged[id], err); err != nil {
			all.setAsideCard(id, text, err)
			continue
		}
		t := &Table{all: all, id: id, meta: meta, size: sizes[id]}
		if err := t.renew(ctx, text, data); err != nil {
			return nil, err
		}
		all.book.Add(t.meta.Maker, t.size)
		if t.meta.Trashed.IsZero() {
			all.seat(t)
		} else {
			all.trashed[id], t.gone = t, true
		}
	}
	return all, nil
}

// renew writes the card of a table anew where it was of an older version.
func (t *Table) renew(ctx context.Context, card []byte, data string) error {
	if data != "" { // first, so that it is there twice rather than lost
		if err := t.all.Store.SetData(ctx, t.id, []byte(data)); err != nil {
			return err
		}
	}
	if text := t.meta.text(); !bytes.Equal(text, card) {
		return t.all.Store.SetCard(ctx, t.id, text)
	}
	return nil
}

// readNote reads the keeper's note, and begins it where there is none. One that
// cannot be read is begun anew, as nothing depends on it that could not wait.
func (all *Tables) readNote(ctx context.Context) error {
	text, err := all.Store.Note(ctx)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, &all.note); err == nil && len(all.note.Salt) > 0 {
		return nil
	} else if len(text) > 0 && all.Log != nil {
		all.Log.LogAttrs(ctx, slog.LevelWarn, "the note beside the tables cannot be read and is begun anew", slog.Any("error", err))
	}
	all.note = note{}
	if all.note.Salt, err = codes.Nonce(all.Keys); err != nil {
		return err
	}
	return all.saveNote(ctx)
}

func (all *Tables) saveNote(ctx context.Context) error {
	text, err := json.Marshal(all.note)
	if err != nil {
		return err
	}
	return all.Store.SetNote(ctx, text)
}

// makerOf is how the address that a table is made from is kept: as a hash by
// which its tables can be counted.
func (all *Tables) makerOf(address string) string {
	if address == "" {
		return ""
	}
	mac := hmac.New(sha256.New, all.note.Salt)
	mac.Write([]byte(address))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:codes.Bytes])
}

// Quota is the account of how much the tables take, those in the trash too.
func (all *Tables) Quota() *quota.Book { return all.book }

// seat makes a table known by its codes. Who calls it holds no lock yet, or is
// the only one to know the table.
func (all *Tables) seat(t *Table) {
	all.mu.Lock()
	defer all.mu.Unlock()
	all.tables[t.id] = t
	all.shorts[t.meta.Short] = t
	all.list(t, &t.meta)
}

// forget makes a table unknown.
func (all *Tables) forget(t *Table) {
	all.mu.Lock()
	defer all.mu.Unlock()
	delete(all.tables, t.id)
	delete(all.shorts, t.meta.Short)
	all.unlist(t, &t.meta)
	for secret, table := range all.waiting {
		if table == t {
			delete(all.waiting, secret)
		}
	}
}

// At finds the place of a code. It fails with ErrUnknown, or with a
// *ledger.DamageError where nobody can say any more which place it was.
func (all *Tables) At(code string) (Place, error) {
	k := codes.KeyOf(code)
	for _, t := range all.openedBy(k.Hash) {
		t.mu.Lock()
		s := t.meta.Seats.byKey(k)
		if s == nil {
			t.mu.Unlock()
			continue
		}
		p := t.place(s, code)
		t.mu.Unlock()
		return p, nil
	}
	return Place{}, all.unknown(k.Hash)
}

// place is that of a seat which a code opens.
func (t *Table) place(s *seat, code string) Place {
	return Place{Table: t, Role: s.Role, Seat: s.Seat, Code: code, key: codes.KeyOf(code)}
}

func (all *Tables) find(in map[string]*Table, key string) (*Table, bool) {
	all.mu.Lock()
	defer all.mu.Unlock()
	t, ok := in[key]
	return t, ok && key != ""
}

// readyFor is for how long an answer of Ready holds: to ask costs a write.
const readyFor = time.Second

// readiness is what the store said last.
type readiness struct {
	mu  sync.Mutex
	at  time.Time // zero: it was never asked
	err error
}

// Ready says why nothing could be entered at any table now; nil where it
// could. The store is asked once a second at most.
func (all *Tables) Ready(ctx context.Context) error {
	r := &all.readiness
	r.mu.Lock()
	defer r.mu.Unlock()
	now := all.Clock()
	if since := now.Sub(r.at); r.at.IsZero() || since >= readyFor || since < 0 {
		// Who has gone away meanwhile has asked for all who come next.
		r.at, r.err = now, all.Store.Ready(context.WithoutCancel(ctx))
	}
	return r.err
}
