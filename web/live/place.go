package live

import (
	"context"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
	"saddlebag/web/live/views"
)

// A Place is somebody's place at a table: what a code stands for.
type Place struct {
	Table *Table
	people.Person
	Code string // as the phone has it; the table knows its key
	key  codes.Key
}

// Open says whether the code still stands for the place.
func (p Place) Open() bool {
	p.Table.mu.Lock()
	defer p.Table.mu.Unlock()
	return p.Table.stands(p)
}

// stands says whether a place is still what it was. The table is locked.
func (t *Table) stands(p Place) bool {
	s := t.meta.Seats.ByKey(p.key)
	return s != nil && !t.gone && s.Role == p.Role && s.Seat == p.Seat
}

// look locks the table for a place that still stands, with its game loaded.
func (p Place) look(ctx context.Context) (unlock func(), err error) {
	p.Table.mu.Lock()
	if err := p.there(ctx); err != nil {
		p.Table.mu.Unlock()
		return nil, err
	}
	return p.Table.mu.Unlock, nil
}

// there wants a place still to stand, and loads its game. The table is locked.
func (p Place) there(ctx context.Context) error {
	if !p.Table.stands(p) {
		return ErrUnknown
	}
	return p.Table.load(ctx)
}

// act does what do says to the table of a place that still stands, with its game
// loaded: anew where somebody else has changed it meanwhile.
func (p Place) act(ctx context.Context, do func() error) error {
	return p.Table.change(ctx, func() error {
		if err := p.Table.settle(ctx); err != nil {
			return err
		}
		if err := p.there(ctx); err != nil {
			return err
		}
		return do()
	})
}

// entering is act for what puts something after the last entry: there must be
// nothing wrong with those before.
func (p Place) entering(ctx context.Context, do func() error) error {
	return p.act(ctx, func() error {
		switch {
		case p.Table.damage != nil:
			return p.Table.damage
		case p.Table.meta.Gathers:
			return refusal.New("live.not-started")
		}
		return do()
	})
}

// hosting is act for what only a host may do.
func (p Place) hosting(ctx context.Context, do func() error) error {
	if p.Role != people.Host {
		return refusal.New("live.host-only")
	}
	return p.act(ctx, do)
}

// by is who enters something for a seat, as the log tells it.
func (p Place) by(seat int) string {
	names := p.Table.game.Truth.Names()
	if p.Seat != scoring.Table && (p.Role == people.Player || seat == p.Seat || seat == scoring.Table) {
		return names[p.Seat]
	}
	return string(people.Host)
}

// name is who somebody is at the table, as its journal tells it.
func (p Place) name() string { return p.by(scoring.Table) }

// may says why a place may not enter something for a seat. The table is
// locked and its game loaded.
func (p Place) may(e ledger.Entry, seat int) error {
	switch {
	case p.Role == people.Host:
		if v := p.Table.game.Truth.TellApart(e); v != nil {
			return v
		}
		return nil
	case p.Role == people.Onlooker:
		return refusal.New("live.onlookers")
	case seat == scoring.Table && p.overrules(e):
		return refusal.New("live.host-only")
	case e.Verb == ledger.VerbRedo && (seat == p.Seat || seat == scoring.Table) && !p.mayRedo():
		return refusal.New("live.others-undo")
	case seat == p.Seat:
		return nil
	case seat != scoring.Table:
		return refusal.New("live.others-seat", "player", p.Table.game.Truth.Names()[seat])
	case e.Verb == ledger.VerbUndo && !p.mayUndoLast():
		return refusal.New("live.others-entry")
	case e.Verb == ledger.VerbStop || e.Verb == ledger.VerbRename:
		return refusal.New("live.host-only")
	}
	return nil
}

// sensitive says whether an entry means something else once the game has moved
// on: an undo, a correction, an amendment, a throw, what is entered for somebody else.
// A stop means the same whatever was played meanwhile.
func (p Place) sensitive(e ledger.Entry, seat int) bool {
	switch e.Verb {
	case ledger.VerbUndo, ledger.VerbRedo, ledger.VerbCorrect:
		return true
	case ledger.VerbNote, ledger.VerbResult, ledger.VerbStop:
		return false
	}
	return seat == scoring.Table || seat != p.Seat
}

// overrules says whether an entry of the table puts the state right.
func (p Place) overrules(e ledger.Entry) bool {
	form := p.Table.game.Truth.Game().Info().Form(scoring.Event{Seat: scoring.Table, Verb: e.Verb, Args: e.Args})
	return form != nil && form.Overrules
}

// mayRedo says whether it is for a player to bring back what was taken back
// last. The table is locked.
func (p Place) mayRedo() bool {
	_, undo, ok := p.Table.game.Of(p.Seat).Redoable()
	return !ok || p.MayBringBack(p.Table.log.Records[undo-1].By, p.Table.game.Truth.Names())
}

// mayUndoLast says whether it is for a player to take back what anybody did
// last: it is the table's, or the player's own, and no amendment. The table is
// locked.
func (p Place) mayUndoLast() bool {
	last := views.UndoableIn(p.Table.game.Of(p.Seat).Fold, scoring.Table)
	return last.Event == 0 || !last.Amends && (last.By == scoring.Table || last.By == p.Seat)
}
