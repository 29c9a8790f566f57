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
	t, i, unlock, err := all.linked(ctx, link)
	if err != nil {
		return Invitation{}, err
	}
	defer unlock()
	s := t.card.Seats[i]
	in := Invitation{Title: t.title(), Role: s.Role, Taken: s.Taken && !s.knows(phone)}
	if s.Role == Player {
		in.Name = t.game.truth.Names()[s.Seat]
		in.Taken = in.Taken || t.hostPlays(s.Seat) && !t.card.Seats[0].knows(phone)
	}
	in.Code = t.codeOf(i, phone)
	return in, nil
}

// codeOf is the code by which a phone has a seat of the card already; empty
// where it has not.
func (t *Table) codeOf(i int, phone string) string {
	s, host := &t.card.Seats[i], &t.card.Seats[0]
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
	t, i, unlock, err := all.linked(ctx, link)
	if err != nil {
		return "", err
	}
	defer unlock()
	if code := t.codeOf(i, phone); code != "" {
		return code, nil
	}
	s := t.card.Seats[i]
	switch {
	case s.Role == Player && t.hostPlays(s.Seat):
		return "", ErrTaken
	case s.Taken && s.Role != Onlooker:
		return "", ErrTaken
	}
	c := t.card.clone()
	c.Seats[i].sit(phone)
	return s.Code, t.keep(ctx, c)
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
func (t *Table) hostPlays(seat int) bool { return t.card.Seats[0].Seat == seat }

// title is what the table is called.
func (t *Table) title() string {
	if t.game.header.Title != "" {
		return t.game.header.Title
	}
	return t.game.truth.Game().Info().Title
}

// linked finds and locks the table of a link, and which of its seats it leads
// to.
func (all *Tables) linked(ctx context.Context, link string) (t *Table, i int, unlock func(), err error) {
	t, ok := all.find(all.codes, link)
	if !ok {
		return nil, 0, nil, ErrUnknown
	}
	t.mu.Lock()
	i = slices.IndexFunc(t.card.Seats, func(s seat) bool { return s.Link == link })
	if i < 0 {
		err = ErrUnknown
	} else {
		err = t.load(ctx)
	}
	if err != nil {
		t.mu.Unlock()
		return nil, 0, nil, err
	}
	return t, i, t.mu.Unlock, nil
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
	i, ok := t.seatOf(role, player)
	if !ok || role == Host {
		return "", refuse("There is no such seat to hand on.")
	}
	c := t.card.clone()
	if err := t.vacate(&c, i); err != nil {
		return "", err
	}
	return c.Seats[i].Link, t.rekeyed(ctx, c)
}

// vacate frees a seat of a card: its code and link lead nowhere any more.
func (t *Table) vacate(c *card, i int) (err error) {
	s := &c.Seats[i]
	if s.Who, err = t.all.newCode(); err != nil {
		return err
	}
	if s.Role == Player && c.Seats[0].Seat == s.Seat {
		c.Seats[0].Seat = scoring.Table
	}
	s.Taken, s.Phones = false, nil
	return t.all.rekey(s)
}

// rekeyed keeps a card whose codes have changed.
func (t *Table) rekeyed(ctx context.Context, c card) error {
	old := t.card
	if err := t.keep(ctx, c); err != nil {
		return err
	}
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	for _, s := range old.Seats {
		delete(t.all.codes, s.Code)
		delete(t.all.codes, s.Link)
	}
	for _, s := range c.Seats {
		t.all.codes[s.Code], t.all.codes[s.Link] = t, t
	}
	return nil
}

// seatOf finds a seat on the card.
func (t *Table) seatOf(role Role, player int) (int, bool) {
	i := slices.IndexFunc(t.card.Seats, func(s seat) bool {
		return s.Role == role && (role != Player || s.Seat == player)
	})
	return i, i >= 0
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
		i, ok := t.seatOf(Player, player)
		switch {
		case !ok:
			return refuse("There is no such seat.")
		case t.card.Seats[i].Taken:
			return refuse("Another phone has that seat. Hand it on first.")
		}
	}
	c := t.card.clone()
	c.Seats[0].Seat = player
	return t.keep(ctx, c)
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
	links := make([]string, len(t.card.Seats)-2)
	for _, s := range t.card.Seats {
		if s.Role == Player && (p.Role == Host || s.Seat == p.Seat) {
			links[s.Seat] = s.Link
		}
	}
	return links, nil
}
