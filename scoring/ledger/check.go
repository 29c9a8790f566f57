package ledger

import "saddlebag/scoring"

// A Finding is something wrong in a ledger: a struck event, or a claim that
// does not agree.
type Finding struct {
	Line    int    `json:"line"`
	Entry   int    `json:"entry"` // its number among the lines after the header that say something, from 1
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
	at := map[int]int{} // by line: the places of claims among the lines
	for i := range d.Lines {
		line := &d.Lines[i]
		if line.Syntax != nil {
			unreadable := finding(d, i, line.Unreadable())
			unreadable.Column, unreadable.Event = line.Syntax.Column, line.Raw
			findings = append(findings, unreadable)
			continue
		}
		if breaks := f.Apply(line.Number, line.Entry); breaks != nil {
			findings = append(findings, finding(d, i, breaks))
			continue
		}
		if line.Entry.Verb == VerbResult {
			at[line.Number] = i
		}
	}
	return withClaims(f, d, findings, at)
}

// finding is what is wrong with the i-th line of a document.
func finding(d *Document, i int, v *scoring.Violation) Finding {
	line := &d.Lines[i]
	return Finding{
		Line: line.Number, Entry: i + 1, Column: line.Column, Event: line.Entry.String(),
		Clause: v.Clause, Message: v.Message, Instead: v.Instead,
	}
}

// withClaims adds a finding for every claim that does not agree with the
// score at the end (clause LG6), at its place.
func withClaims(f *Fold, d *Document, findings []Finding, at map[int]int) []Finding {
	var merged []Finding
	for _, dispute := range f.Disputes() {
		i := at[dispute.Number]
		line := &d.Lines[i]
		for len(findings) > 0 && findings[0].Line < line.Number {
			merged, findings = append(merged, findings[0]), findings[1:]
		}
		merged = append(merged, finding(d, i, dispute.Breaks(f.Game().Info(), line.Entry)))
	}
	return append(merged, findings...)
}

// A Dispute is a claim that does not agree with the score.
type Dispute struct {
	Claim
	Scored scoring.Tenths
}

// Disputes are the claims that do not agree with the score as it stands, in the
// order of their events.
func (f *Fold) Disputes() []Dispute {
	if len(f.claims) == 0 {
		return nil
	}
	var disputes []Dispute
	tally := f.State().Tally()
	for _, c := range f.claims {
		if scored := tally[c.Seat].Total(); scored != c.Claimed {
			disputes = append(disputes, Dispute{c, scored})
		}
	}
	return disputes
}

// Breaks says what is wrong with a claim (clause LG6), which the entry made.
func (d Dispute) Breaks(info *scoring.Info, e Entry) *scoring.Violation {
	return scoring.Breaks(clauseResult,
		"The table claims %s for %s; the rules make it %s.", info.Amount(d.Claimed), e.Args[0], info.Amount(d.Scored)).
		Suggest("table result %s %s", Quote(e.Args[0]), d.Scored)
}
