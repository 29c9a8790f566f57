package judge

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/speech"
)

// entries are the rules of single cells, of those of a row that go together, and
// of rows that follow each other.
func (r *reader) entries() []audit.Rule {
	var all []audit.Rule
	for i, l := range r.Lines {
		turn := fmt.Sprintf("turn %d of %s", i+1, r.name())
		all = append(append(all, r.LegibleTurn(l, turn)...),
			audit.Adds("FN11", l.Lost, fmt.Sprintf("What is passed in %s loses", turn), func(s *audit.Sheet) (sum audit.Sum, known bool) {
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
				speech.Words(fmt.Sprintf("%s has a turn %d, and no turn %d.", r.name(), i+1, i))))
		}
	}
	return append(all, r.once())
}

// whole demands that a row in which anything stands has a throw, and where the
// coach stands after it (FN3, FN33).
func (r *reader) whole(l sheet.Line, turn string) audit.Rule {
	return audit.Rule{Clause: "FN33", Fails: func(s *audit.Sheet) speech.Text {
		switch used := l.Used(s); {
		case used && blank(s, l.Throw):
			return speech.Words(fmt.Sprintf("Something is written down in %s, but no throw.", turn))
		case used && blank(s, l.Stands):
			return speech.Words(fmt.Sprintf("%s does not say where the coach stands.", strings.ToUpper(turn[:1])+turn[1:]))
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
					return speech.Words(fmt.Sprintf("%s counts twice in the run of %s.", r.Net.ID(at), r.name()))
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
		what := fmt.Sprintf("line %d of %s", i+1, r.name())
		all = append(append(all, sheet.LegibleLine(l, what)...), audit.Rule{Clause: "FN41", Fails: func(s *audit.Sheet) speech.Text {
			credited, _ := s.Whole(l.Credited)
			lost, _ := s.Whole(l.Lost)
			return audit.Sentence(credited != 0 && lost != 0, "One settlement is credited and lost in %s.", what)
		}})
		if i > 0 { // what stands below an empty line would not count
			before := r.Lines[i-1]
			all = append(all, audit.Rule{Clause: "FN41", Fails: func(s *audit.Sheet) speech.Text {
				broken := blank(s, before.Credited) && blank(s, before.Lost) && (s.Value(l.Credited) != "" || s.Value(l.Lost) != "")
				return audit.Sentence(broken, "Line %d of %s is left out, and something stands in line %d.", i, r.name(), i+1)
			}})
		}
	}
	return all
}
