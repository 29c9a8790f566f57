package fortyniners

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Slate is a game on a board that the program does not know: only the score
// is kept (FN41).
type Slate struct{ Book }

// Clone returns an independent copy.
func (s *Slate) Clone() *Slate { return &Slate{s.clone()} }

// Apply folds one event.
func (s *Slate) Apply(e scoring.Event) *scoring.Violation {
	switch {
	case e.Verb != VerbStop && e.Verb != VerbPassBy && e.Verb != VerbEnd:
		return scoring.Breaks("FN41", "fortyniners.no-map", "verb", e.Verb).Suggest("fortyniners.enter-score", "player", s.Names[s.Run])
	case e.Seat != s.Run:
		return scoring.Breaks("FN41", "fortyniners.for-blackjack", "player", s.Names[s.Run]).
			Suggest("fortyniners.blackjack-enters", "player", s.Names[s.Run], "verb", e.Verb)
	}
	if e.Verb == VerbEnd {
		s.close(e.Number, len(e.Args) > 0)
		return nil
	}
	points, _ := scoring.ParseWhole(e.Args[0])
	if e.Verb == VerbStop {
		s.write(Row{Stop: Mark{Points: points}, event: e.Number})
	} else {
		s.write(Row{Passed: []Mark{{Points: points}}, event: e.Number})
	}
	return nil
}

// Prompts lists what may happen now.
func (s *Slate) Prompts() []scoring.Prompt {
	if s.Over() {
		return nil
	}
	seat, n := s.Run, len(s.Runs[s.Run].Rows)
	points := func(verb, column string, label speech.Text) scoring.Prompt {
		return scoring.Prompt{
			Seat: seat, Verb: verb, Cell: RowCell(n, column), Owner: seat, Label: label,
			Args: []scoring.Arg{{Name: "points", Kind: scoring.Range, From: 1, To: MaxSettlement, Step: 1}},
		}
	}
	return []scoring.Prompt{
		points(VerbStop, ColumnCredited, "fortyniners.stop-label"),
		points(VerbPassBy, ColumnLost, "fortyniners.pass-by-label"),
		{Seat: seat, Verb: VerbEnd, Cell: ResultCell, Owner: seat, Label: "fortyniners.end-label"},
		{
			Seat: seat, Verb: VerbEnd, Cell: ResultCell, Owner: seat, Label: "fortyniners.capped-label",
			Args: []scoring.Arg{{Name: "how", Kind: scoring.Word, Choices: []string{WordCapped}}},
		},
	}
}

// Moment says who drives.
func (s *Slate) Moment() scoring.Moment {
	if s.Over() {
		return scoring.Moment{Round: s.Round(), Label: "fortyniners.over"}
	}
	return scoring.Moment{Round: s.Round(), Label: speech.Say("fortyniners.drives", "run", s.Round(), "player", s.Names[s.Run]), Turn: []int{s.Run}}
}
