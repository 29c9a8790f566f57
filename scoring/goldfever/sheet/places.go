package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// A Paper is where things are written on the sheets of a fight.
type Paper struct {
	*goldfever.State                              // as it starts
	Sheets           []Card                       // by character
	Board            []scoring.Place              // by zone
	Scores           []scoring.Place              // by seat
	Lines            [terms.Teams][]scoring.Place // of the reckoning
	Totals           [terms.Teams]scoring.Place
	Counts           []Row              // what those lines are for
	Has              [terms.Kinds]int   // how many objects of each kind there are
	Seats            [terms.Teams][]int // who plays for a team
	Members          [terms.Teams][]int // the characters of each team
	Prizes           []int              // their zones
	Stores           []Store            // wherever an object can be
	Possible         Outcomes           // what both teams can have
	heard            []phrase           // what people call characters and objects
}

// NewPaper is the paper of a fight that starts.
func NewPaper(start *goldfever.State) *Paper {
	a := &Paper{State: start}
	for i := range a.Things {
		a.Has[a.Things[i].Kind]++
	}
	for m := range a.Men {
		a.Sheets = append(a.Sheets, newCard(&a.Men[m]))
		a.Members[a.Men[m].Team] = append(a.Members[a.Men[m].Team], m)
	}
	for zone := range a.House.Village.Zones {
		a.Board = append(a.Board, TablePlace(terms.ZoneCell(a.ZoneName(zone))))
	}
	lines := a.House.Scenario.Reckoning()
	a.Counts = scoring.Each(len(lines), func(i int) Row { return a.row(lines[i]) })
	for _, p := range a.House.Scenario.Prizes {
		a.Prizes = append(a.Prizes, a.Zone(p.Zone))
	}
	for team := range terms.Teams {
		for _, c := range a.Counts {
			a.Lines[team] = append(a.Lines[team], TablePlace(terms.TeamCell(team, c.Line)))
		}
		a.Totals[team] = TablePlace(terms.TeamCell(team, terms.LineTotal))
	}
	for seat := range a.Names {
		team := a.TeamOf(seat)
		a.Scores = append(a.Scores, scoring.Place{Owner: seat, Cell: terms.ScoreCell})
		a.Seats[team] = append(a.Seats[team], seat)
	}
	a.heard, a.Stores, a.Possible = a.phrases(), a.stores(), a.outcomes()
	return a
}

// A Card is where things are written about one character.
type Card struct {
	Wounds, Pockets, Guns, Shells, Jams []scoring.Place
	Use, Ambush, Acted, Joker, Zone     scoring.Place
}

func newCard(m *fight.Man) Card {
	one := func(part string) scoring.Place {
		return scoring.Place{Owner: m.Seat, Cell: terms.CharacterCell(m.Name, part)}
	}
	row := func(part string, n int) []scoring.Place {
		return audit.At(m.Seat, n, func(i int) string { return terms.NumberedCell(m.Name, part, i) })
	}
	return Card{
		Wounds: row(terms.PartWound, terms.Deadly), Pockets: row(terms.PartPocket, terms.Pockets),
		Guns: row(terms.PartGun, terms.Guns), Shells: row(terms.PartShells, terms.Guns), Jams: row(terms.PartJam, terms.Guns),
		Use: one(terms.PartUse), Ambush: one(terms.PartAmbush), Acted: one(terms.PartActed), Joker: one(terms.PartJoker), Zone: one(terms.PartZone),
	}
}

// A Store is a place where objects can be.
type Store struct {
	Place scoring.Place
	Of    speech.Text // "with Ted", "in zone c4"
	Zone  int         // of the board; nowhere for a sheet
}

// stores lists the hands and pockets, then the zones.
func (a *Paper) stores() []Store {
	var all []Store
	for m := range a.Men {
		for _, p := range slices.Concat(a.Sheets[m].Guns, a.Sheets[m].Pockets) {
			all = append(all, Store{p, speech.Say("goldfever.with", "character", a.NameOf(m)), fight.Nowhere})
		}
	}
	for zone, p := range a.Board {
		all = append(all, Store{p, speech.Say("goldfever.in-zone", "zone", a.ZoneName(zone)), zone})
	}
	return all
}

// Where things are written about the table.
var (
	RoundPlace  = TablePlace(terms.RoundCell)
	BagPlace    = TablePlace(terms.BagCell)
	TurnedPlace = TablePlace(terms.TurnedCell)
)

// TablePlace is a place that belongs to nobody.
func TablePlace(cell string) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: cell} }

// PilePlace is where the cards of a pile are counted.
func PilePlace(p terms.Pile) scoring.Place { return TablePlace(terms.PileCell(p)) }

// Claims are where the score of a team is written: its total, and what each of its
// players scores.
func (a *Paper) Claims(team int) []scoring.Place {
	claims := []scoring.Place{a.Totals[team]}
	for _, seat := range a.Seats[team] {
		claims = append(claims, a.Scores[seat])
	}
	return claims
}

// MostShells is what the largest gun of the scenario holds.
func (a *Paper) MostShells() int {
	most := 0
	for kind, n := range a.Has {
		if terms.Kind(kind).Gun() && n > 0 {
			most = max(most, terms.Weapons[kind].Shells)
		}
	}
	return most
}

// Side is what people call a team.
func (a *Paper) Side(team int) speech.Text { return a.House.Scenario.Teams[team].Named() }
