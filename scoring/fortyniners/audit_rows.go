package fortyniners

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// one is the condition of a single cell.
func one(clause string, p scoring.Place, fails func(scoring.Filled) string) scoring.Condition {
	return scoring.Condition{Clause: clause, Reads: []scoring.Place{p}, Fails: func(f scoring.Filled) string {
		if w, known := f[p]; !known || w.Value == "" {
			return ""
		}
		return fails(f)
	}}
}

// entries are the conditions of single cells, and of those of a row that go
// together.
func (s *runSheet) entries() []scoring.Condition {
	var all []scoring.Condition
	for i, l := range s.lines {
		turn := fmt.Sprintf("turn %d of %s", i+1, s.name())
		all = append(all,
			one("FN3", l.throw, func(f scoring.Filled) string {
				if _, ok := s.miles(f, l.throw); ok {
					return ""
				}
				return fmt.Sprintf("In %s %s is no throw of %s.", turn, f[l.throw].Value, s.diceWord())
			}),
			one("FN10", l.stands, func(f scoring.Filled) string {
				at, ok := s.spotAt(f, l.stands)
				if ok && s.net.onRoad(at) && s.net.parts[at] != partCrossing {
					return ""
				}
				return fmt.Sprintf("In %s the coach cannot stand on %s.", turn, f[l.stands].Value)
			}),
			one("FN11", l.passed, func(f scoring.Filled) string {
				if _, ok := s.spotsAt(f, l.passed); ok {
					return ""
				}
				return fmt.Sprintf("In %s not all of %s are settlements.", turn, f[l.passed].Value)
			}),
			one("FN11", l.credited, func(f scoring.Filled) string {
				n, ok := points(f, l.credited)
				worth := func(sp Spot) bool { return sp.Settlement == n }
				if ok && (n == 0 || n > 0 && slices.ContainsFunc(s.net.spots, worth)) {
					return ""
				}
				return fmt.Sprintf("No settlement is worth the %s credited in %s.", f[l.credited].Value, turn)
			}),
			s.rowSum(l, turn), s.whole(l, turn),
		)
		if i > 0 {
			all = append(all, s.noGap(i))
		}
	}
	return all
}

func (s *runSheet) diceWord() string {
	if s.dice == 1 {
		return "one die"
	}
	return "two dice"
}

// rowSum demands that a row loses what it passes (FN11).
func (s *runSheet) rowSum(l line, turn string) scoring.Condition {
	return scoring.Condition{Clause: "FN11", Sum: true, Reads: []scoring.Place{l.passed, l.lost}, Fails: func(f scoring.Filled) string {
		passed, known := s.spotsAt(f, l.passed)
		lost, written := f.Number(l.lost)
		sum := 0
		for _, at := range passed {
			sum += s.net.spots[at].Settlement
		}
		if !known || !written || lost == scoring.Whole(sum) {
			return ""
		}
		return fmt.Sprintf("What is passed in %s loses %d, not %s.", turn, sum, lost)
	}}
}

// whole demands that a row in which anything stands has a throw, and where the
// coach stands after it (FN3, FN33).
func (s *runSheet) whole(l line, turn string) scoring.Condition {
	return scoring.Condition{Clause: "FN33", Reads: l.all(), Fails: func(f scoring.Filled) string {
		used := slices.ContainsFunc(l.all(), func(p scoring.Place) bool { return f[p].Value != "" })
		switch {
		case used && blank(f, l.throw):
			return fmt.Sprintf("Something is written down in %s, but no throw.", turn)
		case used && blank(f, l.stands):
			return fmt.Sprintf("%s does not say where the coach stands.", strings.ToUpper(turn[:1])+turn[1:])
		}
		return ""
	}}
}

// noGap demands that turns stand in the order of play (FN33).
func (s *runSheet) noGap(i int) scoring.Condition {
	before, l := s.lines[i-1], s.lines[i]
	return scoring.Condition{Clause: "FN33", Reads: []scoring.Place{before.throw, l.throw}, Fails: func(f scoring.Filled) string {
		if !blank(f, before.throw) || f[l.throw].Value == "" {
			return ""
		}
		return fmt.Sprintf("%s has a turn %d, and no turn %d.", s.name(), i+1, i)
	}}
}

// ends are the conditions of the end of a run: at End of Run and not before, or
// at the turn cap, which makes the credit void.
func (s *runSheet) ends() []scoring.Condition {
	var all []scoring.Condition
	arrived := func(f scoring.Filled, i int) (yes, known bool) {
		at, known := s.spotAt(f, s.lines[i].stands)
		return at == s.net.end, known
	}
	for i, l := range s.lines[:len(s.lines)-1] {
		next := s.lines[i+1].throw
		reads := []scoring.Place{l.stands, next}
		all = append(all,
			scoring.Condition{Clause: "FN14", Reads: reads, Fails: func(f scoring.Filled) string {
				if yes, known := arrived(f, i); !known || !yes || f[next].Value == "" {
					return ""
				}
				return fmt.Sprintf("The run of %s was over with turn %d, and goes on.", s.name(), i+1)
			}},
			scoring.Condition{Clause: "FN16", Reads: reads, Fails: func(f scoring.Filled) string {
				if yes, known := arrived(f, i); !known || yes || !blank(f, next) {
					return ""
				}
				return fmt.Sprintf("The run of %s is not over after turn %d: the coach stands on %s.", s.name(), i+1, f[l.stands].Value)
			}},
		)
	}
	reads := []scoring.Place{s.credited}
	for _, l := range s.lines {
		reads = append(reads, l.stands)
	}
	return append(all, scoring.Condition{Clause: "FN16", Reads: reads, Fails: func(f scoring.Filled) string {
		credited, written := f[s.credited]
		capped, known := s.capped(f)
		switch {
		case !written || !known || credited.Struck == capped:
			return ""
		case capped:
			return fmt.Sprintf("The coach of %s did not arrive, and the credit is not crossed out.", s.name())
		}
		return fmt.Sprintf("The coach of %s arrived, and the credit is crossed out.", s.name())
	}})
}

// capped says whether the run ended at the turn cap, by where the coach stood.
func (s *runSheet) capped(f scoring.Filled) (yes, known bool) {
	for _, l := range s.lines {
		if at, ok := s.spotAt(f, l.stands); ok && at == s.net.end {
			return false, true
		}
	}
	_, known = s.spotAt(f, s.lines[len(s.lines)-1].stands)
	return known, known
}

// slateEntries are the conditions of the rows of a table without a board: each is
// one settlement, credited or lost (FN41).
func (s *runSheet) slateEntries() []scoring.Condition {
	var all []scoring.Condition
	for i, l := range s.lines {
		what := fmt.Sprintf("line %d of %s", i+1, s.name())
		for _, p := range []scoring.Place{l.throw, l.stands, l.passed} {
			all = append(all, one("FN41", p, func(f scoring.Filled) string {
				return fmt.Sprintf("At a table without a map nobody writes %s in %s.", f[p].Value, what)
			}))
		}
		for _, p := range []scoring.Place{l.credited, l.lost} {
			all = append(all, one("FN41", p, func(f scoring.Filled) string {
				if n, ok := points(f, p); ok && n >= 0 && n <= maxSettlement {
					return ""
				}
				return fmt.Sprintf("No settlement is worth the %s in %s.", f[p].Value, what)
			}))
		}
		all = append(all, scoring.Condition{Clause: "FN41", Reads: []scoring.Place{l.credited, l.lost}, Fails: func(f scoring.Filled) string {
			if credit, _ := points(f, l.credited); credit == 0 {
				return ""
			}
			if lost, _ := points(f, l.lost); lost == 0 {
				return ""
			}
			return fmt.Sprintf("One settlement is credited and lost in %s.", what)
		}})
		if i > 0 {
			all = append(all, s.noLineLeftOut(i))
		}
	}
	return all
}

// noLineLeftOut demands that lines are filled from the top (FN41): what stands
// below an empty one would not count.
func (s *runSheet) noLineLeftOut(i int) scoring.Condition {
	before, l := s.lines[i-1], s.lines[i]
	return scoring.Condition{Clause: "FN41", Reads: []scoring.Place{before.credited, before.lost, l.credited, l.lost}, Fails: func(f scoring.Filled) string {
		if !blank(f, before.credited) || !blank(f, before.lost) || f[l.credited].Value == "" && f[l.lost].Value == "" {
			return ""
		}
		return fmt.Sprintf("Line %d of %s is left out, and something stands in line %d.", i, s.name(), i+1)
	}}
}
