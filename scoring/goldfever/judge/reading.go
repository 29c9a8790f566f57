package judge

import (
	"iter"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// A reading is filled sheets as the rules of a fight read them. Nothing that is
// said of them is undone by what becomes known beside it.
type reading struct {
	*auditor
	*audit.Sheet
}

// rule is a rule of the sheets of a fight.
func (a *auditor) rule(clause string, fails func(reading) speech.Text) audit.Rule {
	return audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) speech.Text { return fails(reading{a, s}) }}
}

// of is a rule of one character.
func (a *auditor) of(m int, clause string, fails func(reading, int) speech.Text) audit.Rule {
	return a.rule(clause, func(r reading) speech.Text { return fails(r, m) })
}

// words is what an entry says. What is crossed out is there no more.
func (r reading) words(p scoring.Place) (text string, known bool) {
	w, known := r.At(p)
	if w.Struck {
		return "", known
	}
	return w.Value, known
}

// crossed says whether it is known that a box is crossed.
func (r reading) crossed(p scoring.Place) bool {
	yes, _ := r.Crossed(p)
	return yes
}

// uncrossed says whether it is known that a box is not crossed.
func (r reading) uncrossed(p scoring.Place) bool {
	yes, known := r.Crossed(p)
	return known && !yes
}

// third is the wound that tells whether a character is dead.
func (a *auditor) third(m int) scoring.Place { return a.Sheets[m].Wounds[terms.Deadly-1] }

// dies says whether a character is known to be dead.
func (r reading) dies(m int) bool { return r.crossed(r.third(m)) }

// lasts says whether a character is known to be alive: wounds are crossed in
// their order, so that any that is not tells.
func (r reading) lasts(m int) bool {
	for _, p := range slices.Backward(r.Sheets[m].Wounds) {
		if r.uncrossed(p) {
			return true
		}
	}
	return false
}

// living is how many of a team are alive.
func (r reading) living(team int) (n audit.Span) {
	for _, m := range r.Members[team] {
		n.Least += scoring.When(r.lasts(m), 1)
		n.Most += scoring.When(!r.dies(m), 1)
	}
	return n
}

// crowdAt is what a zone of the board says, if that is known and can be read.
func (r reading) crowdAt(zone int) (c sheet.Crowd, known bool) {
	text, known := r.words(r.Board[zone])
	c, broken := r.ReadCrowd(text)
	return c, known && broken == ""
}

// itemAt is the object that an entry names; there may be none.
func (r reading) itemAt(p scoring.Place) (it sheet.Item, there, known bool) {
	text, known := r.words(p)
	if text == "" {
		return sheet.Item{}, false, known
	}
	it, broken := r.ReadItem(text)
	return it, true, known && broken == ""
}

// items are all objects that are named, with where they are.
func (r reading) items() iter.Seq2[*sheet.Store, sheet.Item] {
	return func(yield func(*sheet.Store, sheet.Item) bool) {
		for i := range r.Stores {
			st := &r.Stores[i]
			items, _, _ := r.inStore(st)
			for _, it := range items {
				if !yield(st, it) {
					return
				}
			}
		}
	}
}

// inStore are the objects in a store, and how many more are only counted.
func (r reading) inStore(st *sheet.Store) (items []sheet.Item, more int, known bool) {
	if st.Zone != fight.Nowhere {
		c, known := r.crowdAt(st.Zone)
		return c.ItemsOf, c.More, known
	}
	it, there, known := r.itemAt(st.Place)
	if there && known {
		items = []sheet.Item{it}
	}
	return items, 0, known
}
