// Package sheet is what's on the slips of Nugget, and what people call it: the cells of
// a game, its clauses and verbs in words, how house data is read, and what people fill in
// together on paper.
//
// It reads the state and never writes to it. The rulebook says what's legal, and package
// judge what contradicts what on filled slips. Begin with [View].
package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/example"
	"saddlebag/scoring/speech"
)

// A View is a game with what its slips show of it. It reads the state and changes
// nothing.
type View struct{ *example.State }

// Start starts a game with a *[example.Deck] as its house data.
func Start(setup scoring.Setup) (View, error) {
	deck, err := scoring.HouseOf[example.Deck](&Info, setup)
	if err != nil {
		return View{}, err
	}
	return View{example.Start(deck, setup.Players)}, nil
}

// Clone returns an independent copy.
func (s View) Clone() scoring.State { return View{s.State.Clone()} }

// Cells lists the table's cells and then the slip of each seat.
func (s View) Cells() []scoring.Cell {
	var cells []scoring.Cell
	add := func(owner int, id string, label speech.Text, kind scoring.CellKind, value string) {
		cells = append(cells, scoring.Cell{ID: id, Owner: owner, Label: label, Kind: kind, Value: value})
	}
	thrown := ""
	if r := s.Round(); r != nil {
		thrown = strings.Join(r.Dice, "+")
	}
	add(scoring.Table, example.CellDice, "example.dice-cell", scoring.Entry, thrown)
	cells[0].Use = scoring.Shown // nobody writes down how they fell
	for i := range example.Rounds {
		value := ""
		if i < len(s.Rounds) {
			value = s.Rounds[i].Sector.Word
		}
		add(scoring.Table, example.WheelCell(i), speech.Say("example.wheel-cell", "round", i+1), scoring.Entry, value)
	}
	tally := s.Tally()
	for seat, p := range s.Seats {
		add(seat, example.CellCard, "example.card-cell", scoring.Entry, p.Card)
		add(seat, example.CellPlace, "example.nugget-cell", scoring.Entry, p.Place)
		for i := range example.Rounds {
			value := ""
			if i < len(s.Rounds) {
				value = s.Rounds[i].Dug[seat].Word
			}
			add(seat, example.DugCell(i), speech.Say("example.dug-cell", "round", i+1), scoring.Figure, value)
		}
		total := ""
		if s.Over() {
			total = tally[seat].Total().String()
		}
		cells = append(cells, scoring.Cell{ID: example.CellTotal, Owner: seat, Label: "example.total-cell", Kind: scoring.Figure, Value: total, Sum: true})
	}
	return cells
}
