package fortyniners

import (
	"fmt"

	"saddlebag/scoring"
)

// A slate is a game on a board that the program does not know: only the score
// is kept (FN41).
type slate struct{ book }

// Clone returns an independent copy.
func (s *slate) Clone() *slate { return &slate{s.clone()} }

// Apply folds one event.
func (s *slate) Apply(e scoring.Event) *scoring.Violation {
	switch {
	case e.Verb != verbStop && e.Verb != verbPassBy && e.Verb != verbEnd:
		return scoring.Breaks("FN41", "This table keeps the score without a map: nobody enters %q.", e.Verb).
			Suggest("%s stop, %s pass-by or %s end-of-run", s.names[s.run], s.names[s.run], s.names[s.run])
	case e.Seat != s.run:
		return scoring.Breaks("FN41", "What happens counts for Blackjack, who is %s in this run.", s.names[s.run]).Suggest("%s %s", s.names[s.run], e.Verb)
	}
	if e.Verb == verbEnd {
		s.close(e.Number, len(e.Args) > 0)
		return nil
	}
	points, _ := scoring.ParseWhole(e.Args[0])
	if e.Verb == verbStop {
		s.write(row{stop: mark{points: points}, event: e.Number})
	} else {
		s.write(row{passed: []mark{{points: points}}, event: e.Number})
	}
	return nil
}

// Prompts lists what may happen now.
func (s *slate) Prompts() []scoring.Prompt {
	if s.Over() {
		return nil
	}
	seat, n := s.run, len(s.runs[s.run].rows)
	points := func(verb, column, label string) scoring.Prompt {
		return scoring.Prompt{
			Seat: seat, Verb: verb, Cell: RowCell(n, column), Owner: seat, Label: label,
			Args: []scoring.Arg{{Name: "points", Kind: scoring.Range, From: 1, To: MaxSettlement, Step: 1}},
		}
	}
	return []scoring.Prompt{
		points(verbStop, ColumnCredited, "Stop at a settlement"),
		points(verbPassBy, ColumnLost, "Pass a settlement"),
		{Seat: seat, Verb: verbEnd, Cell: ResultCell, Owner: seat, Label: "End of Run"},
		{
			Seat: seat, Verb: verbEnd, Cell: ResultCell, Owner: seat, Label: "The turn cap: the credit is void",
			Args: []scoring.Arg{{Name: "how", Kind: scoring.Word, Choices: []string{wordCapped}}},
		},
	}
}

// Moment says who drives.
func (s *slate) Moment() scoring.Moment {
	if s.Over() {
		return scoring.Moment{Round: s.round(), Label: labelOver}
	}
	return scoring.Moment{Round: s.round(), Label: fmt.Sprintf("%s: %s drives", s.title(), s.names[s.run]), Turn: []int{s.run}}
}
