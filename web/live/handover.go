package live

import (
	"context"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// A host could read every hand at the table if seats went from phone to phone at a word.
// So a seat that holds secrets goes at once only if the phone that has it lets it go. Else
// the table is asked: it goes after two minutes in which nobody objects. No clock waits for
// that: it goes when the table is looked after next, or somebody does anything there.

// A Handover is a seat about which the table is asked, as a place sees it.
type Handover struct {
	ID    string
	Role  people.Role
	Name  string    // of the player, as of now; empty for a host who plays no seat
	By    string    // who wants it, by their name then
	Until time.Time // one can object
	Mine  bool      // the place has the seat, and can let it go
}

// handovers are those that the table is asked about.
func (p Place) handovers() (all []Handover) {
	t := p.Table
	for _, h := range t.meta.Handovers {
		s := t.meta.Seats.ByRole(h.Role, h.Seat)
		if s == nil {
			continue
		}
		all = append(all, Handover{h.ID, h.Role, t.nameOf(s), h.By, h.Until, p.Role != people.Onlooker && t.meta.Lets(s, p.Person)})
	}
	return all
}

// asks says whether the table is asked before somebody moves a seat to another phone.
func (t *Table) asks(c *tableMeta, s *people.Seat, who people.Person) bool {
	return t.game.HoldsSecrets(s.Seat) && !c.Lets(s, who)
}

// Asks says whether the table is asked before a place moves the seat of a player.
func (p Place) Asks(ctx context.Context, player int) (asks bool, err error) {
	err = p.act(ctx, func() error {
		s := p.Table.meta.Seats.ByRole(people.Player, player)
		if s == nil {
			return refusal.New("live.no-seat")
		}
		asks = p.Table.asks(&p.Table.meta, s, p.Person)
		return nil
	})
	return asks, err
}

// askTable asks the table whether a seat may go to another phone: for the request with an ID,
// or for a link, and under another name unless that is empty.
func (p Place) askTable(ctx context.Context, c tableMeta, s *people.Seat, request, name string) error {
	t := p.Table
	before := len(c.Handovers)
	if err := c.HandOver(t.all.Keys, t.all.Clock(), s, people.Handover{By: p.name(), For: request, Name: name}); err != nil {
		return err
	}
	if len(c.Handovers) == before {
		return nil // it has been asked
	}
	t.noteOf(&c, p.name(), DeedAsked, s)
	return t.saveMeta(ctx, c)
}

// Object keeps a seat where it is. Whoever has a seat at the table can, for anybody's.
func (p Place) Object(ctx context.Context, id string) error {
	return p.answerTable(ctx, id, func(c *tableMeta, h people.Handover, s *people.Seat) (moved bool, err error) {
		c.Deny(h)
		p.Table.noteOf(c, p.name(), DeedObjected, s)
		return false, nil
	})
}

// LetGo gives a place's own seat to the phone that wants it, before the time is over.
func (p Place) LetGo(ctx context.Context, id string) error {
	return p.answerTable(ctx, id, func(c *tableMeta, h people.Handover, s *people.Seat) (moved bool, err error) {
		if !c.Lets(s, p.Person) {
			return false, refusal.New("live.not-your-seat")
		}
		return p.Table.move(c, p.name(), h, s)
	})
}

// answerTable takes somebody's word on what the table is asked.
func (p Place) answerTable(ctx context.Context, id string, do func(*tableMeta, people.Handover, *people.Seat) (moved bool, err error)) error {
	return p.act(ctx, func() error {
		if p.Role == people.Onlooker {
			return refusal.New("live.onlookers")
		}
		t := p.Table
		c := t.meta.clone()
		h, ok := c.TakeHandover(id)
		s := c.Seats.ByRole(h.Role, h.Seat)
		if !ok || s == nil {
			return refusal.New("live.handover-over")
		}
		moved, err := do(&c, h, s)
		if err == nil {
			err = t.saveMeta(ctx, c)
		}
		if err == nil && moved {
			t.plays(ctx, h)
		}
		return err
	})
}

// plays writes down who plays on at a seat that has gone to another phone. If nobody can be
// called so any more, the seat keeps its name.
func (t *Table) plays(ctx context.Context, h people.Handover) {
	if h.Name == "" {
		return
	}
	p := Place{Table: t, Person: people.Person{Role: people.Host, Seat: t.meta.Seats.Host.Seat}}
	e := ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbRename, Args: []string{t.game.Truth.Names()[h.Seat], h.Name}}
	if p.may(e, scoring.Table) == nil {
		_, _ = t.take(ctx, p, e, nil, false, "")
	}
}

// move does what a handover wants, and says whether it could.
func (t *Table) move(c *tableMeta, by string, h people.Handover, s *people.Seat) (moved bool, err error) {
	deed := DeedMoved
	if h.For == "" {
		deed = DeedFreed
	}
	if moved, err = c.Move(h); moved {
		t.noteOf(c, by, deed, s)
	}
	return moved, err
}

// settle moves the seats that nobody has objected to in time. The table is locked.
func (t *Table) settle(ctx context.Context) error {
	for t.isDue() {
		if err := t.load(ctx); err != nil {
			return err
		}
		c := t.meta.clone()
		h, _ := c.Due(t.all.Clock())
		c.TakeHandover(h.ID)
		moved, err := false, error(nil)
		if s := c.Seats.ByRole(h.Role, h.Seat); s != nil {
			moved, err = t.move(&c, h.By, h, s)
		}
		if err == nil {
			err = t.saveMeta(ctx, c)
		}
		if err != nil {
			return err
		}
		if moved {
			t.plays(ctx, h)
		}
	}
	return nil
}

// settleNow is settle for who only looks.
func (t *Table) settleNow(ctx context.Context) error {
	t.mu.Lock()
	due := t.isDue()
	t.mu.Unlock()
	if !due {
		return nil
	}
	return t.change(ctx, func() error { return t.settle(ctx) })
}

// isDue says whether a seat goes to another phone now.
func (t *Table) isDue() bool {
	_, due := t.meta.Due(t.all.Clock())
	return due && !t.gone
}
