package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/example"
	"saddlebag/scoring/speech"
)

// Blank are the cells that somebody writes on. The dice are not written down.
func (s View) Blank() []scoring.Cell {
	return slices.DeleteFunc(s.Cells(), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
}

// Parts are what is filled in together: the slip of each seat, and what the wheel
// has shown.
func (s View) Parts() []audit.Part {
	var all []audit.Part
	for seat := range s.Seats {
		dug := scoring.Each(example.Rounds, example.DugCell)
		all = append(all,
			audit.Part{Owner: seat, Name: example.CellTotal, Title: speech.Say("example.part-total"), Takes: speech.Say("example.part-total-takes"), Depth: audit.TheEnd, Cells: []string{example.CellTotal}},
			audit.Part{Owner: seat, Name: example.CellCard, Title: speech.Say("example.part-card"), Takes: speech.Say("example.part-card-takes"), Depth: audit.WhatMadeIt, Cells: []string{example.CellCard}},
			audit.Part{Owner: seat, Name: example.GroupDug, Title: speech.Say("example.part-dug"), Takes: speech.Say("example.part-dug-takes"), Depth: audit.WhatMadeIt, Cells: dug},
			audit.Part{Owner: seat, Name: example.CellPlace, Title: speech.Say("example.part-nugget"), Takes: speech.Say("example.part-nugget-takes"), Depth: audit.Everything, Idle: true, Cells: []string{example.CellPlace}},
		)
	}
	return append(all, audit.Part{
		Owner: scoring.Table, Name: example.GroupWheel, Title: speech.Say("example.part-wheel"), Takes: speech.Say("example.part-wheel-takes"), Depth: audit.WhatMadeIt,
		Cells: scoring.Each(example.Rounds, example.WheelCell),
	})
}

// Words are what can be written in a place.
func Words(p scoring.Place) []audit.Word {
	switch {
	case p.Cell == example.CellCard:
		return audit.Words(example.Cards...)
	case scoring.CellGroup(p.Cell) == example.GroupDug:
		return audit.Words(example.Dice.Sides...)
	case scoring.CellGroup(p.Cell) == example.GroupWheel:
		return audit.Words(example.Wheel.Sides...)
	}
	return nil
}
