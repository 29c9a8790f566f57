package live

import (
	"context"
	"errors"
	"slices"
	"time"

	"saddlebag/scoring/ledger"
)

// idle is for how long a table that nobody watches stays in memory.
const idle = 40 * time.Second

// LetGo lets go of the memory of tables that nobody has looked at for a while: what
// is left of one is who sits where. It is to be called a few times a minute.
func (all *Tables) LetGo() {
	now := all.Clock()
	for _, t := range all.every() {
		if t.last.Load() < 0 || t.watched.Load() > 0 {
			continue
		}
		t.mu.Lock()
		if since := now.Sub(t.read); len(t.watching) == 0 && (since > idle || since < -idle) {
			t.unload()
		}
		t.mu.Unlock()
	}
}

// DefaultTrash is for how many days a table stays in the trash.
const DefaultTrash = 14

const (
	// A clock that is so much behind what the tables know is wrong, or was.
	behind = time.Hour
	// A clock that is so much ahead of it is wrong, or was, or nobody has served
	// the tables for so long. What is less the trash makes up for.
	ahead = 14 * 24 * time.Hour
)

// Swept is what a sweep has done, by the ids of the tables.
type Swept struct {
	Trashed []string // their time was over
	Deleted []string // their time in the trash was over
	// Jumped is how far the clock has jumped since it was looked at last; 0 for
	// a clock that goes on. Then nothing is swept, and every table has its whole
	// time again.
	Jumped time.Duration
	// Waiting are the tables whose time would be over by the clock that jumped.
	Waiting []string
}

// Sweep puts the tables whose time is over into the trash, and deletes those that
// have been there long enough. A table that somebody watches is not swept. A clock that
// has jumped is not believed.
func (all *Tables) Sweep(ctx context.Context) (done Swept, err error) {
	err = all.alone(ctx, func(ctx context.Context) (err error) {
		done, err = all.sweep(ctx, all.Clock())
		return err
	})
	return done, err
}

func (all *Tables) sweep(ctx context.Context, now time.Time) (done Swept, err error) {
	jumped, steady, waits, err := all.look(ctx, now)
	if done.Jumped = jumped; err != nil {
		return done, err
	}
	for _, t := range all.every() {
		trashed, due, err := t.sweep(ctx, now, steady, waits)
		switch {
		case err != nil:
			return done, err
		case trashed:
			done.Trashed = append(done.Trashed, t.id)
		case due && done.Jumped != 0:
			done.Waiting = append(done.Waiting, t.id)
		}
	}
	slices.Sort(done.Waiting)
	if waits {
		return done, nil
	}
	for _, id := range all.spent(now, steady) {
		if err := ignoreUnknown(all.Delete(ctx, id)); err != nil {
			return done, err
		}
		done.Deleted = append(done.Deleted, id)
	}
	return done, nil
}

// A note is what the keeper of all tables keeps in the store for itself.
type note struct {
	// Salt is what the makers of tables are hashed with.
	Salt []byte `json:"salt"`
	// Seen is when the tables were looked through last, by the clock.
	Seen time.Time `json:"seen"`
	// Steady is since when the clock has not jumped.
	Steady time.Time `json:"steady"`
}

// look compares the clock with what it was when the tables were looked through
// last or, where that is not known, with the newest entry of all. It returns by how
// much it has jumped since, and 0 where it has gone on; since when it is steady; and
// whether it is behind the newest entry, so that nothing is swept.
func (all *Tables) look(ctx context.Context, now time.Time) (jumped time.Duration, steady time.Time, waits bool, err error) {
	n, err := all.noted(ctx)
	if err != nil {
		return 0, steady, false, err
	}
	n.Salt = all.salt
	newest := all.newest()
	known := n.Seen
	if known.IsZero() {
		known = newest
	}
	if by := now.Sub(known); !known.IsZero() && (by > ahead || by < -behind) {
		jumped = by
		n.Steady = now.UTC()
	}
	n.Seen = now.UTC()
	return jumped, n.Steady, newest.Sub(now) > behind, all.saveNote(ctx, n)
}

// newest is when something was entered last at any table, to a day.
func (all *Tables) newest() time.Time {
	var newest time.Time
	for _, t := range all.every() {
		t.mu.Lock()
		if t.meta.Used.After(newest) {
			newest = t.meta.Used
		}
		t.mu.Unlock()
	}
	return newest
}

const day = 24 * time.Hour

// sweep puts a table into the trash if its time is over, unless the sweep waits.
// Due says that its time is over if the clock is right.
func (t *Table) sweep(ctx context.Context, now, steady time.Time, waits bool) (trashed, due bool, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.watching) > 0 {
		return false, false, nil
	}
	// The last use is known to a day, so a day is added.
	life := time.Duration(t.meta.Keep+1) * day
	due = t.meta.Keep > 0 && now.Sub(t.meta.Used) > life
	if !due || waits || now.Sub(steady) <= life {
		return false, due, nil
	}
	err = t.trash(ctx, now)
	if errors.Is(err, ledger.ErrConflict) || errors.Is(err, ledger.ErrNotFound) { // another server was faster
		return false, false, nil
	}
	return err == nil, true, err
}

// trash puts the table into the trash. It is locked.
func (t *Table) trash(ctx context.Context, now time.Time) error {
	c := t.meta.clone()
	c.Trashed = now.UTC()
	if err := t.putMeta(ctx, c); err != nil {
		return err
	}
	t.close()
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	t.all.trashed[t.id] = t
	return nil
}

// spent are the tables whose time in the trash is over.
func (all *Tables) spent(now, steady time.Time) (ids []string) {
	all.mu.Lock()
	defer all.mu.Unlock()
	for id, t := range all.trashed {
		if life := time.Duration(all.Trash) * day; now.Sub(t.meta.Trashed) > life && now.Sub(steady) > life {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// Restore takes a table out of the trash: it has its whole time again, and all
// who had a place have it. It fails with ErrUnknown where there is no such table
// in the trash.
func (all *Tables) Restore(ctx context.Context, id string) error {
	all.mu.Lock()
	old, ok := all.trashed[id]
	delete(all.trashed, id)
	all.mu.Unlock()
	if !ok {
		return ErrUnknown
	}
	t := &Table{all: all, id: id, meta: old.meta, seal: old.seal, size: old.size}
	t.last.Store(-1)
	c := t.meta.clone()
	c.Trashed, c.Used = time.Time{}, all.Clock().UTC()
	var err error
	if _, taken := all.find(all.shorts, c.Short); taken {
		c.Short, err = all.freeShort()
	}
	if err == nil {
		err = t.putMeta(ctx, c)
	}
	if err != nil {
		all.mu.Lock()
		defer all.mu.Unlock()
		all.trashed[id] = old
		return err
	}
	all.seat(t)
	return nil
}

// Delete removes a table with everything in it, from the trash too. It fails with
// ErrUnknown.
func (all *Tables) Delete(ctx context.Context, id string) error {
	all.mu.Lock()
	t, ok := all.tables[id]
	if !ok {
		t, ok = all.trashed[id]
	}
	all.mu.Unlock()
	if !ok {
		return ErrUnknown
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.remove(ctx)
}
