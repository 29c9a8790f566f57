package audit

import (
	"slices"

	"saddlebag/scoring"
)

// narrow is the contradiction behind a rule that fails: a smallest part of what
// the rule read on which any rule does. What it says is said of all that is
// written, where the rule fails on these entries there too: of a part of them it
// would only say what they could be.
func (r Rule) narrow(sheet *Sheet, rivals []Rule) scoring.Contradiction {
	n := within(sheet.part(newNarrowing(sheet.part(r.reads(sheet)), r).smallest()), rivals)
	places := n.smallest()
	told := n.rivals[n.failing(new(sieve))]
	says, reads := told.Ask(sheet)
	if says == "" || slices.ContainsFunc(places, func(p scoring.Place) bool { return !slices.Contains(reads, p) }) {
		says = told.Fails(n.left)
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
	var sift func(part []scoring.Place)
	sift = func(part []scoring.Place) {
		taken := n.left.few.take(part)
		if len(taken) == 0 {
			return
		}
		var gone sieve
		for _, p := range taken {
			gone.add(p)
		}
		n.left.lose(&gone)
		if n.failing(&gone) >= 0 {
			n.leaveOut(&gone)
			return
		}
		n.left.few.putBack(taken)
		n.left.regain()
		n.askAgain()
		if len(part) == 1 {
			needed = append(needed, part[0])
			return
		}
		half := len(part) / 2
		sift(part[:half])
		sift(part[half:])
	}
	sift(n.left.few.places())
	return needed
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
