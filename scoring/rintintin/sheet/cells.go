// Package sheet is what's on the score sheet and the board of Rin Tin Tin, and what
// people call it: the cells of a game, its clauses and verbs in words, how house data is
// read, where everything is on paper, and what each cell there can say by itself.
//
// It reads the state and never writes to it. The rulebook says what's legal, and package
// judge what contradicts what on filled sheets. Begin with [View].
package sheet

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
)

// A View is a game with what its sheets show of it. It reads the state and changes
// nothing.
type View struct{ *rintintin.State }

// Clone returns an independent copy.
func (s View) Clone() scoring.State { return View{s.State.Clone()} }

// cardCells are the boodle cards of a seat.
var cardCells = scoring.SaidCells(rintintin.CardCell, "rintintin.cell-card")

// Cells lists each seat's column of the score sheet, then the board.
func (s View) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s View) AppendCells(to []scoring.Cell) []scoring.Cell {
	const others = 8 // of a seat beside its rows and cards, or of the board beside its circles
	groups := *wordings.Of(s.Board)
	most := len(s.Names)*(2*s.Apart*len(groups)+rintintin.Cards+others) + (rintintin.Circles+1)*len(groups) + others
	w := scoring.WriteCells(to, most)
	for seat := range s.Names {
		w.Owner = seat
		s.writeColumn(&w, seat, groups)
	}
	w.Owner = scoring.Table
	for at := range groups {
		words, g := &groups[at], &s.Groups[at]
		for i, circle := range words.circles {
			w.Add(circle.id, circle.label, scoring.Letter, mark(g.Men[i]), false)
		}
		w.Add(words.dog.id, words.dog.label, scoring.Letter, mark(g.Dog), false)
	}
	w.Add(rintintin.SpinnerCell, "rintintin.the-spinner", scoring.Entry, s.Spinner, false)
	w.Cells[len(w.Cells)-1].Use = scoring.Shown
	return w.Cells
}

// boodleRow is the row of a seat's column for its card of a number, from 0.
func boodleRow(seat, i int, value string) scoring.Cell {
	return scoring.Cell{ID: rintintin.CardCell(i), Owner: seat, Label: cardCells.Label.At(i), Kind: scoring.Figure, Value: value, Use: scoring.Row}
}

// mark is how a covered circle is written on: the number of the squad in the
// order of seats.
func mark(c rintintin.Circle) string {
	if !c.Covered {
		return ""
	}
	return strconv.Itoa(int(c.By) + 1)
}

// writeColumn writes a seat's column of the score sheet: what it covers in each
// group, whether that is doubled, its cards, and the sums.
func (s View) writeColumn(w *scoring.CellWriter, seat int, groups []wording) {
	squads := s.Squads(seat)
	for at := range s.Groups {
		for _, of := range squads {
			row, sh := s.row(&groups[at], of), s.Groups[at].Share(of)
			w.Figure(row.captured.id, row.captured.label, sh.Circles)
			w.Box(row.doubled.id, row.doubled.label, sh.Doubled)
		}
	}
	for i := range max(rintintin.Cards, len(s.Hands[seat])+1) { // ties can take more (RT19)
		value := ""
		if i < len(s.Hands[seat]) {
			value = s.Hands[seat][i].String()
		}
		w.Cells = append(w.Cells, boodleRow(seat, i, value))
	}
	outlaws, loot := s.Captives(seat), s.CardPoints(seat)
	boodle, score := loot.String(), (outlaws + loot).String()
	if len(s.Secrets(seat)) > 0 { // nobody adds up what isn't shown yet (RT15, RT20)
		boodle, score = scoring.Hidden, scoring.Hidden
	}
	w.Sum(rintintin.OutlawsCell, "rintintin.outlaws", scoring.Figure, outlaws.String())
	w.Sum(rintintin.BoodleCell, "rintintin.cell-boodle", scoring.Figure, boodle)
	w.Sum(rintintin.ScoreCell, "rintintin.cell-score", scoring.Figure, score)
}
