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
				where = fmt.Sprintf("  line %d", l.Line)
			}
			lines = append(lines, fmt.Sprintf("    %8s  %-*s  %s%s", info.Amount(l.Amount), widest, l.Label, l.Clause, where))
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
			widest = max(widest, utf8.RuneCountInString(l.Label))
		}
	}
	return widest
}

// scoreOf tells the score of a player apart from what it would be without the
// table's corrections, and after repairs.
func scoreOf(info *scoring.Info, p *ledger.PlayerReport, repairs int) string {
	text := info.Amount(p.Score).String()
	var apart []string
	if p.Score != p.Uncorrected {
		apart = append(apart, info.Amount(p.Uncorrected).String()+" without corrections")
	}
	if p.Repaired != nil {
		apart = append(apart, fmt.Sprintf("%s with %s", info.Amount(*p.Repaired), Counted(repairs, "repair")))
	}
	if len(apart) > 0 {
		text += " (" + strings.Join(apart, ", ") + ")"
	}
	return text
}
