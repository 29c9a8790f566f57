package live

import (
	"context"
	"time"

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
	Cells   []scoring.Cell
	Tally   []scoring.Score
	Outcome scoring.Outcome
	Moment  scoring.Moment
	Prompts []scoring.Prompt // of all seats and the table
	Moves   []Move
	Signed  []bool // by seat
	Claims  []ledger.Claim

	undoable []undoable // by seat, the table's last
	redoable redoable
}

// A Move is an entry of the log as people see it.
type Move struct {
	Number int
	Time   time.Time
	By     string // who entered it
	Entry  ledger.Entry
	Seat   int  // who acted: a seat, or scoring.Table
	Stands bool // it has not been taken back
}

// Text is the move as the ledger writes it.
func (m Move) Text() string { return m.Entry.String() }

// Free says whether the move is none of the game: it changes nothing in it, and
// is never taken back.
func (m Move) Free() bool { return ledger.Unplayed(m.Entry.Verb) }

// View is the game as a place may see it.
func (p Place) View(ctx context.Context) (*View, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	t := p.Table
	viewer := t.game.viewer(p.Seat)
	v, ok := t.views[viewer]
	if !ok {
		v = t.look(t.game, t.log, viewer)
		t.views[viewer] = v
	}
	return v, nil
}

// look makes the view of a viewer.
func (t *Table) look(g *game, log *ledger.Log, viewer int) *View {
	f := g.of(viewer)
	state := f.State().Clone()
	v := &View{
		Version: t.version,
		Info:    f.Game().Info(), Header: g.header, House: t.house, Secrets: g.secrets, Names: f.Names(), Seen: len(log.Records), State: state,
		Cells: state.Cells(), Tally: state.Tally(), Outcome: f.Outcome(), Moment: f.Moment(), Prompts: f.Prompts(), Claims: f.Claims(),
		Signed: make([]bool, len(f.Names())), Moves: make([]Move, len(log.Records)),
	}
	for seat := range v.Signed {
		v.Signed[seat] = f.Signed(seat)
	}
	standing := map[int]bool{}
	for _, number := range f.ActiveEvents() {
		standing[number] = true
	}
	for i, r := range log.Records {
		v.Moves[i] = g.move(r, viewer, standing[r.Number] || ledger.Unplayed(r.Entry.Verb))
	}
	v.lookBack(f)
	return v
}

// move is a record of the log as a viewer reads it.
func (g *game) move(r ledger.Record, viewer int, stands bool) Move {
	return Move{Number: r.Number, Time: r.Time, By: r.By, Entry: g.entry(r, viewer), Seat: g.acts[r.Number-1].seat, Stands: stands}
}

// Log is the log as a place may read it, for export.
func (p Place) Log(ctx context.Context) (*ledger.Log, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	t := p.Table
	if !t.game.secrets {
		return &ledger.Log{Header: t.log.Header, Records: t.log.Records[:len(t.log.Records):len(t.log.Records)]}, nil
	}
	o, err := t.all.Shelf.Open("ledger", t.log.Header+"\n", t.ownData())
	if err != nil {
		return nil, err
	}
	return t.log.Redact(o.Fold, p.Seat), nil
}

// Why says why nothing can be written on a cell by a place, with those dice or
// any; nil where something can. Place and seat differ where the host enters for
// somebody.
func (p Place) Why(ctx context.Context, seat, owner int, cell, with string) (*scoring.Violation, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	return p.Table.game.of(p.Seat).Why(seat, owner, cell, with), nil
}
