package live

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/mirror"
)

// DefaultTrash is how many days a table stays in the trash.
const DefaultTrash = 14

const (
	// A clock that is so much behind what the tables know is wrong, or was.
	behind = time.Hour
	// A clock that is so much ahead of it is wrong, or was, or nobody has served
	// the tables for so long. What is less the trash makes up for.
	ahead = 14 * 24 * time.Hour
)

// Swept is the result of a sweep, with the ids of the tables.
type Swept struct {
	Trashed []string // their time was over
	Deleted []string // their time in the trash was over
	// Jumped is how far the clock has jumped since the last look; 0 if it hasn't.
	// After a jump nothing is swept, and every table's time limit starts
	// over.
	Jumped time.Duration
	// Waiting are the tables whose time would be over by the clock that jumped.
	Waiting []string
}

// Sweep puts tables whose time is over into the trash, and groups without games, and deletes those that have been there
// long enough. It spares a table that somebody watches through any server, and one that
// somebody may watch through a server that doesn't answer. If the clock has jumped, it sweeps
// nothing.
func (all *Tables) Sweep(ctx context.Context) (done Swept, err error) {
	err = all.alone(ctx, func(ctx context.Context) (err error) {
		done, err = all.sweep(ctx, all.Clock())
		return err
	})
	return done, err
}

func (all *Tables) sweep(ctx context.Context, now time.Time) (done Swept, err error) {
	if _, err := all.adopt(ctx); err != nil {
		return done, err
	}
	jumped, steady, waits, err := all.look(ctx, now)
	if done.Jumped = jumped; err != nil {
		return done, err
	}
	trash := time.Duration(all.Trash) * day
	over, err := all.Store.Over(ctx, now, now.Add(-trash))
	if err != nil {
		return done, err
	}
	silent := false
	for _, l := range over {
		// What ends while the clock is not to be believed has its whole time again.
		believed := func(time time.Duration) bool { return !waits && now.Sub(steady) > time }
		switch inTrash := !l.Trashed.IsZero(); {
		case inTrash && believed(trash):
			err = ignoreUnknown(all.Delete(ctx, l.Table))
			done.Deleted = append(done.Deleted, l.Table)
		case inTrash:
		case believed(l.Ends.Sub(l.Used)) && !silent:
			var trashed bool
			if trashed, err = all.trash(ctx, l.Table, now); trashed {
				done.Trashed = append(done.Trashed, l.Table)
			}
			if silent = errors.Is(err, mirror.ErrSilent); silent { // the next sweep asks again
				all.log(slog.LevelWarn, "tables whose time is over are left where they are", slog.String("error", err.Error()))
				err = nil
			}
		case jumped != 0:
			done.Waiting = append(done.Waiting, l.Table)
		}
		if err != nil {
			return done, err
		}
	}
	return done, nil
}

// A note is what the keeper of all tables keeps in the store for itself.
type note struct {
	// Salt is what the makers of tables are hashed with.
	Salt []byte `json:"salt"`
	// Seen is when the tables were looked through last, by the clock.
	Seen time.Time `json:"seen"`
	// Steady is when a look last found that the clock had jumped.
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
	newest, err := all.Store.Newest(ctx)
	if err != nil {
		return 0, steady, false, err
	}
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

const day = 24 * time.Hour

// trash puts a table into the trash whose time is over, unless somebody watches it.
func (all *Tables) trash(ctx context.Context, id string, now time.Time) (trashed bool, err error) {
	t, err := all.table(ctx, id)
	if errors.Is(err, errGroup) {
		return all.trashGroup(ctx, id)
	}
	if errors.Is(err, ErrUnknown) || errors.As(err, new(*logbook.DamageError)) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	t.mu.Lock()
	left, version := t.isLeft(now), t.version
	t.mu.Unlock()
	if !left {
		return false, nil
	}
	if all.others != nil {
		if watched, err := all.others.IsWatched(ctx, id, version); watched || err != nil {
			return false, err
		}
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.isLeft(now) { // somebody has come meanwhile
		return false, nil
	}
	c := t.meta.clone()
	c.Trashed = now.UTC()
	err = t.putMeta(ctx, c)
	if errors.Is(err, logbook.ErrConflict) || errors.Is(err, logbook.ErrNotFound) { // another server was faster
		return false, nil
	}
	if err == nil {
		t.close()
	}
	return err == nil, err
}

// trashGroup puts a group into the trash that has no games, and no tables that could bring one.
func (all *Tables) trashGroup(ctx context.Context, id string) (trashed bool, err error) {
	g := all.groups.Get(id)
	if err = all.settleNights(ctx, g); err == nil {
		trashed, err = g.Trash(ctx)
	}
	if errors.Is(err, groups.ErrUnknown) || errors.As(err, new(*logbook.DamageError)) {
		return false, nil
	}
	return trashed, err
}

// isLeft says whether the time of a table is over and nobody watches it by way of this
// server. It is locked.
func (t *Table) isLeft(now time.Time) bool {
	return len(t.watching) == 0 && !t.gone && t.meta.ends() && now.Sub(t.meta.Used) > t.meta.life()
}

// Restore takes a table or a group out of the trash. It has its whole time again, and everybody has
// their place again. It fails with ErrUnknown if there is no such table in the trash.
func (all *Tables) Restore(ctx context.Context, id string) error {
	t, err := all.read(ctx, id)
	if errors.Is(err, errGroup) {
		err = all.groups.Get(id).Restore(ctx)
		if errors.Is(err, groups.ErrUnknown) || errors.Is(err, logbook.ErrConflict) {
			err = ErrUnknown
		}
		return err
	}
	if err != nil {
		return err
	}
	c := t.meta.clone()
	if c.Trashed.IsZero() {
		return ErrUnknown
	}
	c.Trashed, c.Used = time.Time{}, all.Clock().UTC()
	led, err := all.Store.Led(ctx, shortWay(c.Short))
	if err == nil && len(led) > 0 {
		c.Short, err = all.freeShort(ctx)
	}
	if err == nil {
		err = t.putMeta(ctx, c)
	}
	if errors.Is(err, logbook.ErrConflict) { // somebody else has
		err = ErrUnknown
	}
	return err
}

// Delete removes a table with everything in it, also from the trash; or a group, whose tables
// stay. It fails with ErrUnknown.
func (all *Tables) Delete(ctx context.Context, id string) error {
	t, err := all.table(ctx, id)
	if err == nil {
		t.mu.Lock()
		defer t.mu.Unlock()
		if !t.gone {
			return t.remove(ctx)
		}
	}
	if errors.Is(err, errGroup) {
		err = all.deleteGroup(ctx, all.groups.Get(id), false)
		if !errors.As(err, new(*logbook.DamageError)) {
			return err
		}
	}
	// One in the trash, or whose card is damaged, nobody has in hand.
	if err := all.Store.Delete(ctx, id); !errors.Is(err, logbook.ErrNotFound) {
		return err
	}
	return ErrUnknown
}
