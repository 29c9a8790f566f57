package live

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"
	"weak"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/refusal"
	"saddlebag/web/live/views"
)

// A Table is a game that phones play at.
type Table struct {
	all *Tables
	id  string

	last    atomic.Int64 // number of the last entry in memory; -1 while the log is not
	watched atomic.Int64 // how many watch

	mu   sync.Mutex
	meta tableMeta
	seal []byte   // of the card that meta was read from, or was written as
	card int64    // bytes of that
	ways []string // of meta: of the cache, and locked with it
	gone bool     // deleted, or in the trash: nothing is kept any more

	log  *logbook.Log // nil until somebody looks, and after a failure
	own  []byte       // house data of the user's own; nil for none
	game *views.Game
	// damage is why the log is not all that was kept; nil where it is.
	damage *logbook.DamageError
	views  map[int]weak.Pointer[views.View] // by viewer, as long as they hold and somebody has them in hand
	read   time.Time                        // when somebody looked last
	rested *Head                            // of the log that was let go of while somebody watches; nil where it is not known

	size    logbook.Size   // the room that it takes; zero as long as the log is not in memory
	counted int64          // bytes of the log by which it is counted, or more
	printed map[int]string // links that were printed, by seat
	door    string         // the link to any free seat
	word    string         // the recovery word, as long as the table gathers

	presence
}

// ID is the table's id in the store. It opens nothing.
func (t *Table) ID() string { return t.id }

// ownData finds the house data of the table where it is the user's own.
func (t *Table) ownData() ledger.DataLoader {
	if len(t.own) == 0 {
		return nil
	}
	return ownData(string(t.own))
}

// load reads the log, unless it has been read. The table is locked.
func (t *Table) load(ctx context.Context) error {
	if t.gone {
		return ErrUnknown
	}
	t.read = t.all.Clock()
	if t.log != nil {
		return nil
	}
	var err error
	if t.own, err = t.all.Store.Data(ctx, t.id); err != nil {
		return err
	}
	log, g, damage, err := t.fold(t.all.Store.Load(ctx, t.id))
	if damage != nil {
		t.all.setAside(t.id, damage)
	}
	if err != nil {
		return fmt.Errorf("table %s: %w", t.id, err)
	}
	t.log, t.game, t.damage, t.views, t.rested = log, g, damage, map[int]weak.Pointer[views.View]{}, nil
	t.size = sizeOf(log, t.card, t.own)
	t.counted = t.size.Log
	t.last.Store(int64(len(log.Records)))
	return nil
}

// unload lets go of what can be read again.
func (t *Table) unload() {
	t.log, t.own, t.game, t.views, t.rested, t.size = nil, nil, nil, nil, nil, logbook.Size{}
	t.last.Store(-1)
}

// rest is unload of a table that somebody watches, who need not know: it keeps how far the
// log goes. What only memory has stays.
func (t *Table) rest() {
	if t.log == nil || t.damage != nil || len(t.meta.Held) > 0 || t.game.HasNews() {
		return
	}
	head := t.head()
	t.unload()
	t.rested = &head
	t.last.Store(int64(head.Number))
}

// write adds entries that the game has taken already to the store. What the
// store does not take the table does not keep.
func (t *Table) write(ctx context.Context, records []logbook.Record) error {
	if t.damage != nil {
		defer t.unload()
		return t.damage
	}
	if err := t.all.Config.Quota.Room(t.size.Log, sizeOfAll(records)); err != nil {
		t.unload()
		return err
	}
	// Who has gone away meanwhile has entered it all the same.
	if err := t.all.Store.Append(context.WithoutCancel(ctx), t.id, records...); err != nil {
		t.takeBack(err)
		return err
	}
	t.keep(records)
	return nil
}

// takeBack has the game be without what the store has not taken: from the entries before,
// while the store does not answer, and else from what it has when somebody looks.
func (t *Table) takeBack(failed error) {
	if errors.As(failed, new(*logbook.UnavailableError)) {
		if g, err := t.newGame(t.log); err == nil {
			t.game = g
			clear(t.views)
			return
		}
	}
	t.unload()
}

// keep takes records as the table's that are in the game and in the store, and tells
// all who watch.
func (t *Table) keep(records []logbook.Record) {
	grown := sizeOfAll(records)
	t.log.Records = append(t.log.Records, records...)
	t.last.Store(int64(len(t.log.Records)))
	t.size.Log += grown
	if t.game.Stale() {
		t.unload()
	} else {
		clear(t.views)
	}
	t.tell()
}

// saveMeta writes another meta, takes it as the table's, and tells all who
// watch.
func (t *Table) saveMeta(ctx context.Context, c tableMeta) error {
	if err := t.putMeta(ctx, c); err != nil {
		return err
	}
	t.tell()
	return nil
}

// writeNoted is saveMeta of what those who watch see only if it's in the journal.
func (t *Table) writeNoted(ctx context.Context, c tableMeta) error {
	if len(latest(c.Journal)) > 0 && !slices.Equal(latest(c.Journal), latest(t.meta.Journal)) {
		return t.saveMeta(ctx, c)
	}
	return t.putMeta(ctx, c)
}

// putMeta is saveMeta for what those who watch do not see.
func (t *Table) putMeta(ctx context.Context, c tableMeta) error {
	if t.gone {
		return ErrUnknown
	}
	if err := t.measure(ctx); err != nil {
		return err
	}
	text := c.text()
	size := t.size.Log + int64(len(text)) - t.card
	if err := t.all.Store.SetCard(ctx, t.id, t.seal, &logbook.Card{Text: text, Index: c.index(size)}); err != nil {
		return err
	}
	t.turn(c, text)
	return nil
}

// measure finds out how large the table is, where its log is not in memory.
func (t *Table) measure(ctx context.Context) error {
	if t.log != nil {
		return nil
	}
	sizes, err := t.all.Store.Sizes(ctx, t.id)
	t.size = sizes[t.id]
	return err
}

// turn takes the meta of a card that is in the store, and makes the table known by its
// ways. It is locked.
func (t *Table) turn(c tableMeta, card []byte) {
	t.size.Log += int64(len(card)) - t.card
	t.counted = t.size.Log
	t.meta, t.seal, t.card = c, logbook.Seal(t.id, card), int64(len(card))
	t.all.cache.relist(t, c.ways())
	if len(t.watching) > 0 {
		t.announce(false)
	}
}

// KeepFor sets how many days the table is kept after its last use.
func (p Place) KeepFor(ctx context.Context, days int) error {
	return p.hosting(ctx, func() error {
		if !slices.Contains(Keeps, days) {
			return refusal.New("live.keep-days", "days", days)
		}
		t := p.Table
		c := t.meta.clone()
		if !c.Gathers && c.Keep != days {
			t.noteKeep(&c, p.name(), days)
		}
		c.Keep = days
		return t.saveMeta(ctx, c)
	})
}

// SetDice sets how the table makes its throws: Physical or Virtual. If the program has
// dealt or drawn something that somebody keeps secret, it goes on doing so: if people
// could type it in, they could change it.
func (p Place) SetDice(ctx context.Context, dice string) error {
	return p.hosting(ctx, func() error {
		if dice != Physical && dice != Virtual {
			return refusal.New("live.dice", "one", Physical, "other", Virtual)
		}
		t := p.Table
		if dice == Physical && t.game.SecretsMade(t.log) {
			return refusal.New("live.secrets-made")
		}
		c := t.meta.clone()
		if !c.Gathers && c.Dice != dice {
			t.note(&c, p.name(), dice, "")
		}
		c.Dice = dice
		return t.saveMeta(ctx, c)
	})
}

// Delete removes the table with everything in it, at once and for good. Only a host
// may. Whoever had a seat is told who did.
func (p Place) Delete(ctx context.Context) error {
	return p.hosting(ctx, func() error {
		t := p.Table
		by := &DeletedError{p.name(), t.all.Clock()}
		t.all.graves.dig(&t.meta.Seats, by)
		return t.remove(ctx)
	})
}

// remove deletes the table, which is locked.
func (t *Table) remove(ctx context.Context) error {
	if err := t.all.Store.Delete(ctx, t.id); err != nil && !errors.Is(err, logbook.ErrNotFound) {
		return err
	}
	t.close()
	return nil
}

// close ends the table for all who are at it. It is locked.
func (t *Table) close() {
	t.gone = true
	t.unload()
	t.all.cache.forget(t)
	t.tell()
}
