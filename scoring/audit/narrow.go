package audit

import (
	"slices"

	"saddlebag/scoring"
)

// A narrower finds the contradictions behind rules that fail on a sheet.
type narrower struct {
	sheet  *Sheet
	rivals []Rule
	found  []narrowed
}

// narrowed is what was found of entries on which a rule fails.
type narrowed struct {
	entries []scoring.Place
	behind  scoring.Contradiction
}

// narrow is the contradiction behind a rule that fails: a smallest part of what the rule
// read on which any rule does.
func (n *narrower) narrow(r Rule) scoring.Contradiction {
	entries := newNarrowing(n.sheet.part(r.reads(n.sheet)), r).smallest()
	for _, one := range n.found {
		if slices.Equal(one.entries, entries) {
			return one.behind
		}
	}
	behind := n.behind(entries)
	n.found = append(n.found, narrowed{entries, behind})
	return behind
}

// behind is the contradiction of a smallest part of some entries on which a rule fails.
// What it says is said of all that is written, where the rule fails on these entries there
// too: of a part of them it would only say what they could be.
func (n *narrower) behind(entries []scoring.Place) scoring.Contradiction {
	of := within(n.sheet.part(entries), n.rivals)
	places := of.smallest()
	told := of.rivals[of.failing(new(sieve))]
	says, reads := told.Ask(n.sheet)
	if says == "" || slices.ContainsFunc(places, func(p scoring.Place) bool { return !slices.Contains(reads, p) }) {
		says = told.Fails(of.left)
	}
	return scoring.Contradiction{Clause: told.Clause, Message: says, Places: places, Sum: told.Sum}
}

// A narrowing is what is left of a contradiction while more and more of it is left out.
type narrowing struct {
	left   *Sheet
	rivals []Rule   // that may fail on it
	said   []answer // by them of what is left, as far as it is known
	tried  []answer // the same without what is left out for the time being, of those that have read it
}

// newNarrowing is a narrowing by rules of which nobody has asked any.
func newNarrowing(left *Sheet, rules ...Rule) *narrowing {
	return &narrowing{left: left, rivals: rules, said: make([]answer, len(rules)), tried: make([]answer, len(rules))}
}

// An answer is whether a rule fails on what is left. As long as no entry that it read is
// left out it says the same, which counts as if it had been asked.
type answer struct {
	known bool
	fails bool
	cost  int   // how often it reads an entry for that
	read  sieve // the known places that it reads, and few others
}

// ask asks a rule of what is left.
func (n *narrowing) ask(r Rule, a *answer) {
	before := *n.left.reads
	a.read, n.left.hits = sieve{}, &a.read
	a.fails, a.known = r.Fails(n.left) != "", true
	n.left.hits = nil
	a.cost = *n.left.reads - before
}

// within is the narrowing by those of some rules that can fail on a part of a sheet: such
// as fail on all of it, and sums and rules that yield, if they read anything of it.
func within(part *Sheet, rules []Rule) *narrowing {
	n := &narrowing{left: part}
	var a answer
	for _, r := range rules {
		n.ask(r, &a)
		if !a.fails && r.MayPass() {
			*part.reads += a.cost // to ask what it read
		}
		if a.fails || r.MayPass() && a.read != (sieve{}) {
			n.rivals, n.said = append(n.rivals, r), append(n.said, a)
		}
	}
	n.tried = make([]answer, len(n.rivals))
	return n
}

// smallest returns a smallest set of entries that still contradict each other when
// nothing else is known, in the order of places: without any one of them no rival fails.
// One must fail on all places together, and any go on failing when more becomes known.
// What is left are these.
func (n *narrowing) smallest() []scoring.Place {
	var needed []scoring.Place
	// sift leaves out what it can of a part, and says whether that was all of it, if it
	// is not known already that not all can go.
	var sift func(part []scoring.Place, stays bool) (all bool)
	sift = func(part []scoring.Place, stays bool) (all bool) {
		if !stays && n.without(part) {
			return true
		}
		if len(part) == 1 {
			needed = append(needed, part[0])
			return false
		}
		half := len(part) / 2
		gone := sift(part[:half], false)
		sift(part[half:], gone) // both together cannot go: that was tried
		return false
	}
	if all := n.left.few.places(); len(all) > 0 {
		sift(all, false)
	}
	return needed
}

// without leaves some entries out, if a rival fails all the same.
func (n *narrowing) without(part []scoring.Place) bool {
	n.left.few.take(part)
	var gone sieve
	for _, p := range part {
		gone.add(p)
	}
	n.left.lose(&gone)
	if n.failing(&gone) >= 0 {
		n.leaveOut(&gone)
		return true
	}
	n.left.few.putBack(part)
	n.left.regain()
	n.askAgain()
	return false
}

// failing is the first rival that fails on what is left, of which something has just
// gone; -1 where none does.
func (n *narrowing) failing(gone *sieve) int {
	clear(n.tried)
	for i := range n.rivals {
		a := &n.said[i]
		if a.known && !a.read.meets(gone) {
			*n.left.reads += a.cost
		} else {
			a = &n.tried[i]
			n.ask(n.rivals[i], a)
		}
		if a.fails {
			return i
		}
	}
	return -1
}

// leaveOut goes on without what has gone: what was tried holds of what is left now.
func (n *narrowing) leaveOut(gone *sieve) {
	for i := range n.said {
		if n.tried[i].known || n.said[i].read.meets(gone) {
			n.said[i] = n.tried[i]
		}
	}
}

// askAgain asks those rivals of what is left that have not been since something was left
// out. That they are asked so early counts for nothing: it spares asking them later.
func (n *narrowing) askAgain() {
	before := *n.left.reads
	for i, r := range n.rivals {
		if !n.said[i].known {
			n.ask(r, &n.said[i])
		}
	}
	*n.left.reads = before
}
