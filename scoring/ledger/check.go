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
	c := checking{Fold: f, most: most, claims: map[int]*Line{}}
	for i := range d.Lines {
		if i%fewLines == 0 && ctx.Err() != nil {
			return Found{}, ctx.Err()
		}
		c.line(&d.Lines[i])
	}
	c.withClaims()
	return c.Found, ctx.Err()
}

// A checking is a check under way.
type checking struct {
	Found
	*Fold
	most   int
	claims map[int]*Line // by number
}

// line checks a line.
func (c *checking) line(line *Line) {
	if line.Syntax != nil {
		c.add(Finding{
			Line: line.Number, Column: line.Syntax.Column, Event: line.Raw,
			Clause: clauseUnknown, Message: "This line cannot be read: " + line.Syntax.Message + ".",
		})
		return
	}
	if breaks := c.Apply(line.Number, line.Entry); breaks != nil {
		c.add(finding(line, breaks))
		return
	}
	if line.Entry.Verb == VerbResult {
		c.claims[line.Number] = line
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

func finding(line *Line, v *scoring.Violation) Finding {
	return Finding{
		Line: line.Number, Column: line.Column, Event: line.Entry.String(),
		Clause: v.Clause, Message: v.Message, Instead: v.Instead,
	}
}

// withClaims adds a finding for every claim that does not agree with the
// score at the end (clause LG6), at its place.
func (c *checking) withClaims() {
	tally, info := c.State().Tally(), c.Game().Info()
	var merged []Finding
	struck := c.First
	for _, claim := range c.Claims() {
		scored := tally[claim.Seat].Total()
		if scored == claim.Claimed {
			continue
		}
		c.All++
		line := c.claims[claim.Number]
		for len(struck) > 0 && struck[0].Line < line.Number {
			merged, struck = append(merged, struck[0]), struck[1:]
		}
		if len(merged) >= c.most {
			continue
		}
		merged = append(merged, finding(line, scoring.Breaks(clauseResult,
			"The table claims %s for %s; the rules make it %s.", info.Amount(claim.Claimed), line.Entry.Args[0], info.Amount(scored)).
			Suggest("table result %s %s", Quote(line.Entry.Args[0]), scored)))
	}
	merged = append(merged, struck...)
	c.First = merged[:min(len(merged), c.most)]
}
