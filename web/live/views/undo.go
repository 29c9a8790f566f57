package views

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

// Undoable and redoable are what a fold says of an undo or a redo; the zero
// value where it would not be legal.
type (
	Undoable struct {
		Event  int  // number of what is taken back
		By     int  // the seat that made it, or scoring.Table
		Amends bool // it is an amendment
	}
	redoable struct {
		event int // number of what is brought back
		undo  int // number of the undo that took it
	}
)

// lookBack fills in what can be undone and redone. Together says how many entries went
// in with the one of a number, itself counted.
func (v *View) lookBack(f *ledger.Fold, together func(number int) int) {
	for seat := scoring.Table; seat < len(v.Names); seat++ {
		v.undoable[seat+1] = UndoableIn(f, seat)
	}
	if event, undo, ok := f.Redoable(); ok {
		v.redoable = redoable{event, undo}
	}
	v.batch = together(v.undoable[scoring.Table+1].Event)
}

// UndoableIn is what a seat, or the table, can undo.
func UndoableIn(f *ledger.Fold, seat int) Undoable {
	event, by, ok := f.Undoable(seat)
	if !ok {
		return Undoable{}
	}
	amendments := f.Amendments()
	last := len(amendments) - 1
	// What was amended is undone under the number of its amendment, too: but then
	// another amendment came last, or none stands.
	return Undoable{event, by, seat == scoring.Table && last >= 0 && amendments[last] == event}
}

// Undo is what a place undoes with one tap: the last event, if that is the table's or its
// own phone entered it; otherwise the last one of its own seat. A host can also undo an
// amendment, and anybody's last event if their own seat has none.
func (v *View) Undo(p people.Person) (r Reversal, ok bool) {
	if p.Role == people.Onlooker {
		return r, false
	}
	last, own := v.undoable[scoring.Table+1], Undoable{}
	if p.Seat != scoring.Table {
		own = v.undoable[p.Seat+1]
	}
	switch {
	case last.Event > 0 && (p.Role == people.Host && (own.Event == 0 || v.enteredBy(p, last.Event)) || last.By == scoring.Table && (p.Role == people.Host || !last.Amends)):
		return v.reversal(ledger.Table, ledger.VerbUndo, v.firstTaken(p, last)), true
	case own.Event == 0:
		return r, false
	}
	return v.reversal(v.Names[p.Seat], ledger.VerbUndo, own.Event), true
}

// enteredBy says whether an event came from a place's own phone.
func (v *View) enteredBy(p people.Person, event int) bool {
	by := v.Move(event).By
	return p.Seat != scoring.Table && by == v.Names[p.Seat] || by == string(p.Role)
}

// firstTaken is the number of the first event that goes with the last one, where a
// place takes back all that went in together.
func (v *View) firstTaken(p people.Person, last Undoable) int {
	if last.Amends {
		return last.Event
	}
	first := last.Event - max(1, v.batch) + 1
	for number := first; number <= last.Event; number++ {
		if !p.MayTakeBack(v.Move(number).Seat) {
			return last.Event
		}
	}
	return first
}

// Redo is what a place redoes with one tap: what the last undo took, if nothing
// was played since and the place may bring it back.
func (v *View) Redo(p people.Person) (r Reversal, ok bool) {
	if v.redoable.event == 0 {
		return r, false
	}
	undo := v.Move(v.redoable.undo)
	if p.Role == people.Onlooker || !p.MayBringBack(undo.By, v.Names) {
		return r, false
	}
	return v.reversal(undo.Entry.Actor, ledger.VerbRedo, v.redoable.event), true
}

func (v *View) reversal(actor, verb string, event int) Reversal {
	takes := v.Move(event)
	if actor != ledger.Table || verb != ledger.VerbUndo || !v.undoable[scoring.Table+1].Amends {
		for _, m := range v.moves.others {
			if m.Amended == event {
				takes = *m
			}
		}
	}
	return Reversal{ledger.Entry{Actor: actor, Verb: verb}, takes, takes.called()}
}
