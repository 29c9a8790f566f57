package live

import (
	"context"
	"fmt"
	"sync"
	"time"

	"saddlebag/scoring/ledger"
)

// A Table is a game that phones play at.
type Table struct {
	all *Tables
	id  string

	mu   sync.Mutex
	meta tableMeta
	gone bool // deleted: nothing is kept any more

	log  *ledger.Log // nil until somebody looks, and after a failure
	own  []byte      // house data of the user's own; nil for none
	game *game
	// damage is why the log is not all that was kept; nil where it is.
	damage *ledger.DamageError
	views  map[int]*View // by viewer, as long as they hold
	read   time.Time     // when somebody looked last

	size    ledger.Size    // the room that it takes
	printed map[int]string // links that were printed, by seat

	presence
}

// ID is what the table is called in the store. It opens nothing.
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
	t.log, t.game, t.damage, t.views = log, g, damage, map[int]*View{}
	return nil
}

// unload lets go of what can be read again.
func (t *Table) unload() {
	t.log, t.own, t.game, t.views = nil, nil, nil, nil
}

// write adds entries that the game has taken already to the store. What the
// store does not take the table does not keep.
func (t *Table) write(ctx context.Context, records []ledger.Record) error {
	if t.damage != nil {
		defer t.unload()
		return t.damage
	}
	var grown int64
	for i := range records {
		grown += records[i].Size()
	}
	if err := t.all.book.Room(t.size.Log, grown); err != nil {
		t.unload()
		return err
	}
	// Who has gone away meanwhile has entered it all the same.
	if err := t.all.Store.Append(context.WithoutCancel(ctx), t.id, records...); err != nil {
		t.unload()
		return err
	}
	t.log.Records = append(t.log.Records, records...)
	t.size.Log += grown
	t.all.book.Grow(t.meta.Maker, grown)
	if t.game.stale() {
		t.unload()
	} else {
		clear(t.views)
	}
	t.tell()
	return nil
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

// putMeta is saveMeta for what those who watch do not see.
func (t *Table) putMeta(ctx context.Context, c tableMeta) error {
	if t.gone {
		return ErrUnknown
	}
	if err := t.all.Store.SetCard(ctx, t.id, c.text()); err != nil {
		return err
	}
	t.meta = c
	return nil
}
