package audit

import (
	"fmt"
	"reflect"
	"runtime"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Rule is one thing that a rulebook demands of filled sheets.
type Rule struct {
	Clause string
	Sum    bool // it compares a sum with its parts; see [Adds]
	// Yields says that it judges by the nearest entries that are known, or takes
	// a sum at its word: when more becomes known it may fail no longer, but only
	// where another rule then does.
	Yields bool
	// Alone says that it leaves it to another rule to tell what is wrong, where that
	// is known: to a sum, see [Bounded], or to what is nearer to the slip. It counts
	// only where it fails on all that is known.
	Alone bool
	// Reads says that it fails where what is written in one place, the first that
	// it reads, cannot be read: that is no contradiction, but a question, and all
	// other rules take the place for unknown. See [Legible].
	Reads bool
	alone *scoring.Place // the only one that it reads, where that is known
	// Fails says in a sentence why the sheets cannot be. It is empty where they
	// can, or where too little is known to say. It gives the same answer to the
	// same entries and, unless Sum, Yields or Alone, goes on failing when more
	// becomes known.
	Fails func(*Sheet) speech.Text
	// Wants is a number that would keep the rule, and where, if all else that is
	// written is right: what parts add up to. The place is the same on all sheets. It
	// is asked where the rule fails, and nil where no one number would.
	Wants func(*Sheet) (p scoring.Place, n scoring.Tenths, ok bool)
}

// Name is the rule's clause and the name of its function, for tests.
func (r Rule) Name() string {
	return r.Clause + " " + runtime.FuncForPC(reflect.ValueOf(r.Fails).Pointer()).Name()
}

// MayPass says whether the rule may hold of sheets though it fails on some of them.
func (r Rule) MayPass() bool { return r.Sum || r.Yields || r.Alone }

// Ask is what the rule says of a sheet, and the known places that it reads for
// that: as long as these stay known and hold the same it says the same.
func (r Rule) Ask(s *Sheet) (says speech.Text, reads []scoring.Place) {
	noting := &Sheet{known: s.known, few: s.few, written: s.written, perhaps: s.perhaps, reads: s.reads, notes: &notes{seen: map[scoring.Place]bool{}}}
	says = r.Fails(noting)
	return says, noting.notes.places
}

// first is the first known place that the rule reads on a sheet.
func (r Rule) first(s *Sheet) scoring.Place {
	if r.alone != nil {
		return *r.alone
	}
	return r.reads(s)[0]
}

// reads are the known places that the rule reads on a sheet.
func (r Rule) reads(s *Sheet) []scoring.Place {
	_, places := r.Ask(s)
	return places
}

// Contradicted says whether any rule fails, but for such as read.
func (c Checklist) Contradicted(filled scoring.Filled) bool {
	s := NewSheet(filled).Still()
	return slices.ContainsFunc(c.Rules, func(r Rule) bool { return !r.Reads && r.Fails(s) != "" })
}

// Lasting says which rule fails on some sheets and no longer when more of them
// becomes known; nil is as it should be. A sum may be told by other parts of it
// than before, so of sums, and of rules that yield, it is enough that any rule
// still fails.
func (c Checklist) Lasting(some, more scoring.Filled) error {
	less, all := NewSheet(some).Still(), NewSheet(more).Still()
	fails := func(r Rule) bool { return !r.Reads && r.Fails(all) != "" }
	for _, r := range c.Rules {
		why := r.Fails(less)
		if r.Reads || why == "" || fails(r) {
			continue
		}
		if !r.MayPass() || !slices.ContainsFunc(c.Rules, fails) {
			return fmt.Errorf("%s no longer fails when more is known; it said: %s", r.Name(), why)
		}
	}
	return nil
}
