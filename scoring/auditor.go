package scoring

import "saddlebag/scoring/speech"

// Filled is what is written on sheets. A cell that isn't in it is unknown,
// which isn't the same as blank: the unknown contradicts nothing.
type Filled map[Place]Written

// A Place is a cell of an owner: a seat, or Table.
type Place struct {
	Owner int
	Cell  string
}

// Written is the content of a cell, in the form of a [Cell]. A crossed box
// has Struck set and no value.
type Written struct {
	Value  string
	Struck bool
}

// Blank says whether the cell is known to be empty.
func (w Written) Blank() bool { return w == Written{} }

// Number reads the cell as a number. A blank cell is 0.
func (w Written) Number() (t Tenths, ok bool) {
	if w.Value == "" {
		return 0, true
	}
	return ParseTenths(w.Value)
}

// Number reads a cell as a number, if it is known and is one. A blank cell is 0.
func (f Filled) Number(p Place) (t Tenths, ok bool) {
	w, known := f[p]
	t, ok = w.Number()
	return t, known && ok
}

// FilledFrom is what the current game would have on paper. A secret that its state
// doesn't know stays unknown. A row that the game hasn't reached is blank, but its
// sums are unknown: nobody has added them up.
func FilledFrom(paper []Cell, state State) Filled {
	filled := make(Filled, len(paper))
	for _, c := range paper {
		filled[Place{c.Owner, c.ID}] = Written{}
	}
	for _, c := range state.Cells() {
		p := Place{c.Owner, c.ID}
		switch _, onPaper := filled[p]; {
		case !onPaper:
		case c.Value == Hidden:
			delete(filled, p)
		default:
			filled[p] = Written{c.Value, c.Struck}
		}
	}
	for _, c := range paper {
		if p := (Place{c.Owner, c.ID}); c.Use == Row && c.Sum && filled[p].Blank() {
			delete(filled, p)
		}
	}
	return filled
}

// CorrectionCell is the cell with the sum of the table's corrections to a
// field of a seat (LG5). All sheets have one for each field of [Info].
func CorrectionCell(field string) string { return "correct/" + field }

// Correction is the sum of the table's corrections to a field of a seat; 0 if
// unknown. It isn't an entry that others could contradict.
func (f Filled) Correction(seat int, field string) Tenths {
	t, _ := f.Number(Place{seat, CorrectionCell(field)})
	return t
}

// Corrected says whether the table has corrected a field of a seat. The corrections
// may cancel out: then their sum is written as 0.
func (f Filled) Corrected(seat int, field string) bool {
	return !f[Place{seat, CorrectionCell(field)}].Blank()
}

// A Verdict is the result of an audit.
type Verdict string

// The verdicts.
const (
	Right        Verdict = "right"          // all that is written can be, and the scores are known
	WrongTotal   Verdict = "wrong total"    // but for sums that are not those of their parts
	Impossible   Verdict = "impossible"     // no game by the rules has such sheets
	HardToRead   Verdict = "hard to read"   // nothing contradicts, but something cannot be read
	CannotBeTold Verdict = "cannot be told" // too little is known to have the scores
)

// An Audit is the judgement on filled sheets.
type Audit struct {
	Verdict  Verdict
	Scores   []Audited // by seat
	Ranks    []int     // by seat, as in Outcome; nil where a score is not known
	Findings []Contradiction
	More     bool            // there may be more findings than are told
	Common   []Place         // of several findings: what all of them have, where slips are likeliest
	Unread   []Contradiction // places that hold what cannot be read, one each
	Doubts   []Contradiction // what can be by the rules, and hardly ever is: to be looked at again
	Missing  []Place         // what would have to be known, in sheet order
	Settled  Settlement      // what the sheets come to, as everybody is told
}

// An Audited is the score of one seat, worked out from the rest of its sheet.
type Audited struct {
	Score
	Known   bool // all that makes the score could be read
	Written bool // the sheet has a total of its own
	Claimed Tenths
}

// A Contradiction is entries that can't all be right.
type Contradiction struct {
	Clause  string
	Message speech.Text
	Places  []Place // none can be left out: without any of them nothing is contradicted
	Sum     bool    // only a sum is wrong: its parts can stand
	Twice   *Twice  // it is about one fact that stands in two places; nil of others
}

// Told are the places that people are shown.
func (c Contradiction) Told() []Place {
	if c.Twice != nil {
		return []Place{c.Twice.One, c.Twice.Other}
	}
	return c.Places
}

// A Twice is one fact on which two records differ.
type Twice struct {
	What       speech.Text // "delivery"
	One, Other Place
	Due        Tenths // what One should be by its parts
	Known      bool   // whether Due is known
}
