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
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
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
	waiting map[string]*Table   // by the hashes of the requests that wait for a host

	others    ledger.Shared // the store where other servers have it, too; else nil
	name      string        // of this one, which no other has
	opened    chan struct{} // closed when the tables are there
	following map[string]*following
	servers   map[string]time.Time // by their names: when the others were heard last

	book *quota.Book
	salt []byte // what the makers of tables are hashed with

	readiness readiness
	anew      atomic.Int64 // how often something was done anew
	aside     aside
}

// Open takes up the tables of a store. Where others have it, too, they are followed
// until the store is closed.
func Open(ctx context.Context, c Config) (*Tables, error) {
	all := &Tables{
		Config: c,
		tables: map[string]*Table{}, trashed: map[string]*Table{}, keys: map[string][]*Table{}, links: map[string]*Table{},
		shorts: map[string]*Table{}, waiting: map[string]*Table{}, book: quota.NewBook(c.Quota, c.Free),
		opened: make(chan struct{}), following: map[string]*following{}, servers: map[string]time.Time{},
	}
	defer close(all.opened)
	if err := all.joinOthers(ctx); err != nil {
		return nil, err
	}
	if err := all.readNote(ctx); err != nil {
		return nil, err
	}
	return all, all.takeUp(ctx)
}

// joinOthers begins to hear what other servers do, where they have the same store.
func (all *Tables) joinOthers(ctx context.Context) (err error) {
	var shared bool
	if all.others, shared = all.Store.(ledger.Shared); !shared {
		return nil
	}
	if all.name, err = codes.New(all.Keys); err != nil {
		return err
	}
	if err := all.others.Hear(ctx, all.hear); err != nil {
		return err
	}
	go all.keepCompany()
	return nil
}

// takeUp takes up the tables of the store.
func (all *Tables) takeUp(ctx context.Context) error {
	cards, err := all.Store.Cards(ctx)
	if err != nil {
		return err
	}
	damaged, err := all.Store.Damaged(ctx)
	if err != nil {
		return err
	}
	sizes, err := all.Store.Sizes(ctx)
	if err != nil {
		return err
	}
	for id, text := range cards {
		if len(text) == 0 && damaged[id] == nil {
			continue // a log that nobody plays at
		}
		meta, old, err := readMeta(id, text, all.Clock())
		if err = cmp.Or(damaged[id], err); err != nil {
			all.setAsideCard(id, text, err)
			continue
		}
		t := &Table{all: all, id: id, meta: meta, seal: ledger.Seal(id, text), size: sizes[id]}
		if old != nil {
			if err := t.renew(ctx, old.Data); err != nil {
				return err
			}
		}
		t.last.Store(-1)
		all.book.Add(t.meta.Maker, t.size)
		all.put(t)
	}
	return nil
}

// renew writes the card of a table anew, which was of an older version.
func (t *Table) renew(ctx context.Context, data string) error {
	if data != "" { // first, so that it is there twice rather than lost
		if err := t.all.Store.SetData(ctx, t.id, []byte(data)); err != nil {
			return err
		}
	}
	text := t.meta.text()
	err := t.all.Store.SetCard(ctx, t.id, t.seal, text)
	switch {
	case errors.Is(err, ledger.ErrConflict), errors.Is(err, ledger.ErrNotFound): // another server has been here, and is followed
		return nil
	case err == nil:
		t.seal = ledger.Seal(t.id, text)
	}
	return err
}

// readNote reads the keeper's note, and begins it where there is none. One that
// cannot be read is begun anew, as nothing depends on it that could not wait.
func (all *Tables) readNote(ctx context.Context) error {
	return all.alone(ctx, func(ctx context.Context) error {
		n, err := all.noted(ctx)
		if err != nil {
			return err
		}
		if len(n.Salt) == 0 {
			if n.Salt, err = codes.Nonce(all.Keys); err != nil {
				return err
			}
			err = all.saveNote(ctx, n)
		}
		all.salt = n.Salt
		return err
	})
}

// noted is the keeper's note as it stands; an empty one where it cannot be read.
func (all *Tables) noted(ctx context.Context) (n note, err error) {
	text, err := all.Store.Note(ctx)
	if err != nil {
		return n, err
	}
	if err := json.Unmarshal(text, &n); err == nil && len(n.Salt) > 0 {
		return n, nil
	} else if len(text) > 0 {
		all.log(slog.LevelWarn, "the note beside the tables cannot be read and is begun anew", slog.Any("error", err))
	}
	return note{}, nil
}

// alone does something that only one server does at a time.
func (all *Tables) alone(ctx context.Context, do func(context.Context) error) error {
	if all.others == nil {
		return do(ctx)
	}
	return all.others.Alone(ctx, do)
}

func (all *Tables) saveNote(ctx context.Context, n note) error {
	text, err := json.Marshal(n)
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
	mac := hmac.New(sha256.New, all.salt)
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
}

// At finds the place of a code. It fails with ErrUnknown, or with a
// *ledger.DamageError where nobody can say any more which place it was.
func (all *Tables) At(ctx context.Context, code string) (Place, error) {
	var p Place
	if all.seek(ctx, func() (found bool) { p, found = all.at(ctx, code); return found }) {
		return p, nil
	}
	return Place{}, all.unknown(codes.KeyOf(code).Hash)
}

// at is the place of a code, as far as it is known here.
func (all *Tables) at(ctx context.Context, code string) (Place, bool) {
	k := codes.KeyOf(code)
	for _, t := range all.openedBy(k.Hash) {
		if !t.has(k) {
			continue
		}
		if err := t.fresh(ctx); err != nil {
			all.log(slog.LevelWarn, "a table is behind what other servers keep", slog.String("table", t.id), slog.String("error", err.Error()))
		}
		t.mu.Lock()
		s := t.meta.Seats.byKey(k)
		if s == nil || t.gone {
			t.mu.Unlock()
			continue
		}
		p := t.place(s, code)
		t.mu.Unlock()
		return p, true
	}
	return Place{}, false
}

// has says whether a key opens a seat at the table.
func (t *Table) has(k codes.Key) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.meta.Seats.byKey(k) != nil
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
