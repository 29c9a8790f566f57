package ledger

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// takenOut stands for the event of an entry that was not.
const takenOut = "-"

// Amends says whether an entry is an amendment (clause LG10).
func (e Entry) Amends() bool {
	return e.Actor == Table && (e.Verb == VerbAmend || e.Verb == VerbInsert)
}

// amendVerb changes what an entry says, or puts one in before it (clause LG10).
func (f *Fold) amendVerb(e scoring.Event) *scoring.Violation {
	if v := form(e); v != nil {
		return v
	}
	n, v := f.amended(e)
	if v != nil {
		return v
	}
	a := &amendment{text: text{f.last.count() + 1, e.Number, nil}, place: n}
	if e.Verb == VerbInsert {
		a.place, a.before = a.number, n
	}
	if e.Verb == VerbInsert || e.Args[1] != takenOut {
		entry, err := ParseEvent(e.Args[1])
		if err != nil {
			return scoring.Breaks(clauseUnknown, "ledger.no-event", "words", QuoteShort(e.Args[1]), "why", speech.OfError(err)).
				Suggest("ledger.usage", "form", usage(e.Verb))
		}
		a.entry = &entry
	}
	return f.amend(a, n)
}

// amended is the number of the entry that an amendment names.
func (f *Fold) amended(e scoring.Event) (int, *scoring.Violation) {
	word := e.Args[0]
	if strings.Trim(word, "0123456789") != "" || strings.TrimLeft(word, "0") != word || word == "" {
		return 0, scoring.Breaks(clauseUnknown, "ledger.no-entry-number", "word", QuoteShort(word)).Suggest("ledger.usage", "form", usage(e.Verb))
	}
	n, err := strconv.Atoi(word)
	if last := f.last.count(); err != nil || n > last {
		return 0, scoring.Breaks(AmendClause, "ledger.no-such-entry", "entry", word, "this", last+1)
	}
	return n, nil
}

// amend puts an amendment of entry n in and leaves the rest to be judged, or says
// why not and leaves everything as it was.
func (f *Fold) amend(a *amendment, n int) *scoring.Violation {
	was, lent := f.mended, f.lent
	m := f.own()
	f.judgeUntil(n)
	stale := m.suspect != 0 && m.less(m.suspect, n)
	if stale || f.chance && !f.kept {
		f.settle()
	}
	saved, kept := *f, *m
	if stale || f.chance && !f.kept {
		kept.struck = slices.Clone(m.struck) // those of now are written over
	}
	if stale {
		f.cut(m.suspect)
		f.judgeUntil(n)
	}
	f.cut(n)
	v := f.judgeAmendment(a, n)
	if v == nil {
		m.put(a)
		m.rest, m.suspect = m.next(a.place), 0
		if v = f.strikesChance(saved.now.tip); v != nil {
			m.drop()
		}
	}
	if v != nil {
		saved.work, saved.back, kept.known = f.work, f.back, m.known
		*m, *f = kept, saved
		if was == nil {
			f.mended, f.refused, f.lent = nil, m, lent
		}
		return v
	}
	f.redo, f.anew, f.branches, f.signed = nil, 0, nil, map[int]past{}
	return nil
}

// judgeAmendment folds the text of an amendment at its place, where the game
// stands.
func (f *Fold) judgeAmendment(a *amendment, n int) *scoring.Violation {
	if a.entry != nil {
		if v := f.formOf(*a.entry); v != nil {
			return v
		}
	}
	if v := f.forbids(a, n); v != nil || a.entry == nil {
		return v
	}
	f.at = position{number: a.place, inserted: a.before > 0 || f.mended.before[a.place] > 0}
	return f.judge(a.line, *a.entry)
}

// formOf says what is wrong with the words of an event, whatever the game is like:
// all of that is form (LG1).
func (f *Fold) formOf(e Entry) *scoring.Violation {
	seat, as, known := f.actor(e.Actor)
	if !known {
		return f.unknownActor(e.Actor)
	}
	ev := scoring.Event{Seat: seat, As: as, Verb: e.Verb, Args: e.Args}
	_, every := tableVerbs[e.Verb]
	switch {
	case !f.Plays(e) && !every:
		return f.unknownVerb(e.Verb, len(e.Args) == 0)
	case !f.Plays(e):
		return form(ev)
	}
	v := f.game.Info().Check(ev)
	if v == nil {
		return nil
	}
	return &scoring.Violation{Clause: clauseUnknown, Message: v.Message, Instead: v.Instead}
}

// forbids says why an entry is not to be amended, or an event not to be put in.
func (f *Fold) forbids(a *amendment, n int) *scoring.Violation {
	m := f.mended
	if a.entry != nil && f.IsFixed(*a.entry) {
		return scoring.Breaks(AmendClause, "ledger.not-put-in", "verb", a.entry.Verb)
	}
	if a.before == 0 {
		w := m.written[n-1]
		_, inserted := m.before[n]
		switch {
		case w.fixed && !inserted:
			return scoring.Breaks(AmendClause, "ledger.not-amended", "entry", n)
		case f.now.holds(n):
			return scoring.Breaks(AmendClause, "ledger.taken-back", "entry", n)
		case w.entry != nil && w.entry.Chance:
			return scoring.Breaks(AmendClause, "ledger.made-by-program", "entry", n)
		}
	}
	if a.entry == nil || !f.chance {
		return nil
	}
	if device := f.device(*a.entry); device != "" && f.usesAfter(device, n) {
		return scoring.Breaks(AmendClause, "ledger.made-after")
	}
	return nil
}

func (v version) holds(p int) bool {
	for h := v.held; h != nil; h = h.before {
		if h.place == p {
			return true
		}
	}
	return false
}

// device is what makes the chance of an event; empty for none.
func (f *Fold) device(e Entry) string {
	for _, v := range f.game.Info().Verbs {
		if v.Name != e.Verb || !scoring.HasWords(v.Args, e.Args) {
			continue
		}
		i := slices.IndexFunc(v.Args, func(a scoring.Arg) bool { return a.Device != "" })
		switch {
		case i < 0:
			return "" // whatever other forms of the verb have
		case i < len(e.Args):
			return v.Args[i].Device
		}
	}
	return ""
}

// usesAfter says whether the program has used a device at a place or after it.
func (f *Fold) usesAfter(device string, p int) bool {
	for _, w := range f.mended.written {
		if w.entry != nil && w.entry.Chance && !f.mended.less(w.number, p) && f.device(*w.entry) == device {
			return true
		}
	}
	return false
}

// strikesChance judges what is left and says whether that strikes what the program
// made in a past.
func (f *Fold) strikesChance(was past) *scoring.Violation {
	if !f.chance || f.kept {
		return nil
	}
	f.settle()
	stands := map[int]bool{}
	for s := range f.now.tip.backwards() {
		stands[s.at.number] = true
	}
	for s := range was.backwards() {
		if s.chance && !stands[s.at.number] {
			return scoring.Breaks(AmendClause, "ledger.made-illegal", "entry", s.at.number)
		}
	}
	return nil
}

// undoAmendment takes back the amendment that stands last, and has what follows
// judged again.
func (f *Fold) undoAmendment(undo int) {
	m := f.own()
	a := m.latest
	f.left(undone{version: version{held: f.now.held, pending: f.now.pending}, place: a.place, amends: a, event: a.line, undo: undo})
	f.anew = f.redo.count // it was judged with the amendment
	f.again(a.place)
	if m.rest == a.place && a.before > 0 {
		m.rest = a.before
	}
	m.drop()
	f.signed = map[int]past{}
}

// again has everything from a place on judged again, and what may have been
// struck wrongly since it was judged last.
func (f *Fold) again(p int) {
	m := f.own()
	if m.suspect != 0 && m.less(m.suspect, p) {
		p = m.suspect
	}
	m.suspect = 0
	f.cut(p)
}

// redoJudged brings back what an undo took since which all was judged again.
func (f *Fold) redoJudged(u *undone) {
	m := f.own()
	if a := u.amends; a != nil {
		m.put(a)
	}
	f.now.held, f.now.pending = u.held, slices.Clip(u.pending)
	f.again(u.place)
	f.signed = map[int]past{}
}

// lastAmendment is the amendment that an undo of the table takes back: one that
// came after everything that can be taken back otherwise. It is nil for none.
func (f *Fold) lastAmendment() *amendment {
	if f.mended == nil || f.mended.latest == nil {
		return nil
	}
	if own := f.now.tip.latest(scoring.Table); own != nil && own.at.number > f.mended.latest.number {
		return nil
	}
	return f.mended.latest
}

// said is the event that an amendment says should be in the record; other entries
// are themselves.
func (f *Fold) said(e Entry) Entry {
	if !e.Amends() || len(e.Args) != 2 {
		return e
	}
	if said, err := ParseEvent(e.Args[1]); err == nil {
		return said
	}
	return e
}

// HasAmendments says whether a document has lines of the form of amendments.
func HasAmendments(d *Document) bool {
	return slices.ContainsFunc(d.Lines, func(l Line) bool { return l.Entry.Amends() })
}
