package repair

import (
	"cmp"
	"container/heap"
	"context"
	"math/bits"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// What folding costs beside events, as so many events.
const (
	cloneEvents  = 2
	promptEvents = 15
)

// No more candidates than mostDone are folded to the end, fewer once nothing is
// wrong after so many, and so many after which something still is.
const (
	mostDone  = 200
	mostRight = 40
	mostFar   = 24
)

// Of twice as many candidates that wait to be folded on, the likeliest mostAlive stay: each
// has a game of its own.
const mostAlive = 500

// sure is how many repairs are told that come to different scores, and unlikely
// by how much costlier than the likeliest others are not told.
const (
	sure     = 3
	unlikely = 30
)

// A search looks for repairs of one cause: the first finding of a survey.
type search struct {
	*draft
	trail  *trail
	survey survey
	ctx    context.Context // of who asks
	left   int             // events that may still be folded
	depth  int             // how many edits go before, in the same repair
	tried  map[ledger.Edit]bool
	alive  queue
	added  int // to alive, so far
	done   []*candidate
}

// A candidate is an edit of the draft that does away with the finding.
type candidate struct {
	splices []splice       // in the order of their places
	header  *ledger.Header // another header; else nil
	repair  ledger.Repair
	cost    int    // the less, the likelier
	order   int    // in which it was tried
	guesses string // the line that is put in without its last word, which is a secret; empty for none
	twice   int    // the line that is left out says what this one does; 0 for none
	walk    walk
	clean   int        // up to which line nothing is wrong
	scores  string     // what all have in the end
	then    *candidate // what is repaired with it; else nil
}

// queue has the likeliest candidate first.
type queue []*candidate

func (q queue) Len() int           { return len(q) }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q queue) Less(i, j int) bool { return likelier(q[i], q[j]) < 0 }
func (q *queue) Push(c any)        { *q = append(*q, c.(*candidate)) }
func (q *queue) Pop() any {
	last := len(*q) - 1
	c := (*q)[last]
	(*q)[last], *q = nil, (*q)[:last]
	return c
}

func likelier(a, b *candidate) int {
	return cmp.Or(cmp.Compare(a.cost, b.cost), cmp.Compare(a.order, b.order))
}

// repairs finds the best repairs, the best first.
func (s *search) repairs() []*candidate {
	if s.survey.played == 0 {
		return s.claims()
	}
	all := s.left
	s.left = all / 2
	s.propose()
	s.left += all / 4 // for what has been found
	farthest := s.finish()
	s.left += all - all/2 - all/4 // for what two edits do together
	s.together(farthest)
	return s.best()
}

// try takes up a candidate if it does away with the finding and brings none
// before it.
func (s *search) try(c *candidate) {
	if s.ctx.Err() != nil {
		s.left = 0
	}
	if len(c.repair.Also) == 0 && s.tried[c.repair.Edit] {
		return
	}
	s.tried[c.repair.Edit] = true
	if s.left <= 0 {
		return
	}
	end := s.survey.first + 1
	if c.header != nil {
		f := s.start(c.header)
		if f == nil {
			return
		}
		c.walk = walk{fold: f}
	} else {
		first := c.splices[0]
		before, events := s.trail.before(first.from)
		s.left -= events
		c.walk = walk{fold: before.Clone(), at: first.from, splices: c.splices}
		end = max(end, first.to)
	}
	if s.survey.played == 0 {
		s.settle(c)
		return
	}
	s.left -= c.walk.on(s.draft, end, 0, nil) + cloneEvents
	if c.walk.count == 0 {
		s.add(c)
	}
}

// add takes up a candidate that has been folded past the finding.
func (s *search) add(c *candidate) {
	c.order = s.added
	s.added++
	c.walk.fold.Lighten()
	heap.Push(&s.alive, c)
	if len(s.alive) == 2*mostAlive {
		slices.SortFunc(s.alive, likelier) // which leaves a heap
		clear(s.alive[mostAlive:])
		s.alive = s.alive[:mostAlive]
	}
}

// finish folds candidates to the end: each as far as nothing is wrong, the
// likeliest first, and then those that came farthest. What comes far is likely
// right, however much another slip makes of what follows. Those are returned.
func (s *search) finish() (farthest []*candidate) {
	var stopped []*candidate
	right := 0
	for len(s.alive) > 0 && len(s.done) < mostDone && right < mostRight && s.left > s.reserve() {
		c := heap.Pop(&s.alive).(*candidate)
		s.left -= c.walk.on(s.draft, len(s.lines), 0, nil)
		c.clean = c.walk.at
		if c.walk.count > 0 {
			c.walk.fold.Lighten()
			stopped = append(stopped, c)
			continue
		}
		s.finished(c)
		if c.repair.Leaves == 0 {
			right++
		}
	}
	if right > 0 {
		return nil
	}
	slices.SortStableFunc(stopped, func(a, b *candidate) int { return b.clean - a.clean })
	farthest = stopped[:min(len(stopped), mostFar)]
	for _, c := range farthest {
		if s.left <= 0 {
			break
		}
		s.left -= c.walk.on(s.draft, len(s.lines), s.survey.count, nil)
		s.finished(c)
	}
	return farthest
}

// reserve is how many events are kept back for those that came farthest.
func (s *search) reserve() int {
	return min(mostFar*(len(s.lines)-s.survey.first), s.left/2)
}

// finished takes down what a candidate leaves, if it is less than there was.
func (s *search) finished(c *candidate) {
	c.repair.Leaves = c.walk.count + len(c.walk.fold.Disputes())
	if c.walk.at >= len(s.lines) && c.repair.Leaves < s.survey.count {
		c.scores = scores(c.walk.fold)
		s.done = append(s.done, c)
	}
	c.walk = walk{} // its past is long
}

// scores writes down what all have.
func scores(f *ledger.Fold) string {
	text := ""
	for _, score := range f.State().Tally() {
		text += score.Total().String() + " "
	}
	return text
}

// rare is the cost of one of so many events, in tenths of the bits that tell it
// from the others.
func rare(n int) int { return 10 * bits.Len(uint(max(n, 1)-1)) }

// far is the cost of a place so many lines before the finding.
func (s *search) far(at int) int {
	d := s.survey.first - at
	return 5 * bits.Len(uint(max(d, -d)))
}

// dropFaint drops what does away with little beside the best.
func (s *search) dropFaint() {
	if len(s.done) > 0 {
		most := (s.done[0].repair.Leaves + s.survey.count) / 2
		s.done = slices.DeleteFunc(s.done, func(c *candidate) bool { return c.repair.Leaves > most })
	}
}

// dropGuesses drops secrets that are guessed: a line that is put in hides them,
// unless what follows leaves one value only.
func (s *search) dropGuesses() {
	guesses := map[string][]*candidate{} // by what they fill in
	for _, c := range s.done {
		if c.guesses != "" && c.repair.Leaves == s.done[0].repair.Leaves {
			guesses[c.guesses] = append(guesses[c.guesses], c)
		}
	}
	drop := map[*candidate]bool{}
	for _, all := range guesses {
		hidden := func(c *candidate) bool { return strings.HasSuffix(c.repair.Text, scoring.Hidden) }
		if !slices.ContainsFunc(all, hidden) {
			continue
		}
		for _, c := range all {
			drop[c] = hidden(c) == (len(all) == 2)
		}
	}
	s.done = slices.DeleteFunc(s.done, func(c *candidate) bool { return drop[c] })
}

// best chooses the repairs that are told: of those that leave the fewest
// findings the likeliest, such as come to different scores first.
func (s *search) best() []*candidate {
	slices.SortFunc(s.done, func(a, b *candidate) int {
		if a.repair.Leaves != b.repair.Leaves {
			return a.repair.Leaves - b.repair.Leaves
		}
		if a.cost != b.cost {
			return a.cost - b.cost
		}
		return a.order - b.order
	})
	s.dropFaint()
	s.dropGuesses()
	var told []*candidate
	seen := map[string]bool{}
	for _, c := range s.done {
		if len(told) < sure && !seen[c.scores] {
			seen[c.scores] = true
			told = append(told, c)
		}
	}
	slices.SortFunc(told, inOrder)
	for _, c := range s.done {
		if len(told) < mostRepairs && c.cost <= s.done[0].cost+unlikely && !slices.Contains(told, c) && inOrder(told[len(told)-1], c) < 0 {
			told = append(told, c)
		}
	}
	for _, c := range told {
		c.repair.Say = s.sentences(c)
		if c.repair.Also == nil {
			c.repair.Also = []ledger.Edit{}
		}
	}
	return told
}
