package live

import (
	"context"
	"slices"

	"saddlebag/scoring"
)

// An Invitation is what a link leads to.
type Invitation struct {
	Title string // of the table
	Role  Role
	Name  string // of the player, if it is a player's seat
	Taken bool   // by another phone
	Code  string // of the place, where the phone that asks has it already
}

// Invited tells where a link leads. It fails with ErrUnknown.
func (all *Tables) Invited(ctx context.Context, link, phone string) (Invitation, error) {
	t, s, unlock, err := all.linked(ctx, link)
	if err != nil {
		return Invitation{}, err
	}
	defer unlock()
	in := Invitation{Title: t.game.title(), Role: s.Role, Taken: s.Taken && !s.knows(phone)}
	if s.Role == Player {
		in.Name = t.game.truth.Names()[s.Seat]
		in.Taken = in.Taken || t.hostPlays(s.Seat) && !t.meta.Seats.Host.knows(phone)
	}
	in.Code = t.codeOf(s, phone)
	return in, nil
}

// codeOf is the code by which a phone has a seat already; empty
// where it has not.
func (t *Table) codeOf(s *seat, phone string) string {
	host := &t.meta.Seats.Host
	switch {
	case s.Role == Player && t.hostPlays(s.Seat):
		if host.knows(phone) {
			return host.Code
		}
	case s.knows(phone):
		return s.Code
	}
	return ""
}

// Sit gives a phone the seat that a link leads to, and returns the code of its
// place. A player's seat goes to one phone, which may come back by the link;
// any other fails with ErrTaken.
func (all *Tables) Sit(ctx context.Context, link, phone string) (code string, err error) {
	t, s, unlock, err := all.linked(ctx, link)
	if err != nil {
		return "", err
	}
	defer unlock()
	if code := t.codeOf(s, phone); code != "" {
		return code, nil
	}
	switch {
	case s.Role == Player && t.hostPlays(s.Seat):
		return "", ErrTaken
	case s.Taken && s.Role != Onlooker:
		return "", ErrTaken
	}
	c := t.meta.clone()
	c.Seats.byLink(link).sit(phone)
	return s.Code, t.saveMeta(ctx, c)
}

// knows says whether a phone remembers the seat.
func (s *seat) knows(phone string) bool { return phone != "" && slices.Contains(s.Phones, phone) }

// mostPhones is how many phones of onlookers are remembered at a table.
const mostPhones = 200

func (s *seat) sit(phone string) {
	s.Taken = s.Role != Onlooker
	if phone != "" && !s.knows(phone) && len(s.Phones) < mostPhones {
		s.Phones = append(s.Phones, phone)
	}
}

// hostPlays says whether the host plays a seat.
func (t *Table) hostPlays(seat int) bool { return t.meta.Seats.Host.Seat == seat }

// title is what the table is called.
func (g *game) title() string {
	if g.header.Title != "" {
		return g.header.Title
	}
	return g.truth.Game().Info().Title
}

// linked finds and locks the table of a link, and which of its seats it leads
// to.
func (all *Tables) linked(ctx context.Context, link string) (t *Table, s *seat, unlock func(), err error) {
	t, ok := all.find(all.codes, link)
	if !ok {
		return nil, nil, nil, all.unknown(link)
	}
	t.mu.Lock()
	s = t.meta.Seats.byLink(link)
	if s == nil {
		err = ErrUnknown
	} else {
		err = t.load(ctx)
	}
	if err != nil {
		t.mu.Unlock()
		return nil, nil, nil, err
	}
	return t, s, t.mu.Unlock, nil
}

// Hand takes a seat from the phone that has it, if one has, and returns a new
// link to it. Only a host may, and not for the host's own place.
func (p Place) Hand(ctx context.Context, role Role, player int) (link string, err error) {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return "", err
	}
	defer unlock()
	t := p.Table
	c := t.meta.clone()
	s := c.Seats.byRole(role, player)
	if s == nil || role == Host {
		return "", refuse("There is no such seat to hand on.")
	}
	if err := t.vacate(&c, s); err != nil {
		return "", err
	}
	return s.Link, t.rekeyed(ctx, c)
}

// vacate frees a seat: its code and link lead nowhere any more.
func (t *Table) vacate(c *tableMeta, s *seat) (err error) {
	if s.Who, err = t.all.newCode(); err != nil {
		return err
	}
	if s.Role == Player && c.Seats.Host.Seat == s.Seat {
		c.Seats.Host.Seat = scoring.Table
	}
	s.Taken, s.Phones = false, nil
	return t.all.rekey(s)
}

// rekeyed keeps a meta whose codes have changed.
func (t *Table) rekeyed(ctx context.Context, c tableMeta) error {
	old := t.meta
	if err := t.saveMeta(ctx, c); err != nil {
		return err
	}
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	for _, s := range old.Seats.all() {
		delete(t.all.codes, s.Code)
		delete(t.all.codes, s.Link)
	}
	for _, s := range c.Seats.all() {
		t.all.codes[s.Code], t.all.codes[s.Link] = t, t
	}
	return nil
}

// Play makes the host play a seat, or none with scoring.Table. The seat must
// be free.
func (p Place) Play(ctx context.Context, player int) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	t := p.Table
	if player != scoring.Table {
		switch s := t.meta.Seats.byRole(Player, player); {
		case s == nil:
			return refuse("There is no such seat.")
		case s.Taken:
			return refuse("Another phone has that seat. Hand it on first.")
		}
	}
	c := t.meta.clone()
	c.Seats.Host.Seat = player
	return t.saveMeta(ctx, c)
}

// Links are the links to the players' seats, by seat, that a place may know:
// the host all, a player the own one. Who has the seat is led back to it by its
// link; others have to ask.
func (p Place) Links() ([]string, error) {
	t := p.Table
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.stands(p) {
		return nil, ErrUnknown
	}
	links := make([]string, len(t.meta.Seats.Players))
	for _, s := range t.meta.Seats.Players {
		if p.Role == Host || s.Seat == p.Seat {
			links[s.Seat] = s.Link
		}
	}
	return links, nil
}
