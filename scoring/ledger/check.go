package ledger

import "saddlebag/scoring"

// A Finding is something wrong in a ledger: a struck event, or a claim that
// does not agree.
type Finding struct {
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Event   string `json:"event"`
	Clause  string `json:"clause"`
	Message string `json:"message"`
	Instead string `json:"instead"`
}

// Struck says whether the event was left out of the game: all are but a claim
// that does not agree.
func (f Finding) Struck() bool { return f.Clause != clauseResult }

// Check folds a document into f, which must be fresh. An illegal event is
// struck and the rest goes on. The findings are in the order of lines.
func Check(f *Fold, d *Document) []Finding {
	var findings []Finding
	at := map[int]*Line{} // the lines of claims
	for i := range d.Lines {
		line := &d.Lines[i]
		if line.Syntax != nil {
			findings = append(findings, Finding{
				Line: line.Number, Column: line.Syntax.Column, Event: line.Raw,
				Clause: clauseUnknown, Message: "This line cannot be read: " + line.Syntax.Message + ".",
			})
			continue
		}
		if breaks := f.Apply(line.Number, line.Entry); breaks != nil {
			findings = append(findings, finding(line, breaks))
			continue
		}
		if line.Entry.Verb == VerbResult {
			at[line.Number] = line
		}
	}
	return withClaims(f, findings, at)
}

func finding(line *Line, v *scoring.Violation) Finding {
	return Finding{
		Line: line.Number, Column: line.Column, Event: line.Entry.String(),
		Clause: v.Clause, Message: v.Message, Instead: v.Instead,
	}
}

// withClaims adds a finding for every claim that does not agree with the
// score at the end (clause LG6), at its place.
func withClaims(f *Fold, findings []Finding, at map[int]*Line) []Finding {
	tally, info := f.State().Tally(), f.Game().Info()
	var merged []Finding
	for _, c := range f.Claims() {
		scored := tally[c.Seat].Total()
		if scored == c.Claimed {
			continue
		}
		line := at[c.Number]
		for len(findings) > 0 && findings[0].Line < line.Number {
			merged, findings = append(merged, findings[0]), findings[1:]
		}
		merged = append(merged, finding(line, scoring.Breaks(clauseResult,
			"The table claims %s for %s; the rules make it %s.", info.Amount(c.Claimed), line.Entry.Args[0], info.Amount(scored)).
			Suggest("table result %s %s", Quote(line.Entry.Args[0]), scored)))
	}
	return append(merged, findings...)
}
