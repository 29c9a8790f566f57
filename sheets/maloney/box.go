package maloney

import (
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// box makes a box for the action cards and the jokers.
func box(job sheets.PrintJob) ([]sheets.Page, error) {
	cards := rules.MaxPlayers // the jokers
	for _, city := range world(job).Cities {
		cards += len(city.Best)
	}
	return sheets.TuckBox(job, sheets.Poker, cards, "Maloney", sheets.Suitcase)
}
