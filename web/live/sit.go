package live

import (
	"context"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// An Invitation is what a link leads to.
type Invitation struct {
	Title speech.Text // of the table
	Role  people.Role
	Name  string // of the player, if it is a player's seat
	Taken bool   // by another phone
	Code  string // of the place, where the phone that asks has it already
	// Named says that whoever sits down gives a name.
	Named bool
	// Any says that the link leads to any free seat while the table gathers. Kept has the names
	// that seats are kept for, and Free is how many other seats are free.
	Any  bool
	Kept []string
	Free int
	// Short is the short code, if the game has begun and the link leads to no seat that
	// is free.
	Short string
}

// Invited tells a phone with some keys where a link leads. It fails with
// ErrUnknown.
func (all *Tables) Invited(ctx context.Context, link string, keys []string) (Invitation, error) {
	var in Invitation
	err := all.atLink(ctx, link, func(t *Table, s *people.Seat) error {
		if s == nil {
			in = t.atDoor(keys)
			return nil
		}
		in = Invitation{Title: t.game.Title(), Role: s.Role, Code: t.meta.CodeOf(s, keys), Named: s.Open}
		if s.Role == people.Player {
			in.Name = t.game.Truth.Names()[s.Seat]
		}
		if in.Taken = in.Code == "" && (s.Taken || t.meta.HostHas(s)); in.Taken && !t.meta.Gathers {
			in.Short = t.meta.Short
		}
		return nil
	})
	return in, err
}

// atDoor is where the link to any seat leads a phone with some keys.
func (t *Table) atDoor(keys []string) Invitation {
	in := Invitation{Title: t.game.Title(), Role: people.Player, Any: true, Named: t.meta.Gathers}
	for s := range t.meta.Seats.All() {
		if in.Code = s.CodeFor(keys); in.Code != "" && s.Role != people.Onlooker {
			return in
		}
	}
	in.Code = ""
	if !t.meta.Gathers {
		in.Short = t.meta.Short
		return in
	}
	names := t.gathered()
	for seat, name := range names {
		switch s := t.meta.Seats.ByRole(people.Player, seat); {
		case s.Open:
			in.Free++
		case !s.Taken && !t.meta.HostHas(s):
			in.Kept = append(in.Kept, name)
		}
	}
	return in
}

// A Guest is somebody who sits down with a link.
type Guest struct {
	Name string   // needed if the seat has none yet, or if the link leads to any free seat
	Keys []string // that their phone has
	From string   // their address: only so many look on from one
}

// Sit takes the seat that a link leads to, and returns the code of the place. A
// player's seat goes to one phone, which may come back through the link with its keys;
// any other phone gets ErrTaken.
func (all *Tables) Sit(ctx context.Context, link string, g Guest) (code string, err error) {
	err = all.atLink(ctx, link, func(t *Table, s *people.Seat) (err error) {
		code, err = t.sitBy(ctx, s, g)
		return err
	})
	return code, err
}

// sitBy seats who comes by a link to a seat, nil for any that is free.
func (t *Table) sitBy(ctx context.Context, s *people.Seat, g Guest) (code string, err error) {
	if s == nil {
		if in := t.atDoor(g.Keys); in.Code != "" {
			return in.Code, t.leave(ctx, codes.KeyOf(in.Code), false)
		}
		if !t.meta.Gathers {
			return "", refusal.New("live.begun")
		}
		return t.sitAnew(ctx, nil, g.Name)
	}
	if code := t.meta.CodeOf(s, g.Keys); code != "" {
		return code, t.leave(ctx, codes.KeyOf(code), false)
	}
	if s.Taken || t.meta.HostHas(s) {
		return "", ErrTaken
	}
	if s.Open {
		return t.sitAnew(ctx, s, g.Name)
	}
	c := t.meta.clone()
	if code, err = c.Seats.ByRole(s.Role, s.Seat).Sit(t.all.Keys, t.all.makerOf(g.From)); err != nil {
		return "", err
	}
	if s.Role == people.Player && t.begun() {
		t.note(&c, "", DeedSat, t.nameOf(s))
	}
	if err := t.putMeta(ctx, c); err != nil {
		return "", err
	}
	t.tell()
	return code, nil
}

// atLink does what do says to the table of a link: of which of its seats it leads to,
// nil for any that is free.
func (all *Tables) atLink(ctx context.Context, link string, do func(*Table, *people.Seat) error) error {
	hash := codes.Hash(link)
	t, err := all.lead(ctx, linkWay(hash), anyTable)
	if err != nil {
		return err
	}
	return t.visited(ctx, func() error {
		s := t.meta.Seats.ByLink(hash, all.Clock())
		if s == nil && !t.meta.AtDoor(hash, all.Clock()) {
			return ErrUnknown
		}
		if err := t.load(ctx); err != nil {
			return err
		}
		return do(t, s)
	})
}

// visited does what do says to a table for who has no place there yet.
func (t *Table) visited(ctx context.Context, do func() error) error {
	if err := t.fresh(ctx); err != nil {
		return err
	}
	return t.change(ctx, func() error {
		if err := t.settle(ctx); err != nil {
			return err
		}
		return do()
	})
}

// Play lets the host play a seat, or none with scoring.Table. The seat must
// be free.
func (p Place) Play(ctx context.Context, player int) error { return p.play(ctx, player, true) }

// Pass is Play where all play on the host's phone: it's handed round before everybody's eyes, so
// no deed tells of it.
func (p Place) Pass(ctx context.Context, player int) error { return p.play(ctx, player, false) }

func (p Place) play(ctx context.Context, player int, tells bool) error {
	return p.hosting(ctx, func() error {
		t := p.Table
		if player != scoring.Table {
			switch s := t.meta.Seats.ByRole(people.Player, player); {
			case s == nil:
				return refusal.New("live.no-seat")
			case s.Open:
				return refusal.New("live.no-name-yet")
			case s.Taken:
				return refusal.New("live.hand-on-first")
			}
		}
		c := t.meta.clone()
		switch was := &c.Seats.Host; {
		case was.Seat == player:
			return nil
		case !tells:
		case player == scoring.Table:
			t.note(&c, p.name(), DeedBooks, t.nameOf(was))
		default:
			t.note(&c, p.name(), DeedPlays, t.game.Truth.Names()[player])
		}
		c.Seats.Host.Seat = player
		return t.saveMeta(ctx, c)
	})
}

// Key is the part of a code that a phone keeps. It's the same at all tables that play on
// from one another.
func Key(code string) string {
	secret, _ := codes.Split(code)
	return secret
}
