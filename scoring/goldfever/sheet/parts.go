package sheet

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// partGear is behind the name of a character in the name of a part.
const partGear = "-gear"

// A column is a cell of each character's card, which documents take for all
// characters of a player together.
type column struct {
	name  string
	title speech.Text
	takes string // the message
	of    func(*Card) scoring.Place
}

// columns are those of the characters' cards, apart from wounds and what is carried:
// first where they stand. Most are markers that lie on the card.
var columns = []column{
	{"zones", "goldfever.part-zones", "goldfever.takes-zones", func(sh *Card) scoring.Place { return sh.Zone }},
	{"jokers", "goldfever.part-jokers", "goldfever.takes-jokers", func(sh *Card) scoring.Place { return sh.Joker }},
	{"in-use", "goldfever.part-use", "goldfever.takes-use", func(sh *Card) scoring.Place { return sh.Use }},
	{"ambushes", "goldfever.part-ambushes", "goldfever.takes-crosses", func(sh *Card) scoring.Place { return sh.Ambush }},
	{"drawn", "goldfever.part-drawn", "goldfever.takes-crosses", func(sh *Card) scoring.Place { return sh.Acted }},
}

// Parts are what is filled in together: of a character the wounds and pockets, by
// which the end scores, and the guns; of a player where all of them stand.
func (a *Paper) Parts() []audit.Part {
	var all []audit.Part
	add := func(seat int, name string, title, takes speech.Text, depth audit.Depth, idle bool, places ...scoring.Place) {
		cells := scoring.Each(len(places), func(i int) string { return places[i].Cell })
		all = append(all, audit.Part{Owner: seat, Name: name, Title: title, Takes: takes, Depth: depth, Idle: idle, Cells: cells})
	}
	for seat := range a.Names {
		add(seat, terms.ScoreCell, "goldfever.part-score", "goldfever.takes-points", audit.TheEnd, false, a.Scores[seat])
		mine := scoring.Where(len(a.Men), func(m int) bool { return a.Men[m].Seat == seat })
		whom := speech.List(speech.Named(a.NamesOf(mine)...))
		for _, m := range mine {
			sh := &a.Sheets[m]
			add(seat, strings.ToLower(a.NameOf(m)), speech.Words(a.NameOf(m)), "goldfever.takes-character", audit.WhatMadeIt, false,
				slices.Concat(sh.Wounds, sh.Pockets)...)
		}
		for i, c := range columns {
			depth, idle := audit.Everything, true
			if i == 0 && len(a.Prizes) > 0 { // zones tell who holds them
				depth, idle = audit.WhatMadeIt, false
			}
			places := scoring.Each(len(mine), func(i int) scoring.Place { return c.of(&a.Sheets[mine[i]]) })
			add(seat, c.name, c.title, speech.Say(c.takes, "characters", whom), depth, idle, places...)
		}
		for _, m := range mine {
			sh := &a.Sheets[m]
			add(seat, strings.ToLower(a.NameOf(m))+partGear, speech.Say("goldfever.part-guns", "character", a.NameOf(m)), "goldfever.takes-guns", audit.Everything, true,
				slices.Concat(sh.Guns, sh.Shells, sh.Jams)...)
		}
	}
	for team := range terms.Teams {
		lines := speech.List(scoring.Each(len(a.Counts), func(i int) speech.Text { return a.Counts[i].Short }))
		add(scoring.Table, scoring.CellGroup(terms.TeamCell(team, "")), speech.Say("goldfever.part-team", "team", a.Side(team)), speech.Say("goldfever.takes-team", "lines", lines), audit.TheEnd, false,
			append(slices.Clone(a.Lines[team]), a.Totals[team])...)
	}
	add(scoring.Table, scoring.CellGroup(terms.ZoneCell("")), "goldfever.part-village", "goldfever.takes-village", audit.Everything, true, a.Board...)
	for _, p := range []scoring.Place{RoundPlace, BagPlace, TurnedPlace} {
		add(scoring.Table, p.Cell, tableTitles[p.Cell], "", audit.Everything, true, p)
	}
	piles := scoring.Each(terms.Piles, func(i int) scoring.Place { return PilePlace(terms.Pile(i)) })
	add(scoring.Table, scoring.CellGroup(terms.PileCell(0)), "goldfever.part-piles", speech.Say("goldfever.takes-piles", "piles", speech.List(scoring.Each(terms.Piles, func(i int) speech.Text { return terms.Pile(i).Title() }))), audit.Everything, true, piles...)
	return all
}

// tableTitles are what the table's single cells are, for people.
var tableTitles = map[string]speech.Text{terms.RoundCell: "goldfever.part-round", terms.BagCell: "goldfever.part-bag", terms.TurnedCell: "goldfever.part-turned"}
