// Package screen shows a game in a terminal: where it is, what each player has, and a
// list of what can be done now. It writes text and knows no game.
package screen

import (
	"fmt"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// State shows where a game is in a few lines: round and phase, a line for each
// player with the score and what else there is, and what was entered last. Those
// it waits for have a mark. Of a game that is over it shows who has won, and the
// ranking.
func (p Page) State(f *ledger.Fold, last string) []string {
	lines := p.Strong(p.Wrap(heading(f), "  "))
	if out := f.Outcome(); out.Over {
		lines = append(lines, p.Strong(p.Wrap(verdict(f, out), "  "))...)
		lines = append(lines, p.WrapAll(ranking(f, out), "     ")...)
	} else {
		lines = append(lines, p.players(f)...)
	}
	if last != "" {
		lines = append(lines, p.Wrap(command.Say("cli.last", "event", last), "  ")...)
	}
	return lines
}

// heading says which game it is, where it is, and what lies on the table.
func heading(f *ledger.Fold) string {
	words := []string{command.Words(f.Game().Info().Title)}
	out, now := f.Outcome(), f.Moment()
	if out.Over {
		return strings.Join(append(words, command.Say("cli.over", "reason", out.Reason)), " · ")
	}
	words = append(words, command.Words(now.Label))
	if len(now.FaceUp) > 0 {
		words = append(words, command.Say("cli.shown", "faces", strings.Join(now.FaceUp, " ")))
	}
	if _, table := f.State().Holdings(); table != "" {
		words = append(words, command.Words(table))
	}
	return strings.Join(words, " · ")
}

// players has a line for each player, in the order of seats.
func (p Page) players(f *ledger.Fold) []string {
	names, scores := f.Names(), f.State().Tally()
	holdings, _ := f.State().Holdings()
	waits := map[int]bool{}
	for _, seat := range f.Moment().Turn {
		waits[seat] = true
	}
	longest, widest := 0, 0
	for seat, name := range names {
		longest = max(longest, columns(name))
		widest = max(widest, columns(total(f, scores[seat])))
	}
	var lines []string
	for seat, name := range names {
		mark := " "
		if waits[seat] {
			mark = ">"
		}
		line := fmt.Sprintf("%s %s  %*s  %s", mark, padded(name, longest), widest, total(f, scores[seat]), command.Words(holdings[seat]))
		lines = append(lines, p.Wrap(line, "    ")...)
	}
	return lines
}

// total is a score with what counts nothing yet, and what it would be without
// corrections where there are some.
func total(f *ledger.Fold, s scoring.Score) string {
	info := f.Game().Info()
	text := command.Words(info.Amount(s.Total()))
	for _, l := range s.Lines {
		if l.Open && l.Amount == 0 {
			text += " + " + command.Words(l.Label)
		}
	}
	if s.Total() != s.Uncorrected() {
		text = command.Say("cli.uncorrected", "total", text, "amount", info.Amount(s.Uncorrected()))
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

// verdict says who has won, by how much, and what decided where that was even.
func verdict(f *ledger.Fold, out scoring.Outcome) string {
	info, names, scores := f.Game().Info(), f.Names(), f.State().Tally()
	var first, others, even []string
	best, second := scoring.Tenths(0), scoring.Tenths(0)
	next := ""
	for rank := 1; rank <= len(out.Ranks); rank++ {
		for seat, r := range out.Ranks {
			switch total := scores[seat].Total(); {
			case r != rank:
			case rank == 1:
				first, best = append(first, names[seat]), total
			default:
				if others = append(others, names[seat]); next == "" {
					next, second = names[seat], total
				}
				if total == best {
					even = append(even, names[seat])
				}
			}
		}
	}
	winners := speech.All(speech.Named(first...))
	switch {
	case len(names) == 1:
		return command.Say("cli.has", "player", names[0], "amount", info.Amount(best))
	case len(others) == 0:
		return command.Say("cli.all-win", "players", winners, "amount", info.Amount(best))
	case out.TieBreak != "":
		return command.Say("cli.tie-broken", "n", len(first), "players", winners, "amount", info.Amount(best),
			"others", speech.All(speech.Named(even...)), "rule", out.TieBreak)
	}
	var most any = info.Amount(best)
	if info.Unit != "$" {
		most = speech.Tenths(best)
	}
	return command.Say("cli.wins-by", "n", len(first), "players", winners, "margin", info.Amount(best-second),
		"most", most, "second", next, "amount", info.Amount(second))
}
