package live

import (
	"context"
	"errors"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// First makes a player the first in seating order, with the others after them as they
// sit. It works until something is entered.
func (p Place) First(ctx context.Context, player int) error {
	return p.hosting(ctx, func() error {
		t := p.Table
		names := t.gathered()
		n := len(names)
		switch {
		case t.damage != nil:
			return t.damage
		case len(t.log.Records) > 0:
			return refusal.New("live.begun")
		case player < 0 || player >= n:
			return refusal.New("live.no-seat")
		}
		c := t.meta.clone()
		if !c.Gathers {
			t.note(&c, p.name(), DeedFirst, names[player])
		}
		c.First(player)
		return t.reseat(ctx, append(slices.Clone(names[player:]), names[:player]...), c)
	})
}

// Again makes a table of the same game with the same players, options and phones. Another
// player may be the first. From is the address that asked for it.
func (p Place) Again(ctx context.Context, first int, from string) (next Place, err error) {
	err = p.hosting(ctx, func() (err error) {
		next, err = p.again(ctx, first, from)
		return err
	})
	return next, err
}

func (p Place) again(ctx context.Context, first int, from string) (Place, error) {
	t := p.Table
	h := t.game.Header
	names := t.game.Truth.Names()
	n := len(names)
	if t.meta.Gathers {
		return Place{}, refusal.New("live.not-begun")
	}
	if first < 0 || first >= n {
		return Place{}, refusal.New("live.no-seat")
	}
	h.Players = append(slices.Clone(names[first:]), names[:first]...)
	h.Date = t.all.Clock().Format("2006-01-02")
	id, err := codes.New(t.all.Keys)
	if err != nil {
		return Place{}, err
	}
	joining, left := t.joining(&h)
	meta := tableMeta{Keep: t.meta.Keep, Dice: t.meta.Dice, People: people.People{Word: t.meta.Word, Seats: t.meta.Seats.Again(codes.Tag(id), func(seat int) int {
		if seat == scoring.Table {
			return seat
		}
		return (seat - first + n) % n
	})}}
	for _, one := range joining {
		meta.Join(one, codes.Tag(id))
	}
	meta.Coming = left
	if meta.Group = t.meta.Group; meta.Group != "" {
		if err := t.all.groups.Get(meta.Group).Opened(ctx, id); err != nil && !errors.Is(err, groups.ErrUnknown) {
			return Place{}, err
		}
	}
	next, err := t.all.create(ctx, id, from, meta, t.own, &logbook.Log{Header: h.String()})
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

// joining adds to a header who came late to this game, as far as the next one has room for
// them, and returns whom it added. Those who are left look on once more.
func (t *Table) joining(h *ledger.Header) (joining, left []people.Comer) {
	for _, one := range t.meta.Coming {
		more := *h
		names, err := people.CleanNames(append(slices.Clone(h.Players), one.Name))
		if more.Players = names; err == nil { // else somebody has the name meanwhile
			_, err = ledger.Open(t.game.Truth.Game(), &more, t.game.House.House)
		}
		if err != nil { // it's full
			left = append(left, one)
			continue
		}
		h.Players, joining = names, append(joining, one)
	}
	return joining, left
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
	if s := next.meta.Seats.Find(func(s *people.Seat) bool { return s.CodeFor([]string{secret}) != "" }); s != nil {
		return s.CodeFor([]string{secret})
	}
	return ""
}
