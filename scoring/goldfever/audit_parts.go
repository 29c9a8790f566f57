package goldfever

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// partGear is behind the name of a character in the name of a part.
const partGear = "-gear"

// A column is a cell of each character's card, which documents take for all
// characters of a player together.
type column struct {
	name, title, takes string
	of                 func(*card) scoring.Place
}

// columns are those of the characters' cards, apart from wounds and what is carried:
// first where they stand. Most are markers that lie on the card.
var columns = []column{
	{"zones", "where they stand", "a zone for %s, - for the dead", func(sh *card) scoring.Place { return sh.zone }},
	{"jokers", "jokers", "one for %s, a / before what is played or lost", func(sh *card) scoring.Place { return sh.joker }},
	{"in-use", "guns in use", "one for %s", func(sh *card) scoring.Place { return sh.use }},
	{"ambushes", "ambushes", "x or - for %s", func(sh *card) scoring.Place { return sh.ambush }},
	{"drawn", "chips drawn", "x or - for %s", func(sh *card) scoring.Place { return sh.acted }},
}

// parts are what is filled in together: of a character the wounds and pockets, by
// which the end scores, and the guns; of a player where all of them stand.
func (a *paper) parts() []audit.Part {
	var all []audit.Part
	add := func(seat int, name, title, takes string, depth audit.Depth, idle bool, places ...scoring.Place) {
		cells := scoring.Each(len(places), func(i int) string { return places[i].Cell })
		all = append(all, audit.Part{Owner: seat, Name: name, Title: title, Takes: takes, Depth: depth, Idle: idle, Cells: cells})
	}
	for seat := range a.names {
		add(seat, ScoreCell, "score of the team", "points", audit.TheEnd, false, a.scores[seat])
		mine := scoring.Where(len(a.men), func(m int) bool { return a.men[m].seat == seat })
		whom := strings.Join(a.namesOf(mine), ", ")
		for _, m := range mine {
			sh := &a.sheets[m]
			add(seat, strings.ToLower(a.name(m)), a.name(m), "three wounds, x or -, then two pockets, as nugget-3 (2)", audit.WhatMadeIt, false,
				slices.Concat(sh.wounds, sh.pockets)...)
		}
		for i, c := range columns {
			depth, idle := audit.Everything, true
			if i == 0 && len(a.prizes) > 0 { // zones tell who holds them
				depth, idle = audit.WhatMadeIt, false
			}
			places := scoring.Each(len(mine), func(i int) scoring.Place { return c.of(&a.sheets[mine[i]]) })
			add(seat, c.name, c.title, fmt.Sprintf(c.takes, whom), depth, idle, places...)
		}
		for _, m := range mine {
			sh := &a.sheets[m]
			add(seat, strings.ToLower(a.name(m))+partGear, "guns of "+a.name(m), "two guns, shells of each, jam of each", audit.Everything, true,
				slices.Concat(sh.guns, sh.shells, sh.jams)...)
		}
	}
	for team := range Teams {
		lines := scoring.Each(len(a.counts), func(i int) string { return a.counts[i].Short })
		add(scoring.Table, scoring.CellGroup(TeamCell(team, "")), "points of "+a.side(team), strings.Join(append(lines, LineTotal), ", "), audit.TheEnd, false,
			append(slices.Clone(a.lines[team]), a.totals[team])...)
	}
	add(scoring.Table, scoring.CellGroup(ZoneCell("")), "village", "a line for each zone: zone/c4 Ted Fred, colt rock", audit.Everything, true, a.board...)
	for _, p := range []scoring.Place{roundPlace, bagPlace, turnedPlace} {
		add(scoring.Table, p.Cell, tableTitles[p.Cell], "", audit.Everything, true, p)
	}
	piles := scoring.Each(Piles, func(i int) scoring.Place { return pilePlace(Pile(i)) })
	add(scoring.Table, scoring.CellGroup(PileCell(0)), "cards in the piles", fmt.Sprintf("how many: %s", strings.Join(pileWords[:], ", ")), audit.Everything, true, piles...)
	return all
}

// tableTitles are what the table's single cells are, for people.
var tableTitles = map[string]string{RoundCell: "round", BagCell: "chips in the bag", TurnedCell: "last card"}
