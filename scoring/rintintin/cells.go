package rintintin

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
)

// The ids of cells.
const (
	SpinnerCell = "spinner"
	OutlawsCell = "outlaws"
	BoodleCell  = "boodle"
	ScoreCell   = "score"
	cardGroup   = "card"
	spotDog     = "dog"
	// The columns of a group.
	columnCaptured = "captured"
	columnDoubled  = "doubled"
)

// CircleCell is the id of an ordinary circle of a group, counted from 0.
func CircleCell(group string, i int) string { return group + "/" + strconv.Itoa(i+1) }

// DogCell is the id of the Rin Tin Tin circle of a group.
func DogCell(group string) string { return group + "/" + spotDog }

// CapturedCell is the id of what is captured in a row of the score sheet: a
// group, or a squad in it where squads score apart.
func CapturedCell(row string) string { return row + "/" + columnCaptured }

// DoubledCell is the id of whether a row of the score sheet is doubled.
func DoubledCell(row string) string { return row + "/" + columnDoubled }

// CardCell is the id of a boodle card of a seat, counted from 0.
func CardCell(i int) string { return cardGroup + "/" + strconv.Itoa(i+1) }

// Cells lists each seat's column of the score sheet, then the board.
func (s *state) Cells() []scoring.Cell {
	var w scoring.CellWriter
	for seat := range s.names {
		w.Owner = seat
		s.writeColumn(&w, seat)
	}
	w.Owner = scoring.Table
	for at, g := range s.board.Groups {
		for i, c := range s.groups[at].men {
			w.Add(CircleCell(g.ID, i), g.title()+", circle "+strconv.Itoa(i+1), scoring.Letter, mark(c), false)
		}
		w.Add(DogCell(g.ID), g.title()+", Rin Tin Tin circle", scoring.Letter, mark(s.groups[at].dog), false)
	}
	w.Add(SpinnerCell, "The spinner", scoring.Entry, s.spinner, false)
	w.Cells[len(w.Cells)-1].Use = scoring.Shown
	return w.Cells
}

// squadGroup is where a squad's circles of a group are counted.
func (s *state) squadGroup(at int, of squad) string {
	if s.apart > 1 {
		return fmt.Sprintf("%s/squad-%d", s.board.Groups[at].ID, s.number(of))
	}
	return s.board.Groups[at].ID
}

// boodleRow is the row of a seat's column for its card of a number, from 0.
func boodleRow(seat, i int, value string) scoring.Cell {
	return scoring.Cell{ID: CardCell(i), Owner: seat, Label: "Boodle card " + strconv.Itoa(i+1), Kind: scoring.Figure, Value: value, Use: scoring.Row}
}

// mark is how a covered circle is written on: the number of the squad in the
// order of seats.
func mark(c circle) string {
	if !c.covered {
		return ""
	}
	return strconv.Itoa(int(c.by) + 1)
}

// writeColumn writes a seat's column of the score sheet: what it covers in each
// group, whether that is doubled, its cards, and the sums.
func (s *state) writeColumn(w *scoring.CellWriter, seat int) {
	for at, g := range s.board.Groups {
		for _, of := range s.squads(seat) {
			row, label := s.squadGroup(at, of), g.title()
			if s.apart > 1 {
				label += fmt.Sprintf(", squad %d", s.number(of))
			}
			sh := s.groups[at].share(of)
			w.Figure(CapturedCell(row), label+", captured", sh.circles)
			w.Box(DoubledCell(row), label+", doubled", sh.doubled)
		}
	}
	for i := range max(Cards, len(s.hands[seat])+1) { // ties can take more (RT19)
		value := ""
		if i < len(s.hands[seat]) {
			value = s.hands[seat][i].String()
		}
		w.Cells = append(w.Cells, boodleRow(seat, i, value))
	}
	outlaws, loot := s.outlaws(seat).Total(), s.loot(seat).Total()
	w.Sum(OutlawsCell, "Captured outlaws", scoring.Figure, outlaws.String())
	w.Sum(BoodleCell, "Boodle", scoring.Figure, loot.String())
	w.Sum(ScoreCell, "Score", scoring.Figure, (outlaws + loot).String())
}
