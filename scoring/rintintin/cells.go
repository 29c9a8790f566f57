package rintintin

import (
	"strconv"

	"saddlebag/scoring"
)

// A View is a game with what its sheets show of it. It reads the state and changes
// nothing.
type View struct {
	*state
	words []wording // of the groups of its board
}

// Of is the view of a state.
func Of(s *state) View { return View{s, *wordings.Of(s.board)} }

// Clone returns an independent copy.
func (s View) Clone() scoring.State { return View{s.state.Clone(), s.words} }

// cardCells are the boodle cards of a seat.
var cardCells = scoring.NumberedCells(CardCell, "Boodle card ", "")

// Cells lists each seat's column of the score sheet, then the board.
func (s View) Cells() []scoring.Cell { return s.AppendCells(nil) }

// AppendCells appends what Cells lists.
func (s View) AppendCells(to []scoring.Cell) []scoring.Cell {
	const others = 8 // of a seat beside its rows and cards, or of the board beside its circles
	most := len(s.names)*(2*s.apart*len(s.words)+Cards+others) + (Circles+1)*len(s.words) + others
	w := scoring.WriteCells(to, most)
	for seat := range s.names {
		w.Owner = seat
		s.writeColumn(&w, seat)
	}
	w.Owner = scoring.Table
	for at := range s.words {
		words, g := &s.words[at], &s.groups[at]
		for i, circle := range words.circles {
			w.Add(circle.id, circle.label, scoring.Letter, mark(g.men[i]), false)
		}
		w.Add(words.dog.id, words.dog.label, scoring.Letter, mark(g.dog), false)
	}
	w.Add(SpinnerCell, "The spinner", scoring.Entry, s.spinner, false)
	w.Cells[len(w.Cells)-1].Use = scoring.Shown
	return w.Cells
}

// boodleRow is the row of a seat's column for its card of a number, from 0.
func boodleRow(seat, i int, value string) scoring.Cell {
	return scoring.Cell{ID: CardCell(i), Owner: seat, Label: cardCells.Label.At(i), Kind: scoring.Figure, Value: value, Use: scoring.Row}
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
func (s View) writeColumn(w *scoring.CellWriter, seat int) {
	squads := s.squads(seat)
	for at := range s.groups {
		for _, of := range squads {
			row, sh := s.row(at, of), s.groups[at].share(of)
			w.Figure(row.captured.id, row.captured.label, sh.circles)
			w.Box(row.doubled.id, row.doubled.label, sh.doubled)
		}
	}
	for i := range max(Cards, len(s.hands[seat])+1) { // ties can take more (RT19)
		value := ""
		if i < len(s.hands[seat]) {
			value = s.hands[seat][i].String()
		}
		w.Cells = append(w.Cells, boodleRow(seat, i, value))
	}
	outlaws, loot := s.captives(seat), s.cardPoints(seat)
	w.Sum(OutlawsCell, "Captured outlaws", scoring.Figure, outlaws.String())
	w.Sum(BoodleCell, "Boodle", scoring.Figure, loot.String())
	w.Sum(ScoreCell, "Score", scoring.Figure, (outlaws + loot).String())
}
