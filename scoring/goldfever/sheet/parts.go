package sheet

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/speech"
)

// partGear is behind the name of a character in the name of a part.
const partGear = "-gear"

// A column is a cell of each character's card, which documents take for all
// characters of a player together.
type column struct {
	name, title, takes string
	of                 func(*Card) scoring.Place
}

// columns are those of the characters' cards, apart from wounds and what is carried:
// first where they stand. Most are markers that lie on the card.
var columns = []column{
	{"zones", "where they stand", "a zone for %s, - for the dead", func(sh *Card) scoring.Place { return sh.Zone }},
	{"jokers", "jokers", "one for %s, a / before what is played or lost", func(sh *Card) scoring.Place { return sh.Joker }},
	{"in-use", "guns in use", "one for %s", func(sh *Card) scoring.Place { return sh.Use }},
	{"ambushes", "ambushes", "x or - for %s", func(sh *Card) scoring.Place { return sh.Ambush }},
	{"drawn", "chips drawn", "x or - for %s", func(sh *Card) scoring.Place { return sh.Acted }},
}

// Parts are what is filled in together: of a character the wounds and pockets, by
// which the end scores, and the guns; of a player where all of them stand.
func (a *Paper) Parts() []audit.Part {
	var all []audit.Part
	add := func(seat int, name, title, takes string, depth audit.Depth, idle bool, places ...scoring.Place) {
		cells := scoring.Each(len(places), func(i int) string { return places[i].Cell })
		all = append(all, audit.Part{Owner: seat, Name: name, Title: speech.Text(title), Takes: speech.Text(takes), Depth: depth, Idle: idle, Cells: cells})
	}
	for seat := range a.Names {
		add(seat, terms.ScoreCell, "score of the team", "points", audit.TheEnd, false, a.Scores[seat])
		mine := scoring.Where(len(a.Men), func(m int) bool { return a.Men[m].Seat == seat })
		whom := strings.Join(a.NamesOf(mine), ", ")
		for _, m := range mine {
			sh := &a.Sheets[m]
			add(seat, strings.ToLower(a.NameOf(m)), a.NameOf(m), "three wounds, x or -, then two pockets, as nugget-3 (2)", audit.WhatMadeIt, false,
				slices.Concat(sh.Wounds, sh.Pockets)...)
		}
		for i, c := range columns {
			depth, idle := audit.Everything, true
			if i == 0 && len(a.Prizes) > 0 { // zones tell who holds them
				depth, idle = audit.WhatMadeIt, false
			}
			places := scoring.Each(len(mine), func(i int) scoring.Place { return c.of(&a.Sheets[mine[i]]) })
			add(seat, c.name, c.title, fmt.Sprintf(c.takes, whom), depth, idle, places...)
		}
		for _, m := range mine {
			sh := &a.Sheets[m]
			add(seat, strings.ToLower(a.NameOf(m))+partGear, "guns of "+a.NameOf(m), "two guns, shells of each, jam of each", audit.Everything, true,
				slices.Concat(sh.Guns, sh.Shells, sh.Jams)...)
		}
	}
	for team := range terms.Teams {
		lines := scoring.Each(len(a.Counts), func(i int) string { return a.Counts[i].Short })
		add(scoring.Table, scoring.CellGroup(terms.TeamCell(team, "")), "points of "+a.Side(team), strings.Join(append(lines, terms.LineTotal), ", "), audit.TheEnd, false,
			append(slices.Clone(a.Lines[team]), a.Totals[team])...)
	}
	add(scoring.Table, scoring.CellGroup(terms.ZoneCell("")), "village", "a line for each zone: zone/c4 Ted Fred, colt rock", audit.Everything, true, a.Board...)
	for _, p := range []scoring.Place{RoundPlace, BagPlace, TurnedPlace} {
		add(scoring.Table, p.Cell, tableTitles[p.Cell], "", audit.Everything, true, p)
	}
	piles := scoring.Each(terms.Piles, func(i int) scoring.Place { return PilePlace(terms.Pile(i)) })
	add(scoring.Table, scoring.CellGroup(terms.PileCell(0)), "cards in the piles", fmt.Sprintf("how many: %s", strings.Join(terms.PileWords[:], ", ")), audit.Everything, true, piles...)
	return all
}

// tableTitles are what the table's single cells are, for people.
var tableTitles = map[string]string{terms.RoundCell: "round", terms.BagCell: "chips in the bag", terms.TurnedCell: "last card"}
