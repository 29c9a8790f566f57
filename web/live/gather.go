package live

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	typed "saddlebag/scoring/reading"
	"saddlebag/web/live/codes"
)

// While a table gathers, people sit down at it and say who they are, and nothing
// is entered. Each change of who plays writes its header anew, in which an open
// seat has a name of its own, so that the table can be read like any other. It
// ends when the host starts the game.

// openNames gives the seats that have no name one that nobody else has: "Seat 3".
func openNames(names []string) []string {
	filled, n := slices.Clone(names), 0
	taken := func(open string) bool {
		return slices.ContainsFunc(names, func(name string) bool { return ledger.SameName(name, open) })
	}
	for i, name := range names {
		if name != "" {
			continue
		}
		n = max(n, i) + 1
		for taken(fmt.Sprint("Seat ", n)) {
			n++
		}
		filled[i] = fmt.Sprint("Seat ", n)
	}
	return filled
}

// Gathers says whether the table of a place still gathers.
func (p Place) Gathers() bool {
	p.Table.mu.Lock()
	defer p.Table.mu.Unlock()
	return p.Table.meta.Gathers
}

// gathered are the names of the players, empty for open seats.
func (t *Table) gathered() []string {
	names := slices.Clone(t.game.header.Players)
	for _, s := range t.meta.Seats.Players {
		if s.Open {
			names[s.Seat] = ""
		}
	}
	return names
}

// reseat writes a header with other players, and a meta that goes with it. It
// fails with a *Refusal where the game does not allow that.
func (t *Table) reseat(ctx context.Context, names []string, c tableMeta) error {
	h := t.game.header
	var err error
	if h.Players, err = playable(openNames(names)); err != nil {
		return err
	}
	game, house := t.game.truth.Game(), t.game.house
	if c.Fits {
		if house, _, err = t.all.Shelf.InForce(game, "", len(names)); err != nil {
			return err
		}
		h.Data = house.Data
	}
	if _, err := ledger.Open(game, &h, house.House); err != nil {
		var syntax *ledger.SyntaxError
		if errors.As(err, &syntax) {
			return refuse("%s.", capital(syntax.Message))
		}
		return err
	}
	text := c.text()
	size := t.size.Log + int64(len(h.String())-len(t.log.Header)+len(text)) - t.card
	if err := t.all.Store.Amend(ctx, t.id, h.String(), t.seal, &ledger.Card{Text: text, Index: c.index(size)}); err != nil {
		return err
	}
	t.turn(c, text)
	clear(t.done)
	t.unload()
	t.tell()
	return t.load(ctx)
}

// Door is the link to any seat that is free, as long as the table gathers. It is
// the same until the server starts anew; those of before go on leading here.
func (p Place) Door(ctx context.Context) (link string, err error) {
	err = p.act(ctx, func() (err error) {
		link, err = p.doorLink(ctx)
		return err
	})
	return link, err
}

func (p Place) doorLink(ctx context.Context) (link string, err error) {
	t := p.Table
	switch {
	case !t.meta.Gathers:
		return "", refuse("The game has begun.")
	case p.Role == Onlooker:
		return "", refuse("Onlookers only look. Ask the host for a seat.")
	}
	c := t.meta.clone()
	door := seat{Links: c.Door}
	if t.door != "" && door.leads(codes.Hash(t.door), t.all.Clock()) {
		return t.door, nil
	}
	if link, err = t.all.invite(&door, screenLife); err != nil {
		return "", err
	}
	c.Door = door.Links
	if err := t.putMeta(ctx, c); err != nil {
		return "", err
	}
	t.door = link
	return link, nil
}

// seatFor is the seat of who says their name at the door: the one that was kept
// for them, else the first that is open, which has their name from now on.
func (c *tableMeta) seatFor(names []string, name string) (*seat, error) {
	name, err := ledger.CleanName(typed.Name(name))
	if err != nil {
		return nil, refuse("%s.", capital(err.Error()))
	}
	at := slices.IndexFunc(names, func(n string) bool { return n != "" && ledger.SameName(n, name) })
	if at < 0 {
		if at = slices.Index(names, ""); at < 0 {
			return nil, refuse("All seats are taken. The host can put one more to the table.")
		}
		names[at] = name
	}
	s := c.Seats.byRole(Player, at)
	if s.Taken || c.Seats.Host.Seat == at {
		return nil, refuse("%s sits here already. Take another name, so that people can tell you apart.", names[at])
	}
	s.Open = false
	return s, nil
}

// sitAnew is sitDown with a new code.
func (t *Table) sitAnew(ctx context.Context, at *seat, name string) (code string, err error) {
	if code, err = codes.New(t.all.Keys); err != nil {
		return "", err
	}
	return code, t.sitDown(ctx, t.meta.clone(), at, name, codes.KeyOf(code))
}

// sitDown seats who comes to a table that gathers with a key, and with the name that
// they say; at a seat, or with nil wherever one is free. What is kept besides is c.
func (t *Table) sitDown(ctx context.Context, c tableMeta, at *seat, name string, k codes.Key) (err error) {
	names := t.gathered()
	var s *seat
	if at == nil {
		s, err = c.seatFor(names, name)
	} else {
		s = c.Seats.byRole(Player, at.Seat)
		s.Open = false
		names[at.Seat], err = ledger.CleanName(typed.Name(name))
		if err != nil {
			err = refuse("%s.", capital(err.Error()))
		}
	}
	if err != nil {
		return err
	}
	if err := s.admit(k); err != nil {
		return err
	}
	return t.reseat(ctx, names, c)
}

// Free has a seat stand open while the table gathers: its player gets up, or the
// host sends them away.
func (p Place) Free(ctx context.Context, player int) error {
	return p.act(ctx, func() error {
		t := p.Table
		c, names := t.meta.clone(), t.gathered()
		s := c.Seats.byRole(Player, player)
		switch {
		case !t.meta.Gathers:
			return refuse("The game has begun.")
		case s == nil || t.hostPlays(player):
			return refuse("There is no such seat to free.")
		case p.Role != Host && p.Seat != player:
			return refuse("Only the host can do that.")
		}
		c.vacate(s)
		s.Open, names[player] = true, ""
		return t.reseat(ctx, names, c)
	})
}

// AddSeat puts one more seat to a table that gathers.
func (p Place) AddSeat(ctx context.Context) error {
	return p.hosting(ctx, func() error {
		if !p.Table.meta.Gathers {
			return refuse("The game has begun.")
		}
		c, names := p.Table.meta.clone(), p.Table.gathered()
		c.Seats.Players = append(c.Seats.Players, seat{Role: Player, Seat: len(names), Open: true})
		return p.Table.reseat(ctx, append(names, ""), c)
	})
}

// Start begins the game with those who have a name at the table. A second tap
// finds it begun.
func (p Place) Start(ctx context.Context) error {
	return p.hosting(ctx, func() error {
		t := p.Table
		if !t.meta.Gathers {
			return nil
		}
		c := t.meta.clone()
		c.Gathers = false
		c.Seats.Players = slices.DeleteFunc(c.Seats.Players, func(s seat) bool { return s.Open })
		var names []string
		moved := make([]int, len(t.game.header.Players))
		for seat, name := range t.gathered() {
			moved[seat] = len(names)
			if name != "" {
				names = append(names, name)
			}
		}
		for s := range c.Seats.all() {
			if s.Seat != scoring.Table {
				s.Seat = moved[s.Seat]
			}
		}
		c.Requests = slices.DeleteFunc(c.Requests, func(a joinRequest) bool { return a.Answer == "" && a.Role == Player })
		t.word = ""
		return t.reseat(ctx, names, c)
	})
}
