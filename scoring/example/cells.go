package example

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
)

// A View is a game with what its slips show of it. It reads the state and changes
// nothing.
type View struct{ *state }

// startView starts a game with a *[Deck] as its house data.
func startView(setup scoring.Setup) (View, error) {
	deck, err := scoring.HouseOf[Deck](&info, setup)
	if err != nil {
		return View{}, err
	}
	return View{Start(deck, setup.Players)}, nil
}

// Clone returns an independent copy.
func (s View) Clone() scoring.State { return View{s.state.Clone()} }

// Cells lists the table's cells and then the slip of each seat.
func (s View) Cells() []scoring.Cell {
	var cells []scoring.Cell
	add := func(owner int, id, label string, kind scoring.CellKind, value string) {
		cells = append(cells, scoring.Cell{ID: id, Owner: owner, Label: label, Kind: kind, Value: value})
	}
	thrown := ""
	if r := s.round(); r != nil {
		thrown = strings.Join(r.dice, "+")
	}
	add(scoring.Table, CellDice, "The dice", scoring.Entry, thrown)
	cells[0].Use = scoring.Shown // nobody writes down how they fell
	for i := range Rounds {
		value := ""
		if i < len(s.rounds) {
			value = s.rounds[i].sector.word
		}
		add(scoring.Table, WheelCell(i), fmt.Sprintf("The wheel, round %d", i+1), scoring.Entry, value)
	}
	tally := s.Tally()
	for seat, p := range s.seats {
		add(seat, CellCard, "The card", scoring.Entry, p.card)
		add(seat, CellPlace, "The nugget", scoring.Entry, p.place)
		for i := range Rounds {
			value := ""
			if i < len(s.rounds) {
				value = s.rounds[i].dug[seat].word
			}
			add(seat, DugCell(i), fmt.Sprintf("Dug in round %d", i+1), scoring.Figure, value)
		}
		total := ""
		if s.Over() {
			total = tally[seat].Total().String()
		}
		cells = append(cells, scoring.Cell{ID: CellTotal, Owner: seat, Label: "The total", Kind: scoring.Figure, Value: total, Sum: true})
	}
	return cells
}
