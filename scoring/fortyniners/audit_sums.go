package fortyniners

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// length is how many rows of the run can be filled: he has arrived with the
// last, or a blank row follows it, or there is no further one.
func (r *reader) length(s *audit.Sheet) int {
	for i, l := range r.lines {
		if r.net == nil {
			if blank(s, l.credited) && blank(s, l.lost) {
				return i
			}
			continue
		}
		if blank(s, l.throw) {
			return i
		}
		if at, ok := r.spotAt(s, l.stands); ok && at == r.net.end {
			return i + 1
		}
	}
	return len(r.lines)
}

// column adds up a column of the rows. Where the run ends is read after all of the
// column: then what stands below that is needed for nothing.
func (r *reader) column(of func(line) scoring.Place) audit.Way {
	return func(s *audit.Sheet) (sum audit.Sum, known bool) {
		known = true
		for _, l := range r.lines {
			s.Known(of(l))
		}
		for _, l := range r.lines[:r.length(s)] {
			p, ok := s.Whole(of(l))
			sum.Add(scoring.Whole(p))
			known = known && ok
		}
		return sum, known
	}
}

func creditedOf(l line) scoring.Place { return l.credited }
func lostOf(l line) scoring.Place     { return l.lost }

// void says whether the credit is (FN16): by where the coach stood, and at a
// table without a map by what is crossed out (FN41), or by the result.
func (r *reader) void(s *audit.Sheet) (yes, known bool) {
	if r.net != nil {
		return r.capped(s)
	}
	crossed, known := s.Crossed(r.credited)
	result, written := s.Number(r.result)
	credit, one := r.creditOf(s)
	loss, two := r.lossOf(s)
	result -= s.Correction(r.seat, fieldResult)
	switch {
	case crossed:
		return true, true
	case written && !s.Blank(r.result) && one && two && credit.Total != 0 && result == -loss.Total:
		return true, true
	}
	return false, known || written
}

// creditOf and lossOf are the sums as they are written, or else as the rows come to.
func (r *reader) creditOf(s *audit.Sheet) (audit.Sum, bool) {
	return audit.Nearest(audit.Numbers(r.credited), r.column(creditedOf))(s)
}

func (r *reader) lossOf(s *audit.Sheet) (audit.Sum, bool) {
	return audit.Nearest(audit.Numbers(r.lost), r.column(lostOf))(s)
}

// sums are the rules of what is added up (FN15).
func (r *reader) sums() []audit.Rule {
	return []audit.Rule{
		audit.Adds("FN15", r.credited, "What is credited to "+r.name()+" in the turns is", r.column(creditedOf)),
		audit.Adds("FN15", r.lost, "What "+r.name()+" loses in the turns is", r.column(lostOf)),
		r.adds(),
	}
}

// adds demands that the result is the credit less the loss, or the loss alone where
// the credit is void (FN16): while that is not known it can be either.
func (r *reader) adds() audit.Rule {
	right := func(s *audit.Sheet) (can []audit.Sum, wrong bool) {
		result, written := s.Number(r.result)
		if !written {
			return nil, false
		}
		far, whole := r.results(s, r.column(creditedOf), r.column(lostOf))
		near, ok := r.results(s, r.creditOf, r.lossOf) // read last: narrowing keeps it
		is := func(sum audit.Sum) bool { return sum.Total == result }
		follows := slices.ContainsFunc(near, is) || whole && slices.ContainsFunc(far, is)
		return near, ok && !follows
	}
	return audit.Rule{
		Clause: "FN15", Sum: true,
		Fails: func(s *audit.Sheet) string {
			can, wrong := right(s)
			void, _ := r.gone(s)
			switch {
			case !wrong:
				return ""
			case void:
				return fmt.Sprintf("%s's credit is void, as the coach did not arrive: the result is the loss alone, %s; %s.", r.name(), can[0].Total, s.Says(r.result))
			case len(can) > 1:
				return fmt.Sprintf("%s's result is %s, or %s if the coach did not arrive; %s.", r.name(), can[0].Working(), can[1].Total, s.Says(r.result))
			}
			return fmt.Sprintf("%s's result is %s; %s.", r.name(), can[0].Working(), s.Says(r.result))
		},
		Wants: func(s *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
			can, wrong := right(s)
			if !wrong {
				return r.result, 0, false
			}
			return r.result, can[0].Total, true
		},
	}
}

// gone says whether the credit is void, by where the coach stood or, where that is
// not known, by what is crossed out.
func (r *reader) gone(s *audit.Sheet) (yes, known bool) {
	if r.net != nil {
		if yes, known = r.capped(s); known {
			return yes, known
		}
	}
	crossed, _ := s.Crossed(r.credited)
	return crossed, crossed
}

// results are what the result can be by a credit and a loss, if they are known, with
// what was corrected (LG5): while it is not known whether the credit is void first
// the one, then the other.
func (r *reader) results(s *audit.Sheet, credit, loss audit.Way) (can []audit.Sum, known bool) {
	lost, known := loss(s)
	void, settled := r.gone(s)
	add := func(credited scoring.Tenths) {
		var sum audit.Sum
		sum.Add(credited)
		sum.Add(-lost.Total)
		sum.Add(s.Correction(r.seat, fieldResult))
		can = append(can, sum)
	}
	if !settled || !void {
		credited, also := credit(s)
		known = known && also
		add(credited.Total)
	}
	if settled && void || !settled && !s.Blank(r.result) {
		add(0)
	}
	return can, known
}

// doubts are what hardly anybody writes: a credit that is void and not crossed out, or
// a result that leaves it out, and at a table without a map more than boards have.
func (r *reader) doubts() []audit.Rule {
	var all []audit.Rule
	if r.net == nil {
		for _, p := range []scoring.Place{r.credited, r.lost} {
			all = append(all, audit.Rule{Clause: "FN41", Fails: func(s *audit.Sheet) string {
				n, _ := s.Whole(p)
				takes := (n + MaxSettlement - 1) / MaxSettlement
				return audit.Sentence(takes > fewRich, "%d for %s takes at least %d settlements of %d points each, the most that one is worth.", n, r.name(), takes, MaxSettlement)
			}})
		}
	}
	return append(all, audit.Rule{Clause: "FN16", Fails: func(s *audit.Sheet) string {
		crossed, _ := s.Crossed(r.credited)
		void, _ := r.gone(s)
		return audit.Sentence(void && !crossed && s.Filled(r.credited) && s.Value(r.credited) != "0",
			"The coach of %s did not arrive, so that what is credited is void: it should be crossed out, and is not.", r.name())
	}}, audit.Rule{Clause: "FN16", Fails: func(s *audit.Sheet) string {
		_, settled := r.gone(s)
		result, written := s.Number(r.result)
		credit, one := s.Number(r.credited)
		loss, two := s.Number(r.lost)
		result -= s.Correction(r.seat, fieldResult)
		return audit.Sentence(!settled && written && !s.Blank(r.result) && one && two && credit != 0 && result == -loss,
			"%s's result leaves out the %s credited. That is so only if the coach had not arrived at the turn cap.", r.name(), credit)
	}})
}

// fewRich is how many settlements of the highest worth a board can well have.
const fewRich = 2

// score is the result of the run as its rows give it.
func (r *reader) score(s *audit.Sheet) scoring.Audited {
	var score scoring.Score
	clause := "FN11"
	if r.net == nil {
		clause = "FN41"
	}
	for _, l := range r.lines[:r.length(s)] {
		lost, _ := s.Whole(l.lost)
		credited, _ := s.Whole(l.credited)
		score.Earn(passedLabel(s.Value(l.passed)), -scoring.Whole(lost), clause, 0)
		score.Earn(stoppedLabel(s.Value(l.stands)), scoring.Whole(credited), clause, 0)
	}
	credited, one := r.column(creditedOf)(s)
	_, two := r.column(lostOf)(s)
	void, settled := r.void(s)
	if void {
		score.Earn(labelVoid, -credited.Total, "FN16", 0)
	}
	score.Earn(labelFixed, s.Correction(r.seat, fieldResult), scoring.CorrectionClause, 0)
	return s.Score(score.Lines, one && two && settled, r.result)
}

// missing are the cells that would have to be known for the result.
func (r *reader) missing(s *audit.Sheet) []scoring.Place {
	rows := r.lines[:r.length(s)]
	var places []scoring.Place
	for _, l := range rows {
		places = append(places, l.credited, l.lost)
	}
	if _, known := r.void(s); !known && r.net == nil {
		places = append(places, r.credited)
	} else if !known {
		places = append(places, r.lines[max(len(rows), 1)-1].stands)
	}
	return s.Unknown(places...)
}
