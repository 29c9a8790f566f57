package example

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// The cells of a slip.
const (
	CellCard  = "card"
	CellPlace = "place"
	CellTotal = "total" // written when the game is over
	CellDice  = "dice"  // the table's
)

// What stands before the number of a round.
const (
	groupDug   = "dug"
	groupWheel = "wheel"
)

// DugCell is the cell for what a player digs in a round, counted from 0.
func DugCell(round int) string { return numbered(groupDug, round) }

// WheelCell is the table's cell for what the wheel shows in a round, counted
// from 0.
func WheelCell(round int) string { return numbered(groupWheel, round) }

func numbered(group string, round int) string { return group + "/" + strconv.Itoa(round+1) }

// Cells lists the table's cells and then the slip of each seat.
func (s *state) Cells() []scoring.Cell {
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
