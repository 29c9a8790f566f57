package goldfever

import "saddlebag/sheets"

// box makes a box for the cards.
func box(job sheets.PrintJob) ([]sheets.Page, error) {
	return sheets.TuckBox(job, sheets.Mini, len(pileCards(job))+len(jokerCards(job)), "Goldfever", sheets.Pistol)
}

// deck makes all cards with their backs.
func deck(job sheets.PrintJob) ([]sheets.Page, error) {
	return sheets.LayCards(job, "cards", sheets.Mini, sheets.CardBlank, append(pileCards(job), jokerCards(job)...))
}
