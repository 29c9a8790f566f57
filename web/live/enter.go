package live

import (
	"context"
	"errors"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A Request is what somebody enters.
type Request struct {
	// Seen is the number of the last entry that the sender knew.
	Seen int
	// Event is a line of the ledger. At a table with virtual dice the program
	// makes what stands as Roll; where dice are thrown one at a time, Stay
	// ends the throw.
	Event string
	// Key is the sender's own name for the entry, so that one that is sent
	// twice goes in once; empty for none. It says nothing to other places, and
	// to enter something else under it is ErrReused.
	Key string
}

// An Entered is what became of a request.
type Entered struct {
	Number int      // of the entry; 0 where a throw goes on
	Held   []string // the faces so far of a throw that goes on
}

// Enter takes an event into the game and into the store. It fails with a
// *ledger.SyntaxError, a *Refusal, a *scoring.Violation, a *ledger.DamageError,
// with ErrMoved, ErrReused or ErrUnknown; nothing has changed then.
func (p Place) Enter(ctx context.Context, r Request) (Entered, error) {
	e, err := ledger.ParseEvent(r.Event)
	if err != nil {
		return Entered{}, err
	}
	unlock, err := p.entering(ctx)
	if err != nil {
		return Entered{}, err
	}
	defer unlock()
	t := p.Table
	key := p.keyOf(r.Key)
	number, same := t.entered(key, e)
	if same {
		return Entered{Number: number}, nil
	}
	seat, _, known := t.game.truth.Actor(e.Actor)
	if !known {
		return Entered{}, t.try(p, e)
	}
	if err := p.may(e, seat); err != nil {
		return Entered{}, err
	}
	if number > 0 {
		return Entered{}, ErrReused
	}
	if len(t.log.Records) != r.Seen && p.sensitive(e, seat) {
		return Entered{}, ErrMoved
	}
	if err := t.roomFor(e, seat); err != nil {
		return Entered{}, err
	}
	if err := t.goesOn(p, e, seat); err != nil {
		return Entered{}, err
	}
	e, faces, err := t.thrown(ctx, p, e)
	if err != nil || faces != nil {
		return Entered{Held: faces}, err
	}
	return t.take(ctx, p, e, seat, key)
}

// take folds an entry and writes it.
func (t *Table) take(ctx context.Context, p Place, e ledger.Entry, seat int, key string) (Entered, error) {
	if err := t.try(p, e); err != nil {
		return Entered{}, err
	}
	record, err := t.record(p.by(seat), e)
	if err != nil {
		t.unload()
		return Entered{}, err
	}
	record.Key = key
	if err := t.write(ctx, []ledger.Record{record}); err != nil {
		if errors.Is(err, ledger.ErrConflict) || errors.Is(err, ledger.ErrRepeated) {
			err = ErrMoved // another program has the same file open
		}
		return Entered{}, err
	}
	t.played(ctx, e, seat)
	return Entered{Number: record.Number}, nil
}

// try folds an entry. Whether it is legal, and what is said where it is not, is
// decided by what the place may know.
func (t *Table) try(p Place, e ledger.Entry) error {
	err := t.game.enter(e, p.Seat)
	var v *scoring.Violation
	if err != nil && !errors.As(err, &v) {
		t.unload()
	}
	return err
}

// record makes the record that follows in the log.
func (t *Table) record(by string, e ledger.Entry) (ledger.Record, error) {
	nonce, err := t.all.newNonce()
	if err != nil {
		return ledger.Record{}, err
	}
	return t.log.Next(t.all.Clock(), by, e, nonce), nil
}

// played does what follows from an entry: who was done is at it again after a
// throw, and the table remembers that the table is in use.
func (t *Table) played(ctx context.Context, e ledger.Entry, seat int) {
	if seat == scoring.Table && e.Verb != ledger.VerbNote || e.Verb == ledger.VerbUndo || e.Verb == ledger.VerbRedo {
		clear(t.done)
	}
	if now := t.all.Clock(); now.Sub(t.meta.Used) > 24*time.Hour {
		c := t.meta.clone()
		c.Used = now.UTC()
		_ = t.saveMeta(context.WithoutCancel(ctx), c) // it is tried again with the next entry
	}
}
