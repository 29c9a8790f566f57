package check

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/speech"
)

// mostTold is how many entries of a finding are told on a terminal: those of a
// column that is wrong throughout are the file itself.
const mostTold = 12

// writeFinal writes a report on filled sheets for people: the verdict, what leads
// to it, the scores. Where one slip explains all findings only the first is told, unless
// somebody wants all.
func writeFinal(w io.Writer, r *final.Report, info *scoring.Info, all bool) error {
	p := &command.Printer{W: w}
	if r.Read != "" {
		p.Line("%s: %s", r.File, command.Legible(command.Words(r.Read)))
	}
	p.Line("%s: %s", r.File, command.Say("cli.filled-sheets", "game", info.Title, "verdict", r.Word()))
	p.Line("  %s", command.Words(r.Says()))
	for _, said := range []speech.Text{r.Headline, r.Question} {
		if said != "" {
			p.Line("  %s", command.Legible(command.Words(said)))
		}
	}
	writeUnread(p, r)
	told := r.Findings
	if r.Repaired != nil && !all {
		told = told[:1]
	}
	for _, f := range told {
		p.Line("%s: %s: %s", place(r.File, f.Entries), f.Clause, command.Legible(command.Words(f.Message)))
		p.Line("    %s", command.Legible(command.Words(final.Told(f.Entries, mostTold))))
	}
	if left := len(r.Findings) - len(told); left > 0 {
		p.Line("  %s", command.Say("cli.same-slip", "n", left))
	}
	if r.More {
		p.Line("  %s", command.Say("cli.may-be-more"))
	}
	if len(r.Common) > 0 && len(told) == len(r.Findings) {
		p.Line("  %s", command.Say("cli.culprit", "cells", command.Legible(command.Words(final.Told(r.Common, mostTold)))))
	}
	for _, f := range r.Doubts {
		p.Line("%s: %s", place(r.File, f.Entries), command.Say("cli.look-again", "clause", f.Clause, "why", command.Legible(command.Words(f.Message))))
		p.Line("    %s", command.Legible(command.Words(final.Told(f.Entries, mostTold))))
	}
	columns := command.NewLineColumns(info)
	for i := range r.Players {
		columns.Widen(r.Players[i].Lines)
	}
	for _, player := range r.ByRank() {
		p.Line("  %s", scoreLine(player, info, r.TotalsAlone))
		for _, l := range player.Lines {
			p.Line("%s", columns.Row(l))
		}
	}
	if len(r.Wanted) > 0 && !r.TotalsAlone {
		p.Line("  %s", command.Say("cli.still-needed", "parts", command.Legible(strings.Join(scoring.Each(len(r.Wanted), func(i int) string { return command.Words(r.Wanted[i]) }), "; "))))
	}
	for _, d := range r.Differences {
		p.Line("%s: %s", place(r.File, []final.Entry{d.Entry}), command.Say("cli.ledger-has", "cell", command.Legible(command.Words(d.Called())), "value", command.Legible(d.Ledger)))
	}
	switch {
	case r.Ledger != "" && len(r.Differences) == 0:
		p.Line("  %s", command.Say("cli.sheets-agree", "file", r.Ledger))
	case r.Ledger != "":
		p.Line("  %s", command.Say("cli.cells-differ", "n", len(r.Differences), "file", r.Ledger))
	}
	p.Line("  %s", command.Say("cli.fingerprint", "fingerprint", r.Fingerprint))
	return p.Err
}

// writeUnread asks back what cannot be read.
func writeUnread(p *command.Printer, r *final.Report) {
	for _, f := range r.Unread {
		p.Line("%s: %s", place(r.File, f.Entries), command.Say("cli.hard-to-read", "why", command.Legible(command.Words(f.Message))))
		if len(f.Choices) > 0 {
			p.Line("    %s", command.Legible(command.Say("cli.perhaps", "choices", speech.Any(speech.Named(f.Choices...)))))
		}
	}
}

// scoreLine is a player's score, and what the sheet says of it.
func scoreLine(player final.PlayerReport, info *scoring.Info, byTotal bool) string {
	if byTotal {
		return command.Legible(player.Name) + ": " + command.Say("final.by-total-alone", "amount", info.Amount(*player.Claimed))
	}
	line := command.Legible(player.Name) + ": " + command.Words(cmp.Or(player.Points(info), "cli.not-known"))
	if place := player.Place(); place > 0 {
		line = fmt.Sprintf("%d. %s", place, line)
	}
	if player.Claimed != nil && (player.Score == nil || *player.Claimed != *player.Score) {
		line = command.Say("cli.sheet-says", "score", line, "amount", info.Amount(*player.Claimed))
	}
	return line
}

// place is a file and the last of its lines that entries stand on.
func place(file string, entries []final.Entry) string {
	line, file := 0, command.Legible(file)
	for _, e := range entries {
		line = max(line, e.Line)
	}
	if line == 0 {
		return file
	}
	return fmt.Sprintf("%s:%d", file, line)
}
