package fortyniners

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
)

// A slate is a game on a board that the program does not know: only the score
// is kept (FN41).
type slate struct{ book }

// Clone copies the state.
func (s *slate) Clone() scoring.State { return &slate{s.clone()} }

// Apply folds one event.
func (s *slate) Apply(e scoring.Event) *scoring.Violation {
	if v := known(e); v != nil {
		return v
	}
	switch {
	case s.over():
		return breaksOver()
	case e.Verb != verbStop && e.Verb != verbPassBy && e.Verb != verbEnd:
		return scoring.Breaks("FN41", "This table keeps the score without a map: nobody enters %q.", e.Verb).
			Try("%s stop, %s pass-by or %s end-of-run", s.names[s.run], s.names[s.run], s.names[s.run])
	case e.Seat != s.run:
		return scoring.Breaks("FN41", "What happens counts for Blackjack, who is %s in this run.", s.names[s.run]).Try("%s %s", s.names[s.run], e.Verb)
	}
	points, _ := readPoints(e.Args)
	switch e.Verb {
	case verbStop:
		s.write(row{stop: mark{points: points}, event: e.Number})
	case verbPassBy:
		s.write(row{passed: []mark{{points: points}}, event: e.Number})
	default:
		s.close(e.Number, len(e.Args) > 0)
	}
	return nil
}

// Prompts lists what may happen now.
func (s *slate) Prompts() []scoring.Prompt {
	if s.over() {
		return nil
	}
	seat, n := s.run, len(s.runs[s.run].rows)
	points := func(verb, column, label string) scoring.Prompt {
		return scoring.Prompt{
			Seat: seat, Verb: verb, Cell: rowCell(n, column), Owner: seat, Label: label,
			Args: []scoring.Arg{{Name: "points", Kind: scoring.Number, From: 1, To: maxSettlement, Step: 1}},
		}
	}
	return []scoring.Prompt{
		points(verbStop, columnCredited, "Stop at a settlement"),
		points(verbPassBy, columnLost, "Pass a settlement"),
		{Seat: seat, Verb: verbEnd, Cell: cellResult, Owner: seat, Label: "End of Run"},
		{
			Seat: seat, Verb: verbEnd, Cell: cellResult, Owner: seat, Label: "The turn cap: the credit is void",
			Args: []scoring.Arg{{Name: "how", Kind: scoring.Word, Choices: []string{wordCapped}}},
		},
	}
}

// Moment says who drives.
func (s *slate) Moment() scoring.Moment {
	if s.over() {
		return scoring.Moment{Round: s.round(), Label: labelOver}
	}
	return scoring.Moment{Round: s.round(), Label: fmt.Sprintf("%s: %s drives", s.title(), s.names[s.run]), Turn: []int{s.run}}
}

// Cells lists each seat's run sheet, then which run it is.
func (s *slate) Cells() []scoring.Cell { return append(s.sheets(0), s.runCell()) }

// Why says why nothing can be done now at a cell.
func (s *slate) Why(seat, owner int, cell, with string) *scoring.Violation {
	if v, done := whyAny(s, seat, owner, cell, with); done {
		return v
	}
	switch {
	case s.over():
		return breaksOver()
	case owner == scoring.Table:
		return follows(cell)
	case owner != s.run || seat != s.run:
		return scoring.Breaks("FN41", "What happens counts for Blackjack, who is %s in this run.", s.names[s.run])
	}
	_, column, isRow := strings.Cut(cell, "/")
	if isRow && (column == columnCredited || column == columnLost) {
		return scoring.Breaks("FN41", "The next entry goes to the next free line.")
	}
	return follows(cell)
}
