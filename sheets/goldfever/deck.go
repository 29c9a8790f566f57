package goldfever

import "saddlebag/sheets"

// deck makes all cards with their backs.
func deck(job sheets.PrintJob) ([]sheets.Page, error) {
	return sheets.LayCards("cards", sheets.Mini, job.Paper, job.Margin, job.Duplex, append(pileCards(job), jokerCards(job)...))
}
