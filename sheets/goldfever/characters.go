package goldfever

import "saddlebag/sheets"

// characters makes a card for each character that takes part.
func characters(job sheets.PrintJob) ([]sheets.Page, error) {
	var cards []sheets.Card
	for _, f := range fightersOf(job) {
		cards = append(cards, sheets.Card{Front: cardOf(job, f, true)})
	}
	pages, err := sheets.LayCards("characters", characterCard, job.Paper, job.Margin, sheets.OneSided, cards)
	for i := range pages {
		pages[i].Cells = job.Cells
	}
	return pages, err
}
