package repair

import (
	"context"
	"slices"

	"saddlebag/scoring/ledger"
)

// A standing is a ledger that has amendments, as they have made it.
type standing struct {
	file   *ledger.Document
	doc    *ledger.Document
	places []int // of its lines, by the numbers of entries
	last   int   // the number of the last line of the file
}

// newStanding writes down what is judged in a ledger that was checked, in the order
// in which it is. Each line has the number of the one that its text is written in.
func newStanding(o *ledger.Opened, text string) *standing {
	s := &standing{file: o.Doc, doc: &ledger.Document{Header: o.Doc.Header}, last: len(newScript(text).lines)}
	for _, p := range o.Fold.Places() {
		if p.Status == ledger.Stands || p.Status == ledger.Struck {
			s.doc.Lines = append(s.doc.Lines, ledger.Line{Number: p.Line, Column: 1, Entry: p.Entry})
			s.places = append(s.places, p.Place)
		}
	}
	return s
}

// diagnoseAmended is Diagnose for a ledger that has amendments and was checked. What
// they have made of it is repaired by further amendments at its end. Behind the
// causes of what is judged stands one without repairs for all that stays as it is:
// an undo of nothing, an amendment that is refused.
func diagnoseAmended(ctx context.Context, o *ledger.Opened, text string, found ledger.Found) (Diagnosis, error) {
	s := newStanding(o, text)
	d, err := Diagnose(ctx, &ledger.Opened{Doc: s.doc, House: o.House, Fold: o.Fold}, text)
	if err != nil {
		return d, err
	}
	judged := 0
	if n := len(d.Causes); n > 0 {
		judged = d.Left
		for _, c := range d.Causes {
			judged += c.Follow + 1
		}
		if len(d.Causes[n-1].Repairs) == 0 {
			judged -= d.Causes[n-1].Follow + 1
		}
	}
	stay := found.All - judged
	for i := range d.Causes {
		d.Causes[i] = s.appended(d.Causes[i], stay)
	}
	if stay <= 0 || len(d.Causes) == mostCauses {
		d.Left += max(stay, 0)
		return d, nil
	}
	judges := func(f ledger.Finding) bool {
		return slices.ContainsFunc(s.doc.Lines, func(l ledger.Line) bool { return l.Number == f.Line })
	}
	if at := slices.IndexFunc(found.First, func(f ledger.Finding) bool { return !judges(f) }); at >= 0 && d.Left == 0 {
		f := found.First[at]
		d.Causes = append(d.Causes, ledger.Cause{Line: f.Line, Entry: f.Entry, Clause: f.Clause, Message: f.Message, Follow: stay - 1, Repairs: []ledger.Repair{}})
	}
	d.Left += stay
	return d, nil
}

// appended is a cause whose repairs are amendments at the end of the file; more
// findings are left than it knows of.
func (s *standing) appended(c ledger.Cause, more int) ledger.Cause {
	at, _ := slices.BinarySearchFunc(s.file.Lines, c.Line, func(l ledger.Line, number int) int { return l.Number - number })
	c.Entry = at + 1
	repairs := c.Repairs
	c.Repairs = []ledger.Repair{}
	for _, r := range repairs {
		var edits []ledger.Edit
		for _, e := range r.Edits() {
			edits = append(edits, s.amendments(e)...)
		}
		if len(edits) == 0 {
			continue // the header is to be changed
		}
		r.Edit, r.Also = edits[0], append([]ledger.Edit{}, edits[1:]...)
		r.Leaves += more
		c.Repairs = append(c.Repairs, r)
	}
	return c
}

// amendments are what an edit is as lines at the end of the file.
func (s *standing) amendments(e ledger.Edit) []ledger.Edit {
	end := func(verb string, at int, text string) ledger.Edit {
		if at < 0 {
			return ledger.Edit{Do: ledger.Insert, Line: s.last + 1, Text: text}
		}
		return ledger.Edit{Do: ledger.Insert, Line: s.last + 1, Text: amendment(verb, s.places[at]-1, text)}
	}
	at := s.at(e.Line)
	switch {
	case e.Do == ledger.Insert:
		return []ledger.Edit{end(ledger.VerbInsert, at, e.Text)}
	case at < 0:
		return nil
	case e.Do == ledger.Change:
		return []ledger.Edit{end(ledger.VerbAmend, at, e.Text)}
	case e.Do == ledger.Remove:
		return []ledger.Edit{end(ledger.VerbAmend, at, "-")}
	}
	return []ledger.Edit{end(ledger.VerbAmend, at, "-"), end(ledger.VerbInsert, s.at(e.To), s.doc.Lines[at].Entry.String())}
}

// at is where the line with a number stands; -1 for the end.
func (s *standing) at(number int) int {
	return slices.IndexFunc(s.doc.Lines, func(l ledger.Line) bool { return l.Number == number })
}
