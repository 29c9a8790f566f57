package ledger

import (
	"slices"

	"saddlebag/scoring"
)

// A step is one event that changed the game. Steps point back at the step
// before, so that a ledger's past can branch: an undo makes a branch without
// the event, a redo goes back to the old one. A step never changes once it is
// in the past, but for what it remembers to save work.
type step struct {
	before *step // nil for the first
	depth  int   // number of steps up to this one
	seat   int   // who acted: a seat, or scoring.Table
	event  scoring.Event
	kind   kind
	chance bool
	latest []*step       // by seat: its last step up to this one
	names  []string      // by seat: the names after this step
	over   bool          // the table stopped the game here or before
	stop   string        // the reason it gave
	state  scoring.State // a copy, at every spacing-th step; else nil
}

type kind uint8

const (
	played    kind = iota // by the rulebook
	corrected             // LG5
	renamed               // LG9
	stopped               // LG7
)

// spacing is how many steps lie between two that keep a copy of the state, for
// undo to start from.
const spacing = 64

// A branch is what became of undoing a step. Some are remembered, so that
// undoing the same step again costs no more than what was played since.
type branch struct {
	without *step
	from    *step // up to which step the past was played again without it
	to      *step // where that led; nil where it broke a rule
	// state is that of to. It is never changed: a copy is played on.
	state  scoring.State
	breaks *scoring.Violation
}

// apply folds one event into a state. It is the only place that does.
func apply(state scoring.State, k kind, e scoring.Event) *scoring.Violation {
	switch k {
	case corrected:
		amount, _ := parseTenths(e.Args[1])
		return state.Correct(e.Number, e.Seat, e.Args[0], amount)
	case renamed:
		state.Rename(e.Seat, e.Args[1])
		return nil
	case stopped:
		return nil
	case played:
	}
	return state.Apply(e)
}

// follow returns the step after s that repeats like.
func (s *step) follow(like *step, state scoring.State) *step {
	next := &step{
		before: s, depth: s.depth + 1,
		seat: like.seat, event: like.event, kind: like.kind, chance: like.chance,
		latest: s.latest, names: s.names, over: s.over, stop: s.stop,
	}
	switch like.kind {
	case renamed:
		next.names = slices.Clone(s.names)
		next.names[like.event.Seat] = like.event.Args[1]
	case stopped:
		next.over, next.stop = true, like.event.Args[0]
	case played, corrected:
	}
	if like.seat != scoring.Table {
		next.latest = slices.Clone(s.latest)
		next.latest[like.seat] = next
	}
	if next.depth%spacing == 0 {
		next.state = state.Clone()
	}
	return next
}

// since returns the steps after past up to s, or false where past is not in
// the past of s.
func (s *step) since(past *step) ([]*step, bool) {
	var steps []*step
	for at := s; at != past; at = at.before {
		if at == nil || at.depth <= past.depth {
			return nil, false
		}
		steps = append(steps, at)
	}
	slices.Reverse(steps)
	return steps, true
}

// stateAt returns a fresh copy of the state after s.
func (s *step) stateAt() scoring.State {
	at := s
	for at.state == nil {
		at = at.before
	}
	state := at.state.Clone()
	steps, _ := s.since(at)
	for _, p := range steps {
		apply(state, p.kind, p.event) // it was legal when it was taken
	}
	return state
}

// branches remembers the branches used last, the newest last.
type branches []*branch

// remembered is how many branches are kept: more than there are players who
// could take turns at undoing.
const remembered = 16

// without plays the past of tip again without the step s, which is in it.
func (bs *branches) without(tip, s *step) *branch {
	b := bs.forget(s)
	var steps []*step
	known := false
	if b != nil {
		steps, known = tip.since(b.from)
	}
	switch {
	case known && b.breaks != nil:
		b = &branch{without: s, from: tip, breaks: b.breaks}
	case known:
		b = b.extend(steps, tip)
	default:
		steps, _ = tip.since(s)
		b = (&branch{without: s, from: s, to: s.before, state: s.before.stateAt()}).extend(steps, tip)
	}
	if len(*bs) == remembered {
		*bs = slices.Delete(*bs, 0, 1)
	}
	*bs = append(*bs, b)
	return b
}

// forget takes the branch of a step out of the memory, if it is there.
func (bs *branches) forget(s *step) *branch {
	for i, b := range *bs {
		if b.without == s {
			*bs = slices.Delete(*bs, i, i+1)
			return b
		}
	}
	return nil
}

// extend plays further steps, up to tip, after a branch.
func (b *branch) extend(steps []*step, tip *step) *branch {
	state, to := b.state.Clone(), b.to
	for _, p := range steps {
		if breaks := apply(state, p.kind, p.event); breaks != nil {
			return &branch{without: b.without, from: tip, breaks: breaks}
		}
		to = to.follow(p, state)
	}
	return &branch{without: b.without, from: tip, to: to, state: state}
}
