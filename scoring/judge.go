package scoring

import (
	"maps"
	"slices"
)

// A Condition is one thing that the rules demand of filled sheets. What is
// unknown never breaks it: where it fails it fails with every further cell
// that becomes known.
type Condition struct {
	Clause string
	Reads  []Place // all that Fails looks at
	Sum    bool    // it compares a sum with its parts
	// Fails says in a sentence why the sheets cannot be; it is empty where
	// they can, or where too little is known to say.
	Fails func(Filled) string
}

// Judge finds the conditions that fail, each with the smallest set of entries
// on which any does: of two that fail on the same entries the first is found,
// and one that fails only because others do is left out. They are in the order
// of the game's clauses, those that compare sums last.
func Judge(info *Info, filled Filled, conditions []Condition) []Contradiction {
	var found []Contradiction
	impossible := false
	for _, c := range conditions {
		if len(found) >= MostFindings && (impossible || c.Sum) || c.Fails(filled) == "" {
			continue
		}
		one := c.narrow(filled, conditions)
		same := func(other Contradiction) bool { return slices.Equal(other.Places, one.Places) }
		if !slices.ContainsFunc(found, same) {
			found = append(found, one)
			impossible = impossible || !one.Sum
		}
	}
	order := func(c Contradiction) int {
		at := slices.IndexFunc(info.Clauses, func(clause Clause) bool { return clause.Number == c.Clause })
		if c.Sum {
			return at + len(info.Clauses)
		}
		return at
	}
	slices.SortStableFunc(found, func(a, b Contradiction) int { return order(a) - order(b) })
	return found
}

// MostFindings is how many contradictions are told at the most, but for the first
// that is more than a sum: whoever has mended so many looks again.
const MostFindings = 50

// narrow is the contradiction behind a condition that fails: on the smallest
// part of its entries on which any condition does.
func (c Condition) narrow(filled Filled, all []Condition) Contradiction {
	places := Smallest(filled, c.Reads, func(f Filled) bool { return c.Fails(f) != "" })
	rivals := touching(all, places)
	places = Smallest(filled, places, func(f Filled) bool { return first(rivals, f) >= 0 })
	entries := only(filled, places)
	c = rivals[first(rivals, entries)]
	return Contradiction{Clause: c.Clause, Message: c.Fails(entries), Places: places, Sum: c.Sum}
}

// touching are the conditions that can fail on nothing but these places.
func touching(conditions []Condition, places []Place) []Condition {
	return slices.DeleteFunc(slices.Clone(conditions), func(c Condition) bool {
		return !slices.ContainsFunc(places, func(p Place) bool { return slices.Contains(c.Reads, p) })
	})
}

// first is the first condition that fails, or -1.
func first(conditions []Condition, filled Filled) int {
	return slices.IndexFunc(conditions, func(c Condition) bool { return c.Fails(filled) != "" })
}

// only is what is written in some places.
func only(filled Filled, places []Place) Filled {
	some := make(Filled, len(places))
	for _, p := range places {
		if w, known := filled[p]; known {
			some[p] = w
		}
	}
	return some
}

// Smallest returns a smallest set of entries that still contradict each other
// when nothing else is known, in the order of places: without any one of them
// contradicts is false. It must hold of all places together, and go on holding
// when more becomes known.
func Smallest(filled Filled, places []Place, contradicts func(Filled) bool) []Place {
	places = unique(places)
	left := only(filled, places)
	var needed []Place
	var sift func(part []Place)
	sift = func(part []Place) {
		taken := only(left, part)
		if len(taken) == 0 {
			return
		}
		maps.DeleteFunc(left, func(p Place, _ Written) bool { _, out := taken[p]; return out })
		if contradicts(left) {
			return
		}
		maps.Copy(left, taken)
		if len(part) == 1 {
			needed = append(needed, part[0])
			return
		}
		half := len(part) / 2
		sift(part[:half])
		sift(part[half:])
	}
	sift(places)
	return needed
}

// unique leaves out what stands there before.
func unique(places []Place) []Place {
	seen := make(map[Place]bool, len(places))
	return slices.DeleteFunc(slices.Clone(places), func(p Place) bool {
		defer func() { seen[p] = true }()
		return seen[p]
	})
}

// Settle gives an audit its verdict: by what it found, and by whether the
// scores of all seats are known. If they are, it ranks the seats by them.
func (a *Audit) Settle() {
	if len(a.Findings) == 0 {
		for seat := range a.Scores { // what is written is not wrong, so that the score is not known after all
			s := &a.Scores[seat]
			s.Known = s.Known && (!s.Written || s.Claimed == s.Total())
		}
	}
	impossible := func(c Contradiction) bool { return !c.Sum }
	unknown := func(s Audited) bool { return !s.Known }
	known := !slices.ContainsFunc(a.Scores, unknown)
	switch {
	case slices.ContainsFunc(a.Findings, impossible):
		a.Verdict = Impossible
	case len(a.Findings) > 0:
		a.Verdict = WrongTotal
	case known:
		a.Verdict = Right
	default:
		a.Verdict = CannotBeTold
	}
	if !known {
		return
	}
	keys := make([][]Tenths, len(a.Scores))
	for seat, s := range a.Scores {
		keys[seat] = []Tenths{s.Total()}
	}
	a.Ranks = Ranks(keys)
}
