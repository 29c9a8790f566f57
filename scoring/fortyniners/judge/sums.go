package judge

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
)

// length is how many rows of the run can be filled: he has arrived with the
// last, or a blank row follows it, or there is no further one.
func (r *reader) length(s *audit.Sheet) int {
	for i, l := range r.Lines {
		switch {
		case r.Net == nil && blank(s, l.Credited) && blank(s, l.Lost), r.Net != nil && blank(s, l.Throw):
			return i
		case r.Net != nil && r.arrived(s, l):
			return i + 1
		}
	}
	return len(r.Lines)
}

// column adds up a column of the rows. Where the run ends is read after all of the
// column: then what stands below that is needed for nothing.
func (r *reader) column(of func(sheet.Line) scoring.Place) audit.Way {
	return func(s *audit.Sheet) (sum audit.Sum, known bool) {
		known = true
		for _, l := range r.Lines {
			s.Known(of(l))
		}
		for _, l := range r.Lines[:r.length(s)] {
			p, ok := s.Whole(of(l))
			sum.Add(scoring.Whole(p))
			known = known && ok
		}
		return sum, known
	}
}

func creditedOf(l sheet.Line) scoring.Place { return l.Credited }
func lostOf(l sheet.Line) scoring.Place     { return l.Lost }

// void says whether the credit is (FN16): by where the coach stood, and at a
// table without a map by what is crossed out (FN41), or by the result.
func (r *reader) void(s *audit.Sheet) (yes, known bool) {
	if r.Net != nil {
		return r.capped(s)
	}
	crossed, known := s.Crossed(r.Credited)
	result, written := s.Number(r.Result)
	credit, one := r.creditOf(s)
	loss, two := r.lossOf(s)
	result -= s.Correction(r.Seat, fortyniners.FieldResult)
	switch {
	case crossed:
		return true, true
	case written && !s.Blank(r.Result) && one && two && credit.Total != 0 && result == -loss.Total:
		return true, true
	}
	return false, known || written
}

// creditOf and lossOf are the sums as they are written, or else as the rows come to.
func (r *reader) creditOf(s *audit.Sheet) (audit.Sum, bool) {
	return audit.Nearest(audit.Numbers(r.Credited), r.column(creditedOf))(s)
}

func (r *reader) lossOf(s *audit.Sheet) (audit.Sum, bool) {
	return audit.Nearest(audit.Numbers(r.Lost), r.column(lostOf))(s)
}

// sums are the rules of what is added up (FN15).
func (r *reader) sums() []audit.Rule {
	return []audit.Rule{
		audit.AddsUp("FN15", r.Credited, func(sum string, sheet speech.Text) speech.Text {
			return speech.Say("fortyniners.credit-of-turns", "player", r.name(), "sum", sum, "sheet", sheet)
		}, r.column(creditedOf)),
		audit.AddsUp("FN15", r.Lost, func(sum string, sheet speech.Text) speech.Text {
			return speech.Say("fortyniners.loss-of-turns", "player", r.name(), "sum", sum, "sheet", sheet)
		}, r.column(lostOf)),
		r.adds(),
	}
}

// adds demands that the result is the credit less the loss, or the loss alone where
// the credit is void (FN16): while that is not known it can be either.
func (r *reader) adds() audit.Rule {
	right := func(s *audit.Sheet) (can []audit.Sum, wrong bool) {
		result, written := s.Number(r.Result)
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
		Fails: func(s *audit.Sheet) speech.Text {
			can, wrong := right(s)
			void, _ := r.gone(s)
			switch {
			case !wrong:
				return ""
			case void:
				return speech.Say("fortyniners.result-is-loss", "player", r.name(), "loss", speech.Tenths(can[0].Total), "sheet", s.Says(r.Result))
			case len(can) > 1:
				return speech.Say("fortyniners.result-is-either", "player", r.name(), "sum", can[0].Working(), "other", speech.Tenths(can[1].Total), "sheet", s.Says(r.Result))
			}
			return speech.Say("fortyniners.result-is", "player", r.name(), "sum", can[0].Working(), "sheet", s.Says(r.Result))
		},
		Wants: func(s *audit.Sheet) (scoring.Place, scoring.Tenths, bool) {
			can, wrong := right(s)
			if !wrong {
				return r.Result, 0, false
			}
			return r.Result, can[0].Total, true
		},
	}
}

// gone says whether the credit is void, by where the coach stood or, where that is
// not known, by what is crossed out.
func (r *reader) gone(s *audit.Sheet) (yes, known bool) {
	if r.Net != nil {
		if yes, known = r.capped(s); known {
			return yes, known
		}
	}
	crossed, _ := s.Crossed(r.Credited)
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
		sum.Add(s.Correction(r.Seat, fortyniners.FieldResult))
		can = append(can, sum)
	}
	if !settled || !void {
		credited, also := credit(s)
		known = known && also
		add(credited.Total)
	}
	if settled && void || !settled && !s.Blank(r.Result) {
		add(0)
	}
	return can, known
}

// doubts are what hardly anybody writes: a credit that is void and not crossed out, or
// a result that leaves it out, and at a table without a map more than boards have.
func (r *reader) doubts() []audit.Rule {
	var all []audit.Rule
	if r.Net == nil {
		for _, p := range []scoring.Place{r.Credited, r.Lost} {
			all = append(all, audit.Rule{Clause: "FN41", Fails: func(s *audit.Sheet) speech.Text {
				n, _ := s.Whole(p)
				takes := (n + fortyniners.MaxSettlement - 1) / fortyniners.MaxSettlement
				return audit.Wrong(takes > fewRich, "fortyniners.takes-many", "points", n, "player", r.name(), "settlements", takes, "most", fortyniners.MaxSettlement)
			}})
		}
	}
	return append(all, audit.Rule{Clause: "FN16", Fails: func(s *audit.Sheet) speech.Text {
		crossed, _ := s.Crossed(r.Credited)
		void, _ := r.gone(s)
		return audit.Wrong(void && !crossed && s.Filled(r.Credited) && s.Value(r.Credited) != "0", "fortyniners.void-not-crossed", "player", r.name())
	}}, audit.Rule{Clause: "FN16", Fails: func(s *audit.Sheet) speech.Text {
		_, settled := r.gone(s)
		result, written := s.Number(r.Result)
		credit, one := s.Number(r.Credited)
		loss, two := s.Number(r.Lost)
		result -= s.Correction(r.Seat, fortyniners.FieldResult)
		return audit.Wrong(!settled && written && !s.Blank(r.Result) && one && two && credit != 0 && result == -loss,
			"fortyniners.result-without-credit", "player", r.name(), "credit", speech.Tenths(credit))
	}})
}

// named are spots that a sheet has, as people call them; empty where there are none.
func (r *reader) named(ids string) speech.Text {
	names := speech.All(scoring.Each(len(strings.Fields(ids)), func(i int) speech.Text {
		id := strings.Fields(ids)[i]
		if r.Net != nil {
			if at, known := r.Net.Index[id]; known {
				return r.Net.Name(at)
			}
		}
		return speech.Words(id)
	}))
	switch len(names) {
	case 0:
		return ""
	case 1:
		return names[0]
	}
	return speech.Say("scoring.list", "all", names)
}

// fewRich is how many settlements of the highest worth a board can well have.
const fewRich = 2

// score is the result of the run as its rows give it.
func (r *reader) score(s *audit.Sheet) scoring.Audited {
	var score scoring.Score
	clause := "FN11"
	if r.Net == nil {
		clause = "FN41"
	}
	for _, l := range r.Lines[:r.length(s)] {
		lost, _ := s.Whole(l.Lost)
		credited, _ := s.Whole(l.Credited)
		score.Earn(fortyniners.PassedLabel(r.named(s.Value(l.Passed))), -scoring.Whole(lost), clause, 0)
		score.Earn(fortyniners.StoppedLabel(r.named(s.Value(l.Stands))), scoring.Whole(credited), clause, 0)
	}
	credited, one := r.column(creditedOf)(s)
	_, two := r.column(lostOf)(s)
	void, settled := r.void(s)
	if void {
		score.Earn(fortyniners.VoidLabel, -credited.Total, "FN16", 0)
	}
	score.Earn(fortyniners.CorrectionLabel, s.Correction(r.Seat, fortyniners.FieldResult), scoring.CorrectionClause, 0)
	return s.Score(score.Lines, one && two && settled, r.Result)
}

// missing are the cells that would have to be known for the result.
func (r *reader) missing(s *audit.Sheet) []scoring.Place {
	rows := r.Lines[:r.length(s)]
	var places []scoring.Place
	for _, l := range rows {
		places = append(places, l.Credited, l.Lost)
	}
	if _, known := r.void(s); !known && r.Net == nil {
		places = append(places, r.Credited)
	} else if !known {
		places = append(places, r.Lines[max(len(rows), 1)-1].Stands)
	}
	return s.Unknown(places...)
}
