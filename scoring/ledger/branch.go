package ledger

import (
	"slices"

	"saddlebag/scoring"
)

// A branch is what became of undoing a step. Some are remembered, so that
// undoing the same step again costs no more than what was played since.
type branch struct {
	without *step
	at      int  // how many steps are before it
	from    past // up to where the past was played again without it
	to      past // where that led, as far as it was legal
	// state is that of to. It is never changed: a copy is played on.
	state  scoring.State
	broken *step // the step that would not be legal; nil where all would
	breaks *scoring.Violation
}

// spare is how many more branches are kept than there are players, who could take turns
// at undoing: each has a state of its own.
const spare = 2

// without plays the past again without the step s, which is in it. It
// goes on from a branch that is remembered where one is.
func (f *Fold) without(s *step) *branch {
	tip := f.now.tip
	b := f.nearest(s)
	if b == nil {
		at := tip.find(s)
		to := tip.upTo(at)
		b = &branch{without: s, at: at, from: tip.upTo(at + 1), to: to, state: f.stateAt(to)}
	}
	b = f.extend(b)
	if i := slices.IndexFunc(f.branches, func(o *branch) bool { return o.without == s && o.from.same(&tip) }); i >= 0 {
		f.branches = slices.Delete(f.branches, i, i+1)
	} else if len(f.branches) >= len(tip.names)+spare {
		f.branches = slices.Delete(f.branches, 0, 1)
	}
	f.branches = append(f.branches, b)
	return b
}

// nearest returns the branch without s that shares most of the past, cut
// back to what it shares; nil where none is remembered.
func (f *Fold) nearest(s *step) *branch {
	var best *branch
	most := 0
	for _, b := range f.branches {
		if b.without != s {
			continue
		}
		if shared := f.now.tip.shared(&b.from); shared > b.at && shared >= most {
			best, most = b, shared
		}
	}
	if best == nil {
		return nil
	}
	return f.cutBack(best, most)
}

// cutBack returns a branch as it was when the past had so many steps only.
func (f *Fold) cutBack(b *branch, depth int) *branch {
	c := *b
	c.from = f.now.tip.upTo(depth)
	if b.from.depth() == depth || b.broken != nil && b.to.depth()+1 < depth {
		return &c
	}
	c.to = b.to.upTo(min(b.to.depth(), depth-1)) // the branch is one step shorter
	c.state, c.broken, c.breaks = f.stateAt(c.to), nil, nil
	return &c
}

// extend plays what followed in the past after a branch.
func (f *Fold) extend(b *branch) *branch {
	longer := *b
	longer.from = f.now.tip
	since := b.from.depth()
	if b.broken != nil || since == longer.from.depth() {
		return &longer
	}
	longer.state = b.state.Clone()
	f.work += copyWork
	runs := longer.from.since(since)
	for i, run := range runs {
		legal := f.replay(&longer, run)
		longer.to = longer.to.join(legal)
		if longer.broken != nil {
			break
		}
		if i == len(runs)-2 {
			longer.to = longer.to.marked()
			f.remember(longer.to, longer.state)
		}
	}
	return &longer
}

// replay plays a run of steps after a branch, and returns them as they are there, as far as
// they are legal.
func (f *Fold) replay(b *branch, run []*step) []*step {
	legal := run
	for i, s := range run {
		like := s.recast(b.state)
		if like != s {
			if &legal[0] == &run[0] {
				legal = slices.Clone(run)
			}
			legal[i] = like
		}
		if b.breaks = f.apply(b.state, like.kind, like.event); b.breaks != nil {
			b.broken = s
			return legal[:i]
		}
	}
	return legal
}
