package live

import (
	"context"
	"time"
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
	Cells   []scoring.Cell
	Tally   []scoring.Score
	Outcome scoring.Outcome
	Moment  scoring.Moment
	Prompts []scoring.Prompt // of all seats and the table, as far as what is hidden does not decide them
	Joins   []scoring.Join   // of all seats, likewise: what can be entered together
	Moves   []Move
	Signed  []bool // by seat
	Claims  []ledger.Claim
	// Damage is why there are no more entries, and can be none; nil where the
	// table is whole.
	Damage *ledger.DamageError

	undoable []undoable // by seat, the table's last
	batch    int        // how many entries went in together with the last event, itself counted
	redoable redoable
}

// A Move is an entry of the log as people see it.
type Move struct {
	Number         int
	Time           time.Time
	By             string // who entered it
	Entry          ledger.Entry
	ledger.Telling      // what people are told of it, as the game was when it went in
	Seat           int  // who acts in what stands in its place: a seat, or scoring.Table
	Stands         bool // it has not been taken back, and what counts in its place is in the game
	// Amended is the number of the amendment whose text counts in the place of the
	// entry, and Present that text: what the entry itself says where it is not amended,
	// and what it puts in where it is an insert. It is none for what was taken out, and for
	// what has no place in the game: undo, redo, signatures, amendments.
	Amended int
	Present ledger.Entry
	Now     ledger.Telling // of what counts in its place, as amendments have the game now
	Before  int            // of an insert: number of the entry that it puts something in before; else 0
	Status  ledger.Status
	Breaks  *scoring.Violation // why Present is struck; nil where it is not
	Amends  int                // of an amendment: number of the entry that it changes, or puts something in before; else 0
	Change  *Change            // of an amendment: what it changed when it went in; nil where that is forgotten
}

// Text is the move as the ledger writes it.
func (m Move) Text() string { return m.Entry.String() }

// Free says whether the move is none of the game: it changes nothing in it, and
// is never taken back.
func (m Move) Free() bool { return ledger.Unplayed(m.Entry.Verb) }

// First is what was written first in the place of the move: what it says itself,
// or what it puts in. It is none of an amendment that takes something out.
func (m Move) First() ledger.Entry {
	if m.Amends == 0 {
		return m.Entry
	}
	e, _ := ledger.ParseEvent(m.Entry.Args[1]) // it was read before
	return e
}

// Placed says whether the move has a place of its own in the game: an undo, a
// redo, a signature and the amendment of another have none.
func (m Move) Placed() bool {
	return m.Present.Verb != "" || m.Status == ledger.TakenOut || m.ofTable(ledger.VerbNote)
}

// Amendable says whether an amendment can change what stands in the place of the
// move (clause LG10).
func (m Move) Amendable() bool {
	return m.Placed() && m.Status != ledger.TakenBack && !m.Entry.Chance && !m.ofTable(ledger.VerbRename)
}

func (m Move) ofTable(verb string) bool { return m.Entry.Actor == ledger.Table && m.Entry.Verb == verb }

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
		v.Moves = t.moves(t.game.of(viewer), viewer)
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
		Cells: state.Cells(), Tally: state.Tally(), Outcome: r.Outcome(), Moment: r.Moment(), Prompts: g.offers(r, viewer, t.makes), Joins: g.joins(r, viewer, t.makes), Claims: r.Claims(),
		Signed: make([]bool, len(r.Names())), undoable: make([]undoable, len(r.Names())+1),
	}
	for seat := range v.Signed {
		v.Signed[seat] = r.Signed(seat)
	}
	return v
}

// moves are the records of the log as a viewer reads them, with what became of
// each.
func (t *Table) moves(r *reading, viewer int) []Move {
	if known := t.knownMoves(r); known >= 0 {
		for i, record := range t.log.Records[known:] {
			r.moves.all = append(r.moves.all, t.lastingMove(r, record, viewer, known+i))
		}
		return r.moves.all
	}
	r.moves = movesOf{r.Fold, t.allMoves(r, viewer)}
	return r.moves.all
}

// A movesOf are the moves that a fold has made, as they were asked for last. Who reads
// them has as many as there were: more are added behind.
type movesOf struct {
	fold *ledger.Fold
	all  []Move
}

// knownMoves is how many moves of a reading are as they were when they were asked for
// last, with nothing but notes and events of the game that stand after them; -1 where that
// cannot be said.
func (t *Table) knownMoves(r *reading) int {
	known := len(r.moves.all)
	if r.moves.fold != r.Fold || t.game.amended || known > len(t.log.Records) {
		return -1
	}
	for _, record := range t.log.Records[known:] {
		if !r.Plays(record.Entry) && record.Entry.Verb != ledger.VerbNote {
			return -1
		}
	}
	return known
}

// lastingMove is the move of a note, or of an event of the game that stands, at an index of
// the log in which nothing was amended.
func (t *Table) lastingMove(r *reading, record ledger.Record, viewer, i int) Move {
	m := Move{
		Number: record.Number, Time: record.Time, By: record.By, Entry: t.game.entry(record, viewer),
		Telling: r.told[i].Telling, Now: r.told[i].Telling, Seat: t.game.seats[i], Stands: true,
	}
	if r.Plays(m.Entry) {
		m.Present = r.said(m.Number)
	}
	return m
}

// allMoves are the moves of the whole log.
func (t *Table) allMoves(r *reading, viewer int) []Move {
	g := t.game
	placed := make(map[int]ledger.Placed, len(t.log.Records))
	for _, at := range r.Places() {
		placed[at.Place] = at
	}
	standing := map[int]bool{} // amendments
	for _, number := range r.Amendments() {
		standing[number] = true
	}
	moves := make([]Move, len(t.log.Records))
	for i, record := range t.log.Records {
		m := Move{
			Number: record.Number, Time: record.Time, By: record.By, Entry: g.entry(record, viewer), Seat: g.seats[i],
			Stands: standing[record.Number] || ledger.Unplayed(record.Entry.Verb),
		}
		if a, ok := r.amendment(m.Entry); ok {
			m.Amends, m.Change = a.number, g.change(m.Number, viewer)
		}
		if at, ok := placed[m.Number]; ok {
			m.Seat = at.Seat
			m.Stands, m.Status, m.Breaks, m.Before = at.Status == ledger.Stands, at.Status, at.Breaks, at.Before
			if at.Number != m.Number {
				m.Amended = at.Number
			}
			m.Present = r.said(at.Number)
		}
		moves[i] = m
	}
	r.tellMoves(moves)
	return moves
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
