package ledger

import (
	"context"
	"math"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Finding is something wrong in a ledger: a struck event, or a claim that
// doesn't match the score.
type Finding struct {
	Line    int         `json:"line"`
	Entry   int         `json:"entry"` // its number among the lines after the header that say something, from 1
	Column  int         `json:"column"`
	Event   string      `json:"event"`
	Clause  string      `json:"clause"`
	Message speech.Text `json:"message"`
	Instead speech.Text `json:"instead"`
}

// Struck says whether the event was left out of the game: all are, except a claim
// that doesn't match.
func (f Finding) Struck() bool { return f.Clause != clauseResult }

// Found is the result of a check.
type Found struct {
	First  []Finding // in the order of lines, as many as were asked for
	All    int       // how many there are
	Struck bool      // one of them at least is a struck event
}

// Check folds a document into f, which must be fresh. An illegal event is
// struck and the rest goes on. The findings are in the order of lines.
func Check(f *Fold, d *Document) []Finding {
	found, err := check(context.Background(), f, d, math.MaxInt, math.MaxInt)
	if err != nil {
		panic(err) // a context that is never done
	}
	return found.First
}

// How much is folded for a ledger from anybody, whatever it takes back and amends. A game of
// a thousand lines comes to less in which every other one amends the first.
const (
	mostWork    = 1_500_000
	workPerLine = 10
)

// fewLines are checked between two looks at whether anybody still waits.
const fewLines = 256

// CheckUpTo is Check that returns only the first findings, at most so many.
// Once ctx is done it returns its error. If so much is taken back and amended that it would take too
// long, the error is a *SyntaxError.
func CheckUpTo(ctx context.Context, f *Fold, d *Document, most int) (Found, error) {
	return check(ctx, f, d, most, mostWork+workPerLine*len(d.Lines))
}

func check(ctx context.Context, f *Fold, d *Document, most, work int) (Found, error) {
	c := checking{fold: f, doc: d, most: most}
	for i := range d.Lines {
		line := &d.Lines[i]
		c.amended = c.amended || line.Entry.Amends()
	}
	for i := range d.Lines {
		if (i%fewLines == 0 || c.amended && d.Lines[i].Entry.Amends()) && ctx.Err() != nil {
			return Found{}, ctx.Err()
		}
		if v := f.Take(&d.Lines[i]); v != nil {
			c.struck(i, v)
		}
		if f.work > work {
			return Found{}, &SyntaxError{d.Lines[i].Number, d.Lines[i].Column, "ledger.too-much-again"}
		}
	}
	if c.amended {
		c.asAmended()
	}
	c.withClaims()
	return c.Found, ctx.Err()
}

// A checking is a check under way.
type checking struct {
	Found
	fold    *Fold
	doc     *Document
	most    int
	amended bool // the document has amendments: what is found may change until its end
}

// struck notes why a line is struck.
func (c *checking) struck(i int, v *scoring.Violation) {
	c.All++
	c.Struck = true
	if len(c.First) < c.most || c.amended {
		c.First = append(c.First, c.finding(i, c.doc.Lines[i].Entry, v))
	}
}

// asAmended replaces what was found while lines came by what is found once all
// amendments are in.
func (c *checking) asAmended() {
	found := slices.DeleteFunc(c.First, func(found Finding) bool { return c.fold.judgesAgain(found.Entry) })
	for _, s := range c.fold.Strikes() {
		found = append(found, c.finding(s.Number-1, s.Entry, s.Breaks))
	}
	slices.SortStableFunc(found, func(a, b Finding) int { return a.Entry - b.Entry })
	c.All, c.Struck = len(found), len(found) > 0
	c.First = found[:min(len(found), c.most)]
}

// finding is what is wrong with an event that is written in the i-th line.
func (c *checking) finding(i int, e Entry, v *scoring.Violation) Finding {
	line := &c.doc.Lines[i]
	found := Finding{
		Line: line.Number, Entry: i + 1, Column: line.Column, Event: e.String(),
		Clause: v.Clause, Message: v.Message, Instead: v.Instead,
	}
	if line.Syntax != nil {
		found.Column, found.Event = line.Syntax.Column, line.Raw
	}
	return found
}

// withClaims adds a finding for every claim that does not agree with the
// score at the end (clause LG6), at its place.
func (c *checking) withClaims() {
	disputes := c.fold.Disputes()
	slices.SortStableFunc(disputes, func(a, b Dispute) int { return a.Number - b.Number })
	var merged []Finding
	struck := c.First
	for _, dispute := range disputes {
		c.All++
		for len(struck) > 0 && struck[0].Line < dispute.Number {
			merged, struck = append(merged, struck[0]), struck[1:]
		}
		if len(merged) >= c.most {
			continue
		}
		i, _ := slices.BinarySearchFunc(c.doc.Lines, dispute.Number, func(l Line, number int) int { return l.Number - number })
		e := c.fold.said(c.doc.Lines[i].Entry)
		merged = append(merged, c.finding(i, e, dispute.Breaks(c.fold.Game().Info(), e)))
	}
	merged = append(merged, struck...)
	c.First = merged[:min(len(merged), c.most)]
}

// A Dispute is a claim that doesn't match the score.
type Dispute struct {
	Claim
	Scored scoring.Tenths
}

// Disputes are the claims that don't match the current score, in the
// order of their events.
func (f *Fold) Disputes() []Dispute {
	f.settle()
	if len(f.claims) == 0 {
		return nil
	}
	var disputes []Dispute
	tally := f.State().Tally()
	for _, c := range f.claims {
		if scored := tally[c.Seat].Total(); scored != c.Claimed {
			disputes = append(disputes, Dispute{c.Claim, scored})
		}
	}
	return disputes
}

// Breaks says what's wrong with the claim that the entry made (clause LG6).
func (d Dispute) Breaks(info *scoring.Info, e Entry) *scoring.Violation {
	return scoring.Breaks(clauseResult, "ledger.other-result", "claimed", info.Amount(d.Claimed), "player", e.Args[0], "scored", info.Amount(d.Scored)).
		Suggest("ledger.result", "player", Quote(e.Args[0]), "scored", d.Scored.String())
}
