package live

import (
	"context"
	"maps"
	"slices"

	"saddlebag/web/live/codes"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// Invite makes a new link to every free seat, and to the onlookers'. Only a host may.
// Nobody can see the links again: they are kept as hashes.
func (p Place) Invite(ctx context.Context) (links []people.Link, err error) {
	err = p.hosting(ctx, func() (err error) {
		links, err = p.inviteAll(ctx)
		return err
	})
	return links, err
}

func (p Place) inviteAll(ctx context.Context) ([]people.Link, error) {
	t := p.Table
	c := t.meta.clone()
	links, err := c.InviteAll(t.all.Keys, t.all.Clock())
	if err != nil {
		return nil, err
	}
	var seats []int
	for _, l := range links {
		if l.Role == people.Player {
			seats = append(seats, l.Seat)
		}
	}
	t.noteLinks(&c, p.name(), seats)
	return links, t.writeNoted(ctx, c)
}

// PrintedLinks are the links to the players' seats, by seat, that a place may print: a host
// all of them, a player their own. The link leads whoever has the seat back to it; others
// have to ask. A second print has the same links.
func (p Place) PrintedLinks(ctx context.Context) (links []string, err error) {
	err = p.act(ctx, func() (err error) {
		links, err = p.printedLinks(ctx)
		return err
	})
	return links, err
}

func (p Place) printedLinks(ctx context.Context) (links []string, err error) {
	t := p.Table
	c := t.meta.clone()
	links, fresh, err := c.PrintedLinks(t.all.Keys, t.all.Clock(), p.Person, t.printed)
	if err != nil {
		return nil, err
	}
	if len(fresh) == 0 {
		return links, nil
	}
	t.noteLinks(&c, p.name(), slices.Sorted(maps.Keys(fresh)))
	if err := t.writeNoted(ctx, c); err != nil {
		return nil, err
	}
	if t.printed == nil {
		t.printed = map[int]string{}
	}
	for seat, link := range fresh {
		t.printed[seat] = link
	}
	return links, nil
}

// Hand takes a seat from the phone that has it, if any, and returns a new link to it; no
// link if the table is asked first. Only a host may, and not for their own place.
func (p Place) Hand(ctx context.Context, role people.Role, player int) (link string, err error) {
	err = p.hosting(ctx, func() (err error) {
		link, err = p.hand(ctx, role, player, "")
		return err
	})
	return link, err
}

// Replace is Hand of a player's seat about which the table is asked, for somebody who plays on
// under a name of their own.
func (p Place) Replace(ctx context.Context, player int, name string) error {
	return p.hosting(ctx, func() (err error) {
		if name, err = people.CleanName(name); err == nil {
			_, err = p.hand(ctx, people.Player, player, name)
		}
		return err
	})
}

func (p Place) hand(ctx context.Context, role people.Role, player int, name string) (link string, err error) {
	t := p.Table
	c := t.meta.clone()
	s := c.Seats.ByRole(role, player)
	if s == nil || role == people.Host {
		return "", refusal.New("live.no-seat")
	}
	if t.asks(&c, s, p.Person) {
		return "", p.askTable(ctx, c, s, "", name)
	}
	deed := DeedLinked
	if s.Taken || c.HostHas(s) {
		deed = DeedFreed
	}
	by, of := p.name(), t.nameOf(s)
	c.Vacate(s)
	if link, err = s.Invite(t.all.Keys, t.all.Clock(), people.ScreenLife); err != nil {
		return "", err
	}
	switch {
	case role == people.Onlooker:
		t.note(&c, by, DeedWatching, "")
	case deed == DeedFreed || t.begun():
		t.note(&c, by, deed, of)
	}
	return link, t.saveMeta(ctx, c)
}

// Door is the link to any free seat while the table gathers. It stays the same until the
// server restarts; older ones still lead here.
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
		return "", refusal.New("live.begun")
	case p.Role == people.Onlooker:
		return "", refusal.New("live.onlookers")
	}
	c, now := t.meta.clone(), t.all.Clock()
	if t.door != "" && c.AtDoor(codes.Hash(t.door), now) {
		return t.door, nil
	}
	if link, err = c.OpenDoor(t.all.Keys, now); err != nil {
		return "", err
	}
	if err := t.putMeta(ctx, c); err != nil {
		return "", err
	}
	t.door = link
	return link, nil
}
