package goldfever

import (
	"saddlebag/sheets/art"
	"saddlebag/sheets/press"
)

// box makes a box for the cards.
func box(job press.Job) ([]press.Page, error) {
	return press.TuckBox(job, press.Mini, len(pileCards(job))+len(jokerCards(job)), "Goldfever", art.Pistol)
}

// deck makes all cards with their backs.
func deck(job press.Job) ([]press.Page, error) {
	return press.LayCards(job, "cards", press.Mini, press.CardBlank, append(pileCards(job), jokerCards(job)...))
}
