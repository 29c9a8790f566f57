package goldfever

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Paper lists the sheets of the characters, the scores and the board, all blank.
// Action points are left out: nobody has any when the fight is over.
func (g game) Paper(setup scoring.Setup) ([]scoring.Cell, error) {
	start, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	cells := slices.DeleteFunc(start.Cells(), func(c scoring.Cell) bool { return strings.HasSuffix(c.ID, "/"+partPoints) })
	for i := range cells {
		cells[i].Value, cells[i].Struck = "", false
	}
	return cells, nil
}

// Audit judges what is written of a fight that is over, as far as it is known.
func (g game) Audit(setup scoring.Setup, filled scoring.Filled) (scoring.Audit, error) {
	start, err := g.New(setup)
	if err != nil {
		return scoring.Audit{}, err
	}
	a := newAuditor(start.(*state), filled)
	audit := scoring.Audit{Findings: scoring.Judge(&info, filled, a.conditions())}
	for seat := range a.names {
		audit.Scores = append(audit.Scores, a.audited(filled, seat))
	}
	audit.Missing = a.missing(filled)
	audit.Settle()
	if audit.Ranks != nil {
		audit.Ranks = a.ranks(filled, audit.Scores)
	}
	return audit, nil
}

// An auditor knows what the sheets of a fight can be.
type auditor struct {
	*state                         // as it starts
	sheets []sheet                 // by character
	board  []scoring.Place         // by zone
	scores []scoring.Place         // by seat
	has    [Kinds]int              // how many objects of each kind there are
	stores []store                 // wherever an object can be
	fixed  [Teams]scoring.Tenths   // corrections (LG5)
	seats  [Teams][]int            // who plays for a team
	known  [Teams][]scoring.Tenths // what a score can be by all that is known
}

// A sheet is where things are written about one character.
type sheet struct {
	wounds                          [Deadly]scoring.Place
	pockets                         [Pockets]scoring.Place
	guns, shells, jams              [Guns]scoring.Place
	use, ambush, acted, joker, zone scoring.Place
}

func newAuditor(start *state, filled scoring.Filled) *auditor {
	a := &auditor{state: start}
	for i := range a.things {
		a.has[a.things[i].kind]++
	}
	for m := range a.men {
		a.sheets = append(a.sheets, newSheet(&a.men[m]))
	}
	for zone := range a.house.Village.Zones {
		a.board = append(a.board, scoring.Place{Owner: scoring.Table, Cell: zoneCell(a.zoneName(zone))})
	}
	for seat := range a.names {
		team := a.teamOf(seat)
		a.scores = append(a.scores, scoring.Place{Owner: seat, Cell: cellScore})
		a.fixed[team] += filled.Correction(seat, fieldPoints)
		a.seats[team] = append(a.seats[team], seat)
	}
	a.stores = a.storage()
	for team := range a.known {
		a.known[team] = a.totals(a.reasons(filled, team, a.blasts(filled)), team)
	}
	return a
}

func newSheet(m *man) (sh sheet) {
	one := func(part string) scoring.Place { return scoring.Place{Owner: m.seat, Cell: cellOf(m.name, part)} }
	number := func(places []scoring.Place, part string) {
		for i := range places {
			places[i] = scoring.Place{Owner: m.seat, Cell: numberedCell(m.name, part, i)}
		}
	}
	number(sh.wounds[:], partWound)
	number(sh.pockets[:], partPocket)
	number(sh.guns[:], partGun)
	number(sh.shells[:], partShells)
	number(sh.jams[:], partJam)
	sh.use, sh.ambush, sh.acted = one(partUse), one(partAmbush), one(partActed)
	sh.joker, sh.zone = one(partJoker), one(partZone)
	return sh
}

// conditions are all that the rules demand. Of two that are broken by the same
// entries the first is told.
func (a *auditor) conditions() []scoring.Condition {
	return slices.Concat(a.lives(), a.gear(), a.jokers(), a.zones(), a.stock(), a.chips(), a.cards(), a.sums())
}

// demand is a condition of some places.
func demand(clause string, fails func(scoring.Filled) string, reads ...scoring.Place) scoring.Condition {
	return scoring.Condition{Clause: clause, Reads: reads, Fails: fails}
}

// wordsAt is what an entry says. What is crossed out is there no more.
func wordsAt(f scoring.Filled, p scoring.Place) (text string, known bool) {
	w, known := f[p]
	if w.Struck {
		return "", known
	}
	return w.Value, known
}

// wholeAt is the number in a cell, if it is a whole one.
func wholeAt(f scoring.Filled, p scoring.Place) (n int, ok bool) {
	t, ok := f.Number(p)
	n = int(t / scoring.Whole(1))
	return n, ok && scoring.Whole(n) == t
}

// uncrossed says whether it is known that a box is not crossed.
func uncrossed(f scoring.Filled, p scoring.Place) bool {
	w, known := f[p]
	return known && !w.Struck
}
