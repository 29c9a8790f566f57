package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/speech"
)

// within are the rules that the sums of a run are such as the settlements of the board
// can come to, whichever of them are written: the result against its parts last. Where
// all turns are known these tell what is wrong.
func (r *reader) within() []audit.Rule {
	fails := func(s *audit.Sheet, sums ...scoring.Place) bool {
		return !r.told(s) && !r.Can(r.ClaimOf(s, r.RunSheet, sums))
	}
	says := map[scoring.Place]string{r.Credited: "%s credited", r.Lost: "%s lost", r.Result: "the result %s"}
	clauses := map[scoring.Place]string{r.Credited: "FN11", r.Lost: "FN11", r.Result: "FN15"}
	var all []audit.Rule
	for _, sums := range [][]scoring.Place{{r.Credited}, {r.Lost}, {r.Credited, r.Lost}, {r.Result}} {
		all = append(all, audit.Rule{Clause: clauses[sums[0]], Yields: true, Fails: func(s *audit.Sheet) speech.Text {
			if !fails(s, sums...) {
				return ""
			}
			written := scoring.Each(len(sums), func(i int) string { return fmt.Sprintf(says[sums[i]], s.Value(sums[i])) })
			return speech.Words(fmt.Sprintf("%s cannot have %s: all settlements of the board are worth %d, and each counts once, as credited or as lost.",
				r.name(), scoring.All(written), r.AllWorth))
		}})
	}
	return append(all, r.resultWith(r.Credited, "credited", fails), r.resultWith(r.Lost, "lost", fails))
}

// resultWith demands that the result can go with one of its parts. Where the other is
// known as well the sum of both is shown, if that is wrong.
func (r *reader) resultWith(part scoring.Place, what string, fails func(*audit.Sheet, ...scoring.Place) bool) audit.Rule {
	adds := r.adds()
	return audit.Rule{Clause: "FN15", Sum: true, Yields: true, Fails: func(s *audit.Sheet) speech.Text {
		switch {
		case !fails(s, part, r.Result):
			return ""
		case s.Known(r.Credited) && s.Known(r.Lost):
			return adds.Fails(s)
		}
		return speech.Words(fmt.Sprintf("%s cannot have the result %s with %s %s.", r.name(), s.Value(r.Result), s.Value(part), what))
	}}
}

// told says whether all of each turn is known, up to the last.
func (r *reader) told(s *audit.Sheet) bool {
	return !slices.ContainsFunc(r.Lines[:r.length(s)], func(l sheet.Line) bool {
		return slices.ContainsFunc(l.All(), func(p scoring.Place) bool { return !s.Known(p) })
	})
}
