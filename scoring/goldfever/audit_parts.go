package goldfever

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// Where characters stand, and their jokers, as documents name these parts of a
// player's sheets.
const (
	partZones  = "zones"
	partJokers = "jokers"
	partGear   = "-gear" // after the name of a character
)

// parts are what is filled in together: of a character the wounds and pockets, by
// which the end scores, and the gear; of a player where all of them stand.
func (a *auditor) parts() []audit.Part {
	var all []audit.Part
	add := func(seat int, name, title, takes string, depth audit.Depth, idle bool, places ...scoring.Place) {
		cells := scoring.Each(len(places), func(i int) string { return places[i].Cell })
		all = append(all, audit.Part{Owner: seat, Name: name, Title: title, Takes: takes, Depth: depth, Idle: idle, Cells: cells})
	}
	for seat := range a.names {
		add(seat, ScoreCell, "score of the team", "points", audit.TheEnd, false, a.scores[seat])
		var names []string
		var zones, jokers []scoring.Place
		for m := range a.men {
			if a.men[m].seat == seat {
				sh := &a.sheets[m]
				names, zones, jokers = append(names, a.name(m)), append(zones, sh.zone), append(jokers, sh.joker)
				add(seat, strings.ToLower(a.name(m)), a.name(m), "three wounds, x or -, then two pockets, as nugget-3 (2)", audit.WhatMadeIt, false,
					slices.Concat(sh.wounds, sh.pockets)...)
			}
		}
		whom := strings.Join(names, ", ")
		add(seat, partZones, "where they stand", "a zone for "+whom+", a / before that of the dead", a.depthOfZones(), len(a.house.Scenario.Prizes) == 0, zones...)
		add(seat, partJokers, "jokers", "one for "+whom+", a / before what is played or lost", audit.Everything, true, jokers...)
		for m := range a.men {
			if a.men[m].seat == seat {
				sh := &a.sheets[m]
				add(seat, strings.ToLower(a.name(m))+partGear, "gear of "+a.name(m), "two guns, shells of each, jam of each, gun in use, ambush, chip drawn",
					audit.Everything, true, slices.Concat(sh.guns, sh.shells, sh.jams, []scoring.Place{sh.use, sh.ambush, sh.acted})...)
			}
		}
	}
	for team := range Teams {
		titles := scoring.Each(len(a.counts), func(i int) string { return a.counts[i].Title })
		add(scoring.Table, scoring.CellGroup(TeamCell(team, "")), "points of the "+a.side(team), "points: "+strings.Join(append(titles, LineTotal), ", "), audit.TheEnd, false,
			append(slices.Clone(a.lines[team]), a.totals[team])...)
	}
	add(scoring.Table, scoring.CellGroup(ZoneCell("")), "village", "a line for each zone: zone/c4 Ted Fred, colt rock", audit.Everything, false, a.board...)
	for _, p := range []scoring.Place{roundPlace, bagPlace, turnedPlace} {
		add(scoring.Table, p.Cell, tableTitles[p.Cell], "", audit.Everything, true, p)
	}
	piles := scoring.Each(Piles, func(i int) scoring.Place { return pilePlace(Pile(i)) })
	add(scoring.Table, scoring.CellGroup(PileCell(0)), "cards in the piles", fmt.Sprintf("how many: %s", strings.Join(pileWords[:], ", ")), audit.Everything, true, piles...)
	return all
}

// tableTitles are what the table's single cells are, for people.
var tableTitles = map[string]string{RoundCell: "round", BagCell: "chips in the bag", TurnedCell: "last card"}

// depthOfZones is where people ask who stands where: with what made the scores, if
// there are prizes for that.
func (a *auditor) depthOfZones() audit.Depth {
	if len(a.house.Scenario.Prizes) > 0 {
		return audit.WhatMadeIt
	}
	return audit.Everything
}
