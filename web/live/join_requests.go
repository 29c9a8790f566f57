package live

import (
	"context"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// A JoinRequest is a phone that would like a seat and waits for the host.
type JoinRequest struct {
	ID     string // opens nothing
	Role   Role
	Seat   int
	Number string // shown on both phones, so that the host knows which is which
}

// A joinRequest is a JoinRequest and who asks.
type joinRequest struct {
	JoinRequest
	secret string // known to who asks alone
	phone  string
	code   string // once the host has agreed
	denied bool
}

// mostRequests is how many phones can wait at a table.
const mostRequests = 20

// A Lobby is what somebody sees who has typed a short code: the seats to ask
// for.
type Lobby struct {
	Title string
	Names []string // of the players, by seat
}

// JoinLobby finds the table of a short code as somebody typed it. It fails with
// ErrUnknown.
func (all *Tables) JoinLobby(ctx context.Context, short string) (Lobby, error) {
	t, unlock, err := all.lobbyOf(ctx, short)
	if err != nil {
		return Lobby{}, err
	}
	defer unlock()
	return Lobby{Title: t.game.title(), Names: t.game.truth.Names()}, nil
}

// RequestSeat asks the host of a table for a seat. The secret is for RequestStatus.
func (all *Tables) RequestSeat(ctx context.Context, short string, role Role, player int, phone string) (secret, number string, err error) {
	t, unlock, err := all.lobbyOf(ctx, short)
	if err != nil {
		return "", "", err
	}
	defer unlock()
	return t.requestSeat(role, player, phone)
}

// RequestTakenSeat asks the host for the taken seat that a link leads to.
func (all *Tables) RequestTakenSeat(ctx context.Context, link, phone string) (secret, number string, err error) {
	t, s, unlock, err := all.linked(ctx, link)
	if err != nil {
		return "", "", err
	}
	defer unlock()
	return t.requestSeat(s.Role, s.Seat, phone)
}

func (all *Tables) lobbyOf(ctx context.Context, short string) (*Table, func(), error) {
	t, ok := all.find(all.shorts, cleanShort(short))
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

func (t *Table) requestSeat(role Role, player int, phone string) (secret, number string, err error) {
	if t.meta.Seats.byRole(role, player) == nil || role == Host {
		return "", "", refuse("There is no such seat.")
	}
	if len(t.requests) >= mostRequests {
		return "", "", refuse("Too many are waiting at this table. Ask the host to let somebody in or send them away.")
	}
	if secret, err = t.all.newCode(); err != nil {
		return "", "", err
	}
	id, err := t.all.newCode()
	if err != nil {
		return "", "", err
	}
	if number, err = t.all.newNumber(); err != nil {
		return "", "", err
	}
	if role == Onlooker {
		player = scoring.Table
	}
	t.requests = append(t.requests, joinRequest{JoinRequest: JoinRequest{ID: id, Role: role, Seat: player, Number: number}, secret: secret, phone: phone})
	t.all.mu.Lock()
	t.all.waiting[secret] = t
	t.all.mu.Unlock()
	t.tell()
	return secret, number, nil
}

// A RequestStatus is how a request for a seat stands.
type RequestStatus struct {
	Title  string
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
	i := slices.IndexFunc(t.requests, func(a joinRequest) bool { return a.secret == secret })
	if i < 0 {
		return t.answerTo(secret)
	}
	return RequestStatus{Title: t.game.title(), Number: t.requests[i].Number}, nil
}

// answerTo is the answer that the host has given.
func (t *Table) answerTo(secret string) (RequestStatus, error) {
	i := slices.IndexFunc(t.answered, func(a joinRequest) bool { return a.secret == secret })
	if i < 0 {
		return RequestStatus{}, ErrUnknown
	}
	a := t.answered[i]
	return RequestStatus{Title: t.game.title(), Number: a.Number, Code: a.code, Denied: a.denied}, nil
}

// AnswerRequest lets somebody have the seat that they asked for, or sends them away.
// Who had the seat before has it no longer.
func (p Place) AnswerRequest(ctx context.Context, id string, agree bool) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	t := p.Table
	at := slices.IndexFunc(t.requests, func(a joinRequest) bool { return a.ID == id })
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
	c := t.meta.clone()
	s := c.Seats.byRole(a.Role, a.Seat)
	if a.Role == Player {
		if err := t.vacate(&c, s); err != nil {
			return "", err
		}
	}
	s.sit(a.phone)
	return s.Code, t.rekeyed(ctx, c)
}

// newNumber makes two digits for two people to compare.
func (c Config) newNumber() (string, error) {
	short, err := c.newNonce()
	if err != nil {
		return "", err
	}
	var digits strings.Builder
	for _, b := range short[:2] {
		digits.WriteByte('0' + b%10)
	}
	return digits.String(), nil
}
