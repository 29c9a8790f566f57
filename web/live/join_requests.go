package live

import (
	"context"
	"slices"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/codes"
)

// A JoinRequest is a phone that would like a seat and waits for the host.
type JoinRequest struct {
	ID     string // opens nothing
	Role   Role
	Seat   int    // scoring.Table where it is no player's, or the table still gathers
	Name   string // what they call themselves, at a table that gathers
	Number string // shown on both phones, so that the host knows which is which
}

// A joinRequest is a JoinRequest and who asks.
type joinRequest struct {
	JoinRequest
	Asker
	secret string // known to who asks alone
	asked  time.Time
	code   string // once the host has agreed
	denied bool
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
func (all *Tables) DoorOf(short string) string {
	if t, ok := all.find(all.shorts, codes.CleanShort(short)); ok {
		return t.id
	}
	return codes.CleanShort(short)
}

// RequestSeat asks at the table of a short code for the seat of a player by name,
// for the host's, or for a place to look on. The secret is for RequestStatus. It
// fails with ErrUnknown, be it that there is no such table or no such player:
// whoever guesses is not told which. At a table that gathers the name can be any.
func (all *Tables) RequestSeat(ctx context.Context, short string, role Role, name string, by Asker) (secret, number string, err error) {
	t, unlock, err := all.lobbyOf(ctx, short)
	if err != nil {
		return "", "", err
	}
	defer unlock()
	want := JoinRequest{Role: role, Seat: scoring.Table}
	switch {
	case role == Player && t.meta.Gathers:
		if want.Name, err = ledger.CleanName(name); err != nil {
			return "", "", refuse("%s.", capital(err.Error()))
		}
	case role == Player:
		want.Seat = slices.IndexFunc(t.game.truth.Names(), func(player string) bool { return ledger.SameName(player, name) })
		if want.Seat < 0 {
			return "", "", ErrUnknown
		}
	}
	return t.requestSeat(want, by)
}

// RequestTakenSeat asks the host for the taken seat that a link leads to. The
// table's limit is asked by its name before.
func (all *Tables) RequestTakenSeat(ctx context.Context, link string, by Asker) (secret, number string, err error) {
	t, s, unlock, err := all.linked(ctx, link)
	if err != nil {
		return "", "", err
	}
	defer unlock()
	if s == nil {
		return "", "", refuse("This link leads to any seat that is free.")
	}
	return t.requestSeat(JoinRequest{Role: s.Role, Seat: s.Seat}, by)
}

// DoorOfLink is DoorOf for a link.
func (all *Tables) DoorOfLink(link string) string {
	if t, ok := all.find(all.links, codes.Hash(link)); ok {
		return t.id
	}
	return link
}

func (all *Tables) lobbyOf(ctx context.Context, short string) (*Table, func(), error) {
	t, ok := all.find(all.shorts, codes.CleanShort(short))
	if !ok {
		return nil, nil, ErrUnknown
	}
	t.mu.Lock()
	if err := t.load(ctx); err != nil {
		t.mu.Unlock()
		return nil, nil, err
	}
	return t, t.mu.Unlock, nil
}

func (t *Table) requestSeat(want JoinRequest, by Asker) (secret, number string, err error) {
	t.expire()
	again := func(a joinRequest) bool {
		return by.Phone != "" && a.Phone == by.Phone && a.Role == want.Role && a.Seat == want.Seat
	}
	// The one of before makes way and is not told again: somebody else may have
	// asked in the name of this phone.
	t.forgetRequests(again)
	if err := t.makeRoom(by.From); err != nil {
		return "", "", err
	}
	if secret, err = codes.New(t.all.Keys); err != nil {
		return "", "", err
	}
	if want.ID, err = codes.New(t.all.Keys); err != nil {
		return "", "", err
	}
	if want.Number, err = codes.Number(t.all.Keys); err != nil {
		return "", "", err
	}
	t.requests = append(t.requests, joinRequest{JoinRequest: want, Asker: by, secret: secret, asked: t.all.Clock()})
	t.all.mu.Lock()
	t.all.waiting[secret] = t
	t.all.mu.Unlock()
	t.tell()
	return secret, want.Number, nil
}

// expire forgets who has waited for too long: the host has not looked, or does
// not want to answer.
func (t *Table) expire() {
	late := t.all.Clock().Add(-requestKept)
	before := len(t.requests)
	t.forgetRequests(func(a joinRequest) bool { return a.asked.Before(late) })
	if len(t.requests) < before {
		t.tell()
	}
}

// forgetRequests forgets requests that wait.
func (t *Table) forgetRequests(which func(joinRequest) bool) {
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	t.requests = slices.DeleteFunc(t.requests, func(a joinRequest) bool {
		gone := which(a)
		if gone {
			delete(t.all.waiting, a.secret)
		}
		return gone
	})
}

// makeRoom makes room for one more from an address. Where the door is full, who
// waits longest from where most come makes way: nobody keeps others out by asking
// often.
func (t *Table) makeRoom(from string) error {
	waiting := map[string]int{}
	crowd := ""
	for _, a := range t.requests {
		if waiting[a.From]++; waiting[a.From] > waiting[crowd] {
			crowd = a.From
		}
	}
	full := len(t.requests) >= mostRequests
	if waiting[from] >= mostFromOne || full && waiting[from] >= waiting[crowd] {
		return refuse("Too many are waiting at this table. Ask the host to let somebody in or send them away.")
	}
	if full {
		first := t.requests[slices.IndexFunc(t.requests, func(a joinRequest) bool { return a.From == crowd })]
		t.forgetRequests(func(a joinRequest) bool { return a.secret == first.secret })
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
	t, ok := all.find(all.waiting, secret)
	if !ok {
		return RequestStatus{}, ErrUnknown
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return RequestStatus{}, err
	}
	t.expire()
	i := slices.IndexFunc(t.requests, func(a joinRequest) bool { return a.secret == secret })
	if i < 0 {
		return t.answerTo(secret)
	}
	return RequestStatus{Number: t.requests[i].Number}, nil
}

// answerTo is the answer that the host has given.
func (t *Table) answerTo(secret string) (RequestStatus, error) {
	i := slices.IndexFunc(t.answered, func(a joinRequest) bool { return a.secret == secret })
	if i < 0 {
		return RequestStatus{}, ErrUnknown
	}
	a := t.answered[i]
	return RequestStatus{Number: a.Number, Code: a.code, Denied: a.denied}, nil
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
	unlock, err := p.enter(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	t := p.Table
	t.expire()
	at := slices.IndexFunc(t.requests, func(a joinRequest) bool { return a.ID == id && p.mayAnswer(a) })
	if at < 0 {
		return refuse("Nobody asks for that any more.")
	}
	a := t.requests[at]
	if agree {
		if a.code, err = t.admit(ctx, a); err != nil {
			return err
		}
	}
	a.denied = !agree
	t.requests = slices.Delete(t.requests, at, at+1)
	t.answered = append(t.answered, a)
	if len(t.answered) > mostRequests {
		t.all.mu.Lock()
		delete(t.all.waiting, t.answered[0].secret)
		t.all.mu.Unlock()
		t.answered = slices.Delete(t.answered, 0, 1)
	}
	t.tell()
	return nil
}

// admit gives a seat to who asked for it.
func (t *Table) admit(ctx context.Context, a joinRequest) (code string, err error) {
	if a.Name != "" {
		return t.sitDown(ctx, nil, a.Name)
	}
	c := t.meta.clone()
	s := c.Seats.byRole(a.Role, a.Seat)
	if a.Role != Onlooker {
		c.vacate(s)
	}
	if code, err = t.all.sit(s); err != nil {
		return "", err
	}
	return code, t.rekeyed(ctx, c)
}
