package judge

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
)

// entries are the rules of single cells, of those of a row that go together, and
// of rows that follow each other.
func (r *reader) entries() []audit.Rule {
	dice := map[int]string{1: "one die", 2: "two dice"}[r.Dice]
	var all []audit.Rule
	for i, l := range r.Lines {
		turn := fmt.Sprintf("turn %d of %s", i+1, r.name())
		all = append(all,
			audit.Legible("FN3", l.Throw, func(w scoring.Written) string {
				_, ok := r.MilesOf(w.Value)
				return audit.Sentence(!ok, "Which throw of %s is %q in %s?", dice, w.Value, turn)
			}),
			audit.Legible("FN10", l.Stands, r.onBoard("where the coach stands in "+turn)),
			audit.Legible("FN11", l.Passed, r.onBoard("which the coach passes in "+turn)),
			written("FN10", l.Stands, func(s *audit.Sheet, written string) string {
				at, ok := r.SpotAt(s, l.Stands)
				strays := ok && (!r.Net.OnRoad(at) || r.Net.Parts[at] == fortyniners.PartCrossing)
				return audit.Sentence(strays, "In %s the coach cannot stand on %s.", turn, written)
			}),
			written("FN11", l.Passed, func(_ *audit.Sheet, written string) string {
				for _, id := range strings.Fields(written) {
					if at, ok := r.Net.Index[id]; ok && r.Net.Spots[at].Settlement == 0 {
						return fmt.Sprintf("%s is no settlement, and is written down as passed in %s.", id, turn)
					}
				}
				return ""
			}),
			written("FN11", l.Credited, func(s *audit.Sheet, written string) string {
				n, ok := s.Whole(l.Credited)
				worth := func(sp fortyniners.Spot) bool { return sp.Settlement == n }
				can := ok && (n == 0 || n > 0 && slices.ContainsFunc(r.Net.Spots, worth))
				return audit.Sentence(!can, "No settlement is worth the %s credited in %s.", written, turn)
			}),
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
				fmt.Sprintf("%s has a turn %d, and no turn %d.", r.name(), i+1, i)))
		}
	}
	return append(all, r.once())
}

// onBoard asks which spots of the board are meant by what is written.
func (r *reader) onBoard(what string) func(scoring.Written) string {
	return func(w scoring.Written) string {
		for _, id := range strings.Fields(w.Value) {
			if _, ok := r.Net.Index[id]; !ok {
				return fmt.Sprintf("Which spot is %q, %s?", id, what)
			}
		}
		return ""
	}
}

// written is the rule of a single cell in which something is written.
func written(clause string, p scoring.Place, says func(s *audit.Sheet, written string) string) audit.Rule {
	return audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) string {
		if written := s.Value(p); written != "" {
			return says(s, written)
		}
		return ""
	}}
}

// whole demands that a row in which anything stands has a throw, and where the
// coach stands after it (FN3, FN33).
func (r *reader) whole(l sheet.Line, turn string) audit.Rule {
	return audit.Rule{Clause: "FN33", Fails: func(s *audit.Sheet) string {
		switch used := l.Used(s); {
		case used && blank(s, l.Throw):
			return fmt.Sprintf("Something is written down in %s, but no throw.", turn)
		case used && blank(s, l.Stands):
			return fmt.Sprintf("%s does not say where the coach stands.", strings.ToUpper(turn[:1])+turn[1:])
		}
		return ""
	}}
}

// once demands that no settlement counts twice (FN11).
func (r *reader) once() audit.Rule {
	return audit.Rule{Clause: "FN11", Fails: func(s *audit.Sheet) string {
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
					return fmt.Sprintf("%s counts twice in the run of %s.", r.Net.ID(at), r.name())
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
		for _, p := range []scoring.Place{l.Throw, l.Stands, l.Passed} {
			all = append(all, written("FN41", p, func(_ *audit.Sheet, written string) string {
				return fmt.Sprintf("At a table without a map nobody writes %s in %s.", written, what)
			}))
		}
		for _, p := range []scoring.Place{l.Credited, l.Lost} {
			all = append(all, written("FN41", p, func(s *audit.Sheet, written string) string {
				n, ok := s.Whole(p)
				return audit.Sentence(!ok || n < 0 || n > fortyniners.MaxSettlement, "No settlement is worth the %s in %s.", written, what)
			}))
		}
		all = append(all, audit.Rule{Clause: "FN41", Fails: func(s *audit.Sheet) string {
			credited, _ := s.Whole(l.Credited)
			lost, _ := s.Whole(l.Lost)
			return audit.Sentence(credited != 0 && lost != 0, "One settlement is credited and lost in %s.", what)
		}})
		if i > 0 { // what stands below an empty line would not count
			before := r.Lines[i-1]
			all = append(all, audit.Rule{Clause: "FN41", Fails: func(s *audit.Sheet) string {
				broken := blank(s, before.Credited) && blank(s, before.Lost) && (s.Value(l.Credited) != "" || s.Value(l.Lost) != "")
				return audit.Sentence(broken, "Line %d of %s is left out, and something stands in line %d.", i, r.name(), i+1)
			}})
		}
	}
	return all
}
