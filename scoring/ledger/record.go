package ledger

import (
	"saddlebag/scoring"
)

// A written is an entry of the record, whether it stands or not. Each points at
// the one before, so that copies of a fold share their past.
type written struct {
	before *written
	number int    // of the entry, counted from 1
	line   int    // the number that it came with
	entry  *Entry // nil for what is never judged again, and for what cannot be read
	fixed  bool   // it is not to be amended
	struck bool   // it was illegal when it came
}

// count is how many entries there are up to this one.
func (w *written) count() int {
	if w == nil {
		return 0
	}
	return w.number
}

// A held is an entry that an undo holds back, and those held back before.
type held struct {
	place  int
	before *held
}

// A heldBack is all places that were held back when somebody asked last.
type heldBack struct {
	last   *held
	places map[int]bool
}

// IsFixed says whether an entry's verb keeps it from being amended, or inserted by an
// amendment (clause LG10).
func (f *Fold) IsFixed(e Entry) bool {
	switch e.Verb {
	case VerbUndo, VerbRedo, VerbSign, VerbRename, VerbAmend, VerbInsert:
		return !f.Plays(e)
	}
	return false
}

// isLasting says whether judging an entry again says what it said first.
func (f *Fold) isLasting(e Entry) bool {
	return e.Verb == VerbNote && !f.Plays(e) || e.Verb != VerbRename && f.IsFixed(e)
}

// write adds an entry to the record.
func (f *Fold) write(line int, e Entry) {
	var w *written
	if f.isLasting(e) {
		w = new(written)
	} else {
		kept := &struct { // in one piece
			written
			Entry
		}{Entry: e}
		w = &kept.written
		w.entry = &kept.Entry
	}
	w.before, w.number, w.line, w.fixed = f.last, f.last.count()+1, line, f.IsFixed(e)
	f.add(w)
}

func (f *Fold) add(w *written) {
	f.last = w
	if f.mended != nil {
		m := f.own()
		m.written = append(m.written, w)
	}
}

// Take folds a line of a document tolerantly: if it's illegal or can't be read, it's not in
// the game, but stays in the record, where amendments can name it.
func (f *Fold) Take(l *Line) *scoring.Violation {
	if l.Syntax != nil {
		f.add(&written{before: f.last, number: f.last.count() + 1, line: l.Number})
		return l.Unreadable()
	}
	v := l.Tells(f.Apply(l.Number, l.Entry))
	if v == nil {
		return nil
	}
	f.write(l.Number, l.Entry)
	f.last.struck = true
	if w := f.last; f.mended != nil && w.entry != nil {
		f.mended.struck = append(f.mended.struck, strike{w.number, text{w.number, w.line, w.entry}, f.acting(l.Entry), v})
	}
	return v
}

// A Strike is an entry that isn't in the game, and why.
type Strike struct {
	Place  int // number of the entry that stands there
	Number int // of the entry whose text counts: the place's own, or an amendment
	Line   int // of the file that the entry was on
	Entry  Entry
	Seat   int // who acts in it: a seat, or scoring.Table
	Breaks *scoring.Violation
}

// Strikes are the illegal entries once all amendments are in, in the order of places. They
// leave out what is never judged again (undo, redo, notes, signatures and amendments) and
// what can't be read. Until something is amended there are none: illegal entries were
// reported when they came.
func (f *Fold) Strikes() []Strike {
	f.settle()
	if f.mended == nil {
		return nil
	}
	return scoring.Each(len(f.mended.struck), func(i int) Strike {
		s := &f.mended.struck[i]
		return Strike{s.place, s.number, s.line, *s.entry, s.seat, s.breaks}
	})
}

// judgesAgain says of an entry that was struck when it came whether Strikes tell of
// it: nothing was wrong with what is never judged again but that, unless another
// text stands there now.
func (f *Fold) judgesAgain(number int) bool {
	if f.mended == nil {
		return false
	}
	return f.mended.written[number-1].entry != nil || len(f.mended.texts[number]) > 0
}
