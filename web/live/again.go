package live

import (
	"context"
	"errors"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/codes"
)

// First makes a player the first of the seating order, with the others after
// as they sit. It can be done until something is entered.
func (p Place) First(ctx context.Context, player int) error {
	return p.hosting(ctx, func() error {
		t := p.Table
		names := t.gathered()
		n := len(names)
		switch {
		case t.damage != nil:
			return t.damage
		case len(t.log.Records) > 0:
			return refuse("The game has begun.")
		case player < 0 || player >= n:
			return refuse("There is no such seat.")
		}
		c := t.meta.clone()
		for s := range c.Seats.all() {
			if s.Seat != scoring.Table {
				s.Seat = (s.Seat - player + n) % n
			}
		}
		for i := range c.Requests {
			if a := &c.Requests[i]; a.Seat != scoring.Table {
				a.Seat = (a.Seat - player + n) % n // still for the same player
			}
		}
		return t.reseat(ctx, append(slices.Clone(names[player:]), names[:player]...), c)
	})
}

// Again makes a table of the same game with the same players, options and
// phones, at which another player may be the first. From is the address that it
// is made from.
func (p Place) Again(ctx context.Context, first int, from string) (next Place, err error) {
	err = p.hosting(ctx, func() (err error) {
		next, err = p.again(ctx, first, from)
		return err
	})
	return next, err
}

func (p Place) again(ctx context.Context, first int, from string) (Place, error) {
	t := p.Table
	h := t.game.header
	names := t.game.truth.Names()
	n := len(names)
	if t.meta.Gathers {
		return Place{}, refuse("The game has not begun.")
	}
	if first < 0 || first >= n {
		return Place{}, refuse("There is no such seat.")
	}
	h.Players = append(slices.Clone(names[first:]), names[:first]...)
	h.Date = t.all.Clock().Format("2006-01-02")
	id, err := codes.New(t.all.Keys)
	if err != nil {
		return Place{}, err
	}
	meta := tableMeta{Keep: t.meta.Keep, Dice: t.meta.Dice, Word: t.meta.Word, Seats: t.meta.Seats.again(codes.Tag(id), func(seat int) int {
		if seat == scoring.Table {
			return seat
		}
		return (seat - first + n) % n
	})}
	next, err := t.all.create(ctx, id, from, meta, t.own, &ledger.Log{Header: h.String()})
	if err != nil {
		return Place{}, err
	}
	c := t.meta.clone()
	c.Next = next.id
	if err := t.saveMeta(ctx, c); err != nil {
		next.mu.Lock()
		defer next.mu.Unlock()
		return Place{}, errors.Join(err, next.remove(ctx))
	}
	code := t.nextCode(ctx, p)
	next.mu.Lock()
	defer next.mu.Unlock()
	return next.place(&next.meta.Seats.Host, code), nil
}

// again are the seats of the same people at another table, where who plays moves.
// Their codes have the other table's tag; nobody has been invited.
func (s *seats) again(tag string, moved func(int) int) seats {
	n := newSeats(len(s.Players), moved(s.Host.Seat))
	for from := range s.all() {
		to := n.byRole(from.Role, moved(from.Seat))
		to.Taken = from.Taken
		for _, k := range from.Keys {
			to.Keys = append(to.Keys, codes.Key{Hash: k.Hash, Tag: tag, Left: k.Left})
		}
	}
	return n
}

// nextCode is the code of a place's seat at the table played next; empty where
// there is none, or it was handed on.
func (t *Table) nextCode(ctx context.Context, p Place) string {
	if t.meta.Next == "" {
		return ""
	}
	next, err := t.all.table(ctx, t.meta.Next)
	if err != nil {
		return ""
	}
	next.mu.Lock()
	defer next.mu.Unlock()
	secret, _ := codes.Split(p.Code)
	if s := next.meta.Seats.find(func(s *seat) bool { return s.codeFor([]string{secret}) != "" }); s != nil {
		return s.codeFor([]string{secret})
	}
	return ""
}
