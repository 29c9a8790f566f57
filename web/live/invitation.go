package live

import (
	"context"
	"slices"
	"time"

	"saddlebag/scoring"
	"saddlebag/web/live/codes"
)

// An invitation is a way to a seat that was handed out: a link, perhaps as a QR
// code, by its hash. It ends when somebody sits down by it: from then on it only
// tells which seat it was, and leads back the phone that has it. Onlookers have
// one for all of them.
type invitation struct {
	Hash  string    `json:"hash"`
	Until time.Time `json:"until"` // when it ends if nobody has used it
}

// How long an invitation lasts that nobody uses.
const (
	screenLife = 24 * time.Hour      // shown to be scanned
	paperLife  = 30 * 24 * time.Hour // printed before the evening
)

// mostLinks is how many invitations to a seat there are at a time. Each one that
// is shown is new: the one that would end first makes place.
const mostLinks = 8

// invite makes a new link to the seat.
func (c Config) invite(s *seat, life time.Duration) (link string, err error) {
	if link, err = codes.New(c.Keys); err != nil {
		return "", err
	}
	now := c.Clock().UTC()
	if !s.Taken {
		s.Links = slices.DeleteFunc(s.Links, func(in invitation) bool { return !now.Before(in.Until) })
	}
	s.Links = append(s.Links, invitation{codes.Hash(link), now.Add(life)})
	slices.SortStableFunc(s.Links, func(a, b invitation) int { return a.Until.Compare(b.Until) })
	s.Links = s.Links[max(0, len(s.Links)-mostLinks):]
	return link, nil
}

// leads says whether a link with this hash leads to the seat.
func (s *seat) leads(hash string, now time.Time) bool {
	return slices.ContainsFunc(s.Links, func(in invitation) bool {
		return in.Hash == hash && (s.Taken || now.Before(in.Until))
	})
}

// A Link leads to a seat.
type Link struct {
	Role Role
	Seat int
	Key  string // for Sit
}

// Invite makes a new link to every seat that is free, and to the onlookers'. Only
// a host may. Nobody can ask for them again: they are kept as hashes.
func (p Place) Invite(ctx context.Context) (links []Link, err error) {
	err = p.hosting(ctx, func() (err error) {
		links, err = p.inviteAll(ctx)
		return err
	})
	return links, err
}

func (p Place) inviteAll(ctx context.Context) ([]Link, error) {
	t := p.Table
	c := t.meta.clone()
	var links []Link
	for s := range c.Seats.all() {
		if s.Role == Host || s.Taken || s.Role == Player && t.hostPlays(s.Seat) {
			continue
		}
		link, err := t.all.invite(s, screenLife)
		if err != nil {
			return nil, err
		}
		links = append(links, Link{s.Role, s.Seat, link})
	}
	return links, t.putMeta(ctx, c)
}

// PrintedLinks are the links to the players' seats, by seat, that a place may
// print: the host all, a player the own one. Who has the seat is led back to it by
// its link; others have to ask. What is printed twice has the same link.
func (p Place) PrintedLinks(ctx context.Context) (links []string, err error) {
	err = p.act(ctx, func() (err error) {
		links, err = p.printedLinks(ctx)
		return err
	})
	return links, err
}

func (p Place) printedLinks(ctx context.Context) (links []string, err error) {
	t := p.Table
	c, fresh := t.meta.clone(), map[int]string{}
	links = make([]string, len(c.Seats.Players))
	now := t.all.Clock()
	for i := range c.Seats.Players {
		s := &c.Seats.Players[i]
		if p.Role != Host && s.Seat != p.Seat {
			continue
		}
		link := t.printed[s.Seat]
		if link == "" || !s.leads(codes.Hash(link), now) {
			if link, err = t.all.invite(s, paperLife); err != nil {
				return nil, err
			}
			fresh[s.Seat] = link
		}
		links[s.Seat] = link
	}
	if len(fresh) == 0 {
		return links, nil
	}
	if err := t.putMeta(ctx, c); err != nil {
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

// Hand takes a seat from the phone that has it, if one has, and returns a new
// link to it. Only a host may, and not for the host's own place.
func (p Place) Hand(ctx context.Context, role Role, player int) (link string, err error) {
	err = p.hosting(ctx, func() (err error) {
		link, err = p.hand(ctx, role, player)
		return err
	})
	return link, err
}

func (p Place) hand(ctx context.Context, role Role, player int) (link string, err error) {
	t := p.Table
	c := t.meta.clone()
	s := c.Seats.byRole(role, player)
	if s == nil || role == Host {
		return "", refuse("There is no such seat to hand on.")
	}
	c.vacate(s)
	if link, err = t.all.invite(s, screenLife); err != nil {
		return "", err
	}
	if err := t.putMeta(ctx, c); err != nil {
		return "", err
	}
	t.tell()
	return link, nil
}

// vacate frees a seat: no code opens it and no link leads to it any more.
func (c *tableMeta) vacate(s *seat) {
	if s.Role == Player && c.Seats.Host.Seat == s.Seat {
		c.Seats.Host.Seat = scoring.Table
	}
	s.Taken, s.Keys, s.Links = false, nil, nil
}
