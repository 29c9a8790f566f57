package rintintin

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
)

// The ids of cells.
const (
	cellSpinner = "spinner"
	cellOutlaws = "outlaws"
	cellBoodle  = "boodle"
	cellScore   = "score"
	cardGroup   = "card"
	spotDog     = "dog"
	// The columns of a group.
	columnCaptured = "captured"
	columnDoubled  = "doubled"
)

func circleCell(group string, i int) string { return group + "/" + strconv.Itoa(i+1) }
func dogCell(group string) string           { return group + "/" + spotDog }
func cardCell(i int) string                 { return cardGroup + "/" + strconv.Itoa(i+1) }

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
		for i, c := range s.groups[at].men {
			add(circleCell(g.ID, i), g.title()+", circle "+strconv.Itoa(i+1), mark(c))
		}
		add(dogCell(g.ID), g.title()+", Rin Tin Tin circle", mark(s.groups[at].dog))
	}
	return append(cells, scoring.Cell{
		ID: cellSpinner, Owner: scoring.Table, Label: "The spinner", Kind: scoring.Entry, Value: s.spinner,
	})
}

// squadGroup is where a squad's circles of a group are counted.
func (s *state) squadGroup(at int, of squad) string {
	if s.apart > 1 {
		return fmt.Sprintf("%s/squad-%d", s.board.Groups[at].ID, s.number(of))
	}
	return s.board.Groups[at].ID
}

// boodleCell is the row of a seat's column for its card of a number, from 0.
func boodleCell(seat, i int, value string) scoring.Cell {
	return scoring.Cell{ID: cardCell(i), Owner: seat, Label: "Boodle card " + strconv.Itoa(i+1), Kind: scoring.Figure, Value: value}
}

// mark is how a covered circle is written on: the number of the squad in the
// order of seats.
func mark(c circle) string {
	if !c.covered {
		return ""
	}
	return strconv.Itoa(int(c.by) + 1)
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
		for _, of := range s.squads(seat) {
			id, label := s.squadGroup(at, of)+"/", g.title()
			if s.apart > 1 {
				label += fmt.Sprintf(", squad %d", s.number(of))
			}
			sh := s.groups[at].share(of)
			figure(id+columnCaptured, label+", captured", sh.circles)
			add(id+columnDoubled, label+", doubled", scoring.Box, "", sh.doubled)
		}
	}
	for i := range max(Cards, len(s.hands[seat])+1) { // ties can take more (RT19)
		value := ""
		if i < len(s.hands[seat]) {
			value = s.hands[seat][i].String()
		}
		cells = append(cells, boodleCell(seat, i, value))
	}
	outlaws, loot := s.outlaws(seat).Total(), s.loot(seat).Total()
	add(cellOutlaws, "Captured outlaws", scoring.Figure, outlaws.String(), false)
	add(cellBoodle, "Boodle", scoring.Figure, loot.String(), false)
	add(cellScore, "Score", scoring.Figure, (outlaws + loot).String(), false)
	return cells
}
