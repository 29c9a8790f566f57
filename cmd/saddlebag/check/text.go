package check

import (
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
	p.Line("%s: %s, %s", command.Legible(r.File), command.Words(info.Title), command.Words(r.Standing()))
	if hardlyRead(r, o.Doc) {
		p.Line("  %s", command.Say("cli.are-these-sheets", "game", info.ID))
	}
	for _, line := range repair.Tell(command.Language(), r) {
		p.Line("%s", command.Legible(line))
	}
	if len(r.Findings) > 0 && ledger.HasAmendments(o.Doc) && !repair.Renumbers(o.Doc, r.Causes) {
		p.Line("  %s", command.Say("cli.amended-by-hand"))
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
		p.Line("  %s", command.Say("cli.signed", "names", strings.Join(signed, ", ")))
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
	p.Line("  %s", command.Say("cli.all-findings"))
	for _, f := range r.Findings {
		p.Line("%s:%d:%d: %s: %s", command.Legible(r.File), f.Line, f.Column, f.Clause, command.Legible(command.Words(f.Message)))
		p.Line("    %s", command.Say("cli.finding-at", "line", f.Line, "entry", f.Entry, "event", command.Legible(f.Event)))
		if f.Instead != "" {
			p.Line("    %s", command.Say("cli.instead", "instead", command.Legible(command.Words(f.Instead))))
		}
	}
}

// writeClaims compares what the table claims with the scores.
func writeClaims(p *command.Printer, r *ledger.Report, info *scoring.Info) {
	var agree, differ []string
	for _, c := range r.Claims {
		if c.Agrees {
			agree = append(agree, command.Say("cli.claim", "amount", info.Amount(c.Claimed), "player", c.Name))
		} else {
			differ = append(differ, command.Say("cli.wrong-claim", "amount", info.Amount(c.Claimed), "player", c.Name, "scored", info.Amount(c.Scored)))
		}
	}
	if len(agree) > 0 {
		p.Line("  %s", command.Say("cli.claims-agree", "claims", strings.Join(agree, ", ")))
	}
	if len(differ) > 0 {
		p.Line("  %s", command.Say("cli.claims-differ", "claims", strings.Join(differ, ", ")))
	}
}
