package goldfever

import "saddlebag/sheets"

// characters makes a card for each character that takes part, and one for the guns that
// lie on the ground.
func characters(job sheets.PrintJob) ([]sheets.Page, error) {
	var cards []sheets.Card
	for _, f := range fightersOf(job) {
		cards = append(cards, sheets.Card{Front: cardOf(job, f, true)})
	}
	cards = append(cards, sheets.Card{Front: droppedCard(houseOf(job.Setup).Scenario)})
	job.Duplex = sheets.OneSided
	pages, err := sheets.LayCards(job, "characters", characterCard, 0, cards)
	for i := range pages {
		pages[i].Cells = job.Cells
	}
	return pages, err
}
