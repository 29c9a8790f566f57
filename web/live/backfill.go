package live

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A Backfill is what entering a forgotten event would make of a game.
type Backfill struct {
	Event   string
	After   int             // number of the event that it comes after; 0 for the start
	Again   []Move          // what is taken back and then applied again
	Dropped []Drop          // what no longer fits and is left out
	Tally   []scoring.Score // as it would be then, as the place may know it
	Seen    int             // number of the last entry that this was worked out for
}

// Own says whether nothing is left out but what a seat has entered itself: more
// only the host may leave out.
func (in *Backfill) Own(seat int) bool {
	return !slices.ContainsFunc(in.Dropped, func(d Drop) bool { return d.Seat != seat })
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
	b, err := p.Table.back(after, p.by(scoring.Table))
	if err != nil {
		return nil, err
	}
	return p.Table.look(b.game, b.log, b.game.viewer(p.Seat)), nil
}

// ProposeBackfill works out what entering an event after an earlier one would change.
// Nothing is entered. It fails as Enter does.
func (p Place) ProposeBackfill(ctx context.Context, after int, event string) (*Backfill, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	in, _, err := p.backfill(after, event)
	return in, err
}

// EnterBackfill enters an event after an earlier one: what came after it is taken
// back, the event goes in, and the rest is applied again, all or nothing. Seen
// is the number of the last entry when it was proposed; it fails with ErrMoved
// where more has been entered since.
func (p Place) EnterBackfill(ctx context.Context, after int, event string, seen int) (*Backfill, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	t := p.Table
	if len(t.log.Records) != seen {
		return nil, ErrMoved
	}
	in, b, err := p.backfill(after, event)
	if err != nil {
		return nil, err
	}
	if p.Role != Host && !in.Own(p.Seat) {
		return nil, refuse("That would leave out what others have entered. Only the host can do that.")
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

// back is the table's book with everything after an event taken back by
// somebody, as the ledger takes it back.
func (t *Table) back(after int, by string) (*book, error) {
	standing := t.game.truth.ActiveEvents()
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
		if err := b.apply(by, ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbUndo}); err != nil {
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

// backfill works out a backfill, in a book of its own.
func (p Place) backfill(after int, event string) (*Backfill, *book, error) {
	t := p.Table
	e, err := ledger.ParseEvent(event)
	if err != nil {
		return nil, nil, err
	}
	b, err := t.back(after, p.by(scoring.Table))
	if err != nil {
		return nil, nil, err
	}
	seat, _, known := b.game.truth.Actor(e.Actor)
	if known {
		if err := p.may(e, seat); err != nil {
			return nil, nil, err
		}
	}
	switch _, here := t.madeBy(e); {
	case e.Verb == ledger.VerbUndo || e.Verb == ledger.VerbRedo:
		return nil, nil, refuse("Only something that was forgotten can go in there.")
	case here && p.Role != Host:
		return nil, nil, refuse("At this table the program makes that. Only the host can add it afterwards.")
	}
	if err := b.apply(p.by(seat), e); err != nil {
		return nil, nil, p.mayKnow(b.game, e, err)
	}
	in := &Backfill{Event: e.String(), After: after, Seen: len(t.log.Records)}
	for _, number := range b.taken {
		r := t.log.Records[number-1]
		move := t.game.move(r, p.Seat, true)
		err := b.apply(r.By, r.Entry)
		var v *scoring.Violation
		switch {
		case err == nil:
			in.Again = append(in.Again, move)
		case errors.As(err, &v):
			in.Dropped = append(in.Dropped, Drop{move, p.mayKnowOf(b.game, r.Entry, v)})
		default:
			return nil, nil, err
		}
	}
	in.Tally = b.game.of(p.Seat).State().Tally()
	return in, b, nil
}

// mayKnow is what a place may be told of why an entry cannot go in.
func (p Place) mayKnow(g *game, e ledger.Entry, err error) error {
	var v *scoring.Violation
	if errors.As(err, &v) {
		return p.mayKnowOf(g, e, v)
	}
	return err
}

// mayKnowOf is what a place may be told of a violation, whose sentence may tell
// what is hidden: what the rules say of the game as the place sees it, or
// nothing but the clause.
func (p Place) mayKnowOf(g *game, e ledger.Entry, v *scoring.Violation) *scoring.Violation {
	if g.open() {
		return v
	}
	e = g.truth.Redact(e, p.Seat)
	if seat, as, known := g.truth.Actor(e.Actor); known {
		trial := scoring.Event{Seat: seat, As: as, Verb: e.Verb, Args: e.Args}
		if own := scoring.Apply(g.truth.Game().Info(), g.of(p.Seat).State().Clone(), trial); own != nil && own.Clause == v.Clause {
			return own
		}
	}
	return scoring.Breaks(v.Clause, "That cannot be: it does not agree with what was played, or with what is still hidden.")
}
