package audit

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// MostFindings is how many contradictions are told at the most, but for the first
// that is more than a sum: whoever has mended so many looks again.
const MostFindings = 50

// MostReads is how often rules may read an entry until no more contradictions are
// narrowed down, but for the first, and the first that is more than a sum: it
// takes a machine a few tenths of a second.
const MostReads = 3_000_000

// A Judgement is what a judge has found.
type Judgement struct {
	Found []scoring.Contradiction // those of the fewest entries first, then in the order of clauses
	More  bool                    // there may be more
	Reads int                     // how often an entry was read for it, known or not
}

// Judge finds the rules that fail, each with the smallest set of entries on
// which any rule does. Where two fail on the same entries, only the first is
// told; a rule that fails only because others do is left out. When rules have
// read entries more often than reads, no more of them are looked at than it
// takes to know whether only sums are wrong. Once ctx is done it ends with the
// error of that.
func Judge(ctx context.Context, info *scoring.Info, filled scoring.Filled, rules []Rule, reads int) (Judgement, error) {
	sheet := NewSheet(filled).Still()
	fails := scoring.Each(len(rules), func(i int) bool { return !rules[i].Reads && rules[i].Fails(sheet) != "" })
	return judge(ctx, info, sheet, rules, fails, reads)
}

// judge judges by the rules of which it is known whether they fail.
func judge(ctx context.Context, info *scoring.Info, sheet *Sheet, rules []Rule, fails []bool, reads int) (Judgement, error) {
	// A rule that holds of all entries holds of each part of them, but a sum
	// can be told there by other parts of it, and a rule that yields by entries
	// farther away. What a total can be alone is left out where a sum tells.
	var failing, rivals []Rule
	for i, r := range rules {
		if fails[i] {
			failing = append(failing, r)
		}
		if !r.Reads && (fails[i] || r.Sum || r.Yields) {
			rivals = append(rivals, r)
		}
	}
	var j Judgement
	n := narrower{sheet: sheet, rivals: rivals}
	impossible := false
	for _, r := range failing {
		if err := ctx.Err(); err != nil {
			return Judgement{}, err
		}
		enough := len(j.Found) >= MostFindings || len(j.Found) > 0 && *sheet.reads > reads
		if enough && (impossible || r.Sum) {
			j.More = true
			continue
		}
		one := n.narrow(r)
		if !slices.ContainsFunc(j.Found, func(other scoring.Contradiction) bool { return sameSet(other.Places, one.Places) }) {
			j.Found = append(j.Found, one)
			impossible = impossible || !one.Sum
		}
	}
	inOrder(info, j.Found)
	j.Found = saidOnce(j.Found)
	j.Reads = *sheet.reads
	return j, nil
}

// Readable is what of filled sheets can be read, and what cannot, in the order of
// the rules: a place each.
func (c Checklist) Readable(filled scoring.Filled) (readable scoring.Filled, unread []scoring.Contradiction) {
	s := NewSheet(filled)
	unread = c.unread(s, func(i int) speech.Text { return c.Rules[i].Fails(s) })
	if len(unread) == 0 {
		return filled, nil
	}
	return without(filled, unread), unread
}

// unread are the places that cannot be read, where it is known what the rules say.
func (c Checklist) unread(s *Sheet, says func(rule int) speech.Text) []scoring.Contradiction {
	var unread []scoring.Contradiction
	for i := range c.Rules {
		if r := &c.Rules[i]; r.Reads {
			if why := says(i); why != "" {
				unread = append(unread, scoring.Contradiction{Clause: r.Clause, Message: why, Places: []scoring.Place{r.first(s)}})
			}
		}
	}
	return unread
}

// without is what is filled in but for what cannot be read.
func without(filled scoring.Filled, unread []scoring.Contradiction) scoring.Filled {
	readable := maps.Clone(filled)
	for _, u := range unread {
		delete(readable, u.Places[0])
	}
	return readable
}

// inOrder sorts contradictions: what takes the fewest entries to see comes first,
// for it is nearest to the slip; then by clause, sums last.
func inOrder(info *scoring.Info, found []scoring.Contradiction) {
	clause := func(c scoring.Contradiction) int {
		at := slices.IndexFunc(info.Clauses, func(clause scoring.Clause) bool { return clause.Number == c.Clause })
		if c.Sum {
			return at + len(info.Clauses)
		}
		return at
	}
	slices.SortStableFunc(found, func(a, b scoring.Contradiction) int {
		return cmp.Or(cmp.Compare(len(a.Places), len(b.Places)), cmp.Compare(clause(a), clause(b)))
	})
}

// saidOnce leaves out of contradictions those that say what one before them does,
// of other entries.
func saidOnce(found []scoring.Contradiction) []scoring.Contradiction {
	said := map[string]bool{}
	return slices.DeleteFunc(found, func(c scoring.Contradiction) bool {
		again := said[c.Clause+c.Message.String()]
		said[c.Clause+c.Message.String()] = true
		return again
	})
}

// sameSet says whether two lists, each without repetition, hold the same places.
func sameSet(a, b []scoring.Place) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(p scoring.Place) bool { return !slices.Contains(b, p) })
}

// common are the places that several contradictions all have. Where one entry
// alone is wrong it is among them: without it nothing is contradicted.
func common(found []scoring.Contradiction) []scoring.Place {
	if len(found) < 2 {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(found[0].Places), func(p scoring.Place) bool {
		return slices.ContainsFunc(found, func(c scoring.Contradiction) bool { return !slices.Contains(c.Places, p) })
	})
}
