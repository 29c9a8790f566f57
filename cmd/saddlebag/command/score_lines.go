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
				where = "  " + Say("cli.line", "number", l.Line)
			}
			lines = append(lines, fmt.Sprintf("    %8s  %-*s  %s%s", Words(info.Amount(l.Amount)), widest, Words(l.Label), l.Clause, where))
		}
	}
	return lines
}

// widestLabel is how many characters the column of what was scored for has.
func widestLabel(r *ledger.Report) int {
	const usual = 28
	widest := usual
	for i := range r.Players {
		for _, l := range r.Players[i].Lines {
			widest = max(widest, utf8.RuneCountInString(Words(l.Label)))
		}
	}
	return widest
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
