package live

import (
	"context"
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
// what could have been entered then. The number is 0 for the start. What the
// program makes is left out: it forgets nothing.
func (p Place) Past(ctx context.Context, after int) (*View, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	t := p.Table
	past, _, err := p.back(after)
	if err != nil {
		return nil, err
	}
	v := t.look(past, p.Seat)
	v.Prompts = slices.DeleteFunc(v.Prompts, func(prompt scoring.Prompt) bool {
		return slices.ContainsFunc(prompt.Args, func(a scoring.Arg) bool { return t.makes(a.Device) })
	})
	return v, nil
}

// ProposeBackfill works out what entering an event after an earlier one would change.
// Nothing is entered. It fails as Enter does.
func (p Place) ProposeBackfill(ctx context.Context, after int, event string) (*Backfill, error) {
	unlock, err := p.entering(ctx)
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
	unlock, err := p.entering(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	t := p.Table
	if len(t.log.Records) != seen {
		return nil, ErrMoved
	}
	in, acts, err := p.backfill(after, event)
	if err != nil {
		return nil, err
	}
	if p.Role != Host && !in.Own(p.Seat) {
		return nil, refuse("That would leave out what others have entered. Only the host can do that.")
	}
	log := &ledger.Log{Header: t.log.Header, Records: slices.Clip(t.log.Records)}
	for _, a := range acts {
		nonce, err := t.all.newNonce()
		if err != nil {
			return nil, err
		}
		log.Records = append(log.Records, log.Next(t.all.Clock(), a.by, a.entry, nonce))
	}
	g, err := t.newGame(log)
	if err != nil {
		return nil, err
	}
	t.game = g
	if err := t.write(ctx, log.Records[seen:]); err != nil {
		return nil, err
	}
	clear(t.done)
	return in, nil
}

// An act is an entry and who enters it.
type act struct {
	by    string
	entry ledger.Entry
}

// back is the game as a place reads it with everything after an event taken
// back, and the numbers of what is taken back, the earliest first.
func (p Place) back(after int) (past *reading, taken []int, err error) {
	g := p.Table.game
	standing := g.truth.ActiveEvents()
	keep := slices.Index(standing, after) + 1
	if keep == 0 && after != 0 {
		return nil, nil, refuse("Entry %d does not stand.", after)
	}
	if past, err = newReading(g.truth.open); err != nil {
		return nil, nil, err
	}
	for _, r := range p.Table.log.Records {
		if err := past.take(g.entry(r, p.Seat)); err != nil {
			return nil, nil, fmt.Errorf("entry %d, read again: %w", r.Number, err)
		}
	}
	for range standing[keep:] {
		if err := past.take(takenBack); err != nil {
			return nil, nil, fmt.Errorf("taking back: %w", err)
		}
	}
	return past, standing[keep:], nil
}

// takenBack takes back the last event of anybody.
var takenBack = ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbUndo}

// backfill works out a backfill from what the place may know, and all that is to
// be entered for it.
func (p Place) backfill(after int, event string) (*Backfill, []act, error) {
	t := p.Table
	e, err := ledger.ParseEvent(event)
	if err != nil {
		return nil, nil, err
	}
	past, taken, err := p.back(after)
	if err != nil {
		return nil, nil, err
	}
	seat, err := p.mayBackfill(past, e)
	if err != nil {
		return nil, nil, err
	}
	read := e
	if !t.game.open() {
		if v := past.judge(e, p.Seat); v != nil {
			return nil, nil, v
		}
		read = past.Redact(e, p.Seat)
	}
	if v := past.enter(read); v != nil {
		return nil, nil, v
	}
	acts := slices.Repeat([]act{{p.by(scoring.Table), takenBack}}, len(taken))
	acts = append(acts, act{p.by(seat), e})
	in := &Backfill{Event: e.String(), After: after, Seen: len(t.log.Records)}
	for _, number := range taken {
		r := t.log.Records[number-1]
		move := t.game.move(r, p.Seat, true)
		if v := past.enter(move.Entry); v != nil {
			in.Dropped = append(in.Dropped, Drop{move, v})
			continue
		}
		in.Again = append(in.Again, move)
		acts = append(acts, act{r.By, r.Entry})
	}
	in.Tally = past.State().Tally()
	return in, acts, nil
}

// mayBackfill says why a place may not enter something forgotten, or for which
// seat it would.
func (p Place) mayBackfill(past *reading, e ledger.Entry) (seat int, err error) {
	seat, _, known := past.Actor(e.Actor)
	if known {
		err = p.may(e, seat)
	}
	switch _, here := p.Table.madeBy(e); {
	case err != nil:
		return seat, err
	case e.Verb == ledger.VerbUndo || e.Verb == ledger.VerbRedo:
		return seat, refuse("Only something that was forgotten can go in there.")
	case here:
		return seat, refuse(typedIn + " So nothing of it was forgotten.")
	}
	return seat, nil
}
