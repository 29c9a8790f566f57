// Package screen shows a game in a terminal of 80 columns: where it is, what
// each player has, and what can be done now as a numbered list. It writes text
// and knows no game.
package screen

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Width is how many characters a line has.
const Width = 80

// State shows where a game is in a few lines: round and phase, a line for each
// player with the score and what else there is, and what was entered last. Those
// it waits for have a mark. Of a game that is over it shows the ranking, the
// winner first.
func State(f *ledger.Fold, last string) []string {
	lines := Wrap(heading(f), "  ")
	if out := f.Outcome(); out.Over {
		lines = append(lines, ranking(f, out)...)
	} else {
		lines = append(lines, players(f)...)
	}
	if last != "" {
		lines = append(lines, Wrap("last: "+last, "  ")...)
	}
	return lines
}

// heading says which game it is, where it is, and what lies on the table.
func heading(f *ledger.Fold) string {
	words := []string{f.Game().Info().Title}
	out, now := f.Outcome(), f.Moment()
	if out.Over {
		words = append(words, "over: "+out.Reason)
		if out.TieBreak != "" {
			words = append(words, "tie broken by "+out.TieBreak)
		}
		return strings.Join(words, " · ")
	}
	words = append(words, now.Label)
	if len(now.FaceUp) > 0 {
		words = append(words, "shown: "+strings.Join(now.FaceUp, " "))
	}
	if _, table := f.State().Holdings(); table != "" {
		words = append(words, table)
	}
	return strings.Join(words, " · ")
}

// players has a line for each player, in the order of seats.
func players(f *ledger.Fold) []string {
	names, scores := f.Names(), f.State().Tally()
	holdings, _ := f.State().Holdings()
	waits := map[int]bool{}
	for _, seat := range f.Moment().Turn {
		waits[seat] = true
	}
	longest, widest := 0, 0
	for seat, name := range names {
		longest = max(longest, utf8.RuneCountInString(name))
		widest = max(widest, utf8.RuneCountInString(total(f, scores[seat])))
	}
	var lines []string
	for seat, name := range names {
		mark := " "
		if waits[seat] {
			mark = ">"
		}
		line := fmt.Sprintf("%s %-*s  %*s  %s", mark, longest, name, widest, total(f, scores[seat]), holdings[seat])
		lines = append(lines, Wrap(line, "    ")...)
	}
	return lines
}

// total is a score with what counts nothing yet, and what it would be without
// corrections where there are some.
func total(f *ledger.Fold, s scoring.Score) string {
	info := f.Game().Info()
	text := info.Amount(s.Total())
	for _, l := range s.Lines {
		if l.Open && l.Amount == 0 {
			text += " + " + l.Label
		}
	}
	if s.Total() != s.Uncorrected() {
		text += " (uncorrected " + info.Amount(s.Uncorrected()) + ")"
	}
	return text
}

// ranking has a line for each player, the winner first.
func ranking(f *ledger.Fold, out scoring.Outcome) []string {
	var lines []string
	scores := f.State().Tally()
	for rank := 1; rank <= len(out.Ranks); rank++ {
		for seat, r := range out.Ranks {
			if r == rank {
				lines = append(lines, fmt.Sprintf("  %d. %s  %s", rank, f.Names()[seat], total(f, scores[seat])))
			}
		}
	}
	return lines
}

// shownBlanks shows blanks that no line is broken at.
func shownBlanks(text string) string { return strings.ReplaceAll(text, unbroken, " ") }

// Wrap breaks a line between words or choices where it is too long; the lines after
// the first begin with the indent.
func Wrap(line, indent string) []string {
	if utf8.RuneCountInString(line) <= Width {
		return []string{shownBlanks(line)}
	}
	cut := 0 // bytes of the last blank that fits
	n := 0
	for i, r := range line {
		if n > Width {
			break
		}
		switch {
		case r == ' ' && i > len(indent):
			cut = i
		case r == '|':
			cut = i + 1
		}
		n++
	}
	if cut == 0 {
		return []string{shownBlanks(line)}
	}
	return append([]string{shownBlanks(strings.TrimRight(line[:cut], " "))}, Wrap(indent+strings.TrimLeft(line[cut:], " "), indent)...)
}
