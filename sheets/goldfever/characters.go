package goldfever

import "saddlebag/sheets/press"

// characters makes a card for each character that takes part, and one for the guns that
// lie on the ground.
func characters(job press.Job) ([]press.Page, error) {
	var cards []press.Card
	for _, f := range fightersOf(job) {
		cards = append(cards, press.Card{Front: cardOf(job, f, true)})
	}
	cards = append(cards, press.Card{Front: droppedCard(houseOf(job.Setup).Scenario)})
	job.Duplex = press.OneSided
	pages, err := press.LayCards(job, "characters", characterCard, 0, cards)
	for i := range pages {
		pages[i].Cells = job.Cells
	}
	return pages, err
}
