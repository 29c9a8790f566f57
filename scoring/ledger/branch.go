package ledger

import (
	"slices"

	"saddlebag/scoring"
)

// A branch is what became of undoing a step. Some are remembered, so that
// undoing the same step again costs no more than what was played since.
type branch struct {
	without *step
	from    *step // up to which step the past was played again without it
	to      *step // where that led, as far as it was legal
	// state is that of to. It is never changed: a copy is played on.
	state  scoring.State
	broken *step // the step that would not be legal; nil where all would
	breaks *scoring.Violation
}

// branches remembers the branches used last, the newest last.
type branches []*branch

// spare is how many more branches are kept than there are players, who could take turns
// at undoing: each has a state of its own.
const spare = 2

// without plays the past of tip again without the step s, which is in it. It
// goes on from a branch that is remembered where one is.
func (bs *branches) without(info *scoring.Info, tip, s *step) *branch {
	b := bs.nearest(info, tip, s)
	if b == nil {
		b = &branch{without: s, from: s, to: s.before, state: bs.stateAt(info, s.before)}
	}
	b = b.extend(info, tip)
	if i := slices.IndexFunc(*bs, func(o *branch) bool { return o.without == s && o.from == tip }); i >= 0 {
		*bs = slices.Delete(*bs, i, i+1)
	} else if len(*bs) >= len(tip.latest)+spare {
		*bs = slices.Delete(*bs, 0, 1)
	}
	*bs = append(*bs, b)
	return b
}

// nearest returns the branch without s that shares most of the past of tip, cut
// back to what it shares; nil where none is remembered. Those that left it
// not long ago are looked for first, so that no long past is walked in vain.
func (bs *branches) nearest(info *scoring.Info, tip, s *step) *branch {
	for _, floor := range []int{tip.depth - spacing, s.depth} {
		var best *branch
		var shared *step
		for _, b := range *bs {
			if b.without != s {
				continue
			}
			if at := fork(tip, b.from, floor); at != nil && (shared == nil || at.depth >= shared.depth) {
				best, shared = b, at
			}
		}
		if best != nil {
			return bs.cut(info, best, shared)
		}
	}
	return nil
}

// cut returns a branch as it was when the past went up to the step at only.
func (bs *branches) cut(info *scoring.Info, b *branch, at *step) *branch {
	c := *b
	c.from = at
	if b.from == at || b.broken != nil && b.broken.depth <= at.depth {
		return &c
	}
	for c.to.depth >= at.depth { // the branch is one step shorter
		c.to = c.to.before
	}
	c.state, c.broken, c.breaks = bs.stateAt(info, c.to), nil, nil
	return &c
}

// stateAt returns a fresh copy of the state after s, with no replay where a
// branch has led there.
func (bs *branches) stateAt(info *scoring.Info, s *step) scoring.State {
	for _, b := range *bs {
		if b.to == s {
			return b.state.Clone()
		}
	}
	return s.stateAt(info)
}

// extend plays what followed in the past of tip after a branch.
func (b *branch) extend(info *scoring.Info, tip *step) *branch {
	longer := *b
	longer.from = tip
	if b.broken != nil || b.from == tip {
		return &longer
	}
	longer.state = b.state.Clone()
	for _, p := range tip.since(b.from) {
		like := p.recast(longer.state)
		if breaks := apply(info, longer.state, like.kind, like.event); breaks != nil {
			longer.broken, longer.breaks = p, breaks
			break
		}
		longer.to = longer.to.follow(like, longer.state)
	}
	return &longer
}
