package check

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/speech"
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
		p.Line("%s: %s", r.File, command.Legible(r.Read.String()))
	}
	p.Line("%s: %s, filled sheets: %s", r.File, info.Title, r.Word())
	p.Line("  %s", r.Says())
	for _, said := range speech.Strings(r.Headline, r.Question) {
		if said != "" {
			p.Line("  %s", command.Legible(said))
		}
	}
	writeUnread(p, r)
	told := r.Findings
	if r.Repaired != nil && !all {
		told = told[:1]
	}
	for _, f := range told {
		p.Line("%s: %s: %s", place(r.File, f.Entries), f.Clause, command.Legible(f.Message.String()))
		p.Line("    %s", command.Legible(final.Told(f.Entries, mostTold).String()))
	}
	if left := len(r.Findings) - len(told); left > 0 {
		p.Line("  %s more that the same slip explains: --all tells them", command.Counted(left, "finding"))
	}
	if r.More {
		p.Line("  there may be more: no more than these are looked for at once")
	}
	if len(r.Common) > 0 && len(told) == len(r.Findings) {
		p.Line("  all of these have in common, so look there first: %s", command.Legible(final.Told(r.Common, mostTold).String()))
	}
	for _, f := range r.Doubts {
		p.Line("%s: look again: %s: %s", place(r.File, f.Entries), f.Clause, command.Legible(f.Message.String()))
		p.Line("    %s", command.Legible(final.Told(f.Entries, mostTold).String()))
	}
	for _, player := range r.ByRank() {
		p.Line("  %s", scoreLine(player, info, r.TotalsAlone))
		for _, l := range player.Lines {
			p.Line("    %8s  %-28s  %s", info.Amount(l.Amount), l.Label, l.Clause)
		}
	}
	if len(r.Wanted) > 0 && !r.TotalsAlone {
		p.Line("  not known, and wanted for the scores: %s", command.Legible(strings.Join(speech.Strings(r.Wanted...), "; ")))
	}
	for _, d := range r.Differences {
		p.Line("%s: %s: the ledger has %s", place(r.File, []final.Entry{d.Entry}), command.Legible(d.Called().String()), command.Legible(d.Ledger))
	}
	switch {
	case r.Ledger != "" && len(r.Differences) == 0:
		p.Line("  the sheets agree with %s", r.Ledger)
	case len(r.Differences) == 1:
		p.Line("  one cell differs from %s", r.Ledger)
	case r.Ledger != "":
		p.Line("  %d cells differ from %s", len(r.Differences), r.Ledger)
	}
	p.Line("  fingerprint %s", r.Fingerprint)
	return p.Err
}

// writeUnread asks back what cannot be read.
func writeUnread(p *command.Printer, r *final.Report) {
	for _, f := range r.Unread {
		p.Line("%s: hard to read: %s", place(r.File, f.Entries), command.Legible(f.Message.String()))
		if len(f.Choices) > 0 {
			p.Line("    perhaps %s", command.Legible(scoring.Either(f.Choices)))
		}
	}
}

// scoreLine is a player's score, and what the sheet says of it.
func scoreLine(player final.PlayerReport, info *scoring.Info, byTotal bool) string {
	if byTotal {
		return command.Legible(player.Name) + ": " + info.Amount(*player.Claimed).String() + " by the total"
	}
	line := command.Legible(player.Name) + ": " + cmp.Or(player.Points(info).String(), "not known")
	if place := player.Place(); place > 0 {
		line = fmt.Sprintf("%d. %s", place, line)
	}
	if player.Claimed != nil && (player.Score == nil || *player.Claimed != *player.Score) {
		line += " (the sheet says " + info.Amount(*player.Claimed).String() + ")"
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
