package live

import (
	"context"
	"slices"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	typed "saddlebag/scoring/reading"
	"saddlebag/web/live/codes"
)

// A JoinRequest is a phone that would like a seat and waits for the host.
type JoinRequest struct {
	ID     string `json:"id"` // opens nothing
	Role   Role   `json:"role"`
	Seat   int    `json:"seat"`           // scoring.Table where it is no player's, or the table still gathers
	Name   string `json:"name,omitempty"` // what they call themselves, at a table that gathers
	Number string `json:"number"`         // shown on both phones, so that the host knows which is which
}

// A joinRequest is a JoinRequest as the card has it: nothing in it opens a seat, or
// tells who asks.
type joinRequest struct {
	JoinRequest
	Phone  string    `json:"phone,omitempty"` // which waits once for a seat, as a hash
	From   string    `json:"from,omitempty"`  // the address, as that of a table's maker
	Secret string    `json:"secret"`          // the hash of what who asks alone knows
	Opens  string    `json:"opens"`           // the hash of the code that follows from that, for the seat
	Asked  time.Time `json:"asked"`
	Answer string    `json:"answer,omitempty"` // agreed or denied; empty for who waits
}

// What the host can say to a request.
const (
	agreed = "agreed"
	denied = "denied"
)

// waits says whether a request is still to be answered: else the host has not looked
// for too long, or does not want to answer.
func (a *joinRequest) waits(now time.Time) bool {
	return a.Answer == "" && !a.Asked.Before(now.Add(-requestKept))
}

// An Asker is who asks for a seat.
type Asker struct {
	Phone string // which waits once for a seat, however often it asks; empty for none
	From  string // the address, of which only so many wait
}

// How many phones can wait at a table, and for how long.
const (
	mostRequests = 20
	mostFromOne  = 12 // of one address: as many as play the largest game
	requestKept  = 10 * time.Minute
)

// DoorOf names the table of a short code as somebody typed it, or the code itself
// where there is none: all spellings have one name. It is for limits.
func (all *Tables) DoorOf(ctx context.Context, short string) string {
	short = codes.CleanShort(short)
	if t, err := all.lead(ctx, shortWay(short), anyTable); err == nil {
		return t.id
	}
	return short
}

// RequestSeat asks at the table of a short code for the seat of a player by name,
// for the host's, or for a place to look on. The secret is for RequestStatus. It
// fails with ErrUnknown, be it that there is no such table or no such player:
// whoever guesses is not told which. At a table that gathers the name can be any.
func (all *Tables) RequestSeat(ctx context.Context, short string, role Role, name string, by Asker) (secret, number string, err error) {
	err = all.atShort(ctx, short, func(t *Table) error {
		want := JoinRequest{Role: role, Seat: scoring.Table}
		switch {
		case role == Player && t.meta.Gathers:
			if want.Name, err = ledger.CleanName(typed.Name(name)); err != nil {
				return refuse("%s.", capital(err.Error()))
			}
		case role == Player:
			want.Seat = slices.IndexFunc(t.game.truth.Names(), func(player string) bool { return ledger.SameName(player, name) })
			if want.Seat < 0 {
				return ErrUnknown
			}
		}
		secret, number, err = t.requestSeat(ctx, want, by)
		return err
	})
	return secret, number, err
}

// RequestTakenSeat asks the host for the taken seat that a link leads to. The
// table's limit is asked by its name before.
func (all *Tables) RequestTakenSeat(ctx context.Context, link string, by Asker) (secret, number string, err error) {
	err = all.atLink(ctx, link, func(t *Table, s *seat) error {
		if s == nil {
			return refuse("This link leads to any seat that is free.")
		}
		secret, number, err = t.requestSeat(ctx, JoinRequest{Role: s.Role, Seat: s.Seat}, by)
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

func (t *Table) requestSeat(ctx context.Context, want JoinRequest, by Asker) (secret, number string, err error) {
	a := joinRequest{JoinRequest: want, From: t.all.makerOf(by.From), Asked: t.all.Clock().UTC()}
	if by.Phone != "" {
		a.Phone = codes.Hash(by.Phone)
	}
	if secret, err = codes.New(t.all.Keys); err != nil {
		return "", "", err
	}
	a.Secret, a.Opens = codes.Hash(secret), codes.Hash(codes.Derived(secret))
	if a.ID, err = codes.New(t.all.Keys); err != nil {
		return "", "", err
	}
	if a.Number, err = codes.Number(t.all.Keys); err != nil {
		return "", "", err
	}
	c := t.meta.clone()
	c.tidy(a.Asked)
	// The one of before makes way and is not told again: somebody else may have
	// asked in the name of this phone.
	c.Requests = slices.DeleteFunc(c.Requests, func(old joinRequest) bool {
		return old.Answer == "" && a.Phone != "" && old.Phone == a.Phone && old.Role == a.Role && old.Seat == a.Seat
	})
	if err := c.makeRoom(a.From); err != nil {
		return "", "", err
	}
	c.Requests = append(c.Requests, a)
	return secret, a.Number, t.saveMeta(ctx, c)
}

// tidy forgets who has waited for too long, and the first answers where there are many.
func (c *tableMeta) tidy(now time.Time) {
	answers := 0
	for _, a := range c.Requests {
		if a.Answer != "" {
			answers++
		}
	}
	c.Requests = slices.DeleteFunc(c.Requests, func(a joinRequest) bool {
		if a.Answer == "" {
			return !a.waits(now)
		}
		answers--
		return answers >= mostRequests
	})
}

// makeRoom makes room for one more from an address. Where the door is full, who
// waits longest from where most come makes way: nobody keeps others out by asking
// often.
func (c *tableMeta) makeRoom(from string) error {
	waiting, all := map[string]int{}, 0
	crowd := ""
	for _, a := range c.Requests {
		if a.Answer != "" {
			continue
		}
		all++
		if waiting[a.From]++; waiting[a.From] > waiting[crowd] {
			crowd = a.From
		}
	}
	full := all >= mostRequests
	if waiting[from] >= mostFromOne || full && waiting[from] >= waiting[crowd] {
		return refuse("Too many are waiting at this table. Ask the host to let somebody in or send them away.")
	}
	if full {
		at := slices.IndexFunc(c.Requests, func(a joinRequest) bool { return a.Answer == "" && a.From == crowd })
		c.Requests = slices.Delete(c.Requests, at, at+1)
	}
	return nil
}

// A RequestStatus is how a request for a seat stands.
type RequestStatus struct {
	Number string
	Code   string // of the seat, once the host has agreed
	Denied bool
}

// RequestStatus tells how a request for a seat stands. It fails with ErrUnknown where nobody has
// asked, or the answer has been fetched.
func (all *Tables) RequestStatus(ctx context.Context, secret string) (RequestStatus, error) {
	hash := codes.Hash(secret)
	t, err := all.lead(ctx, requestWay(hash), anyTable)
	if err != nil {
		return RequestStatus{}, err
	}
	if err := t.fresh(ctx); err != nil {
		return RequestStatus{}, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	i := slices.IndexFunc(t.meta.Requests, func(a joinRequest) bool { return a.Secret == hash })
	if i < 0 || t.gone {
		return RequestStatus{}, ErrUnknown
	}
	switch a := t.meta.Requests[i]; {
	case a.Answer == agreed:
		return RequestStatus{Number: a.Number, Code: codes.Derived(secret)}, nil
	case a.Answer == denied:
		return RequestStatus{Number: a.Number, Denied: true}, nil
	case a.waits(t.all.Clock()):
		return RequestStatus{Number: a.Number}, nil
	}
	return RequestStatus{}, ErrUnknown
}

// mayAnswer says whether a place decides on a request: the host on each, a player
// on who asks for the own seat, and on who says that they are the host, whose
// phone may be dead.
func (p Place) mayAnswer(a joinRequest) bool {
	return p.Role == Host || p.Role == Player && (a.Role == Host || a.Role == Player && a.Seat == p.Seat)
}

// AnswerRequest lets somebody have the seat that they asked for, or sends them away.
// Who had the seat before has it no longer.
func (p Place) AnswerRequest(ctx context.Context, id string, agree bool) error {
	return p.act(ctx, func() error {
		t := p.Table
		c := t.meta.clone()
		c.tidy(t.all.Clock())
		at := slices.IndexFunc(c.Requests, func(a joinRequest) bool { return a.ID == id && a.Answer == "" && p.mayAnswer(a) })
		if at < 0 {
			return refuse("Nobody asks for that any more.")
		}
		if !agree {
			c.Requests[at].Answer = denied
			return t.saveMeta(ctx, c)
		}
		c.Requests[at].Answer = agreed
		return t.admit(ctx, c, c.Requests[at])
	})
}

// admit gives a seat to who asked for it. What is kept besides is c.
func (t *Table) admit(ctx context.Context, c tableMeta, a joinRequest) error {
	k := codes.Key{Hash: a.Opens}
	if a.Name != "" {
		return t.sitDown(ctx, c, nil, a.Name, k)
	}
	s := c.Seats.byRole(a.Role, a.Seat)
	if a.Role != Onlooker {
		c.vacate(s)
	}
	if err := s.admit(k); err != nil {
		return err
	}
	return t.saveMeta(ctx, c)
}
