package rintintin

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
)

// The ids of cells.
const (
	cellSpinner = "spinner"
	cellOutlaws = "outlaws"
	cellBoodle  = "boodle"
	cellScore   = "score"
)

func circleCell(group string, i int) string { return group + "/" + strconv.Itoa(i+1) }
func dogCell(group string) string           { return group + "/dog" }
func cardCell(i int) string                 { return "card/" + strconv.Itoa(i+1) }

// Cells lists each seat's column of the score sheet, then the board.
func (s *state) Cells() []scoring.Cell {
	var cells []scoring.Cell
	for seat := range s.names {
		cells = s.column(cells, seat)
	}
	add := func(id, label, value string) {
		cells = append(cells, scoring.Cell{ID: id, Owner: scoring.Table, Label: label, Kind: scoring.Letter, Value: value})
	}
	for at, g := range s.board.Groups {
		for i, by := range s.groups[at].men {
			add(circleCell(g.ID, i), g.title()+", circle "+strconv.Itoa(i+1), s.mark(by))
		}
		add(dogCell(g.ID), g.title()+", Rin Tin Tin circle", s.mark(s.groups[at].dog))
	}
	return append(cells, scoring.Cell{
		ID: cellSpinner, Owner: scoring.Table, Label: "The spinner", Kind: scoring.Entry, Value: s.spinner,
	})
}

// mark is how a covered circle is written on: the number of the squad.
func (s *state) mark(by int8) string {
	if by == empty {
		return ""
	}
	return strconv.Itoa(int(by) + 1)
}

// column is a seat's column of the score sheet: what it covers in each group,
// whether that is doubled, its cards, and the sums.
func (s *state) column(cells []scoring.Cell, seat int) []scoring.Cell {
	add := func(id, label string, kind scoring.CellKind, value string, struck bool) {
		cells = append(cells, scoring.Cell{ID: id, Owner: seat, Label: label, Kind: kind, Value: value, Struck: struck})
	}
	figure := func(id, label string, n int) {
		value := ""
		if n != 0 {
			value = strconv.Itoa(n)
		}
		add(id, label, scoring.Figure, value, false)
	}
	for at, g := range s.board.Groups {
		for squad := range s.squads {
			id, label := g.ID, g.title()
			if s.squads > 1 {
				id, label = id+"/squad-"+strconv.Itoa(squad+1), label+", squad "+strconv.Itoa(squad+1)
			}
			n, doubled := s.covered(at, s.squad(seat, squad))
			figure(id+"/captured", label+", captured", n)
			add(id+"/doubled", label+", doubled", scoring.Box, "", doubled)
		}
	}
	for i := range max(len(s.board.Boodle), len(s.cards[seat])) {
		value := ""
		if i < len(s.cards[seat]) {
			value = s.cards[seat][i].text()
		}
		add(cardCell(i), "Boodle card "+strconv.Itoa(i+1), scoring.Figure, value, false)
	}
	outlaws, boodle := s.sums(seat)
	add(cellOutlaws, "Captured outlaws", scoring.Figure, outlaws.String(), false)
	add(cellBoodle, "Boodle", scoring.Figure, boodle.String(), false)
	add(cellScore, "Score", scoring.Figure, (outlaws + boodle).String(), false)
	return cells
}

// text is the card as a pencil writes it.
func (c card) text() string {
	if c.hidden {
		return scoring.Hidden
	}
	return strconv.Itoa(c.value)
}

// sums are what a seat has captured, corrections included, and its boodle.
func (s *state) sums(seat int) (outlaws, boodle scoring.Tenths) {
	cards := s.boodleLines(seat)
	for _, l := range cards {
		boodle += l.Amount
	}
	return s.score(seat).Total() - boodle, boodle
}

// firstCard is the cell of a seat's next card.
func (s *state) nextCard(seat int) string {
	return cardCell(len(s.cards[seat]))
}

// firstHidden is the cell of a seat's first card that is not known.
func (s *state) firstHidden(seat int) string {
	return cardCell(slices.IndexFunc(s.cards[seat], func(c card) bool { return c.hidden }))
}
