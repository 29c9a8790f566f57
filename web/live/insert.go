package live

import (
	"context"
	"errors"
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// An Insertion is what entering a forgotten event would make of a game.
type Insertion struct {
	Event   string
	After   int    // number of the event that it comes after; 0 for the start
	Again   []Move // what is taken back and then applied again
	Dropped []Drop // what no longer fits and is left out
	Seen    int    // number of the last entry that this was worked out for
}

// A Drop is an event that would no longer be legal.
type Drop struct {
	Move
	Violation *scoring.Violation
}

// Past is the game as it stood after an event that stands, as a place sees it:
// what could have been entered then. The number is 0 for the start.
func (p Place) Past(ctx context.Context, after int) (*View, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	b, err := p.Table.back(after)
	if err != nil {
		return nil, err
	}
	return p.Table.look(b.game, b.log, b.game.viewer(p.Seat)), nil
}

// Propose works out what entering an event after an earlier one would change.
// Nothing is entered. It fails as Enter does.
func (p Place) Propose(ctx context.Context, after int, event string) (*Insertion, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	in, _, err := p.insert(after, event)
	return in, err
}

// Insert enters an event after an earlier one: what came after it is taken
// back, the event goes in, and the rest is applied again, all or nothing. Seen
// is the number of the last entry when it was proposed; it fails with ErrMoved
// where more has been entered since.
func (p Place) Insert(ctx context.Context, after int, event string, seen int) (*Insertion, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	t := p.Table
	if len(t.log.Records) != seen {
		return nil, ErrMoved
	}
	in, b, err := p.insert(after, event)
	if err != nil {
		return nil, err
	}
	known := len(t.log.Records)
	t.game = b.game
	if err := t.write(ctx, b.log.Records[known:]); err != nil {
		return nil, err
	}
	clear(t.done)
	return in, nil
}

// A book is a game and its log, to try something out in.
type book struct {
	t     *Table
	game  *game
	log   *ledger.Log
	taken []int // numbers of the events taken back, the earliest first
}

// back is the table's book with everything after an event taken back, as the
// ledger takes it back.
func (t *Table) back(after int) (*book, error) {
	standing := t.game.truth.Standing()
	keep := 0
	for i, number := range standing {
		if number == after {
			keep = i + 1
		}
	}
	if keep == 0 && after != 0 {
		return nil, refuse("Entry %d does not stand.", after)
	}
	g, _, err := t.newGame(t.log)
	if err != nil {
		return nil, err
	}
	b := &book{t: t, game: g, log: &ledger.Log{Header: t.log.Header, Records: t.log.Records[:len(t.log.Records):len(t.log.Records)]}}
	b.taken = standing[keep:]
	for range b.taken {
		if err := b.apply(string(Host), ledger.Entry{Actor: ledger.Table, Verb: verbUndo}); err != nil {
			return nil, fmt.Errorf("taking back: %w", err)
		}
	}
	if b.game.stale() {
		b.game, _, err = t.newGame(b.log)
	}
	return b, err
}

// apply folds an entry and adds its record.
func (b *book) apply(by string, e ledger.Entry) error {
	if err := b.game.apply(len(b.log.Records)+1, e); err != nil {
		return err
	}
	nonce, err := b.t.all.newNonce()
	if err != nil {
		return err
	}
	b.log.Records = append(b.log.Records, b.log.Next(b.t.all.Clock(), by, e, nonce))
	return nil
}

// insert works out an insertion, in a book of its own.
func (p Place) insert(after int, event string) (*Insertion, *book, error) {
	t := p.Table
	e, err := ledger.ParseEvent(event)
	if err != nil {
		return nil, nil, err
	}
	b, err := t.back(after)
	if err != nil {
		return nil, nil, err
	}
	seat, _, known := b.game.truth.Actor(e.Actor)
	if known {
		if err := p.may(e, seat); err != nil {
			return nil, nil, err
		}
	}
	switch {
	case e.Verb == verbUndo || e.Verb == verbRedo:
		return nil, nil, refuse("Only something that was forgotten can go in there.")
	case t.card.Dice == Virtual && t.madeBy(e) >= 0 && p.Role != Host:
		return nil, nil, refuse("The dice of this table are thrown here. Only the host can add a throw afterwards.")
	}
	if err := b.apply(p.by(seat), e); err != nil {
		return nil, nil, p.mayKnow(b.game, err)
	}
	in := &Insertion{Event: e.String(), After: after, Seen: len(t.log.Records)}
	for _, number := range b.taken {
		r := t.log.Records[number-1]
		move := t.game.move(r, p.Seat, true)
		err := b.apply(r.By, r.Entry)
		var v *scoring.Violation
		switch {
		case err == nil:
			in.Again = append(in.Again, move)
		case errors.As(err, &v):
			in.Dropped = append(in.Dropped, Drop{move, p.mayKnowOf(b.game, v)})
		default:
			return nil, nil, err
		}
	}
	return in, b, nil
}

// mayKnow is what a place may be told of an error.
func (p Place) mayKnow(g *game, err error) error {
	var v *scoring.Violation
	if errors.As(err, &v) {
		return p.mayKnowOf(g, v)
	}
	return err
}

// mayKnowOf is what a place may be told of a violation: its sentence may tell
// what is hidden.
func (p Place) mayKnowOf(g *game, v *scoring.Violation) *scoring.Violation {
	if g.open() {
		return v
	}
	return scoring.Breaks(v.Clause, "That cannot be: it does not agree with what was played, or with what is still hidden.")
}
