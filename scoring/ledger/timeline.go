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
	at     position
	own    *step         // the last one up to this one that no insert put in; nil for none
	latest []*step       // by seat: its last step up to this one that no insert put in
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

// apply folds one event into a state. It is the only place that does.
func apply(info *scoring.Info, state scoring.State, k kind, e scoring.Event) *scoring.Violation {
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
	return scoring.Apply(info, state, e)
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

// follow returns the step after s that repeats like.
func (s *step) follow(like *step, state scoring.State) *step {
	next := &step{
		before: s, depth: s.depth + 1,
		seat: like.seat, event: like.event, kind: like.kind, chance: like.chance, at: like.at,
		own: s.own, latest: s.latest, names: s.names, over: s.over, stop: s.stop,
	}
	switch like.kind {
	case renamed:
		next.names = slices.Clone(s.names)
		next.names[like.event.Seat] = like.event.Args[1]
	case stopped:
		next.over, next.stop = true, like.event.Args[0]
	case played, corrected:
	}
	if !like.at.inserted {
		next.own = next
	}
	if like.seat != scoring.Table && !like.at.inserted {
		next.latest = slices.Clone(s.latest)
		next.latest[like.seat] = next
	}
	if next.depth%spacing == 0 {
		next.state = state.Clone()
	}
	return next
}

// since returns the steps after past, which is in the past of s, up to s.
func (s *step) since(past *step) []*step {
	steps := make([]*step, s.depth-past.depth)
	for at := s; at != past; at = at.before {
		steps[at.depth-past.depth-1] = at
	}
	return steps
}

// fork returns the last step that two pasts share, or nil where it lies below
// a depth.
func fork(a, b *step, floor int) *step {
	for a != b {
		if max(a.depth, b.depth) <= floor {
			return nil
		}
		if a.depth >= b.depth {
			a = a.before
		} else {
			b = b.before
		}
	}
	return a
}

// stateAt returns a fresh copy of the state after s.
func (s *step) stateAt(info *scoring.Info) scoring.State {
	at := s
	for at.state == nil {
		at = at.before
	}
	state := at.state.Clone()
	for _, p := range s.since(at) {
		_ = apply(info, state, p.kind, p.event) // it was legal when it was taken
	}
	return state
}
