package ledger

import (
	"maps"
	"slices"

	"saddlebag/scoring"
)

// An amendment is an entry that changes what another says, or puts one in
// (clause LG10).
type amendment struct {
	text
	place  int        // whose text it is: the entry that is amended, or its own where it puts one in
	before int        // the place that it puts one in before; 0 where it changes one
	under  *amendment // the one that stood last when it came
}

// A text is what an entry says.
type text struct {
	number int    // of the entry that it is written in
	line   int    // that this one came with
	entry  *Entry // nil where the entry is taken out
}

// A strike is a text that is illegal at its place.
type strike struct {
	place int
	text
	seat   int // who acts in it: a seat, or scoring.Table
	breaks *scoring.Violation
}

// The amendments that stand make of the record the order of places in which
// it is judged. Copies of a fold share them until one of them changes something.
type amendments struct {
	written []*written     // the record, by number from 1
	latest  *amendment     // the last one that stands
	texts   map[int][]text // by place: what amendments say; the last one counts
	inserts map[int][]int  // by place: what was put in right before it, in order
	before  map[int]int    // by place that was put in: the one that it is before
	struck  []strike       // in the order of places
	known   []known        // by place from 1
	rest    int            // the first place that is still to be judged; 0 for none
	// suspect is the first place from which something may have been struck that
	// would be legal now, for what was taken back since; 0 for none.
	suspect int
}

// own returns the amendments, to be changed.
func (f *Fold) own() *amendments {
	switch {
	case f.mended == nil:
		m := f.refused
		if m == nil {
			m = &amendments{texts: map[int][]text{}, inserts: map[int][]int{}, before: map[int]int{}}
		}
		m.readUp(f.last, &f.now.tip)
		f.mended, f.refused = m, nil
	case f.lent:
		m := *f.mended
		m.written, m.struck, m.known = slices.Clip(m.written), slices.Clone(m.struck), nil
		m.texts, m.inserts, m.before = cloned(m.texts), cloned(m.inserts), maps.Clone(m.before)
		f.mended = &m
	}
	f.lent = false
	return f.mended
}

// readUp notes what the record has up to its last entry, before anything is amended.
func (m *amendments) readUp(last *written, tip *past) {
	had := len(m.written)
	m.written = slices.Grow(m.written, last.count()-had)[:last.count()]
	for w := last; w.count() > had; w = w.before {
		m.written[w.number-1] = w
	}
	m.known = slices.Grow(m.known[:min(had, len(m.known))], last.count()-had)[:last.count()]
	clear(m.known[had:])
	for s := range tip.backwards() {
		if s.at.number <= had {
			break
		}
		m.known[s.at.number-1] = known{s.at.number, s}
	}
	m.struck, m.rest, m.suspect = nil, 0, min(1, last.count())
}

// cloned copies a map of lists with the lists.
func cloned[E any](lists map[int][]E) map[int][]E {
	c := make(map[int][]E, len(lists))
	for k, list := range lists {
		c[k] = slices.Clone(list)
	}
	return c
}

// put makes an amendment stand.
func (m *amendments) put(a *amendment) {
	m.texts[a.place] = append(m.texts[a.place], a.text)
	if a.before > 0 {
		m.inserts[a.before] = append(m.inserts[a.before], a.place)
		m.before[a.place] = a.before
	}
	a.under = m.latest
	m.latest = a
}

// drop takes away the amendment that stands last.
func (m *amendments) drop() {
	a := m.latest
	m.latest = a.under
	m.texts[a.place] = m.texts[a.place][:len(m.texts[a.place])-1]
	if a.place <= len(m.known) {
		m.known[a.place-1] = known{} // the next amendment may have the same number
	}
	if a.before > 0 {
		m.inserts[a.before] = m.inserts[a.before][:len(m.inserts[a.before])-1]
		delete(m.before, a.place)
	}
}

// text is what counts at a place; its entry is nil where nothing does.
func (m *amendments) text(p int) text {
	if texts := m.texts[p]; len(texts) > 0 {
		return texts[len(texts)-1]
	}
	w := m.written[p-1]
	return text{w.number, w.line, w.entry}
}

// settle judges what amendments have left to be judged. Whatever tells of the
// game does so first: amendments that follow one another are judged together.
func (f *Fold) settle() {
	if f.mended != nil && f.mended.rest != 0 {
		f.judgeUntil(0)
	}
}

// As how many events it counts that the rules refuse one that is judged again, and how many places
// are visited in the time of one.
const (
	refusalWork = 2
	visits      = 3
)

// judgeUntil judges the places that are left before one, or all for 0.
func (f *Fold) judgeUntil(end int) {
	if f.mended.rest == 0 || end != 0 && !f.mended.less(f.mended.rest, end) {
		return
	}
	m := f.own()
	out := f.heldBack()
	pending, redo, anew := f.now.pending, f.redo, f.anew
	f.now.pending, f.judging = nil, true
	p, visited := m.rest, 0
	for ; p != 0 && (end == 0 || m.less(p, end)); p = m.next(p) {
		visited++
		if t := m.text(p); t.entry != nil && !out[p] {
			f.judgeAt(p, t)
		}
	}
	m.rest = p
	f.work += visited / visits
	f.now.pending, f.redo, f.anew, f.judging = pending, redo, anew, false
}

// A known is the step that a text made when it was judged last.
type known struct {
	number int // of the entry that the text is written in
	*step
}

// heldBack are the places that undos hold back. It goes on from those of before, as far as they
// still are.
func (f *Fold) heldBack() map[int]bool {
	var more []int
	h := f.now.held
	for ; h != nil && h != f.back.last; h = h.before {
		more = append(more, h.place)
	}
	if h == nil {
		f.back.places = map[int]bool{}
	}
	for _, p := range more {
		f.back.places[p] = true
	}
	f.back.last = f.now.held
	f.work += len(more) / visits
	return f.back.places
}

// judgeAt judges a text at its place, which is where the game stands.
func (f *Fold) judgeAt(p int, t text) {
	m := f.mended
	f.at.number = p
	_, f.at.inserted = m.before[p]
	if more := p - len(m.known); more > 0 {
		m.known = append(m.known, make([]known, more)...)
	}
	before, depth := f.work, f.now.tip.depth()
	v, again := f.judgeAgain(m.known[p-1], t)
	if !again {
		if v = f.judge(t.line, *t.entry); v == nil && f.now.tip.depth() > depth {
			m.known[p-1] = known{t.number, f.now.tip.last()}
		}
	}
	if v == nil {
		return
	}
	if f.work > before {
		f.work += refusalWork
	}
	m.struck = append(m.struck, strike{p, t, f.acting(*t.entry), v})
}

// judgeAgain judges a text as the step that it made before, as long as it would make the same
// one. That takes neither a look at its words nor memory.
func (f *Fold) judgeAgain(k known, t text) (v *scoring.Violation, same bool) {
	s := k.step
	if s == nil || k.number != t.number || s.kind != played && s.kind != corrected || f.now.tip.over {
		return nil, false
	}
	if s.event.As == "" && s.seat != scoring.Table && f.now.tip.names[s.seat] != t.entry.Actor {
		return nil, false // the name is another player's now, or nobody's
	}
	s = s.recast(f.state())
	if v = f.apply(f.state(), s.kind, s.event); v == nil {
		f.follow(s)
	}
	return v, true
}

// cut takes the game back to right before the entry at a place, if it is not
// before that already. The rest is left to be judged.
func (f *Fold) cut(p int) {
	m := f.own()
	if m.rest != 0 && !m.less(p, m.rest) {
		return
	}
	depth := f.now.tip.depth()
	for s := range f.now.tip.backwards() {
		if m.less(s.at.number, p) {
			break
		}
		depth--
	}
	f.now.tip, f.now.state = f.now.tip.upTo(depth), nil
	for last := len(m.struck) - 1; last >= 0 && !m.less(m.struck[last].place, p); last-- {
		m.struck = m.struck[:last]
	}
	for last := len(f.claims) - 1; last >= 0 && !m.less(f.claims[last].place, p); last-- {
		f.claims = slices.Clip(f.claims[:last])
	}
	m.rest, f.branches = p, nil
}

// suspects notes that what is after a place was judged with something at it that
// came or went since.
func (f *Fold) suspects(p int) {
	if f.mended == nil {
		return
	}
	if m := f.own(); m.suspect == 0 || m.less(p, m.suspect) {
		m.suspect = p
	}
}

// Before is the game right before the entry at a place of the record, with amendments as
// they are now. It's independent, and has no record of what came before: nothing of that
// can be undone or amended in it.
func (f *Fold) Before(p int) *Fold {
	c := f.Clone()
	m := c.own()
	if m.suspect != 0 && m.less(m.suspect, p) {
		c.cut(m.suspect)
		c.judgeUntil(p)
	}
	c.cut(p)
	return &Fold{game: c.game, verbs: c.verbs, now: version{tip: c.now.tip, state: c.state()}, signed: map[int]past{}}
}

// Amendments are the numbers of the amendments that haven't been taken back, in
// the order of the record. An entry's last amendment is the one that counts.
func (f *Fold) Amendments() []int {
	if f.mended == nil {
		return nil
	}
	var numbers []int
	for a := f.mended.latest; a != nil; a = a.under {
		numbers = append(numbers, a.line)
	}
	slices.Reverse(numbers)
	return numbers
}
