package live

import (
	"context"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// DoorOf names the table of a short code that somebody typed, or is the code itself if
// there is none. All spellings have one name. It is for limits.
func (all *Tables) DoorOf(ctx context.Context, short string) string {
	short = codes.CleanShort(short)
	if t, err := all.lead(ctx, shortWay(short), anyTable); err == nil {
		return t.id
	}
	return short
}

// RequestSeat asks, at the table of a short code, for the seat of a player by name, for the
// host's, or for a place to watch. The secret is for RequestStatus. If there is no such
// table or no such player it fails with ErrUnknown, so somebody who guesses doesn't learn
// which. At a table that gathers the name can be any.
func (all *Tables) RequestSeat(ctx context.Context, short string, role people.Role, name string, by people.Asker) (secret, number string, err error) {
	return all.request(ctx, short, people.JoinRequest{Role: role, Name: name}, by)
}

// RequestLate is RequestSeat for somebody who may have no seat, because the game has begun
// without them. They learn no more than somebody who asks to watch.
func (all *Tables) RequestLate(ctx context.Context, short string, wants people.Want, name string, by people.Asker) (secret, number string, err error) {
	return all.request(ctx, short, people.JoinRequest{Role: people.Player, Name: name, Wants: wants}, by)
}

// request asks for something at the table of a short code.
func (all *Tables) request(ctx context.Context, short string, want people.JoinRequest, by people.Asker) (secret, number string, err error) {
	err = all.atShort(ctx, short, func(t *Table) error {
		if want, err = t.known(want); err != nil {
			return err
		}
		secret, number, err = t.requestSeat(ctx, want, by)
		return err
	})
	return secret, number, err
}

// known is a request with the seat that it's for. A player with a seat needs no name, and
// wants nothing else.
func (t *Table) known(want people.JoinRequest) (people.JoinRequest, error) {
	name, wants := want.Name, want.Wants
	want.Seat, want.Name, want.Wants = scoring.Table, "", ""
	if want.Role != people.Player {
		return want, nil
	}
	if !t.meta.Gathers {
		want.Seat = slices.IndexFunc(t.game.Truth.Names(), func(player string) bool { return ledger.SameName(player, name) })
		switch {
		case want.Seat >= 0:
			return want, nil
		case wants == "":
			return want, ErrUnknown
		}
		want.Seat, want.Wants = scoring.Table, wants
	}
	var err error
	want.Name, err = people.CleanName(name)
	return want, err
}

// RequestTakenSeat asks the host for the taken seat that a link leads to. Check the
// table's limit first, by DoorOfLink.
func (all *Tables) RequestTakenSeat(ctx context.Context, link string, by people.Asker) (secret, number string, err error) {
	err = all.atLink(ctx, link, func(t *Table, s *people.Seat) error {
		if s == nil {
			return refusal.New("live.any-seat")
		}
		secret, number, err = t.requestSeat(ctx, people.JoinRequest{Role: s.Role, Seat: s.Seat}, by)
		return err
	})
	return secret, number, err
}

// DoorOfLink is DoorOf for a link.
func (all *Tables) DoorOfLink(ctx context.Context, link string) string {
	if t, err := all.lead(ctx, linkWay(codes.Hash(link)), anyTable); err == nil {
		return t.id
	}
	return link
}

// atShort does what do says to the table of a short code.
func (all *Tables) atShort(ctx context.Context, short string, do func(*Table) error) error {
	t, err := all.lead(ctx, shortWay(codes.CleanShort(short)), anyTable)
	if err != nil {
		return err
	}
	return t.visited(ctx, func() error {
		if err := t.load(ctx); err != nil {
			return err
		}
		return do(t)
	})
}

func (t *Table) requestSeat(ctx context.Context, want people.JoinRequest, by people.Asker) (secret, number string, err error) {
	c := t.meta.clone()
	by.From = t.all.makerOf(by.From)
	if secret, number, err = c.Request(t.all.Keys, t.all.Clock(), want, by); err != nil {
		return "", "", err
	}
	return secret, number, t.saveMeta(ctx, c)
}

// RequestStatus is the state of a request for a seat. It fails with ErrUnknown if nobody has
// asked, or the answer has been fetched.
func (all *Tables) RequestStatus(ctx context.Context, secret string) (people.RequestStatus, error) {
	hash := codes.Hash(secret)
	t, err := all.lead(ctx, requestWay(hash), anyTable)
	if err != nil {
		return people.RequestStatus{}, err
	}
	if err := t.fresh(ctx); err != nil {
		return people.RequestStatus{}, err
	}
	if err := t.settleNow(ctx); err != nil {
		return people.RequestStatus{}, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	status, ok := t.meta.Status(secret, t.all.Clock())
	if !ok || t.gone {
		return people.RequestStatus{}, ErrUnknown
	}
	return status, nil
}

// AnswerRequest gives somebody the seat that they asked for, or sends them away. Whoever
// had the seat before loses it, once the table was asked if it holds secrets.
func (p Place) AnswerRequest(ctx context.Context, id string, agree bool) error {
	return p.answer(ctx, id, agree, scoring.Table)
}

// GiveSeat gives the seat of a player to somebody who asked for any.
func (p Place) GiveSeat(ctx context.Context, id string, player int) error {
	return p.answer(ctx, id, true, player)
}

func (p Place) answer(ctx context.Context, id string, agree bool, player int) error {
	return p.act(ctx, func() error {
		t := p.Table
		c := t.meta.clone()
		a, ok := c.Answer(t.all.Clock(), id, p.Person, agree)
		switch {
		case !ok:
			return refusal.New("live.not-asking")
		case !agree:
			return t.saveMeta(ctx, c)
		case a.Wants == people.FreedSeat:
			if a.Seat = player; c.Seats.ByRole(people.Player, player) == nil {
				return refusal.New("live.no-seat")
			}
		}
		return p.admit(ctx, c, a)
	})
}

// late is the name of who came late, and plays on under it; empty for anybody else.
func late(a people.KeptRequest) string {
	if a.Wants == people.FreedSeat {
		return a.Name
	}
	return ""
}

// admit gives a seat to who asked for it. What is kept besides is c.
func (p Place) admit(ctx context.Context, c tableMeta, a people.KeptRequest) error {
	t := p.Table
	switch s := c.Seats.ByRole(a.Role, a.Seat); {
	case a.Name != "" && a.Wants == "":
		return t.sitDown(ctx, c, nil, a.Name, codes.Key{Hash: a.Opens})
	case a.Wants == people.NextGame:
		t.note(&c, p.name(), DeedNext, a.Name)
	case a.Role == people.Onlooker:
	case t.asks(&c, s, p.Person):
		return p.askTable(ctx, c, s, a.ID, late(a))
	case t.begun() || s.Taken || c.HostHas(s):
		t.noteOf(&c, p.name(), DeedMoved, s)
	}
	if err := c.Admit(a); err != nil {
		return err
	}
	return t.saveMeta(ctx, c)
}
