package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
)

// writeReport writes a report for people: with all findings, or what they come
// from.
func writeReport(w io.Writer, r *ledger.Report, o *ledger.Opened, all bool) error {
	p := &printer{w: w}
	info := o.Fold.Game().Info()
	p.line("%s: %s, %s", legible(r.File), info.Title, r.Standing())
	if hardlyRead(r, o.Doc) {
		p.line("  Are these filled sheets? Then the first line is: saddlebag 1 %s final", info.ID)
	}
	for _, line := range repair.Tell(r) {
		p.line("%s", legible(line))
	}
	if len(r.Findings) > 0 && ledger.HasAmendments(o.Doc) && !repair.Renumbers(o.Doc, r.Causes) {
		p.line("  amendments name entries by their numbers: where a line came or went by hand, they change with it")
	}
	if all {
		p.findings(r)
	}
	p.lines(scoreLines(r, info, false))
	var signed []string
	for seat, name := range o.Fold.Names() {
		if o.Fold.Signed(seat) {
			signed = append(signed, name)
		}
	}
	if len(signed) > 0 {
		p.line("  signed: %s", strings.Join(signed, ", "))
	}
	p.claims(r, info)
	return p.err
}

// scoreLines are the scores of the players, the first place first, with each line of them;
// where their places are told already only scores that have lines.
func scoreLines(r *ledger.Report, info *scoring.Info, placed bool) (lines []string) {
	widest := widestLabel(r)
	for _, player := range r.ByRank() {
		if placed && len(player.Lines) == 0 {
			continue
		}
		rank := ""
		if player.Rank > 0 && !placed {
			rank = fmt.Sprintf("%d. ", player.Rank)
		}
		lines = append(lines, fmt.Sprintf("  %s%s: %s", rank, player.Name, scoreOf(info, &player, r.Repairs())))
		for _, l := range player.Lines {
			where := ""
			if l.Line > 0 {
				where = fmt.Sprintf("  line %d", l.Line)
			}
			lines = append(lines, fmt.Sprintf("    %8s  %-*s  %s%s", info.Amount(l.Amount), widest, l.Label, l.Clause, where))
		}
	}
	return lines
}

// hardlyRead says whether hardly a line of a ledger is an event that its game knows.
func hardlyRead(r *ledger.Report, doc *ledger.Document) bool {
	unknown := 0
	for _, f := range r.Findings {
		unknown += scoring.When(f.Clause == scoring.UnknownClause, 1)
	}
	return unknown > 0 && 4*unknown >= 3*len(doc.Lines)
}

// widestLabel is how many characters the column of what was scored for has.
func widestLabel(r *ledger.Report) int {
	const usual = 28
	widest := usual
	for i := range r.Players {
		for _, l := range r.Players[i].Lines {
			widest = max(widest, utf8.RuneCountInString(l.Label))
		}
	}
	return widest
}

// findings writes every finding.
func (p *printer) findings(r *ledger.Report) {
	if len(r.Findings) == 0 {
		return
	}
	p.line("  all findings:")
	for _, f := range r.Findings {
		p.line("%s:%d:%d: %s: %s", legible(r.File), f.Line, f.Column, f.Clause, legible(f.Message))
		p.line("    line %d, entry %d: %s", f.Line, f.Entry, legible(f.Event))
		if f.Instead != "" {
			p.line("    instead: %s", legible(f.Instead))
		}
	}
}

// claims compares what the table claims with the scores.
func (p *printer) claims(r *ledger.Report, info *scoring.Info) {
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
		p.line("  the table says the same: %s", strings.Join(agree, ", "))
	}
	if len(differ) > 0 {
		p.line("  the table says otherwise: %s", strings.Join(differ, ", "))
	}
}

// scoreOf tells the score of a player apart from what it would be without the
// table's corrections, and after repairs.
func scoreOf(info *scoring.Info, p *ledger.PlayerReport, repairs int) string {
	text := info.Amount(p.Score)
	var apart []string
	if p.Score != p.Uncorrected {
		apart = append(apart, info.Amount(p.Uncorrected)+" without corrections")
	}
	if p.Repaired != nil {
		apart = append(apart, fmt.Sprintf("%s with %s", info.Amount(*p.Repaired), counted(repairs, "repair")))
	}
	if len(apart) > 0 {
		text += " (" + strings.Join(apart, ", ") + ")"
	}
	return text
}
