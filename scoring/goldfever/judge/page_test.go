package judge

import (
	"math/rand/v2"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/scoringtest"
)

// A page is filled sheets that a mistake is made in.
type page struct {
	*rand.Rand
	*auditor
	scoring.Filled
}

// mistake makes one of scoringtest's.
func mistake(name string, verdict scoring.Verdict, clause string, do func(page) bool) scoringtest.Mistake {
	return scoringtest.Mistake{
		Name: name, Verdict: verdict, Clause: clause,
		Make: func(r *rand.Rand, setup scoring.Setup, filled scoring.Filled) bool {
			start, err := sheet.Start(setup)
			return err == nil && do(page{r, newAuditor(start.State), filled})
		},
	}
}

// cannotBe is a mistake that no game makes.
func cannotBe(name, clause string, do func(page) bool) scoringtest.Mistake {
	return mistake(name, scoring.Impossible, clause, do)
}

// unreadable is something that nobody can read.
func unreadable(name, clause string, do func(page) bool) scoringtest.Mistake {
	return mistake(name, scoring.HardToRead, clause, do)
}

// wrongSum is a mistake in adding up.
func wrongSum(name string, do func(page) bool) scoringtest.Mistake {
	return mistake(name, scoring.WrongTotal, "GF60", do)
}

// write writes on a cell.
func (p page) write(at scoring.Place, value string) bool {
	p.Filled[at] = scoring.Written{Value: value}
	return true
}

// cross crosses a cell out, with what stands there.
func (p page) cross(at scoring.Place) bool {
	p.Filled[at] = scoring.Written{Value: p.Filled[at].Value, Struck: true}
	return true
}

func (p page) add(at scoring.Place, n int) bool {
	scoringtest.Add(p.Filled, at.Owner, at.Cell, scoring.Whole(n))
	return true
}

// man is somebody at random of those that are taken: alive or dead.
func (p page) man(alive bool, take func(*sheet.Card) bool) (*sheet.Card, int, bool) {
	for _, m := range p.Perm(len(p.Men)) {
		sh := &p.Sheets[m]
		if p.Filled[sh.Wounds[2]].Struck != alive && take(sh) {
			return sh, m, true
		}
	}
	return nil, 0, false
}

// change changes the sheet of somebody at random, alive or dead.
func change(alive bool, do func(page, *sheet.Card) bool) func(page) bool {
	return func(p page) bool {
		sh, _, ok := p.man(alive, func(*sheet.Card) bool { return true })
		return ok && do(p, sh)
	}
}

// read is the page as the rules read it.
func (p page) read() reading { return reading{p.auditor, audit.NewSheet(p.Filled)} }

// words are what is written on a cell.
func (p page) words(at scoring.Place) string { return p.Filled[at].Value }

// everybody says whether nobody is dead.
func (p page) everybody() bool {
	_, _, dead := p.man(false, func(*sheet.Card) bool { return true })
	return !dead
}

func (p page) score() scoring.Place { return p.Scores[p.IntN(len(p.Scores))] }

// slot is where somebody at random has a gun.
func (p page) slot() (sh *sheet.Card, i int, ok bool) {
	sh, _, ok = p.man(true, func(sh *sheet.Card) bool {
		i = slices.IndexFunc(sh.Guns, func(at scoring.Place) bool { return p.words(at) != "" })
		return i >= 0
	})
	return sh, i, ok
}

// free is a pocket at random of somebody alive that holds nothing.
func (p page) free() (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool {
		m := p.Named(strings.ToUpper(at.Cell[:1]) + strings.Split(at.Cell[1:], "/")[0])
		return strings.Contains(at.Cell, "/"+terms.PartPocket) && w.Blank() && !p.Filled[p.Sheets[m].Wounds[2]].Struck
	})
}

// zoneOf is the zone of the board that a character stands in.
func (p page) zoneOf(sh *sheet.Card) scoring.Place {
	return scoring.Place{Owner: scoring.Table, Cell: "zone/" + p.words(sh.Zone)}
}

// elsewhere is another zone of the board that nothing is in.
func (p page) elsewhere() (scoring.Place, bool) {
	return scoringtest.Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool {
		return strings.HasPrefix(at.Cell, "zone/") && w.Blank()
	})
}

// allNamed says whether no zone has objects that are only counted: they could be
// anything that is seen nowhere else.
func (p page) allNamed() bool {
	_, counted := scoringtest.Pick(p.Rand, p.Filled, func(at scoring.Place, w scoring.Written) bool {
		return strings.HasPrefix(at.Cell, "zone/") && strings.Contains(w.Value, "+")
	})
	return !counted
}
