package command

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// ScoreLines are the scores of the players, the first place first, with each line of them;
// where their places are told already only scores that have lines.
func ScoreLines(r *ledger.Report, info *scoring.Info, placed bool) (lines []string) {
	columns := NewLineColumns(info)
	for i := range r.Players {
		columns.Widen(r.Players[i].Lines)
	}
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
				where = "  " + Say("cli.line", "number", l.Line)
			}
			lines = append(lines, columns.Row(l)+where)
		}
	}
	return lines
}

// LineColumns are the columns that the lines of scores stand in: amounts, and what they're for.
type LineColumns struct {
	info          *scoring.Info
	amount, label int // how many characters wide
}

// NewLineColumns are columns as wide as a terminal usually needs.
func NewLineColumns(info *scoring.Info) LineColumns { return LineColumns{info, 8, 28} }

// Widen makes the columns wide enough for lines.
func (c *LineColumns) Widen(lines []ledger.LineReport) {
	for _, l := range lines {
		c.amount = max(c.amount, utf8.RuneCountInString(Words(c.info.Amount(l.Amount))))
		c.label = max(c.label, utf8.RuneCountInString(Words(l.Label)))
	}
}

// Row is a line in its columns, with its clause behind them.
func (c *LineColumns) Row(l ledger.LineReport) string {
	return fmt.Sprintf("    %*s  %-*s  %s", c.amount, Words(c.info.Amount(l.Amount)), c.label, Words(l.Label), l.Clause)
}

// scoreOf tells the score of a player apart from what it would be without the
// table's corrections, and after repairs.
func scoreOf(info *scoring.Info, p *ledger.PlayerReport, repairs int) string {
	text := Words(info.Amount(p.Score))
	var apart []string
	if p.Score != p.Uncorrected {
		apart = append(apart, Say("cli.without-corrections", "amount", info.Amount(p.Uncorrected)))
	}
	if p.Repaired != nil {
		apart = append(apart, Say("cli.with-repairs", "n", repairs, "amount", info.Amount(*p.Repaired)))
	}
	if len(apart) > 0 {
		text += " (" + strings.Join(apart, ", ") + ")"
	}
	return text
}
