package sheet

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/speech"
)

// Legible demands of what takes words that what is written there can be read: of the
// columns of the notary's ledger, of action cards and of the testament.
func (p *Paper) Legible() []audit.Rule {
	return append(slices.Concat(
		legibleDays("MI10", maloney.ColumnDay, parses(maloney.ParseDay), "Day %d is no day of the week: %q."),
		legibleDays("MI11", maloney.ColumnBids, p.areCalls,
			"The bids of day %d are no list of players with the amounts that they have bid or were fined: %q."),
		legibleDays("MI11", maloney.ColumnDriver, parses(p.ReadDriver), "Nobody at the table is called what stands for the driver of day %d: %q."),
		legibleDays("MI3", maloney.ColumnCity, parses(maloney.ParseCity),
			"The car goes to no city on day %d: they have the numbers 1 to "+strconv.Itoa(maloney.Cities)+", and not %q."),
		legibleDays("MI5", maloney.ColumnFound, parses(p.readCase), "There is no suitcase %[2]s, as day %[1]d has it."),
		scoring.Each(len(p.Cards), func(i int) audit.Rule {
			return audit.Legible("MI4", p.Cards[i], func(w scoring.Written) speech.Text {
				return audit.Sentence(w.Value != "" && !p.ReadCard(w).Known, "There is no action card %s.", w.Value)
			})
		}),
	), audit.Legible("MI22", OnTable(maloney.TestamentCell), func(w scoring.Written) speech.Text {
		return audit.Sentence(!slices.Contains(p.Names, w.Value), "Nobody at the table is called what stands for the testament: %q.", w.Value)
	}))
}

// legibleDays demands it of a column. The sentence is given the day, and what is written.
func legibleDays(clause, column string, reads func(text string) bool, says string) []audit.Rule {
	return scoring.Each(PaperDays, func(i int) audit.Rule {
		return audit.Legible(clause, OnTable(maloney.RowCell(i+1, column)), func(w scoring.Written) speech.Text {
			return audit.Sentence(!reads(w.Value), says, i+1, w.Value)
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
