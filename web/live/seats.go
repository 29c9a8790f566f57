package live

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/web/live/codes"
)

// An Invitation is what a link leads to.
type Invitation struct {
	Title string // of the table
	Role  Role
	Name  string // of the player, if it is a player's seat
	Taken bool   // by another phone
	Code  string // of the place, where the phone that asks has it already
	// Named says that who sits down says who they are.
	Named bool
	// Any says that the link leads to any seat that is free, as long as the table
	// gathers: to those whose names are kept for somebody, and to so many besides.
	Any  bool
	Kept []string
	Free int
	// Short is the short code, where the game has begun and the link leads to no
	// seat any more.
	Short string
}

// Invited tells a phone with some keys where a link leads. It fails with
// ErrUnknown.
func (all *Tables) Invited(ctx context.Context, link string, keys []string) (Invitation, error) {
	var in Invitation
	err := all.atLink(ctx, link, func(t *Table, s *seat) error {
		if s == nil {
			in = t.atDoor(keys)
			return nil
		}
		in = Invitation{Title: t.game.title(), Role: s.Role, Code: t.codeOf(s, keys), Named: s.Open}
		if s.Role == Player {
			in.Name = t.game.truth.Names()[s.Seat]
		}
		in.Taken = in.Code == "" && (s.Taken || t.hostHas(s))
		return nil
	})
	return in, err
}

// atDoor is where the link to any seat leads a phone with some keys.
func (t *Table) atDoor(keys []string) Invitation {
	in := Invitation{Title: t.game.title(), Role: Player, Any: true, Named: t.meta.Gathers}
	for s := range t.meta.Seats.all() {
		if in.Code = s.codeFor(keys); in.Code != "" && s.Role != Onlooker {
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
		switch s := t.meta.Seats.byRole(Player, seat); {
		case s.Open:
			in.Free++
		case !s.Taken && !t.hostHas(s):
			in.Kept = append(in.Kept, name)
		}
	}
	return in
}

// codeOf is the code by which a phone with some keys has a seat already; empty
// where it has not.
func (t *Table) codeOf(s *seat, keys []string) string {
	if t.hostHas(s) {
		s = &t.meta.Seats.Host
	}
	return s.codeFor(keys)
}

// Sit takes the seat that a link leads to, and returns the code of the place. A
// player's seat goes to one phone, which may come back by the link with its keys;
// any other fails with ErrTaken.
func (all *Tables) Sit(ctx context.Context, link string, keys []string) (code string, err error) {
	return all.SitAs(ctx, link, "", keys)
}

// SitAs is Sit for who says who they are: a link to a seat that has no name yet,
// or to any that is free, asks for that.
func (all *Tables) SitAs(ctx context.Context, link, name string, keys []string) (code string, err error) {
	err = all.atLink(ctx, link, func(t *Table, s *seat) (err error) {
		code, err = t.sitBy(ctx, s, name, keys)
		return err
	})
	return code, err
}

// sitBy seats who comes by a link to a seat, nil for any that is free.
func (t *Table) sitBy(ctx context.Context, s *seat, name string, keys []string) (code string, err error) {
	if s == nil {
		if in := t.atDoor(keys); in.Code != "" {
			return in.Code, t.leave(ctx, codes.KeyOf(in.Code), false)
		}
		if !t.meta.Gathers {
			return "", refuse("The game has begun.")
		}
		return t.sitAnew(ctx, nil, name)
	}
	if code := t.codeOf(s, keys); code != "" {
		return code, t.leave(ctx, codes.KeyOf(code), false)
	}
	if s.Taken || t.hostHas(s) {
		return "", ErrTaken
	}
	if s.Open {
		return t.sitAnew(ctx, s, name)
	}
	c := t.meta.clone()
	if code, err = t.all.sit(c.Seats.byRole(s.Role, s.Seat)); err != nil {
		return "", err
	}
	if err := t.putMeta(ctx, c); err != nil {
		return "", err
	}
	t.tell()
	return code, nil
}

// mostKeys is how many can look on at a table: each has a key.
const mostKeys = 200

// sit makes a code that opens a seat from now on.
func (c Config) sit(s *seat) (code string, err error) {
	if code, err = codes.New(c.Keys); err != nil {
		return "", err
	}
	return code, s.admit(codes.KeyOf(code))
}

// admit has a key open the seat from now on.
func (s *seat) admit(k codes.Key) error {
	if len(s.Keys) >= mostKeys {
		return refuse("%d look on at this table already. The host can make a new link, and they lose it.", mostKeys)
	}
	s.Taken = s.Role != Onlooker
	s.Keys = append(s.Keys, k)
	return nil
}

// hostPlays says whether the host plays a seat.
func (t *Table) hostPlays(seat int) bool { return t.meta.Seats.Host.Seat == seat }

// hostHas says whether a seat is a player's that the host plays.
func (t *Table) hostHas(s *seat) bool { return s.Role == Player && t.hostPlays(s.Seat) }

// title is what the table is called.
func (g *game) title() string {
	if g.header.Title != "" {
		return g.header.Title
	}
	return g.truth.Game().Info().Title
}

// atLink does what do says to the table of a link: of which of its seats it leads to,
// nil for any that is free.
func (all *Tables) atLink(ctx context.Context, link string, do func(*Table, *seat) error) error {
	hash := codes.Hash(link)
	t, err := all.lead(ctx, linkWay(hash), anyTable)
	if err != nil {
		return err
	}
	return t.visited(ctx, func() error {
		s := t.meta.Seats.byLink(hash, all.Clock())
		if door := (seat{Links: t.meta.Door}); s == nil && !door.leads(hash, all.Clock()) {
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
	return t.change(ctx, do)
}

// Play makes the host play a seat, or none with scoring.Table. The seat must
// be free.
func (p Place) Play(ctx context.Context, player int) error {
	return p.hosting(ctx, func() error {
		t := p.Table
		if player != scoring.Table {
			switch s := t.meta.Seats.byRole(Player, player); {
			case s == nil:
				return refuse("There is no such seat.")
			case s.Open:
				return refuse("That seat has no name yet.")
			case s.Taken:
				return refuse("Another phone has that seat. Hand it on first.")
			}
		}
		c := t.meta.clone()
		c.Seats.Host.Seat = player
		return t.saveMeta(ctx, c)
	})
}

// has says whether a key opens the seat.
func (s *seat) has(k codes.Key) bool {
	return slices.ContainsFunc(s.Keys, func(own codes.Key) bool { return own.Hash == k.Hash && own.Tag == k.Tag })
}

// codeFor is the code by which one of some keys, as a phone keeps them, opens the
// seat; empty where none does.
func (s *seat) codeFor(secrets []string) string {
	for _, secret := range secrets {
		hash := codes.Hash(secret)
		for _, k := range s.Keys {
			if k.Hash == hash {
				return secret + k.Tag
			}
		}
	}
	return ""
}

// Key is the part of a code that a phone keeps, the same at all tables that were
// played on from one another.
func Key(code string) string {
	secret, _ := codes.Split(code)
	return secret
}
