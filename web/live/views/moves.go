package views

import (
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// A Move is an entry of the log as people see it.
type Move struct {
	Number         int
	Time           time.Time
	By             string // who entered it
	Entry          ledger.Entry
	ledger.Telling     // what people are told of it, as the game was when it went in
	Seat           int // who acts in what stands in its place: a seat, or scoring.Table
	// Present is what counts in the place of the entry: its own words if it isn't
	// amended, and what it puts in if it's an insert. It's empty for deleted entries, and
	// for those without a place in the game: undo, redo, signatures,
	// amendments.
	Present ledger.Entry
	Fate
}

// A Fate is what became of an entry.
type Fate struct {
	Stands  bool           // it has not been taken back, and what counts in its place is in the game
	Amended int            // number of the amendment whose text counts in its place; 0 for none
	Now     ledger.Telling // of what counts in its place, as amendments have the game now
	Before  int            // of an insert: number of the entry that it puts something in before; else 0
	Status  ledger.Status
	Breaks  *scoring.Violation // why Present is struck; nil where it is not
	Amends  int                // of an amendment: number of the entry that it changes, or puts something in before; else 0
	Change  *Change            // of an amendment: what it changed when it went in; nil where that is forgotten
}

// Text is the move as the ledger writes it.
func (m Move) Text() string { return m.Entry.String() }

// Free says whether the move isn't part of the game: it changes nothing, and
// is never taken back.
func (m Move) Free() bool { return ledger.Unplayed(m.Entry.Verb) }

// First is what was first written in the place of the move: its own words, or what it
// inserts. An amendment that deletes something has none.
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

// Amendable says whether an amendment can change what's in the place of the
// move (clause LG10).
func (m Move) Amendable() bool {
	return m.Placed() && m.Status != ledger.TakenBack && !m.Entry.Chance && !m.ofTable(ledger.VerbRename)
}

func (m Move) ofTable(verb string) bool { return m.Entry.Actor == ledger.Table && m.Entry.Verb == verb }

// Moves are the entries of the log, in order.
func (v *View) Moves() []Move { return scoring.Each(v.moves.count(), v.moves.at) }

// Move is the entry of a number, from 1.
func (v *View) Move(number int) Move { return v.moves.at(number - 1) }

// WithMoves is the view with other moves, for tests that have no log.
func (v *View) WithMoves(all ...Move) *View {
	other := *v
	other.Seen, other.moves = len(all), moves{records: make([]logbook.Record, len(all)), others: map[int]*Move{}}
	for i := range all {
		other.moves.others[i] = &all[i]
	}
	return &other
}

// Struck are the numbers of the entries that no longer fit, in order.
func (v *View) Struck() []int { return v.moves.struck }

// moves are the entries of a log as somebody reads them. Of those that have gone in and
// stand as they are it has nothing but what the game has already. They never change.
type moves struct {
	fold    *ledger.Fold // that has them
	records []logbook.Record
	read    []ledger.Entry
	told    []told
	seats   []int // who acts in each
	shown   int   // how many are read as they are
	others  map[int]*Move
	struck  []int
}

func (m *moves) count() int { return len(m.records) }

// at is a move by its index in the log.
func (m *moves) at(i int) Move {
	if other := m.others[i]; other != nil {
		return *other
	}
	return m.lasting(i)
}

// lasting is the move of a note, or of an event of the game that stands as it went in.
func (m *moves) lasting(i int) Move {
	record, entry := m.records[i], m.read[i]
	move := Move{Number: record.Number, Time: record.Time, By: record.By, Entry: entry, Telling: m.told[i].Telling, Seat: m.seats[i]}
	if move.Stands, move.Now = true, move.Telling; m.fold.Plays(entry) {
		move.Present = entry
	}
	if i < m.shown {
		move.Entry = record.Entry
	}
	return move
}

// isLasting says whether a move is what lasting makes of it.
func (m *moves) isLasting(move *Move) bool {
	like := m.lasting(move.Number - 1)
	return move.Fate == like.Fate && move.Telling == like.Telling && move.Seat == like.Seat && (move.Present.Verb == "") == (like.Present.Verb == "")
}

// moves are the records of the log as a viewer reads them, with what became of
// each.
func (g *Game) moves(log []logbook.Record, r *Reading, viewer int) moves {
	now, known := moves{r.Fold, log, r.entries, r.told, g.Seats, g.shown, nil, nil}, &r.moves
	if len(g.seen) == 0 { // what was read meanwhile is shown
		now.shown = len(now.records)
	}
	if known.fold != r.Fold || g.amended || known.count() > now.count() || !lastingSince(r, log[known.count():]) {
		now.others = map[int]*Move{}
		for i, move := range g.allMoves(log, r, viewer) {
			if move.Status == ledger.Struck {
				now.struck = append(now.struck, move.Number)
			}
			if !now.isLasting(&move) {
				now.others[i] = &move
			}
		}
	} else {
		now.others, now.struck = known.others, known.struck
	}
	r.moves = now
	return now
}

// lastingSince says whether nothing but notes and events of the game came last: what was
// known of the entries before holds on.
func lastingSince(r *Reading, last []logbook.Record) bool {
	for _, record := range last {
		if !r.Plays(record.Entry) && record.Entry.Verb != ledger.VerbNote {
			return false
		}
	}
	return true
}

// allMoves are the moves of the whole log.
func (g *Game) allMoves(log []logbook.Record, r *Reading, viewer int) []Move {
	placed := make(map[int]ledger.Placed, len(log))
	for _, at := range r.Places() {
		placed[at.Place] = at
	}
	standing := map[int]bool{} // amendments
	for _, number := range r.Amendments() {
		standing[number] = true
	}
	moves := make([]Move, len(log))
	for i, record := range log {
		m := Move{Number: record.Number, Time: record.Time, By: record.By, Entry: g.entry(record, viewer), Seat: g.Seats[i]}
		m.Stands = standing[record.Number] || ledger.Unplayed(record.Entry.Verb)
		if a, ok := r.Amendment(m.Entry); ok {
			m.Amends, m.Change = a.Number, g.change(m.Number, viewer)
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
