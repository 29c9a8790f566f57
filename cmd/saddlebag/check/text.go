package check

import (
	"fmt"
	"io"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
)

// writeReport writes a report for people: with all findings, or what they come
// from.
func writeReport(w io.Writer, r *ledger.Report, o *ledger.Opened, all bool) error {
	p := &command.Printer{W: w}
	info := o.Fold.Game().Info()
	p.Line("%s: %s, %s", command.Legible(r.File), info.Title, r.Standing())
	if hardlyRead(r, o.Doc) {
		p.Line("  Are these filled sheets? Then the first line is: saddlebag 1 %s final", info.ID)
	}
	for _, line := range repair.Tell(r) {
		p.Line("%s", command.Legible(line))
	}
	if len(r.Findings) > 0 && ledger.HasAmendments(o.Doc) && !repair.Renumbers(o.Doc, r.Causes) {
		p.Line("  amendments name entries by their numbers: where a line came or went by hand, they change with it")
	}
	if all {
		writeFindings(p, r)
	}
	p.Lines(command.ScoreLines(r, info, false))
	var signed []string
	for seat, name := range o.Fold.Names() {
		if o.Fold.Signed(seat) {
			signed = append(signed, name)
		}
	}
	if len(signed) > 0 {
		p.Line("  signed: %s", strings.Join(signed, ", "))
	}
	writeClaims(p, r, info)
	return p.Err
}

// hardlyRead says whether hardly a line of a ledger is an event that its game knows.
func hardlyRead(r *ledger.Report, doc *ledger.Document) bool {
	unknown := 0
	for _, f := range r.Findings {
		unknown += scoring.When(f.Clause == scoring.UnknownClause, 1)
	}
	return unknown > 0 && 4*unknown >= 3*len(doc.Lines)
}

// writeFindings writes every finding.
func writeFindings(p *command.Printer, r *ledger.Report) {
	if len(r.Findings) == 0 {
		return
	}
	p.Line("  all findings:")
	for _, f := range r.Findings {
		p.Line("%s:%d:%d: %s: %s", command.Legible(r.File), f.Line, f.Column, f.Clause, command.Legible(f.Message.String()))
		p.Line("    line %d, entry %d: %s", f.Line, f.Entry, command.Legible(f.Event))
		if f.Instead != "" {
			p.Line("    instead: %s", command.Legible(f.Instead.String()))
		}
	}
}

// writeClaims compares what the table claims with the scores.
func writeClaims(p *command.Printer, r *ledger.Report, info *scoring.Info) {
	var agree, differ []string
	for _, c := range r.Claims {
		said := fmt.Sprintf("%s for %s", info.Amount(c.Claimed), c.Name)
		if c.Agrees {
			agree = append(agree, said)
		} else {
			differ = append(differ, fmt.Sprintf("%s (by the rules %s)", said, info.Amount(c.Scored)))
		}
	}
	if len(agree) > 0 {
		p.Line("  the table says the same: %s", strings.Join(agree, ", "))
	}
	if len(differ) > 0 {
		p.Line("  the table says otherwise: %s", strings.Join(differ, ", "))
	}
}
