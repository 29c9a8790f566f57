package live

import (
	"context"
	"errors"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// While a table gathers, people sit down at it and say who they are, and nothing
// is entered. Each change of who plays writes its header anew, in which an open
// seat has a name of its own, so that the table can be read like any other. It
// ends when the host starts the game.

// Gathers says whether the table of a place still gathers.
func (p Place) Gathers() bool {
	p.Table.mu.Lock()
	defer p.Table.mu.Unlock()
	return p.Table.meta.Gathers
}

// gathered are the names of the players, empty for open seats.
func (t *Table) gathered() []string { return t.meta.Gathered(t.game.Header.Players) }

// reseat writes a header with other players, and a meta that goes with it. It
// fails with a *refusal.Error where the game does not allow that.
func (t *Table) reseat(ctx context.Context, names []string, c tableMeta) error {
	h := t.game.Header
	var err error
	if h.Players, err = people.CleanNames(people.OpenNames(names)); err != nil {
		return err
	}
	game, house := t.game.Truth.Game(), t.game.House
	if c.Fits {
		if house, _, err = t.all.Shelf.InForce(game, "", len(names)); err != nil {
			return err
		}
		h.Data = house.Data
	}
	if _, err := ledger.Open(game, &h, house.House); err != nil {
		var syntax *ledger.SyntaxError
		if errors.As(err, &syntax) {
			return refusal.Of(syntax.Message)
		}
		return err
	}
	text := c.text()
	size := t.size.Log + int64(len(h.String())-len(t.log.Header)+len(text)) - t.card
	if err := t.all.Store.Amend(ctx, t.id, h.String(), t.seal, &logbook.Card{Text: text, Index: c.index(size)}); err != nil {
		return err
	}
	t.turn(c, text)
	clear(t.done)
	t.unload()
	t.tell()
	return t.load(ctx)
}

// sitAnew is sitDown with a new code.
func (t *Table) sitAnew(ctx context.Context, at *people.Seat, name string) (code string, err error) {
	if code, err = codes.New(t.all.Keys); err != nil {
		return "", err
	}
	return code, t.sitDown(ctx, t.meta.clone(), at, name, codes.KeyOf(code))
}

// sitDown seats who comes to a table that gathers with a key, and with the name that
// they say; at a seat, or with nil wherever one is free. What is kept besides is c.
func (t *Table) sitDown(ctx context.Context, c tableMeta, at *people.Seat, name string, k codes.Key) error {
	names := t.gathered()
	if err := c.SitDown(names, at, name, k); err != nil {
		return err
	}
	return t.reseat(ctx, names, c)
}

// Free opens a seat again while the table gathers: its player gets up, or the
// host sends them away.
func (p Place) Free(ctx context.Context, player int) error {
	return p.act(ctx, func() error {
		t := p.Table
		c, names := t.meta.clone(), t.gathered()
		s := c.Seats.ByRole(people.Player, player)
		switch {
		case !t.meta.Gathers:
			return refusal.New("live.begun")
		case s == nil || t.meta.HostPlays(player):
			return refusal.New("live.no-seat")
		case p.Role != people.Host && p.Seat != player:
			return refusal.New("live.host-only")
		}
		if p.Role == people.Host && s.Taken {
			t.note(&c, p.name(), DeedSent, names[player])
		}
		c.Vacate(s)
		s.Open, names[player] = true, ""
		return t.reseat(ctx, names, c)
	})
}

// AddSeat adds a seat to a table that gathers.
func (p Place) AddSeat(ctx context.Context) error {
	return p.hosting(ctx, func() error {
		if !p.Table.meta.Gathers {
			return refusal.New("live.begun")
		}
		c, names := p.Table.meta.clone(), p.Table.gathered()
		c.AddSeat()
		return p.Table.reseat(ctx, append(names, ""), c)
	})
}

// Start begins the game with everybody who has a name at the table. A second tap
// does nothing.
func (p Place) Start(ctx context.Context) error {
	return p.hosting(ctx, func() error {
		t := p.Table
		if !t.meta.Gathers {
			return nil
		}
		c := t.meta.clone()
		names := c.Start(t.gathered())
		t.word = ""
		return t.reseat(ctx, names, c)
	})
}
