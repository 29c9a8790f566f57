package fortyniners

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
)

// length is how many rows of the run can be filled: he has arrived with the
// last, or a blank row follows it, or there is no further one.
func (s *runSheet) length(f scoring.Filled) int {
	for i, l := range s.lines {
		if s.net == nil {
			if blank(f, l.credited) && blank(f, l.lost) {
				return i
			}
			continue
		}
		if blank(f, l.throw) {
			return i
		}
		if at, ok := s.spotAt(f, l.stands); ok && at == s.net.end {
			return i + 1
		}
	}
	return len(s.lines)
}

// column adds up a column of the rows.
func (s *runSheet) column(f scoring.Filled, of func(line) scoring.Place) (sum scoring.Tenths, known bool) {
	known = true
	for _, l := range s.lines[:s.length(f)] {
		p, ok := points(f, of(l))
		sum, known = sum+scoring.Whole(p), known && ok
	}
	return sum, known
}

func creditedOf(l line) scoring.Place { return l.credited }
func lostOf(l line) scoring.Place     { return l.lost }

// void says whether the credit is (FN16): by where the coach stood, and at a
// table without a map by what is crossed out (FN41).
func (s *runSheet) void(f scoring.Filled) (yes, known bool) {
	if s.net == nil {
		w, known := f[s.credited]
		return w.Struck, known
	}
	return s.capped(f)
}

// sums are the conditions of what is added up (FN15). A result is compared with
// the sums above it only where the rows of those are not known.
func (s *runSheet) sums(filled scoring.Filled) []scoring.Condition {
	var rows []scoring.Place
	for _, l := range s.lines {
		rows = append(rows, l.throw, l.stands)
	}
	for _, l := range s.lines {
		rows = append(rows, l.credited, l.lost)
	}
	credit := func(f scoring.Filled) (scoring.Tenths, bool) { return s.column(f, creditedOf) }
	loss := func(f scoring.Filled) (scoring.Tenths, bool) { return s.column(f, lostOf) }
	all := []scoring.Condition{s.sum(s.credited, "credit", rows, credit), s.sum(s.lost, "loss", rows, loss)}
	if _, known := s.less(filled, credit, loss); !known {
		credit = func(f scoring.Filled) (scoring.Tenths, bool) { return f.Number(s.credited) }
		loss = func(f scoring.Filled) (scoring.Tenths, bool) { return f.Number(s.lost) }
	}
	return append(all, s.sum(s.result, "result", append(rows, s.lost, s.credited), func(f scoring.Filled) (scoring.Tenths, bool) {
		return s.less(f, credit, loss)
	}))
}

// less is the credit less the loss, or the loss alone where the credit is void,
// and what was corrected.
func (s *runSheet) less(f scoring.Filled, credit, loss func(scoring.Filled) (scoring.Tenths, bool)) (result scoring.Tenths, known bool) {
	lost, known := loss(f)
	void, settled := s.void(f)
	if void {
		return s.fixed - lost, known && settled
	}
	credited, also := credit(f)
	return credited - lost + s.fixed, known && also && settled
}

// sum demands that a cell says what its parts come to.
func (s *runSheet) sum(cell scoring.Place, what string, parts []scoring.Place, add func(scoring.Filled) (scoring.Tenths, bool)) scoring.Condition {
	return scoring.Condition{Clause: "FN15", Sum: true, Reads: append(parts[:len(parts):len(parts)], cell), Fails: func(f scoring.Filled) string {
		right, known := add(f)
		written, ok := f.Number(cell)
		if !known || !ok || written == right {
			return ""
		}
		return fmt.Sprintf("The %s of %s is %s, not %s.", what, s.name(), right, written)
	}}
}

// audited is the result of the run as its rows give it.
func (s *runSheet) audited(f scoring.Filled) scoring.Audited {
	var got scoring.Audited
	add := func(label string, amount scoring.Tenths, clause string) {
		if amount != 0 {
			got.Lines = append(got.Lines, scoring.Line{Label: strings.TrimSpace(label), Amount: amount, Clause: clause})
		}
	}
	clause := "FN11"
	if s.net == nil {
		clause = "FN41"
	}
	for _, l := range s.lines[:s.length(f)] {
		lost, _ := points(f, l.lost)
		credited, _ := points(f, l.credited)
		add("Passed "+f[l.passed].Value, -scoring.Whole(lost), clause)
		add("Stopped "+at(f[l.stands].Value), scoring.Whole(credited), clause)
	}
	credited, one := s.column(f, creditedOf)
	_, two := s.column(f, lostOf)
	void, settled := s.void(f)
	if void {
		add("The coach did not arrive: credit void", -credited, "FN16")
	}
	add("Correction of the result", s.fixed, scoring.CorrectionClause)
	got.Known = one && two && settled
	got.Claimed, got.Written = f.Number(s.result)
	return got
}

// missing are the cells that would have to be known for the result.
func (s *runSheet) missing(f scoring.Filled) []scoring.Place {
	var places []scoring.Place
	need := func(p scoring.Place) {
		if _, known := f[p]; !known {
			places = append(places, p)
		}
	}
	rows := s.lines[:s.length(f)]
	for _, l := range rows {
		need(l.credited)
		need(l.lost)
	}
	if _, known := s.void(f); !known && s.net == nil {
		need(s.credited)
	} else if !known {
		need(s.lines[max(len(rows), 1)-1].stands)
	}
	return places
}
