package live

import (
	"context"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// An Ask is a phone that would like a seat and waits for the host.
type Ask struct {
	ID     string // opens nothing
	Role   Role
	Seat   int
	Number string // shown on both phones, so that the host knows which is which
}

// An ask is an Ask and who asks.
type ask struct {
	Ask
	secret string // known to who asks alone
	phone  string
	code   string // once the host has agreed
	denied bool
}

// mostAsks is how many phones can wait at a table.
const mostAsks = 20

// A Door is what somebody sees who has typed a short code: the seats to ask
// for.
type Door struct {
	Title string
	Names []string // of the players, by seat
}

// Door finds the table of a short code as somebody typed it. It fails with
// ErrUnknown.
func (all *Tables) Door(ctx context.Context, short string) (Door, error) {
	t, unlock, err := all.door(ctx, short)
	if err != nil {
		return Door{}, err
	}
	defer unlock()
	return Door{Title: t.title(), Names: t.game.truth.Names()}, nil
}

// Knock asks the host of a table for a seat. The secret is for Answered.
func (all *Tables) Knock(ctx context.Context, short string, role Role, player int, phone string) (secret, number string, err error) {
	t, unlock, err := all.door(ctx, short)
	if err != nil {
		return "", "", err
	}
	defer unlock()
	return t.ask(role, player, phone)
}

// KnockLink asks the host for the taken seat that a link leads to.
func (all *Tables) KnockLink(ctx context.Context, link, phone string) (secret, number string, err error) {
	t, i, unlock, err := all.linked(ctx, link)
	if err != nil {
		return "", "", err
	}
	defer unlock()
	return t.ask(t.card.Seats[i].Role, t.card.Seats[i].Seat, phone)
}

func (all *Tables) door(ctx context.Context, short string) (*Table, func(), error) {
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

func (t *Table) ask(role Role, player int, phone string) (secret, number string, err error) {
	if _, ok := t.seatOf(role, player); !ok || role == Host {
		return "", "", refuse("There is no such seat.")
	}
	if len(t.asks) >= mostAsks {
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
	t.asks = append(t.asks, ask{Ask: Ask{ID: id, Role: role, Seat: player, Number: number}, secret: secret, phone: phone})
	t.all.mu.Lock()
	t.all.waiting[secret] = t
	t.all.mu.Unlock()
	t.tell()
	return secret, number, nil
}

// An Answer is how an ask stands.
type Answer struct {
	Title  string
	Number string
	Code   string // of the seat, once the host has agreed
	Denied bool
}

// Answered tells how an ask stands. It fails with ErrUnknown where nobody has
// asked, or the answer has been fetched.
func (all *Tables) Answered(ctx context.Context, secret string) (Answer, error) {
	t, ok := all.find(all.waiting, secret)
	if !ok {
		return Answer{}, ErrUnknown
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return Answer{}, err
	}
	i := slices.IndexFunc(t.asks, func(a ask) bool { return a.secret == secret })
	if i < 0 {
		return t.told(secret)
	}
	return Answer{Title: t.title(), Number: t.asks[i].Number}, nil
}

// told is the answer that the host has given.
func (t *Table) told(secret string) (Answer, error) {
	i := slices.IndexFunc(t.answered, func(a ask) bool { return a.secret == secret })
	if i < 0 {
		return Answer{}, ErrUnknown
	}
	a := t.answered[i]
	return Answer{Title: t.title(), Number: a.Number, Code: a.code, Denied: a.denied}, nil
}

// Answer lets somebody have the seat that they asked for, or sends them away.
// Who had the seat before has it no longer.
func (p Place) Answer(ctx context.Context, id string, agree bool) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	t := p.Table
	at := slices.IndexFunc(t.asks, func(a ask) bool { return a.ID == id })
	if at < 0 {
		return refuse("Nobody asks for that any more.")
	}
	a := t.asks[at]
	if agree {
		if a.code, err = t.admit(ctx, a); err != nil {
			return err
		}
	}
	a.denied = !agree
	t.asks = slices.Delete(t.asks, at, at+1)
	t.answered = append(t.answered, a)
	if len(t.answered) > mostAsks {
		t.all.mu.Lock()
		delete(t.all.waiting, t.answered[0].secret)
		t.all.mu.Unlock()
		t.answered = slices.Delete(t.answered, 0, 1)
	}
	t.tell()
	return nil
}

// admit gives a seat to who asked for it.
func (t *Table) admit(ctx context.Context, a ask) (code string, err error) {
	i, _ := t.seatOf(a.Role, a.Seat)
	c := t.card.clone()
	if a.Role == Player {
		if err := t.vacate(&c, i); err != nil {
			return "", err
		}
	}
	c.Seats[i].sit(a.phone)
	return c.Seats[i].Code, t.rekeyed(ctx, c)
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
