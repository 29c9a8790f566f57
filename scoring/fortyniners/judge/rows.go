package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
)

// entries are the rules of single cells, of those of a row that go together, and
// of rows that follow each other.
func (r *reader) entries() []audit.Rule {
	var all []audit.Rule
	for i, l := range r.Lines {
		turn := r.turn(i)
		all = append(append(all, r.LegibleTurn(l, turn)...),
			audit.AddsUp("FN11", l.Lost, func(sum string, sheet speech.Text) speech.Text {
				return speech.Say("fortyniners.loss-of-turn", "turn", turn, "sum", sum, "sheet", sheet)
			}, func(s *audit.Sheet) (sum audit.Sum, known bool) {
				passed, known := r.SpotsAt(s, l.Passed)
				for _, at := range passed {
					sum.Add(scoring.Whole(r.Net.Spots[at].Settlement))
				}
				return sum, known
			}),
			r.whole(l, turn),
		)
		if i > 0 {
			all = append(all, audit.NoGap("FN33", []scoring.Place{r.Lines[i-1].Throw}, []scoring.Place{l.Throw},
				speech.Say("fortyniners.turn-gap", "player", r.name(), "turn", i+1, "before", i)))
		}
	}
	return append(all, r.once())
}

// whole demands that a row in which anything stands has a throw, and where the
// coach stands after it (FN3, FN33).
func (r *reader) whole(l sheet.Line, turn speech.Text) audit.Rule {
	return audit.Rule{Clause: "FN33", Fails: func(s *audit.Sheet) speech.Text {
		switch used := l.Used(s); {
		case used && blank(s, l.Throw):
			return speech.Say("fortyniners.no-throw", "turn", turn)
		case used && blank(s, l.Stands):
			return speech.Say("fortyniners.no-stand", "turn", turn)
		}
		return ""
	}}
}

// once demands that no settlement counts twice (FN11).
func (r *reader) once() audit.Rule {
	return audit.Rule{Clause: "FN11", Fails: func(s *audit.Sheet) speech.Text {
		var counted fortyniners.SpotSet
		for _, l := range r.Lines {
			marks, _ := r.SpotsAt(s, l.Passed)
			if at, known := r.SpotAt(s, l.Stands); known {
				if n, written := s.Whole(l.Credited); written && n > 0 {
					marks = append(marks, at)
				}
			}
			for _, at := range marks {
				if counted.Has(at) {
					return speech.Say("fortyniners.counts-twice", "spot", r.Net.ID(at), "player", r.name())
				}
				counted.Add(at)
			}
		}
		return ""
	}}
}

// slateEntries are the rules of the rows of a table without a board: each is one
// settlement, credited or lost (FN41).
func (r *reader) slateEntries() []audit.Rule {
	var all []audit.Rule
	for i, l := range r.Lines {
		what := speech.Say("fortyniners.a-line", "player", r.name(), "line", i+1)
		all = append(append(all, sheet.LegibleLine(l, what)...), audit.Rule{Clause: "FN41", Fails: func(s *audit.Sheet) speech.Text {
			credited, _ := s.Whole(l.Credited)
			lost, _ := s.Whole(l.Lost)
			return audit.Wrong(credited != 0 && lost != 0, "fortyniners.credited-and-lost", "line", what)
		}})
		if i > 0 { // what stands below an empty line would not count
			before := r.Lines[i-1]
			all = append(all, audit.Rule{Clause: "FN41", Fails: func(s *audit.Sheet) speech.Text {
				broken := blank(s, before.Credited) && blank(s, before.Lost) && (s.Value(l.Credited) != "" || s.Value(l.Lost) != "")
				return audit.Wrong(broken, "fortyniners.line-gap", "player", r.name(), "before", i, "line", i+1)
			}})
		}
	}
	return all
}
