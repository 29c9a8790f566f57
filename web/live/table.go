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
	game *game
	// damage is why the log is not all that was kept; nil where it is.
	damage *ledger.DamageError
	views  map[int]*View // by viewer, as long as they hold
	read   time.Time     // when somebody looked last

	presence
}

// ID is what the table is called in the store. It opens nothing.
func (t *Table) ID() string { return t.id }

// ownData finds the house data of the table where it is the user's own.
func (t *Table) ownData() ledger.DataLoader {
	if t.meta.Data == "" {
		return nil
	}
	return ownData(t.meta.Data)
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
func (t *Table) unload() { t.log, t.game, t.views = nil, nil, nil }

// write adds entries that the game has taken already to the store. What the
// store does not take the table does not keep.
func (t *Table) write(ctx context.Context, records []ledger.Record) error {
	if t.damage != nil {
		defer t.unload()
		return t.damage
	}
	// Who has gone away meanwhile has entered it all the same.
	if err := t.all.Store.Append(context.WithoutCancel(ctx), t.id, records...); err != nil {
		t.unload()
		return err
	}
	t.log.Records = append(t.log.Records, records...)
	if t.game.stale() {
		t.unload()
	} else {
		clear(t.views)
	}
	t.tell()
	return nil
}

// saveMeta writes another meta, and takes it as the table's.
func (t *Table) saveMeta(ctx context.Context, c tableMeta) error {
	if t.gone {
		return ErrUnknown
	}
	if err := t.all.Store.SetCard(ctx, t.id, c.text()); err != nil {
		return err
	}
	t.meta = c
	t.tell()
	return nil
}
