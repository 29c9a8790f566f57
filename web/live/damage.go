package live

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/views"
)

// What is wrong with a table beside what the ledger and the store say.
var (
	errNoLog  = errors.New("its entries are not there")
	errNoCard = errors.New("its card cannot be read")
)

// aside are the tables that are set aside, as what is kept of them is damaged:
// they can be looked at as far as they are whole, and nothing is entered on top.
type aside struct {
	mu     sync.Mutex
	tables map[string]bool // by their ids
}

// SetAside is how many of the tables that somebody opened are set aside.
func (all *Tables) SetAside() int {
	all.aside.mu.Lock()
	defer all.aside.mu.Unlock()
	return len(all.aside.tables)
}

// setAside notes that a table is set aside, and tells who runs the server once.
func (all *Tables) setAside(id string, d *logbook.DamageError) {
	all.aside.mu.Lock()
	defer all.aside.mu.Unlock()
	if all.aside.tables[id] {
		return
	}
	if all.aside.tables == nil {
		all.aside.tables = map[string]bool{}
	}
	all.aside.tables[id] = true
	if all.Log != nil {
		all.Log.LogAttrs(context.Background(), slog.LevelWarn, "a table is set aside: verify the database",
			slog.String("table", id), slog.Int("whole entries", d.Entry-1), slog.String("error", d.Error()))
	}
}

// isSetAside says whether a table is set aside.
func (all *Tables) isSetAside(id string) bool {
	all.aside.mu.Lock()
	defer all.aside.mu.Unlock()
	return all.aside.tables[id]
}

// setAsideCard sets a table aside whose card is damaged: nobody has a place there any
// more, as nobody can say which, and who had one is told why.
func (all *Tables) setAsideCard(id string, err error) error {
	d := &logbook.DamageError{Entry: 1, Err: fmt.Errorf("%w: %w", errNoCard, err)}
	all.setAside(id, d)
	return d
}

// fold makes the game of a log that was loaded, as far as it is whole. Damage is
// what is wrong with the rest; nil for nothing. It fails with a
// *logbook.DamageError where no game is left, and with whatever else kept the log
// from being loaded.
func (t *Table) fold(log *logbook.Log, loading error) (whole *logbook.Log, g *views.Game, damage *logbook.DamageError, err error) {
	switch {
	case errors.Is(loading, logbook.ErrNotFound):
		damage = &logbook.DamageError{Entry: 1, Err: errNoLog}
		return nil, nil, damage, damage
	case errors.As(loading, &damage):
		log = log.Before(damage.Entry)
	case loading != nil:
		return nil, nil, nil, loading
	}
	for {
		err = log.Check()
		if err == nil {
			g, err = t.newGame(log)
		}
		if err == nil {
			return log, g, damage, nil
		}
		var record *views.RecordError
		switch {
		case errors.As(err, &record): // only legal ones were ever kept
			damage = &logbook.DamageError{Entry: record.Number, Err: err}
		case !errors.As(err, &damage): // the header, or the house data
			damage = &logbook.DamageError{Entry: 1, Err: err}
		}
		if len(log.Records) == 0 {
			return nil, nil, damage, damage
		}
		log = log.Before(damage.Entry)
	}
}

// newGame is the game of a log, with the house data of the table. It fails with a
// *recordError where a record does not go in.
func (t *Table) newGame(log *logbook.Log) (*views.Game, error) {
	o, err := t.all.Shelf.Open("ledger", log.Header+"\n", t.ownData())
	if err != nil {
		return nil, err
	}
	return views.NewGame(o, log)
}
