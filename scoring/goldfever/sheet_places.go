package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// A paper is where things are written on the sheets of a fight.
type paper struct {
	*state                        // as it starts
	sheets []card                 // by character
	board  []scoring.Place        // by zone
	scores []scoring.Place        // by seat
	lines  [Teams][]scoring.Place // of the reckoning
	totals [Teams]scoring.Place
	counts []Reckoned   // what those lines are for
	has    [Kinds]int   // how many objects of each kind there are
	seats  [Teams][]int // who plays for a team
	prizes []int        // their zones
	heard  []phrase     // what people call characters and objects
}

// newPaper is the paper of a fight that starts.
func newPaper(start *state) *paper {
	a := &paper{state: start}
	for i := range a.things {
		a.has[a.things[i].kind]++
	}
	for m := range a.men {
		a.sheets = append(a.sheets, newCard(&a.men[m]))
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
	a.heard = a.phrases()
	return a
}

// A card is where things are written about one character.
type card struct {
	wounds, pockets, guns, shells, jams []scoring.Place
	use, ambush, acted, joker, zone     scoring.Place
}

func newCard(m *man) card {
	one := func(part string) scoring.Place {
		return scoring.Place{Owner: m.seat, Cell: CharacterCell(m.name, part)}
	}
	row := func(part string, n int) []scoring.Place {
		return audit.At(m.seat, n, func(i int) string { return NumberedCell(m.name, part, i) })
	}
	return card{
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

// tablePlace is a place that belongs to nobody.
func tablePlace(cell string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: cell} }

// pilePlace is where the cards of a pile are counted.
func pilePlace(p Pile) scoring.Place { return tablePlace(PileCell(p)) }

// claims are where the score of a team is written: its total, and what each of its
// players scores.
func (a *paper) claims(team int) []scoring.Place {
	claims := []scoring.Place{a.totals[team]}
	for _, seat := range a.seats[team] {
		claims = append(claims, a.scores[seat])
	}
	return claims
}

// side is what people call a team.
func (a *paper) side(team int) string { return a.house.Scenario.Teams[team].Name }

// members are the characters of a team.
func (a *paper) members(team int) []int {
	return scoring.Where(len(a.men), func(m int) bool { return a.men[m].team == team })
}
