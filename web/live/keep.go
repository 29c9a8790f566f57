package live

import (
	"context"
	"errors"
	"slices"
	"time"

	"saddlebag/scoring/ledger"
)

// A Kept is a table that a phone has a place at.
type Kept struct {
	Place Place
	Title string
	Game  string
	Names []string
	Name  string // of the place's player; empty for none
	Made  time.Time
	Over  bool
	Seen  int // how many entries it has
}

// Of lists the places that a phone remembers, the latest table first.
func (all *Tables) Of(ctx context.Context, phone string) ([]Kept, error) {
	var kept []Kept
	for _, t := range all.every() {
		found, err := t.of(ctx, phone)
		if err != nil {
			return nil, err
		}
		kept = append(kept, found...)
	}
	slices.SortStableFunc(kept, func(a, b Kept) int { return b.Made.Compare(a.Made) })
	return kept, nil
}

// of lists a phone's places at the table.
func (t *Table) of(ctx context.Context, phone string) ([]Kept, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	var kept []Kept
	for _, s := range t.card.Seats {
		if !s.knows(phone) {
			continue
		}
		if err := t.load(ctx); err != nil {
			return nil, err
		}
		k := Kept{
			Place: Place{Table: t, Role: s.Role, Seat: s.Seat, Code: s.Code},
			Title: t.title(), Game: t.game.header.Game, Names: t.game.truth.Names(), Made: t.card.Made,
			Over: t.game.truth.Outcome().Over, Seen: len(t.log.Records),
		}
		if s.Seat >= 0 {
			k.Name = k.Names[s.Seat]
		}
		kept = append(kept, k)
	}
	return kept, nil
}

// every lists the tables, so that each can be locked by itself.
func (all *Tables) every() []*Table {
	all.mu.Lock()
	defer all.mu.Unlock()
	tables := make([]*Table, 0, len(all.tables))
	for _, t := range all.tables {
		tables = append(tables, t)
	}
	return tables
}

// Keep sets for how many days after its last use the table is kept.
func (p Place) Keep(ctx context.Context, days int) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	if !slices.Contains(Keeps, days) {
		return refuse("A table cannot be kept for %d days.", days)
	}
	c := p.Table.card.clone()
	c.Keep = days
	return p.Table.keep(ctx, c)
}

// Throw sets how the table comes by its throws: Physical or Virtual.
func (p Place) Throw(ctx context.Context, dice string) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	if dice != Physical && dice != Virtual {
		return refuse("Dice are %s or %s.", Physical, Virtual)
	}
	c := p.Table.card.clone()
	c.Dice = dice
	return p.Table.keep(ctx, c)
}

// Delete removes the table with everything in it. Only a host may.
func (p Place) Delete(ctx context.Context) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	return p.Table.remove(ctx)
}

// remove deletes the table, which is locked.
func (t *Table) remove(ctx context.Context) error {
	if err := t.all.Store.Delete(ctx, t.id); err != nil && !errors.Is(err, ledger.ErrNotFound) {
		return err
	}
	t.gone = true
	t.unload()
	t.all.forget(t)
	t.tell()
	return nil
}

// Leave makes a phone forget its place; the seat stays taken.
func (all *Tables) Leave(ctx context.Context, code, phone string) error {
	p, err := all.At(code)
	if err != nil {
		return err
	}
	t := p.Table
	t.mu.Lock()
	defer t.mu.Unlock()
	c := t.card.clone()
	for i := range c.Seats {
		if s := &c.Seats[i]; s.Code == code {
			s.Phones = slices.DeleteFunc(s.Phones, func(other string) bool { return other == phone })
		}
	}
	return t.keep(ctx, c)
}

// idle is for how long a table that nobody watches stays in memory.
const idle = time.Hour

// Sweep deletes the tables whose time is over, and lets go of the memory of
// those that nobody has looked at for a while. It returns how many were
// deleted.
func (all *Tables) Sweep(ctx context.Context) (deleted int, err error) {
	now := all.Clock()
	for _, t := range all.every() {
		gone, err := t.sweep(ctx, now)
		if err != nil {
			return deleted, err
		}
		if gone {
			deleted++
		}
	}
	return deleted, nil
}

func (t *Table) sweep(ctx context.Context, now time.Time) (gone bool, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	const day = 24 * time.Hour
	// The last use is known to a day, so a day is added.
	if t.card.Keep > 0 && now.Sub(t.card.Used) > time.Duration(t.card.Keep+1)*day {
		return true, t.remove(ctx)
	}
	if len(t.watching) == 0 && now.Sub(t.read) > idle {
		t.unload()
	}
	return false, nil
}
