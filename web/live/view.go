package live

import (
	"context"
	"weak"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A View is a game as one viewer may see it. It never changes: many may read
// it.
type View struct {
	Version int64 // of the table when it was looked at; later ones are greater
	Info    *scoring.Info
	Header  ledger.Header
	House   ledger.HouseData
	Secrets bool     // not everybody sees the same
	Names   []string // by seat
	Seen    int      // number of the last entry
	State   scoring.State
	Tally   []scoring.Score
	Outcome scoring.Outcome
	Moment  scoring.Moment
	Prompts []scoring.Prompt // of all seats and the table, as far as what is hidden does not decide them
	Joins   []scoring.Join   // of all seats, likewise: what can be entered together
	Signed  []bool           // by seat
	Claims  []ledger.Claim
	// Damage is why there are no more entries, and can be none; nil where the
	// table is whole.
	Damage *ledger.DamageError

	moves    moves
	undoable []undoable // by seat, the table's last
	batch    int        // how many entries went in together with the last event, itself counted
	redoable redoable
}

// View is the game as a place may see it.
func (p Place) View(ctx context.Context) (*View, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	return p.view(), nil
}

// view is View of a table that is locked, with its game loaded.
func (p Place) view() *View {
	t := p.Table
	viewer := t.game.viewer(p.Seat)
	v := t.views[viewer].Value()
	if v == nil {
		v = t.look(t.game.of(viewer), viewer)
		v.moves = t.moves(t.game.of(viewer), viewer)
		if v.Damage = t.damage; v.Damage == nil {
			v.lookBack(t.game.of(viewer).Fold)
			v.batch = t.batchOf(v.undoable[scoring.Table+1].event)
		} else {
			v.Prompts, v.Joins = nil, nil
		}
		t.views[viewer] = weak.Make(v)
	}
	return v
}

// look makes the view of a viewer, of a moment of the game, without the moves. It
// says nothing of what can be taken back.
func (t *Table) look(r *reading, viewer int) *View {
	g, state := t.game, r.State().Clone()
	v := &View{
		Version: t.version,
		Info:    r.Game().Info(), Header: g.header, House: g.house, Secrets: g.secrets, Names: r.Names(), Seen: len(t.log.Records), State: state,
		Tally: state.Tally(), Outcome: r.Outcome(), Moment: r.Moment(), Prompts: g.offers(r, viewer, t.makes), Joins: g.joins(r, viewer, t.makes), Claims: r.Claims(),
		Signed: make([]bool, len(r.Names())), undoable: make([]undoable, len(r.Names())+1),
	}
	for seat := range v.Signed {
		v.Signed[seat] = r.Signed(seat)
	}
	return v
}

// Log is the log as a place may read it, for export.
func (p Place) Log(ctx context.Context) (*ledger.Log, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	g := p.Table.game
	// Where a secret was put in the place of an entry, the nonce of that is withheld, too.
	amended := map[int]bool{}
	for _, r := range p.Table.log.Records[g.shown:] {
		if a, ok := g.truth.amendment(r.Entry); ok && !a.inserts && g.truth.Hides(g.entry(r, p.Seat)) {
			amended[a.number] = true
		}
	}
	return p.Table.log.Read(func(r ledger.Record) (e ledger.Entry, hidden bool) {
		e = g.entry(r, p.Seat)
		return e, r.Number > g.shown && g.truth.Hides(e) || amended[r.Number]
	}), nil
}

// Why says why nothing can be written on a cell by a place, with those dice or
// any; nil where something can. Place and seat differ where the host enters for
// somebody.
func (p Place) Why(ctx context.Context, seat, owner int, cell, with string) (*scoring.Violation, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	return p.Table.game.of(p.Seat).Why(seat, owner, cell, with), nil
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
	return p.Table.game.of(p.Seat).Totals(round), nil
}
