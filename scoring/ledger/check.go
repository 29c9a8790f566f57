package ledger

import (
	"context"
	"math"

	"saddlebag/scoring"
)

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

// Found is what a check has found.
type Found struct {
	First  []Finding // in the order of lines, as many as were asked for
	All    int       // how many there are
	Struck bool      // one of them at least is a struck event
}

// Check folds a document into f, which must be fresh. An illegal event is
// struck and the rest goes on. The findings are in the order of lines.
func Check(f *Fold, d *Document) []Finding {
	found, err := CheckUpTo(context.Background(), f, d, math.MaxInt)
	if err != nil {
		panic(err) // a context that is never done
	}
	return found.First
}

// fewLines are checked between two looks at whether anybody still waits.
const fewLines = 256

// CheckUpTo is Check for who wants to be told of the first findings only: as
// many as most. Once ctx is done it ends with the error of that.
func CheckUpTo(ctx context.Context, f *Fold, d *Document, most int) (Found, error) {
	c := checking{Fold: f, doc: d, most: most, claims: map[int]int{}}
	for i := range d.Lines {
		if i%fewLines == 0 && ctx.Err() != nil {
			return Found{}, ctx.Err()
		}
		c.line(i)
	}
	c.withClaims()
	return c.Found, ctx.Err()
}

// A checking is a check under way.
type checking struct {
	Found
	*Fold
	doc    *Document
	most   int
	claims map[int]int // by number: their places among the lines
}

// line checks the i-th line.
func (c *checking) line(i int) {
	line := &c.doc.Lines[i]
	if line.Syntax != nil {
		unreadable := c.finding(i, line.Unreadable())
		unreadable.Column, unreadable.Event = line.Syntax.Column, line.Raw
		c.add(unreadable)
		return
	}
	if breaks := c.Apply(line.Number, line.Entry); breaks != nil {
		c.add(c.finding(i, breaks))
		return
	}
	if line.Entry.Verb == VerbResult {
		c.claims[line.Number] = i
	}
}

// add notes a finding, of those that are struck.
func (c *checking) add(f Finding) {
	c.All++
	c.Struck = true
	if len(c.First) < c.most {
		c.First = append(c.First, f)
	}
}

// finding is what is wrong with the i-th line.
func (c *checking) finding(i int, v *scoring.Violation) Finding {
	line := &c.doc.Lines[i]
	return Finding{
		Line: line.Number, Entry: i + 1, Column: line.Column, Event: line.Entry.String(),
		Clause: v.Clause, Message: v.Message, Instead: v.Instead,
	}
}

// withClaims adds a finding for every claim that does not agree with the
// score at the end (clause LG6), at its place.
func (c *checking) withClaims() {
	var merged []Finding
	struck := c.First
	for _, dispute := range c.Disputes() {
		c.All++
		i := c.claims[dispute.Number]
		line := &c.doc.Lines[i]
		for len(struck) > 0 && struck[0].Line < line.Number {
			merged, struck = append(merged, struck[0]), struck[1:]
		}
		if len(merged) >= c.most {
			continue
		}
		merged = append(merged, c.finding(i, dispute.Breaks(c.Game().Info(), line.Entry)))
	}
	merged = append(merged, struck...)
	c.First = merged[:min(len(merged), c.most)]
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
