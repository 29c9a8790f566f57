package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
)

// within are the rules that the sums of a run are such as the settlements of the board
// can come to, whichever of them are written: the result against its parts last. Where
// all turns are known these tell what is wrong.
func (r *reader) within() []audit.Rule {
	fails := func(s *audit.Sheet, sums ...scoring.Place) bool {
		return !r.told(s) && !r.Can(r.ClaimOf(s, r.RunSheet, sums))
	}
	says := map[scoring.Place]string{r.Credited: "fortyniners.sum-of-credit", r.Lost: "fortyniners.sum-of-loss", r.Result: "fortyniners.sum-of-result"}
	clauses := map[scoring.Place]string{r.Credited: "FN11", r.Lost: "FN11", r.Result: "FN15"}
	var all []audit.Rule
	for _, sums := range [][]scoring.Place{{r.Credited}, {r.Lost}, {r.Credited, r.Lost}, {r.Result}} {
		all = append(all, audit.Rule{Clause: clauses[sums[0]], Yields: true, Fails: func(s *audit.Sheet) speech.Text {
			if !fails(s, sums...) {
				return ""
			}
			written := scoring.Each(len(sums), func(i int) speech.Text { return speech.Say(says[sums[i]], "points", s.Value(sums[i])) })
			return speech.Say("fortyniners.out-of-bounds", "player", r.name(), "sums", speech.All(written), "all", r.AllWorth)
		}})
	}
	return append(all, r.resultWith(r.Credited, says[r.Credited], fails), r.resultWith(r.Lost, says[r.Lost], fails))
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
		return speech.Say("fortyniners.result-with", "player", r.name(), "result", s.Value(r.Result), "sum", speech.Say(what, "points", s.Value(part)))
	}}
}

// told says whether all of each turn is known, up to the last.
func (r *reader) told(s *audit.Sheet) bool {
	return !slices.ContainsFunc(r.Lines[:r.length(s)], func(l sheet.Line) bool {
		return slices.ContainsFunc(l.All(), func(p scoring.Place) bool { return !s.Known(p) })
	})
}
