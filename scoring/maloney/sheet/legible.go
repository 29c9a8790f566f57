package sheet

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// Legible demands of what takes words that what is written there can be read: of the
// columns of the notary's ledger, of action cards and of the testament.
func (p *Paper) Legible() []audit.Rule {
	return append(slices.Concat(
		legibleDays("MI10", maloney.ColumnDay, parses(maloney.ParseDay), "maloney.not-a-weekday"),
		legibleDays("MI11", maloney.ColumnBids, p.areCalls, "maloney.not-bids"),
		legibleDays("MI11", maloney.ColumnDriver, parses(p.ReadDriver), "maloney.not-a-driver"),
		legibleDays("MI3", maloney.ColumnCity, parses(maloney.ParseCity), "maloney.not-a-city", "cities", maloney.Cities),
		legibleDays("MI5", maloney.ColumnFound, parses(p.readCase), "maloney.not-a-suitcase"),
		scoring.Each(len(p.Cards), func(i int) audit.Rule {
			return audit.Legible("MI4", p.Cards[i], func(w scoring.Written) speech.Text {
				return audit.Wrong(w.Value != "" && !p.ReadCard(w).Known, "maloney.not-a-card", "text", w.Value)
			})
		}),
	), audit.Legible("MI22", OnTable(maloney.TestamentCell), func(w scoring.Written) speech.Text {
		return audit.Wrong(!slices.Contains(p.Names, w.Value), "maloney.not-a-holder", "text", strconv.Quote(w.Value))
	}))
}

// legibleDays demands it of a column. The message is given the day, what is written, and more.
func legibleDays(clause, column string, reads func(text string) bool, says string, more ...any) []audit.Rule {
	return scoring.Each(PaperDays, func(i int) audit.Rule {
		return audit.Legible(clause, OnTable(maloney.RowCell(i+1, column)), func(w scoring.Written) speech.Text {
			if reads(w.Value) {
				return ""
			}
			return speech.Say(says, append([]any{"day", i + 1, "text", strconv.Quote(w.Value), "suitcase", w.Value}, more...)...)
		})
	})
}

// parses says whether what a function reads can be read.
func parses[T any](read func(text string) (T, bool)) func(text string) bool {
	return func(text string) bool {
		_, ok := read(text)
		return ok
	}
}
