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
	// Damaged says that the table is set aside. What is not known of it is empty.
	Damaged bool
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
	for _, s := range t.meta.Seats.all() {
		if !s.knows(phone) {
			continue
		}
		place := Place{Table: t, Role: s.Role, Seat: s.Seat, Code: s.Code}
		err := t.load(ctx)
		if errors.As(err, new(*ledger.DamageError)) {
			kept = append(kept, Kept{Place: place, Made: t.meta.Made, Damaged: true})
			continue
		}
		if err != nil {
			return nil, err
		}
		k := Kept{
			Place: place, Damaged: t.damage != nil,
			Title: t.game.title(), Game: t.game.header.Game, Names: t.game.truth.Names(), Made: t.meta.Made,
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

// Leave makes a phone forget its place; the seat stays taken.
func (all *Tables) Leave(ctx context.Context, code, phone string) error {
	p, err := all.At(code)
	if err != nil {
		return err
	}
	t := p.Table
	t.mu.Lock()
	defer t.mu.Unlock()
	c := t.meta.clone()
	if s := c.Seats.byCode(code); s != nil {
		s.Phones = slices.DeleteFunc(s.Phones, func(other string) bool { return other == phone })
	}
	return t.saveMeta(ctx, c)
}
