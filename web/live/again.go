package live

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// First makes a player the first of the seating order, with the others after
// as they sit. It can be done until something is entered.
func (p Place) First(ctx context.Context, player int) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	t := p.Table
	h := t.game.header
	n := len(h.Players)
	switch {
	case t.damage != nil:
		return t.damage
	case len(t.log.Records) > 0:
		return refuse("The game has begun.")
	case player < 0 || player >= n:
		return refuse("There is no such seat.")
	}
	h.Players = append(slices.Clone(h.Players[player:]), h.Players[:player]...)
	c := t.meta.clone()
	for _, s := range c.Seats.all() {
		if s.Seat != scoring.Table {
			s.Seat = (s.Seat - player + n) % n
		}
	}
	if err := t.all.Store.Amend(ctx, t.id, h.String(), c.text()); err != nil {
		return err
	}
	t.meta = c
	for i := range t.requests {
		if a := &t.requests[i]; a.Seat != scoring.Table {
			a.Seat = (a.Seat - player + n) % n // still for the same player
		}
	}
	clear(t.done)
	t.unload()
	t.tell()
	return t.load(ctx)
}

// Again makes a table of the same game with the same players, options and
// phones, at which another player may be the first.
func (p Place) Again(ctx context.Context, first int) (Place, error) {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return Place{}, err
	}
	defer unlock()
	t := p.Table
	h := t.game.header
	names := t.game.truth.Names()
	n := len(names)
	if first < 0 || first >= n {
		return Place{}, refuse("There is no such seat.")
	}
	h.Players = append(slices.Clone(names[first:]), names[:first]...)
	h.Date = t.all.Clock().Format("2006-01-02")
	next, err := t.all.found(ctx, Order{Data: t.meta.Data, Dice: t.meta.Dice, Keep: t.meta.Keep, Host: scoring.Table}, h.Players, &ledger.Log{Header: h.String()})
	if err != nil {
		return Place{}, err
	}
	moved := func(seat int) int {
		if seat == scoring.Table {
			return seat
		}
		return (seat - first + n) % n
	}
	if err := next.Table.reseat(ctx, &t.meta.Seats, moved); err != nil {
		return Place{}, err
	}
	c := t.meta.clone()
	c.Next = next.Table.id
	if err := t.saveMeta(ctx, c); err != nil {
		return Place{}, err
	}
	return t.all.At(next.Code)
}

// reseat gives the phones of another table the seats of the same players here.
func (t *Table) reseat(ctx context.Context, from *seats, moved func(int) int) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	c := t.meta.clone()
	c.Seats.Host.Seat = moved(from.Host.Seat)
	for _, s := range from.all() {
		if here := c.Seats.byRole(s.Role, moved(s.Seat)); here != nil {
			here.Who, here.Taken, here.Phones = s.Who, s.Taken, slices.Clone(s.Phones)
		}
	}
	return t.saveMeta(ctx, c)
}

// nextCode is the code of a place's seat at the table played next.
func (t *Table) nextCode(p Place) string {
	next, ok := t.all.find(t.all.tables, t.meta.Next)
	if !ok {
		return ""
	}
	next.mu.Lock()
	defer next.mu.Unlock()
	mine := t.meta.Seats.byCode(p.Code)
	if mine == nil {
		return ""
	}
	if s := next.meta.Seats.find(func(s *seat) bool { return s.Who == mine.Who }); s != nil {
		return s.Code
	}
	return ""
}
