package ledger

import (
	"iter"
	"slices"

	"saddlebag/scoring"
)

// A step is one event that changed the game. It never changes: all pasts that it is in
// share it.
type step struct {
	seat   int // who acted: a seat, or scoring.Table
	event  scoring.Event
	kind   kind
	chance bool
	at     position
}

type kind uint8

const (
	played    kind = iota // by the rulebook
	corrected             // LG5
	renamed               // LG9
	stopped               // LG7
)

// A past is the steps that made the game what it is. A ledger's past can branch: an undo
// makes a past without a step, a redo goes back to the old one. Pasts never change, and
// share all they have in common: steps after the one that was taken back, too, in runs.
type past struct {
	mark  *mark
	steps []*step // since the mark, at most spacing
	table
}

// A table is what the people at it have decided.
type table struct {
	names []string // by seat
	over  bool     // they have stopped the game
	stop  string   // the reason they gave
}

// A mark is where a run of steps ends. The first is the start of the game.
type mark struct {
	before *mark         // where its run begins; nil for the first
	steps  []*step       // of its run
	depth  int           // number of steps up to here
	latest []*step       // by seat, then of all: the last step up to here that no insert put in; nil for none
	state  scoring.State // a copy, for undo to start from; nil where there is none
	table
}

// spacing is how many steps a run has at the most. What is judged again is often judged
// again once more: states are copied in it after so many runs only.
const (
	spacing   = 64
	runsAgain = 4
)

// began is the past of a game that has just begun.
func began(state scoring.State, names []string) past {
	start := &mark{latest: make([]*step, len(names)+1), state: state.Clone(), table: table{names: names}}
	return past{mark: start, table: start.table}
}

// apply folds one event, of the right form, into a state. It is the only place that does.
func (f *Fold) apply(state scoring.State, k kind, e scoring.Event) *scoring.Violation {
	f.work++
	info := f.game.Info()
	switch k {
	case corrected:
		amount, _ := scoring.ParseTenths(e.Args[1])
		return scoring.Correct(info, state, e.Number, e.Seat, e.Args[0], amount)
	case renamed:
		state.Rename(e.Seat, e.Args[1])
		return nil
	case stopped:
		if state.Over() {
			return scoring.Breaks(clauseOver, "ledger.over-already")
		}
		if s, ok := state.(scoring.Stopper); ok {
			s.Stop()
		}
		return nil
	case played:
	}
	return scoring.Again(state, e)
}

// recast returns the step as it is in another past, in which its character may
// act for another player.
func (s *step) recast(state scoring.State) *step {
	cast, ok := state.(scoring.CharacterOwner)
	if !ok || s.event.As == "" {
		return s
	}
	seat, ok := cast.Owner(s.event.As)
	if !ok || seat == s.seat {
		return s
	}
	other := *s
	other.seat, other.event.Seat = seat, seat
	return &other
}

// after is what the people at the table have decided after a step.
func (t table) after(s *step) table {
	switch s.kind {
	case renamed:
		t.names = slices.Clone(t.names)
		t.names[s.event.Seat] = s.event.Args[1]
	case stopped:
		t.over, t.stop = true, s.event.Args[0]
	case played, corrected:
	}
	return t
}

// depth is the number of steps.
func (p *past) depth() int { return p.mark.depth + len(p.steps) }

// last is the last step; nil where nothing has happened.
func (p *past) last() *step {
	for s := range p.backwards() {
		return s
	}
	return nil
}

// backwards are all steps, the last first.
func (p *past) backwards() iter.Seq[*step] {
	return func(yield func(*step) bool) {
		steps := p.steps
		for m := p.mark; ; m = m.before {
			for i := len(steps) - 1; i >= 0; i-- {
				if !yield(steps[i]) {
					return
				}
			}
			if m.before == nil {
				return
			}
			steps = m.steps
		}
	}
}

// latest is the last step of a seat, or of anybody for the table, that no insert put in; nil
// for none.
func (p *past) latest(seat int) *step {
	for i := len(p.steps) - 1; i >= 0; i-- {
		if s := p.steps[i]; !s.at.inserted && (seat == scoring.Table || s.seat == seat) {
			return s
		}
	}
	if seat == scoring.Table {
		seat = len(p.mark.latest) - 1
	}
	return p.mark.latest[seat]
}

// follow is the past with one more step, after which the game is as the state. Every so many
// runs there is a copy of that.
func (p past) follow(s *step, state scoring.State, runs int) past {
	if p.steps == nil {
		p.steps = make([]*step, 0, spacing)
	}
	p.steps, p.table = append(p.steps, s), p.after(s)
	if len(p.steps) >= spacing {
		if p = p.marked(); p.mark.depth%(runs*spacing) < spacing {
			p.mark.state = state.Clone()
		}
	}
	return p
}

// marked is the past with a mark at its end.
func (p past) marked() past {
	m := &mark{before: p.mark, steps: slices.Clip(p.steps), depth: p.depth(), table: p.table, latest: slices.Clone(p.mark.latest)}
	for _, s := range m.steps {
		if s.at.inserted {
			continue
		}
		m.latest[len(m.latest)-1] = s
		if s.seat != scoring.Table {
			m.latest[s.seat] = s
		}
	}
	return past{mark: m, table: p.table}
}

// join is the past with a run of steps after it, which it shares where it can.
func (p past) join(run []*step) past {
	if len(p.steps) > 0 && len(p.steps)+len(run) > spacing {
		p = p.marked()
	}
	if len(p.steps) == 0 {
		p.steps = slices.Clip(run)
	} else {
		p.steps = slices.Clip(slices.Concat(p.steps, run))
	}
	for _, s := range run {
		p.table = p.after(s)
	}
	return p
}

// upTo is the past as it was after so many steps.
func (p past) upTo(depth int) past {
	for depth < p.mark.depth {
		p = past{p.mark.before, p.mark.steps, p.mark.table}
	}
	n := depth - p.mark.depth
	if n == len(p.steps) {
		return p
	}
	steps := p.steps[:n:n]
	p = past{mark: p.mark, steps: steps, table: p.mark.table}
	for _, s := range steps {
		p.table = p.after(s)
	}
	return p
}

// since are the steps after so many, in runs.
func (p *past) since(depth int) [][]*step {
	var runs [][]*step
	steps, m := p.steps, p.mark
	for depth < m.depth {
		if len(steps) > 0 {
			runs = append(runs, steps)
		}
		steps, m = m.steps, m.before
	}
	if rest := steps[depth-m.depth:]; len(rest) > 0 {
		runs = append(runs, rest)
	}
	slices.Reverse(runs)
	return runs
}

// find is how many steps are before one, which is in the past.
func (p *past) find(s *step) int {
	at := p.depth()
	for other := range p.backwards() {
		at--
		if other == s {
			break
		}
	}
	return at
}

// same says whether two pasts are the same.
func (p *past) same(q *past) bool { return p.mark == q.mark && slices.Equal(p.steps, q.steps) }

// shared is how many steps two pasts share.
func (p *past) shared(q *past) int {
	a, b, steps, others := p.mark, q.mark, p.steps, q.steps
	for a != b {
		back := a.depth >= b.depth
		if a.depth <= b.depth {
			b, others = b.before, b.steps
		}
		if back {
			a, steps = a.before, a.steps
		}
	}
	n := 0
	for n < min(len(steps), len(others)) && steps[n] == others[n] {
		n++
	}
	return a.depth + n
}

// stateAt returns a fresh copy of the state after a past.
func (f *Fold) stateAt(p past) scoring.State {
	depth, kept := f.copyIn(&p)
	state := kept.Clone()
	f.work += copyWork
	if depth < p.mark.depth {
		at := p.upTo(p.mark.depth)
		f.playOn(state, at.since(depth))
		f.remember(at, state)
		depth = at.depth()
	}
	if depth < p.depth() {
		f.playOn(state, p.since(depth))
		f.remember(p, state)
	}
	return state
}

// playOn plays steps that were legal when they were taken.
func (f *Fold) playOn(state scoring.State, runs [][]*step) {
	for _, run := range runs {
		for _, s := range run {
			_ = f.apply(state, s.kind, s.event)
		}
	}
}

// A snapshot is a copy of the state after a past.
type snapshot struct {
	at    past
	state scoring.State
}

// mostSnapshots is how many of them a fold has beside those at its marks. Each may be large.
const mostSnapshots = 8

// copyWork is how many events can be folded while a state is copied.
const copyWork = 2

// remember keeps a copy of the state after a past.
func (f *Fold) remember(at past, state scoring.State) {
	f.work += copyWork
	if len(f.snapshots) == mostSnapshots {
		f.snapshots = slices.Delete(f.snapshots, 0, 1)
	}
	f.snapshots = append(f.snapshots, snapshot{at, state.Clone()})
}

// copyIn is the copy that is kept of a state as late as can be in a past, and after how many
// of its steps.
func (f *Fold) copyIn(p *past) (depth int, state scoring.State) {
	m := p.mark
	for m.state == nil {
		m = m.before
	}
	depth, state = m.depth, m.state
	for i := range f.snapshots {
		s := &f.snapshots[i]
		if n := s.at.depth(); n >= depth && n <= p.depth() && s.at.shared(p) == n {
			depth, state = n, s.state
		}
	}
	for _, b := range f.branches {
		if b.to.same(p) {
			return p.depth(), b.state
		}
	}
	return depth, state
}
