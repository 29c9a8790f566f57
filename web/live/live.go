// Package live keeps the tables that phones play at: who sits where, what they enter, and
// who hears of it. It's between the rulebooks and the web. An entry goes through the
// ledger's one fold and into the store before it's acknowledged, and a seat sees the fold
// of the ledger as that seat may read it.
//
// Whoever works at a Table locks it, through a Place: what somebody's code stands for.
// Begin with Tables, and Place.Enter. The rooms below know no lock and no store, and
// nothing of one another except what an arrow here says:
//
//	refusal                   why somebody may not
//	codes                     what opens seats
//	people → codes, refusal   who sits at a table, who is invited, who waits
//	chance → refusal          what the program throws, spins and deals
//	views → people, refusal   the game as each viewer may read it
//	mirror → codes            what servers with one store tell each other
//	quota                     how much tables may take
//	groups → codes, quota, refusal  what groups of people remember of their games
//
// Nothing here speaks HTTP, draws, or knows a concrete game.
package live

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/mirror"
	"saddlebag/web/live/people"
	"saddlebag/web/live/quota"
)

// Why a table refuses something.
var (
	// ErrUnknown refuses a code or a link that leads nowhere (any more).
	ErrUnknown = errors.New("no seat at any table has this code")
	// ErrMoved refuses an entry whose sender hasn't seen the latest one, if that
	// matters: nothing was entered.
	ErrMoved = errors.New("the game has moved on since")
	// ErrTaken refuses a phone a seat that another phone has.
	ErrTaken = errors.New("another phone has this seat")
)

// A Config is what Tables need.
type Config struct {
	Shelf ledger.Catalog
	Store logbook.Store
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

	cache *cache

	others *mirror.Mirror // of the other servers that have the store, too; nil where none can

	book   *quota.Book
	groups *groups.Groups
	salt   []byte // what the makers of tables are hashed with

	readiness readiness
	graves    graves
	anew      atomic.Int64 // how often something was done anew
	aside     aside
}

// Open opens the tables of a store. If other servers have the store too, it follows them
// until the store is closed.
func Open(ctx context.Context, c Config) (*Tables, error) {
	all := &Tables{Config: c, cache: newCache(), book: quota.NewBook(c.Quota, c.Free, c.Store)}
	all.groups = groups.New(groups.Config{Store: c.Store, Keys: c.Keys, Clock: c.Clock, Book: all.book, Quota: c.Quota})
	opened := make(chan struct{})
	defer close(opened)
	if store, shared := c.Store.(logbook.Shared); shared {
		var err error
		if all.others, err = mirror.Join(ctx, store, c.Keys, keeper{all}, opened, all.log); err != nil {
			return nil, err
		}
	}
	if err := all.readNote(ctx); err != nil {
		return nil, err
	}
	_, err := all.adopt(ctx)
	return all, err
}

// renew writes the card of a table anew, which was of an older version.
func (t *Table) renew(ctx context.Context, data string) error {
	if data != "" { // first, so that it is there twice rather than lost
		if err := t.all.Store.SetData(ctx, t.id, []byte(data)); err != nil {
			return err
		}
	}
	text := t.meta.text()
	err := t.all.Store.SetCard(ctx, t.id, t.seal, &logbook.Card{Text: text, Index: t.meta.index(t.size.Log)})
	switch {
	case errors.Is(err, logbook.ErrConflict), errors.Is(err, logbook.ErrNotFound): // another server has been here, and is followed
		return nil
	case err == nil:
		t.seal = logbook.Seal(t.id, text)
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

// Quota is the account of how much room the tables take, including the trash.
func (all *Tables) Quota() *quota.Book { return all.book }

// At finds the place of a code. It fails with ErrUnknown, which may be a *DeletedError, or with a
// *logbook.DamageError if damage hides which place it was.
func (all *Tables) At(ctx context.Context, code string) (Place, error) {
	k := codes.KeyOf(code)
	t, err := all.lead(ctx, keyWay(k.Hash), func(t *Table) bool { return t.has(k) })
	if errors.Is(err, ErrUnknown) {
		return Place{}, all.graves.find(k.Hash, k.Tag)
	}
	if err != nil {
		return Place{}, err
	}
	if err := t.fresh(ctx); err != nil {
		all.log(slog.LevelWarn, "a table is behind what other servers keep", slog.String("table", t.id), slog.String("error", err.Error()))
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	s := t.meta.Seats.ByKey(k)
	if s == nil || t.gone {
		return Place{}, ErrUnknown
	}
	return t.place(s, code), nil
}

// has says whether a key opens a seat at the table.
func (t *Table) has(k codes.Key) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.meta.Seats.ByKey(k) != nil
}

// place is that of a seat which a code opens.
func (t *Table) place(s *people.Seat, code string) Place {
	return Place{Table: t, Person: people.Person{Role: s.Role, Seat: s.Seat}, Code: code, key: codes.KeyOf(code)}
}

// readyFor is for how long an answer of Ready holds: to ask costs a write.
const readyFor = time.Second

// readiness is what the store said last.
type readiness struct {
	mu  sync.Mutex
	at  time.Time // zero: it was never asked
	err error
}

// Ready says why nothing can be entered at any table now; nil if it can. It asks
// the store at most once a second.
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
