package ledger

import "saddlebag/scoring"

// A Placed is what's at a place of the record: an entry that is judged, as
// amendments have it.
type Placed struct {
	Place  int // number of the entry that made it
	Before int // where an insert put it in: the place that it is right before; else 0
	Number int // of the entry whose text counts: the place's own, or an amendment
	Line   int // of the file that the entry was on
	Entry  Entry
	Seat   int // who acts in it: a seat, or scoring.Table
	Status Status
	Breaks *scoring.Violation // why it is struck, where something was amended; else nil
}

// Status says what became of an entry.
type Status int

// What becomes of entries.
const (
	Stands    Status = iota
	Struck           // it is illegal
	TakenBack        // an undo holds it back
	TakenOut         // an amendment says that it never happened; Entry is empty
)

// Places are the entries that are judged, in the order of judging. They leave out undo,
// redo, notes, signatures and amendments. They also leave out what can't be read, unless
// an amendment says what it should have said.
func (f *Fold) Places() []Placed {
	c := f
	if f.mended == nil {
		c = f.Clone() // the order alone needs no more than what is written
		c.own().suspect = 0
	}
	c.settle()
	m := c.mended
	struck := make(map[int]strike, len(m.struck))
	for _, s := range m.struck {
		struck[s.place] = s
	}
	seats := make(map[int]int, c.now.tip.depth())
	for s := range c.now.tip.backwards() {
		seats[s.at.number] = s.seat
	}
	back := map[int]bool{}
	for h := f.now.held; h != nil; h = h.before {
		back[h.place] = true
	}
	var places []Placed
	if len(m.written) == 0 {
		return nil
	}
	for p := m.first(1); p != 0; p = m.next(p) {
		t := m.text(p)
		if t.entry == nil && len(m.texts[p]) == 0 {
			continue
		}
		placed := Placed{Place: p, Before: m.before[p], Number: t.number, Line: t.line, Seat: scoring.Table, Breaks: struck[p].breaks}
		seat, known := seats[p]
		switch {
		case t.entry == nil:
			placed.Status = TakenOut
		case back[p]:
			placed.Status = TakenBack
		case placed.Breaks != nil || f.mended == nil && m.written[p-1].struck:
			placed.Status = Struck
		}
		switch {
		case t.entry == nil:
		case placed.Breaks != nil:
			placed.Entry, placed.Seat = *t.entry, struck[p].seat
		case known:
			placed.Entry, placed.Seat = *t.entry, seat
		default: // what changes nothing in the game, or was taken back
			placed.Entry, placed.Seat = *t.entry, c.acting(*t.entry)
		}
		places = append(places, placed)
	}
	return places
}
