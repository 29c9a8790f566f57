package maloney

import (
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/art"
	"saddlebag/sheets/press"
)

// box makes a box for the action cards and the jokers.
func box(job press.Job) ([]press.Page, error) {
	cards := rules.MaxPlayers // the jokers
	for _, city := range world(job).Cities {
		cards += len(city.Best)
	}
	return press.TuckBox(job, press.Poker, cards, "Maloney", art.Suitcase)
}
