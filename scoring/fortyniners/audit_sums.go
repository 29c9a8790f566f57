package fortyniners

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// length is how many rows of the run can be filled: he has arrived with the
// last, or a blank row follows it, or there is no further one.
func (r *runSheet) length(s *audit.Sheet) int {
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

// column adds up a column of the rows.
func (r *runSheet) column(of func(line) scoring.Place) audit.Way {
	return func(s *audit.Sheet) (sum audit.Sum, known bool) {
		known = true
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
// table without a map by what is crossed out (FN41).
func (r *runSheet) void(s *audit.Sheet) (yes, known bool) {
	if r.net == nil {
		return s.Crossed(r.credited)
	}
	return r.capped(s)
}

// sums are the rules of what is added up (FN15).
func (r *runSheet) sums() []audit.Rule {
	credit, loss := r.column(creditedOf), r.column(lostOf)
	return []audit.Rule{
		audit.Adds("FN15", r.credited, "The credit of "+r.name()+" is", credit),
		audit.Adds("FN15", r.lost, "The loss of "+r.name()+" is", loss),
		audit.Adds("FN15", r.result, "The result of "+r.name()+" is",
			r.less(audit.Nearest(audit.Numbers(r.credited), credit), audit.Nearest(audit.Numbers(r.lost), loss)),
			r.less(credit, loss)),
	}
}

// crossedOut says whether the credit is void, by what is crossed out and, where
// that is not known, by the rest.
func (r *runSheet) crossedOut(s *audit.Sheet) (yes, known bool) {
	if yes, known = s.Crossed(r.credited); known {
		return yes, known
	}
	return r.void(s)
}

// less is the credit less the loss, or the loss alone where the credit is void,
// and what was corrected (LG5).
func (r *runSheet) less(credit, loss audit.Way) audit.Way {
	return func(s *audit.Sheet) (result audit.Sum, known bool) {
		lost, known := loss(s)
		without, settled := r.crossedOut(s)
		if !without {
			credited, also := credit(s)
			result.Add(credited.Total)
			known = known && also
		}
		result.Add(-lost.Total)
		result.Add(s.Correction(r.seat, fieldResult))
		return result, known && settled
	}
}

// score is the result of the run as its rows give it.
func (r *runSheet) score(s *audit.Sheet) scoring.Audited {
	var score scoring.Score
	clause := "FN11"
	if r.net == nil {
		clause = "FN41"
	}
	for _, l := range r.lines[:r.length(s)] {
		lost, _ := s.Whole(l.lost)
		credited, _ := s.Whole(l.credited)
		score.Earn(strings.TrimSpace("Passed "+s.Value(l.passed)), -scoring.Whole(lost), clause, 0)
		score.Earn(strings.TrimSpace("Stopped "+at(s.Value(l.stands))), scoring.Whole(credited), clause, 0)
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
func (r *runSheet) missing(s *audit.Sheet) []scoring.Place {
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
