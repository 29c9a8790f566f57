package final

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A Report is what checking filled sheets found, in the form of check --json.
type Report struct {
	File        string          `json:"file"`
	Kind        string          `json:"kind"`           // "final"
	Read        speech.Text     `json:"read,omitempty"` // what was read and left out, where the file is scores alone
	Game        string          `json:"game"`
	Edition     int             `json:"edition"`
	Verdict     scoring.Verdict `json:"verdict"`
	Fingerprint string          `json:"fingerprint"`
	Players     []PlayerReport  `json:"players"`  // in seating order
	Winners     []string        `json:"winners"`  // empty where nobody can say, or only as repaired
	Repaired    *Repaired       `json:"repaired"` // null where nothing contradicts, or the best repairs do not agree
	Headline    speech.Text     `json:"headline"` // who has won, and on what condition; empty where there is nothing to say
	Question    speech.Text     `json:"question"` // what to look at first where it cannot be settled: a yes does
	TotalsAlone bool            `json:"-"`        // nothing else is written, and each player has one
	Looked      int             `json:"looked"`   // how many entries of the paper are known
	Of          int             `json:"of"`       // how many it has, but for such as decide nothing
	Unseen      []speech.Text   `json:"unseen"`   // parts of which nothing is known
	Findings    []Finding       `json:"findings"`
	More        bool            `json:"more"`   // there may be more findings than are told
	Common      []Entry         `json:"common"` // what several findings all have: slips are likeliest there
	Unread      []Finding       `json:"unread"` // what is written and cannot be read, an entry each
	Doubts      []Finding       `json:"doubts"` // what can be and hardly ever is: to be looked at again
	Causes      []ledger.Cause  `json:"causes"` // of the findings, as far as somebody has looked for them
	Missing     []Entry         `json:"missing"`
	Wanted      []speech.Text   `json:"wanted"`      // the same, summed up for people by parts of the sheets
	Ledger      string          `json:"ledger"`      // the sheets are compared with, if they are
	Differences []Difference    `json:"differences"` // from that ledger
}

// A PlayerReport is the score of one player as the sheets give it.
type PlayerReport struct {
	Name    string              `json:"name"`
	Score   *scoring.Tenths     `json:"score"`   // null where it cannot be settled
	Range   *Range              `json:"range"`   // from what to what it can be; null where nothing is known of it
	Claimed *scoring.Tenths     `json:"claimed"` // what the sheet says; null where it says nothing
	Rank    *int                `json:"rank"`    // null where it cannot be settled
	Lines   []ledger.LineReport `json:"lines"`   // what makes the score, where that is known
}

// A Finding is entries that cannot stand together.
type Finding struct {
	Clause  string      `json:"clause"`
	Message speech.Text `json:"message"`
	Sum     bool        `json:"sum"` // only a sum is wrong
	Entries []Entry     `json:"entries"`
	Choices []string    `json:"choices"` // what may have been meant, where something cannot be read
}

// An Entry is a cell of the sheets.
type Entry struct {
	Owner string      `json:"owner"` // a player or "table"
	Cell  string      `json:"cell"`
	Label speech.Text `json:"label"`
	Value string      `json:"value"` // as a document writes it, "?" where nobody knows; empty where nothing is said of it
	Line  int         `json:"line"`  // of the document; 0 where it has none
}

// String is the entry as a line of a document.
func (e Entry) String() string { return ledger.Quote(e.Owner) + " " + e.Cell + " " + e.Value }

// NewReport describes an audit. File is the name the document is known by.
func NewReport(file string, d *Document, audit scoring.Audit) *Report {
	return NewReportOf(file, d, d.String(), audit)
}

// NewReportOf is NewReport of a document whose canonical text is known.
func NewReportOf(file string, d *Document, text string, audit scoring.Audit) *Report {
	info := d.Game.Info()
	r := &Report{
		File: file, Kind: "final", Game: info.ID, Edition: info.Edition, Verdict: audit.Verdict, Fingerprint: fingerprint(text),
		Players: []PlayerReport{}, Winners: []string{}, Causes: []ledger.Cause{}, Differences: []Difference{},
		Findings: d.describe(audit.Findings), More: audit.More, Common: d.entries(audit.Common), Unread: d.describeUnread(audit.Unread), Doubts: d.describe(audit.Doubts),
		Missing: d.entries(audit.Missing), Wanted: []speech.Text{},
	}
	r.Looked, r.Of, r.Unseen = d.looked()
	for _, missing := range d.Summed(audit.Missing) {
		r.Wanted = append(r.Wanted, missing.Says)
	}
	r.TotalsAlone = audit.Verdict == scoring.CannotBeTold && d.totalsAlone(audit.Scores)
	for seat, got := range audit.Scores {
		p := PlayerReport{Name: d.Setup.Players[seat], Lines: []ledger.LineReport{}}
		if len(audit.Findings) == 0 && !r.TotalsAlone {
			p.Lines = linesOf(got.Lines)
		}
		if got.Written {
			p.Claimed = &got.Claimed
		}
		r.Players = append(r.Players, p)
	}
	r.settle(d, audit)
	return r
}

// totalsAlone says whether nothing is written but sums and what stands with the scores, and
// each player has a score.
func (d *Document) totalsAlone(scores []scoring.Audited) bool {
	ends := map[scoring.Place]bool{}
	for i := range d.Parts {
		if p := &d.Parts[i]; slices.Contains(p.Cells, d.list.Score) {
			for _, cell := range p.Cells {
				ends[scoring.Place{Owner: p.Owner, Cell: cell}] = true
			}
		}
	}
	for p := range d.Filled {
		if !ends[p] && !d.isSum(p) {
			return false
		}
	}
	return len(d.doubtful)+len(d.Unread) == 0 && !slices.ContainsFunc(scores, func(s scoring.Audited) bool { return !s.Written })
}

// linesOf are the lines of a score.
func linesOf(lines []scoring.Line) []ledger.LineReport {
	return scoring.Each(len(lines), func(i int) ledger.LineReport {
		return ledger.LineReport{Label: lines[i].Label, Amount: lines[i].Amount, Clause: lines[i].Clause}
	})
}

// looked is how many entries of the paper are known, of how many, and the parts of
// which none is, but for such as decide nothing. Parts of several players that are
// called alike are named once.
func (d *Document) looked() (known, of int, unseen []speech.Text) {
	unseen = []speech.Text{}
	seen := map[speech.Text]bool{}
	for _, part := range d.Parts {
		if part.Idle {
			continue
		}
		of += len(part.Cells)
		for _, cell := range part.Cells {
			if _, ok := d.Filled[scoring.Place{Owner: part.Owner, Cell: cell}]; ok {
				known++
				seen[part.Title] = true
			}
		}
	}
	for _, part := range d.Parts {
		if !part.Idle && !seen[part.Title] && !slices.Contains(unseen, part.Title) {
			unseen = append(unseen, part.Title)
		}
	}
	return known, of, unseen
}

func (d *Document) describe(all []scoring.Contradiction) []Finding {
	return scoring.Each(len(all), func(i int) Finding { return d.Describe(all[i]) })
}

// Describe describes what cannot stand together.
func (d *Document) Describe(c scoring.Contradiction) Finding {
	f := Finding{c.Clause, c.Message, c.Sum, d.entries(c.Places), []string{}}
	if t := c.Twice; t != nil {
		f.Entries = d.entries(c.Told())
		f.Message = speech.Say("final.two-records", "what", t.What, "one", d.called(t.One, false), "says", d.stands(t.One), "other", d.called(t.Other, false), "too", d.stands(t.Other))
		if t.Known {
			f.Message = speech.Say("final.two-records-due", "records", f.Message, "due", d.saysIn(d.cellAt(t.One), scoring.Written{Value: t.Due.String()}))
		}
	}
	return f
}

// stands is what stands in a place, for people.
func (d *Document) stands(p scoring.Place) speech.Text { return d.saysIn(d.cellAt(p), d.Filled[p]) }

func (d *Document) cellAt(p scoring.Place) scoring.Cell {
	c, _ := d.Cell(p)
	return c
}

// Accepted says whether a table can accept the sheets: nothing is wrong with
// what is known of them, nor other than in the ledger, and all of it can be read.
func (r *Report) Accepted() bool {
	return len(r.Findings) == 0 && len(r.Differences) == 0 && len(r.Unread) == 0
}

// Word is the verdict in the words of a table.
func (r *Report) Word() speech.Text {
	switch {
	case r.Verdict == scoring.CannotBeTold && r.Looked == 0:
		return "final.nothing-written"
	case r.Verdict == scoring.CannotBeTold:
		return "final.no-contradiction"
	case r.Repaired != nil:
		return "final.right-but-slip"
	case r.Verdict == scoring.WrongTotal && len(r.Winners) == 0:
		return "final.does-not-add-up"
	case r.Verdict == scoring.WrongTotal:
		return "final.wrong-total"
	case r.Verdict == scoring.Impossible:
		return "final.not-settled"
	case r.Verdict == scoring.HardToRead:
		return "final.hard-to-read"
	}
	return "final.right"
}

// Says is what the verdict means, in a sentence for people.
func (r *Report) Says() speech.Text {
	switch {
	case r.Repaired != nil:
		return "final.says-repaired"
	case r.Verdict == scoring.Right:
		return speech.Say("final.says-right", "looked", r.LookedAt())
	case r.Verdict == scoring.WrongTotal && len(r.Winners) == 0:
		return "final.says-sums"
	case r.Verdict == scoring.WrongTotal:
		return "final.says-sum"
	case r.Verdict == scoring.Impossible:
		return "final.says-impossible"
	case r.Verdict == scoring.HardToRead:
		return "final.says-unread"
	case r.TotalsAlone:
		return "final.says-totals"
	case r.Looked == 0:
		return "final.says-nothing"
	}
	return speech.Say("final.says-little", "looked", r.LookedAt())
}

// entries describes places.
func (d *Document) entries(places []scoring.Place) []Entry {
	entries := make([]Entry, len(places))
	for i, p := range places {
		entries[i] = d.entry(p)
	}
	return entries
}

func (d *Document) entry(p scoring.Place) Entry {
	e := Entry{Owner: d.owner(p), Cell: p.Cell, Line: d.lines[p]}
	cell, ok := d.Cell(p)
	if !ok {
		return e // a game that names a cell it does not have: the suite of audits fails
	}
	e.Label = cell.Label
	if w, known := d.Filled[p]; known {
		e.Value = d.alone(cell, w)
	} else if d.doubtful[p] {
		e.Value = unknown
	}
	return e
}

// owner is whose cell it is, as a document writes it.
func (d *Document) owner(p scoring.Place) string {
	if p.Owner == scoring.Table {
		return ledger.Table
	}
	return d.Setup.Players[p.Owner]
}
