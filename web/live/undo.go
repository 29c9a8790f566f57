package live

import (
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/people"
)

// A Reversal is an undo or a redo that a place can enter.
type Reversal struct {
	Entry ledger.Entry // "Bob undo"
	Takes Move         // the event that it takes back, or brings back
	Told  ledger.Telling
}

// undoable and redoable are what a fold says of an undo or a redo; the zero
// value where it would not be legal.
type (
	undoable struct {
		event  int  // number of what is taken back
		by     int  // the seat that made it, or scoring.Table
		amends bool // it is an amendment
	}
	redoable struct {
		event int // number of what is brought back
		undo  int // number of the undo that took it
	}
)

// lookBack fills in what can be undone and redone.
func (v *View) lookBack(f *ledger.Fold) {
	for seat := scoring.Table; seat < len(v.Names); seat++ {
		v.undoable[seat+1] = undoableIn(f, seat)
	}
	if event, undo, ok := f.Redoable(); ok {
		v.redoable = redoable{event, undo}
	}
}

// undoableIn is what a seat, or the table, can take back.
func undoableIn(f *ledger.Fold, seat int) undoable {
	event, by, ok := f.Undoable(seat)
	if !ok {
		return undoable{}
	}
	amendments := f.Amendments()
	last := len(amendments) - 1
	// What was amended is undone under the number of its amendment, too: but then
	// another amendment came last, or none stands.
	return undoable{event, by, seat == scoring.Table && last >= 0 && amendments[last] == event}
}

// Undo is what a place takes back with one tap: the last event where that is the
// table's, or was entered by its own phone; else the last one of its own seat. A
// host takes back an amendment, too, and the last event of anybody where there is
// none of the own.
func (v *View) Undo(p Place) (r Reversal, ok bool) {
	if p.Role == people.Onlooker {
		return r, false
	}
	last, own := v.undoable[scoring.Table+1], undoable{}
	if p.Seat != scoring.Table {
		own = v.undoable[p.Seat+1]
	}
	switch {
	case last.event > 0 && (p.Role == people.Host && (own.event == 0 || v.enteredBy(p, last.event)) || last.by == scoring.Table && (p.Role == people.Host || !last.amends)):
		return v.reversal(ledger.Table, ledger.VerbUndo, v.firstTaken(p, last)), true
	case own.event == 0:
		return r, false
	}
	return v.reversal(v.Names[p.Seat], ledger.VerbUndo, own.event), true
}

// enteredBy says whether an event came from a place's own phone.
func (v *View) enteredBy(p Place, event int) bool {
	by := v.Move(event).By
	return p.Seat != scoring.Table && by == v.Names[p.Seat] || by == string(p.Role)
}

// firstTaken is the number of the first event that goes with the last one, where a
// place takes back all that went in together.
func (v *View) firstTaken(p Place, last undoable) int {
	if last.amends {
		return last.event
	}
	first := last.event - max(1, v.batch) + 1
	for number := first; number <= last.event; number++ {
		if !p.ownOrTables(v.Move(number).Seat) {
			return last.event
		}
	}
	return first
}

// ownOrTables says whether a place may take back what a seat did, once nothing came
// after it.
func (p Place) ownOrTables(seat int) bool {
	return p.Role == people.Host || seat == scoring.Table || seat == p.Seat
}

// Redo is what a place brings back with one tap: what the last undo took, as
// long as nothing was played since and it is for the place to bring back.
func (v *View) Redo(p Place) (r Reversal, ok bool) {
	if v.redoable.event == 0 {
		return r, false
	}
	undo := v.Move(v.redoable.undo)
	if p.Role == people.Onlooker || !p.undid(undo.By, v.Names) {
		return r, false
	}
	return v.reversal(undo.Entry.Actor, ledger.VerbRedo, v.redoable.event), true
}

func (v *View) reversal(actor, verb string, event int) Reversal {
	takes := v.Move(event)
	if actor != ledger.Table || verb != ledger.VerbUndo || !v.undoable[scoring.Table+1].amends {
		for _, m := range v.moves.others {
			if m.Amended == event {
				takes = *m
			}
		}
	}
	return Reversal{ledger.Entry{Actor: actor, Verb: verb}, takes, takes.called()}
}

// undid says whether an undo is for the place to take back: whoever else does
// it brings back what somebody may not want any more.
func (p Place) undid(by string, names []string) bool {
	return p.Role == people.Host || by == names[p.Seat]
}

// mayRedo says whether it is for a player to bring back what was taken back
// last. The table is locked.
func (p Place) mayRedo() bool {
	_, undo, ok := p.Table.game.of(p.Seat).Redoable()
	return !ok || p.undid(p.Table.log.Records[undo-1].By, p.Table.game.truth.Names())
}

// mayUndoLast says whether it is for a player to take back what anybody did
// last: it is the table's, or the player's own, and no amendment. The table is
// locked.
func (p Place) mayUndoLast() bool {
	last := undoableIn(p.Table.game.of(p.Seat).Fold, scoring.Table)
	return last.event == 0 || !last.amends && (last.by == scoring.Table || last.by == p.Seat)
}
