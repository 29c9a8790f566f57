package live

import (
	"context"
	"weak"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/views"
)

// A Head is how far a table's log goes. Two servers with the same Head have the same game.
type Head struct {
	Number  int          // of the last entry
	Chain   logbook.Hash // of the log so far
	Damaged bool         // there is more that cannot be read
}

// A Standing is the state of a table, which decides what a place may know about it.
type Standing struct {
	Head
	Presence
}

// head is how far the log goes, which is in memory.
func (t *Table) head() Head { return Head{len(t.log.Records), t.log.Last(), t.damage != nil} }

// Standing is the state of the table. It doesn't load a table that rests.
func (p Place) Standing(ctx context.Context) (Standing, error) {
	p.Table.mu.Lock()
	if head := p.Table.rested; head != nil && p.Table.stands(p) {
		defer p.Table.mu.Unlock()
		return Standing{*head, p.presence()}, nil
	}
	p.Table.mu.Unlock()
	unlock, err := p.look(ctx)
	if err != nil {
		return Standing{}, err
	}
	defer unlock()
	return Standing{p.Table.head(), p.presence()}, nil
}

// Look is Standing, together with the game as the place may see it.
func (p Place) Look(ctx context.Context) (Standing, *views.View, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return Standing{}, nil, err
	}
	defer unlock()
	return Standing{p.Table.head(), p.presence()}, p.view(), nil
}

// View is the game as a place may see it.
func (p Place) View(ctx context.Context) (*views.View, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	return p.view(), nil
}

// view is View of a table that is locked, with its game loaded.
func (p Place) view() *views.View {
	t := p.Table
	viewer := t.game.Viewer(p.Seat)
	v := t.views[viewer].Value()
	if v == nil {
		v = t.game.View(t.log.Records, t.damage, viewer, t.makes, t.batchOf)
		v.Version = t.version
		t.views[viewer] = weak.Make(v)
	}
	return v
}

// Log is the log as a place may read it, for export.
func (p Place) Log(ctx context.Context) (*logbook.Log, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	log := p.Table.game.Log(p.Table.log, p.Seat)
	log.Journal = p.Table.meta.Journal
	return log, nil
}

// Why says why a place can't write on a cell, with some dice or any; nil if it can.
// Place and seat differ if the host enters for somebody.
func (p Place) Why(ctx context.Context, seat, owner int, cell, with string) (*scoring.Violation, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	return p.Table.game.Of(p.Seat).Why(seat, owner, cell, with), nil
}

// Totals are each seat's scores at the start, at the end of each round and
// now, as a place may know them.
func (p Place) Totals(ctx context.Context) ([][]scoring.Tenths, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	round := func(s scoring.State) int { return s.Moment().Round }
	return p.Table.game.Of(p.Seat).Totals(round), nil
}

// Moments are where the game was right before each entry that counts, by its number, as a place
// may know it.
func (p Place) Moments(ctx context.Context) (map[int]scoring.Moment, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	moments := map[int]scoring.Moment{}
	p.Table.game.Of(p.Seat).Walk(func(at ledger.Placed, before *ledger.Fold) { moments[at.Place] = before.Moment() })
	return moments, nil
}

// Earns is what an event would earn its actor for good, in tenths, as far as the place
// knows the game. Nothing is entered. It fails as Enter does.
func (p Place) Earns(ctx context.Context, event string) (sum scoring.Tenths, err error) {
	e, err := ledger.ParseEvent(event)
	if err != nil {
		return 0, err
	}
	err = p.entering(ctx, func() (err error) {
		sum, err = p.earns(e)
		return err
	})
	return sum, err
}

func (p Place) earns(e ledger.Entry) (scoring.Tenths, error) {
	would := p.Table.game.Of(p.Seat).Clone()
	seat, _, known := would.Actor(e.Actor)
	if known {
		if err := p.may(e, seat); err != nil {
			return 0, err
		}
	}
	number := len(p.Table.log.Records) + 1
	if v := would.Apply(number, e); v != nil {
		return 0, v
	}
	sum := scoring.Tenths(0)
	if seat != scoring.Table {
		for _, l := range would.State().Tally()[seat].Lines {
			if l.Event == number && !l.Open {
				sum += l.Amount
			}
		}
	}
	return sum, nil
}
