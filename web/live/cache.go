package live

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"
	"weak"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/people"
)

// A cache has the tables that are read from the store: one of each at the most, so
// that all who have it in hand have the same.
type cache struct {
	mu     sync.Mutex
	tables map[string]weak.Pointer[Table] // by their ids, as long as somebody has them in hand
	recent map[string]*Table              // those that were looked at a while ago at the most
	ways   map[string][]*Table            // which lead to recent ones
}

func newCache() *cache {
	return &cache{tables: map[string]weak.Pointer[Table]{}, recent: map[string]*Table{}, ways: map[string][]*Table{}}
}

// get is a table that is in memory; nil where it is not.
func (c *cache) get(id string) *Table {
	c.mu.Lock()
	defer c.mu.Unlock()
	t := c.tables[id].Value()
	if t != nil && c.recent[id] == nil {
		c.recent[id] = t
		c.list(t)
	}
	return t
}

// put keeps a table, unless it is there, and returns the one that is.
func (c *cache) put(t *Table) *Table {
	c.mu.Lock()
	defer c.mu.Unlock()
	if known := c.tables[t.id].Value(); known != nil {
		return known
	}
	c.tables[t.id], c.recent[t.id] = weak.Make(t), t
	c.list(t)
	return t
}

// list has the ways of a recent table lead there. The cache is locked.
func (c *cache) list(t *Table) {
	for _, way := range t.ways {
		c.ways[way] = append(c.ways[way], t)
	}
}

// unlist is the contrary of list.
func (c *cache) unlist(t *Table) {
	for _, way := range t.ways {
		rest := slices.DeleteFunc(c.ways[way], func(other *Table) bool { return other == t })
		if c.ways[way] = rest; len(rest) == 0 {
			delete(c.ways, way)
		}
	}
}

// relist gives a table other ways.
func (c *cache) relist(t *Table, ways []string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	recent := c.recent[t.id] == t
	if recent {
		c.unlist(t)
	}
	if t.ways = ways; recent {
		c.list(t)
	}
}

// led are the recent tables that a way leads to.
func (c *cache) led(way string) []*Table {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.ways[way])
}

// letGo keeps a table only for as long as somebody has it in hand.
func (c *cache) letGo(t *Table) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.recent[t.id] == t {
		c.unlist(t)
		delete(c.recent, t.id)
	}
}

// forget keeps a table no longer, whoever has it in hand.
func (c *cache) forget(t *Table) {
	c.letGo(t)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.tables[t.id].Value() == t {
		delete(c.tables, t.id)
	}
}

// every lists the tables that are in memory, so that each can be locked by itself.
func (c *cache) every() []*Table {
	c.mu.Lock()
	defer c.mu.Unlock()
	var tables []*Table
	for id, of := range c.tables {
		if t := of.Value(); t != nil {
			tables = append(tables, t)
		} else {
			delete(c.tables, id)
		}
	}
	return tables
}

// table is that of an id, read from the store where it is not in memory. It fails with
// ErrUnknown where there is none, or only in the trash, and with a *logbook.DamageError
// where its card is damaged.
func (all *Tables) table(ctx context.Context, id string) (*Table, error) {
	if t := all.cache.get(id); t != nil {
		return t, nil
	}
	t, err := all.read(ctx, id)
	switch {
	case err != nil:
		return nil, err
	case !t.meta.Trashed.IsZero():
		return nil, ErrUnknown
	}
	return all.cache.put(t), nil
}

// errGroup is the ErrUnknown of the id of a group.
var errGroup = fmt.Errorf("%w: it's a group's", ErrUnknown)

// read reads a table from the store. It fails as table does.
func (all *Tables) read(ctx context.Context, id string) (*Table, error) {
	card, err := all.Store.Card(ctx, id)
	if errors.Is(err, logbook.ErrNotFound) || err == nil && len(card) == 0 { // a log that nobody plays at
		return nil, ErrUnknown
	}
	if err != nil && !errors.As(err, new(*logbook.DamageError)) {
		return nil, err
	}
	var meta tableMeta
	if err == nil {
		meta, _, err = readMeta(id, card, all.Clock())
		if err != nil && groups.IndexOf(card, 0) != nil {
			return nil, errGroup
		}
	}
	if err != nil {
		return nil, all.setAsideCard(id, err)
	}
	return all.newTable(id, meta, card), nil
}

// newTable is a table with a card that is in the store.
func (all *Tables) newTable(id string, meta tableMeta, card []byte) *Table {
	t := &Table{all: all, id: id, meta: meta, ways: meta.ways(), seal: logbook.Seal(id, card), card: int64(len(card)), read: all.Clock()}
	t.last.Store(-1)
	return t
}

const (
	// idle is for how long a table that nobody watches stays in memory.
	idle = 40 * time.Second
	// lasting is for how long, then, a table that has links and words in memory which the
	// store only has as hashes.
	lasting = people.ScreenLife
)

// LetGo frees the memory of tables that nobody has looked at for a while, and of the logs
// of watched tables where nothing happens. It also moves the seats that nobody has objected
// to in time. Call it a few times a minute.
func (all *Tables) LetGo() {
	now := all.Clock()
	all.graves.level(now)
	for _, t := range all.cache.every() {
		if err := t.settleNow(context.Background()); err != nil {
			all.log(slog.LevelWarn, "a seat waits to go to another phone", slog.String("table", t.id), slog.String("error", err.Error()))
		}
		t.mu.Lock()
		since := now.Sub(t.read)
		over := func(time time.Duration) bool { return since > time || since < -time }
		switch {
		case !over(idle):
		case len(t.watching) > 0:
			t.rest()
		default:
			t.unload()
			if t.door == "" && t.word == "" && len(t.printed) == 0 || over(lasting) {
				all.cache.letGo(t)
			}
		}
		t.mu.Unlock()
	}
}
