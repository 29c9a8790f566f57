package audit

import (
	"context"
	"slices"

	"saddlebag/scoring"
)

// MostFindings is how many contradictions are told at the most, but for the first
// that is more than a sum: whoever has mended so many looks again.
const MostFindings = 50

// Judge finds the rules that fail, each with the smallest set of entries on
// which any rule does. Where two fail on the same entries, only the first is
// told; a rule that fails only because others do is left out. The findings are
// in the order of the game's clauses, those of sums last. Once ctx is done it ends
// with the error of that.
func Judge(ctx context.Context, info *scoring.Info, filled scoring.Filled, rules []Rule) ([]scoring.Contradiction, error) {
	sheet := NewSheet(filled)
	// A rule that holds of all entries holds of each part of them, but a sum
	// can be told there by other parts of it, and a rule that yields by entries
	// farther away.
	var failing, rivals []Rule
	for _, r := range rules {
		if r.Reads {
			continue
		}
		fails := r.Fails(sheet) != ""
		if fails {
			failing = append(failing, r)
		}
		if fails || r.MayPass() {
			rivals = append(rivals, r)
		}
	}
	var found []scoring.Contradiction
	impossible := false
	for _, r := range failing {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if len(found) >= MostFindings && (impossible || r.Sum) {
			continue
		}
		one := r.narrow(sheet, rivals)
		if !slices.ContainsFunc(found, func(other scoring.Contradiction) bool { return sameSet(other.Places, one.Places) }) {
			found = append(found, one)
			impossible = impossible || !one.Sum
		}
	}
	inOrder(info, found)
	return found, nil
}

// unread are the places that hold what cannot be read, in the order of the rules.
func (c Checklist) unread(filled scoring.Filled) []scoring.Contradiction {
	s := NewSheet(filled)
	var all []scoring.Contradiction
	for _, r := range c.Rules {
		if !r.Reads {
			continue
		}
		if says, reads := r.Ask(s); says != "" {
			all = append(all, scoring.Contradiction{Clause: r.Clause, Message: says, Places: reads[:1]})
		}
	}
	return all
}

// inOrder sorts contradictions by clause, sums last.
func inOrder(info *scoring.Info, found []scoring.Contradiction) {
	order := func(c scoring.Contradiction) int {
		at := slices.IndexFunc(info.Clauses, func(clause scoring.Clause) bool { return clause.Number == c.Clause })
		if c.Sum {
			return at + len(info.Clauses)
		}
		return at
	}
	slices.SortStableFunc(found, func(a, b scoring.Contradiction) int { return order(a) - order(b) })
}

// sameSet says whether two lists, each without repetition, hold the same places.
func sameSet(a, b []scoring.Place) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(p scoring.Place) bool { return !slices.Contains(b, p) })
}

// narrow is the contradiction behind a rule that fails: a smallest part of what
// the rule read on which any rule does.
func (r Rule) narrow(sheet *Sheet, rivals []Rule) scoring.Contradiction {
	fails := func(s *Sheet) func(Rule) bool { return func(r Rule) bool { return r.Fails(s) != "" } }
	places := smallest(sheet, r.reads(sheet), func(s *Sheet) bool { return fails(s)(r) })
	rivals = within(sheet.part(places), rivals)
	places = smallest(sheet, places, func(s *Sheet) bool { return slices.ContainsFunc(rivals, fails(s)) })
	entries := sheet.part(places)
	told := rivals[slices.IndexFunc(rivals, fails(entries))]
	return scoring.Contradiction{Clause: told.Clause, Message: told.Fails(entries), Places: places, Sum: told.Sum}
}

// within are those of some rules that can fail on a part of a sheet: such as fail
// on all of it, and sums and rules that yield, if they read anything of it.
func within(s *Sheet, rules []Rule) []Rule {
	return slices.DeleteFunc(slices.Clone(rules), func(r Rule) bool {
		return r.Fails(s) == "" && (!r.MayPass() || len(r.reads(s)) == 0)
	})
}

// smallest returns a smallest set of entries that still contradict each other
// when nothing else is known, in the order of places: without any one of them
// contradicts is false. It must hold of all places together, and go on holding
// when more becomes known. Places are different.
func smallest(sheet *Sheet, places []scoring.Place, contradicts func(*Sheet) bool) []scoring.Place {
	left := sheet.part(places)
	var needed []scoring.Place
	var sift func(part []scoring.Place)
	sift = func(part []scoring.Place) {
		taken := left.part(part).known
		if len(taken) == 0 {
			return
		}
		for p := range taken {
			delete(left.known, p)
		}
		if contradicts(left) {
			return
		}
		for p, w := range taken {
			left.known[p] = w
		}
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
