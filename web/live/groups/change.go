package groups

import (
	"context"
	"errors"
	"io"
	"slices"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/nights"
	"saddlebag/web/live/codes"
)

// mostTries is how often something is tried that another server was faster with.
const mostTries = 20

// again does something with the group as the store has it, and once more whenever
// something else came between.
func (g *Group) again(ctx context.Context, do func() error) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	for tries := 1; ; tries++ {
		err := g.fresh(ctx)
		if err == nil {
			err = do()
		}
		if !errors.Is(err, logbook.ErrConflict) || tries == mostTries {
			return err
		}
	}
}

// change writes another card.
func (g *Group) change(ctx context.Context, change func(*card) error) error {
	return g.again(ctx, func() error {
		c := g.card
		if err := change(&c); err != nil {
			return err
		}
		return g.put(ctx, c)
	})
}

// put has the store take another card, and records with it. The group is locked.
func (g *Group) put(ctx context.Context, c card, records ...logbook.Record) error {
	c.Used = g.all.Clock().UTC()
	text := c.text()
	size := g.bytes + sizeOf(records)
	if err := g.all.Store.SetCard(ctx, g.id, g.seal, &logbook.Card{Text: text, Index: c.index(size)}, records...); err != nil {
		return err
	}
	g.card, g.seal, g.counted = c, logbook.Seal(g.id, text), size
	g.shelf.SetPeople(c.People)
	return nil
}

// uncounted is by how many bytes a group grows before it's counted anew.
const uncounted = 16 << 10

// Rename gives the group another name.
func (g *Group) Rename(ctx context.Context, name string) error {
	name, err := cleanName(name)
	if err != nil {
		return err
	}
	return g.change(ctx, func(c *card) error {
		c.Name = name
		return nil
	})
}

// ChangePeople changes the group's people. The shelf is there to be asked, not to be
// changed.
func (g *Group) ChangePeople(ctx context.Context, change func(nights.People, *nights.Shelf) (nights.People, error)) error {
	return g.change(ctx, func(c *card) (err error) {
		c.People, err = change(c.People, g.shelf)
		return err
	})
}

// AddPerson adds somebody who hasn't played yet, and returns their id. Whoever is there already
// is not added again.
func (g *Group) AddPerson(ctx context.Context, name string) (id string, err error) {
	err = g.change(ctx, func(c *card) error {
		ids, err := c.persons(g.all.Keys, []string{name})
		if err == nil {
			id = ids[0]
		}
		return err
	})
	return id, err
}

// persons are the ids of people by their names, in the same order. Whoever isn't there yet
// is added.
func (c *card) persons(keys io.Reader, names []string) (ids []string, err error) {
	for _, name := range names {
		id, ok := c.People.Find(name)
		if !ok {
			if id, err = codes.New(keys); err != nil {
				return nil, err
			}
			if c.People, err = c.People.Add(id, name); err != nil {
				return nil, err
			}
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// Enter takes an entry into the group's log. An entry that is sent twice with the same key
// goes in once; without a key it goes in each time. By is who entered it, empty where nobody
// is to be named.
func (g *Group) Enter(ctx context.Context, e ledger.Entry, by, key string) error {
	return g.enter(ctx, by, key, nil, func([]string) (ledger.Entry, error) { return e, nil })
}

// EnterWith is Enter of an entry about people, which is made of their ids: those of the names,
// in the same order. Whoever isn't there yet is added with it, in one step: the group has both
// then, or neither. The entry may be made several times.
func (g *Group) EnterWith(ctx context.Context, names []string, entry func(persons []string) (ledger.Entry, error), key string) error {
	return g.enter(ctx, "", key, names, entry)
}

func (g *Group) enter(ctx context.Context, by, key string, names []string, entry func(persons []string) (ledger.Entry, error)) error {
	nonce, err := codes.Nonce(g.all.Keys)
	if err != nil {
		return err
	}
	err = g.again(ctx, func() error {
		c := g.card
		persons, err := c.persons(g.all.Keys, names)
		if err != nil {
			return err
		}
		e, err := entry(persons)
		if err != nil {
			return err
		}
		record := logbook.Chained(g.last, g.entries+1, g.all.Clock(), by, e, nonce)
		record.Key = key
		if err := g.all.Quota.Room(g.bytes, record.Size()); err != nil {
			return err
		}
		if err := g.shelf.Apply(e); err != nil {
			return err
		}
		ctx := context.WithoutCancel(ctx)
		if len(c.People) > len(g.card.People) {
			err = g.put(ctx, c, record)
		} else {
			err = g.all.Store.Append(ctx, g.id, record)
		}
		if err != nil {
			g.shelf = nil // it has what the store hasn't
			return err
		}
		if g.kept(&record); g.bytes > g.counted+uncounted {
			_ = g.put(ctx, g.card) // or the next entry does
		}
		return nil
	})
	if errors.Is(err, logbook.ErrRepeated) {
		return nil
	}
	return err
}

// Opened notes a table of the group whose game isn't recorded yet.
func (g *Group) Opened(ctx context.Context, table string) error {
	return g.change(ctx, func(c *card) error {
		if !slices.Contains(c.Tables, table) {
			c.Tables = append(slices.Clip(c.Tables), table)
		}
		return nil
	})
}

// Closed notes that nothing more is to be recorded of a table.
func (g *Group) Closed(ctx context.Context, table string) error {
	return g.change(ctx, func(c *card) error {
		c.Tables = slices.DeleteFunc(slices.Clone(c.Tables), func(id string) bool { return id == table })
		return nil
	})
}

// Trash puts the group into the trash if it has neither games nor tables and hasn't been used for
// long enough. If it has some, its time begins anew.
func (g *Group) Trash(ctx context.Context) (trashed bool, err error) {
	err = g.again(ctx, func() error {
		c, now := g.card, g.all.Clock().UTC()
		if now.Sub(c.Used) <= Idle {
			return nil
		}
		if trashed = g.shelf.IsEmpty() && len(c.Tables) == 0; trashed {
			c.Trashed = now
		}
		return g.put(ctx, c)
	})
	return trashed && err == nil, err
}

// Restore takes the group out of the trash. It fails with ErrUnknown if it isn't there.
func (g *Group) Restore(ctx context.Context) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	err := g.reread(ctx)
	if err == nil && g.card.Trashed.IsZero() {
		err = ErrUnknown
	}
	if err != nil {
		return err
	}
	c := g.card
	c.Trashed = time.Time{}
	return g.put(ctx, c)
}

// Delete removes the group with all it remembers. Its tables stay.
func (g *Group) Delete(ctx context.Context) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.shelf = nil
	err := g.all.Store.Delete(ctx, g.id)
	if errors.Is(err, logbook.ErrNotFound) {
		return ErrUnknown
	}
	return err
}
