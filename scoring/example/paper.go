package example

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// blank are the cells that somebody writes on. The dice are not written down.
func (s View) blank() []scoring.Cell {
	return slices.DeleteFunc(s.Cells(), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
}

// parts are what is filled in together: the slip of each seat, and what the wheel
// has shown.
func (s View) parts() []audit.Part {
	var all []audit.Part
	for seat := range s.seats {
		dug := scoring.Each(Rounds, DugCell)
		all = append(all,
			audit.Part{Owner: seat, Name: CellTotal, Title: "total", Takes: "points", Depth: audit.TheEnd, Cells: []string{CellTotal}},
			audit.Part{Owner: seat, Name: CellCard, Title: "card", Takes: "ace, king or queen", Depth: audit.WhatMadeIt, Cells: []string{CellCard}},
			audit.Part{Owner: seat, Name: groupDug, Title: "dug", Takes: "a die for each round", Depth: audit.WhatMadeIt, Cells: dug},
			audit.Part{Owner: seat, Name: CellPlace, Title: "nugget", Takes: "where it was buried", Depth: audit.Everything, Idle: true, Cells: []string{CellPlace}},
		)
	}
	return append(all, audit.Part{
		Owner: scoring.Table, Name: groupWheel, Title: "wheel", Takes: "rich, poor or bust for each round", Depth: audit.WhatMadeIt,
		Cells: scoring.Each(Rounds, WheelCell),
	})
}

// words are what can be written in a place.
func (View) words(p scoring.Place) []audit.Word {
	switch {
	case p.Cell == CellCard:
		return audit.Words(cards...)
	case scoring.CellGroup(p.Cell) == groupDug:
		return audit.Words(dice.Sides...)
	case scoring.CellGroup(p.Cell) == groupWheel:
		return audit.Words(wheel.Sides...)
	}
	return nil
}
