package repair

import (
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A walk folds a draft line by line, with changes that are not made in it.
type walk struct {
	fold    *ledger.Fold
	at      int      // the next line
	splices []splice // those to come
	count   int      // findings so far, but for claims that do not agree
}

// on folds lines up to a place, as long as there are no more findings than
// most. Found is told of each finding; it may be nil. The number of events that
// were folded is returned.
func (w *walk) on(d *draft, end, most int, found func(at int, v *scoring.Violation)) (events int) {
	take := func(l *line) {
		before := w.fold.Work()
		v := w.apply(l)
		events += d.counts(w.fold.Work() - before)
		if v == nil {
			return
		}
		w.count++
		if found != nil {
			found(w.at, v)
		}
	}
	for w.count <= most {
		if len(w.splices) > 0 && w.splices[0].from == w.at {
			s := w.splices[0]
			for i := range s.lines {
				take(&s.lines[i])
			}
			w.at, w.splices = s.to, w.splices[1:]
			continue
		}
		if w.at >= end {
			break
		}
		take(&d.lines[w.at])
		w.at++
	}
	return events
}

func (w *walk) apply(l *line) *scoring.Violation {
	if l.Syntax != nil {
		return l.Unreadable()
	}
	return l.Tells(w.fold.Apply(l.Number, l.Entry))
}

// A survey is what is found in a draft.
type survey struct {
	count  int                // findings
	first  int                // the place of the first; LG6 only where there is no other
	breaks *scoring.Violation // what it says
	fold   *ledger.Fold       // the game in the end
	played int                // findings but for LG6
	events int                // that were folded for it
}

// At least so many lines lie between two marks of a trail, which has no more than
// mostMarks, and block is how many lines it remembers one by one.
const (
	leastSpacing = 256
	mostMarks    = 128
	block        = 32
)

// A trail folds a draft, and remembers the game before lines up to the first
// finding.
type trail struct {
	*draft
	spacing int            // lines between two marks
	marks   []*ledger.Fold // before every spacing-th line
	from    int            // the first line of the block
	block   []*ledger.Fold // before each line of the block
}

// survey folds the draft from where it is known.
func (t *trail) survey() survey {
	if len(t.marks) == 0 {
		t.spacing = max(leastSpacing, len(t.lines)/mostMarks)
		t.marks = []*ledger.Fold{t.start(&t.header)}
	}
	s := survey{first: -1}
	at := len(t.marks) - 1
	w := walk{fold: t.marks[at].Clone(), at: at * t.spacing}
	for w.at < len(t.lines) {
		s.events += w.on(t.draft, min((w.at/t.spacing+1)*t.spacing, len(t.lines)), len(t.lines), func(i int, v *scoring.Violation) {
			if s.first < 0 {
				s.first, s.breaks = i, v
			}
		})
		if w.count == 0 && w.at%t.spacing == 0 {
			t.marks = append(t.marks, w.fold.Clone())
		}
	}
	s.fold, s.played = w.fold, w.count
	disputes := w.fold.Disputes()
	s.count = w.count + len(disputes)
	if s.first < 0 && len(disputes) > 0 {
		s.first = t.claimAt(disputes[0].Number)
		s.breaks = disputes[0].Breaks(t.game.Info(), t.lines[s.first].Entry)
	}
	return s
}

// claimAt is the place of the claim with a number.
func (t *trail) claimAt(number int) int {
	for i := range t.lines {
		if l := &t.lines[i]; l.Number == number && l.isClaim() && l.Syntax == nil {
			return i
		}
	}
	return 0
}

// before is the game before a line that is not behind the first finding. It is
// not to be changed: a clone goes on. The number of events that were folded
// anew is returned, too.
func (t *trail) before(i int) (_ *ledger.Fold, events int) {
	if i >= t.from && i < t.from+len(t.block) {
		return t.block[i-t.from], 0
	}
	t.from = i - i%block
	mark := min(t.from/t.spacing, len(t.marks)-1)
	w := walk{fold: t.marks[mark].Clone(), at: mark * t.spacing}
	events = w.on(t.draft, t.from, len(t.lines), nil)
	t.block = t.block[:0]
	for ; w.at <= i; events += cloneEvents {
		t.block = append(t.block, w.fold.Clone())
		events += w.on(t.draft, w.at+1, len(t.lines), nil)
	}
	return t.block[i-t.from], events
}

// change makes a repair in the draft.
func (t *trail) change(c *candidate) {
	t.block = nil
	if c.then != nil {
		defer t.change(c.then)
	}
	if c.header != nil {
		t.header, t.marks = *c.header, nil
		t.names = append(t.names, t.header.Players...)
		t.seated = t.seated || c.repair.Do == ledger.Insert
		return
	}
	t.splice(c.splices)
	t.marks = t.marks[:min(len(t.marks), c.splices[0].from/t.spacing+1)]
}
