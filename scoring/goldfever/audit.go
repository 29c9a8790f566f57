package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// BlankCells lists the sheets of the characters, the scores and the board, all blank.
// Action points are counted out, and nobody has any when the fight is over.
func (g game) BlankCells(setup scoring.Setup) ([]scoring.Cell, error) {
	start, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	cells := slices.DeleteFunc(start.Cells(), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
	for i := range cells {
		cells[i].Value, cells[i].Struck = "", false
	}
	return cells, nil
}

// Checklist is what the rules say of the sheets of a fight that is over. Of two
// rules that are broken by the same entries the first is told.
func (g game) Checklist(setup scoring.Setup) (audit.Checklist, error) {
	start, err := g.New(setup)
	if err != nil {
		return audit.Checklist{}, err
	}
	a := newAuditor(start.(*state))
	return audit.Checklist{
		Score:   ScoreCell,
		Info:    &info,
		Parts:   a.parts(),
		Words:   a.wordsAt,
		Read:    a.readSpoken,
		Rules:   slices.Concat(a.lives(), a.gear(), a.jokers(), a.zones(), a.stock(), a.chips(), a.cards(), a.bounds(), a.sums()),
		Twice:   a.scoresTwice(),
		Scores:  func(s *audit.Sheet) []scoring.Audited { return reading{a, s}.audited() },
		Missing: func(s *audit.Sheet, _ []scoring.Audited) []scoring.Place { return reading{a, s}.missing() },
		Doubts:  a.doubts(),
		Ranks:   func(s *audit.Sheet, scores []scoring.Audited) []int { return reading{a, s}.ranks(scores) },
	}, nil
}

// An auditor knows where things are written on the sheets of a fight.
type auditor struct {
	*state                          // as it starts
	sheets   []sheet                // by character
	board    []scoring.Place        // by zone
	scores   []scoring.Place        // by seat
	lines    [Teams][]scoring.Place // of the reckoning
	totals   [Teams]scoring.Place
	counts   []Reckoned   // what those lines are for
	has      [Kinds]int   // how many objects of each kind there are
	stores   []store      // wherever an object can be
	seats    [Teams][]int // who plays for a team
	heard    []phrase     // what people call characters and objects
	prizes   []int        // their zones
	possible outcomes     // what both teams can have
}

// A sheet is where things are written about one character.
type sheet struct {
	wounds, pockets, guns, shells, jams []scoring.Place
	use, ambush, acted, joker, zone     scoring.Place
}

func newAuditor(start *state) *auditor {
	a := &auditor{state: start}
	for i := range a.things {
		a.has[a.things[i].kind]++
	}
	for m := range a.men {
		a.sheets = append(a.sheets, newSheet(&a.men[m]))
	}
	for zone := range a.house.Village.Zones {
		a.board = append(a.board, tablePlace(ZoneCell(a.zoneName(zone))))
	}
	a.counts = a.house.Scenario.Reckoning()
	for _, p := range a.house.Scenario.Prizes {
		a.prizes = append(a.prizes, a.zone(p.Zone))
	}
	for team := range Teams {
		for _, c := range a.counts {
			a.lines[team] = append(a.lines[team], tablePlace(TeamCell(team, c.Line)))
		}
		a.totals[team] = tablePlace(TeamCell(team, LineTotal))
	}
	for seat := range a.names {
		team := a.teamOf(seat)
		a.scores = append(a.scores, scoring.Place{Owner: seat, Cell: ScoreCell})
		a.seats[team] = append(a.seats[team], seat)
	}
	a.stores, a.heard = a.storage(), a.phrases()
	a.possible = a.allScores()
	return a
}

func newSheet(m *man) sheet {
	one := func(part string) scoring.Place {
		return scoring.Place{Owner: m.seat, Cell: CharacterCell(m.name, part)}
	}
	row := func(part string, n int) []scoring.Place {
		return audit.At(m.seat, n, func(i int) string { return NumberedCell(m.name, part, i) })
	}
	return sheet{
		wounds: row(PartWound, Deadly), pockets: row(PartPocket, Pockets),
		guns: row(PartGun, Guns), shells: row(PartShells, Guns), jams: row(PartJam, Guns),
		use: one(PartUse), ambush: one(PartAmbush), acted: one(PartActed), joker: one(PartJoker), zone: one(PartZone),
	}
}

// Where things are written about the table.
var (
	roundPlace  = tablePlace(RoundCell)
	bagPlace    = tablePlace(BagCell)
	turnedPlace = tablePlace(TurnedCell)
)

func tablePlace(cell string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: cell} }
