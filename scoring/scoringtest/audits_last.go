package scoringtest

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// lasts checks that a mistake, of which findings are told, goes on being found
// whatever else becomes known: of what is contradicted some entries are kept, and
// others are added, true or not.
func (j *judge) lasts(m Mistake, filled, mistaken scoring.Filled, findings []scoring.Contradiction) {
	j.t.Helper()
	some := rand.New(rand.NewPCG(j.rand.Uint64(), 1)) // however much it draws, the mistakes stay the same
	part := corrections(mistaken)
	for _, p := range findings[some.IntN(len(findings))].Places {
		part[p] = mistaken[p]
	}
	places := slices.SortedFunc(maps.Keys(mistaken), comparePlaces)
	list := j.checklist()
	for _, kept := range []int{0, 30, 80} { // of 100 cells
		for _, p := range places {
			if some.IntN(100) < kept {
				part[p] = mistaken[p]
			}
		}
		more := maps.Clone(part)
		for _, p := range places {
			if _, known := part[p]; !known && some.IntN(4) == 0 {
				more[p] = anyOf(some, p, places, filled, mistaken)
			}
		}
		if err := list.Lasting(part, more); err != nil {
			j.t.Errorf("%s: %v", m.Name, err)
		}
		if !list.Contradicted(more) {
			j.t.Errorf("%s: %v is contradicted, and with %v known no more", m.Name, part, changes(part, more))
		}
		part = more
	}
	// Of such sheets, too, nothing that is told can be left out.
	judged, err := audit.Judge(j.t.Context(), j.Game.Info(), part, list.Rules, audit.MostReads)
	if err != nil {
		j.t.Fatal(err)
	}
	j.smallest(m, judged.Found[0], part)
}

// anyOf is something that can stand in a place: what does in truth, what a
// mistake has made of it, nothing, or what stands in such a place elsewhere.
func anyOf(r *rand.Rand, p scoring.Place, places []scoring.Place, filled, mistaken scoring.Filled) scoring.Written {
	switch r.IntN(4) {
	case 0:
		return filled[p]
	case 1:
		return mistaken[p]
	case 2:
		return scoring.Written{}
	}
	kind := func(p scoring.Place) string { return p.Cell[strings.LastIndexByte(p.Cell, '/')+1:] }
	alike := slices.DeleteFunc(slices.Clone(places), func(q scoring.Place) bool { return kind(q) != kind(p) })
	return filled[alike[r.IntN(len(alike))]]
}

// corrections are the entries by which the table has overruled a field: they
// are no entries that others could contradict.
func corrections(filled scoring.Filled) scoring.Filled {
	some := scoring.Filled{}
	for p, w := range filled {
		if correction(p) {
			some[p] = w
		}
	}
	return some
}

func correction(p scoring.Place) bool { return strings.HasPrefix(p.Cell, scoring.CorrectionCell("")) }

func comparePlaces(a, b scoring.Place) int {
	return cmp.Or(cmp.Compare(a.Owner, b.Owner), cmp.Compare(a.Cell, b.Cell))
}
