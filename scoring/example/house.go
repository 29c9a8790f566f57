package example

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
)

// mostWorth is what a card can be worth at most.
const mostWorth = 100

// readHouse reads a *[Deck].
func readHouse(file string, text []byte) (scoring.House, error) {
	d, err := house.Read(file, text, checkCards)
	if err != nil {
		return nil, err
	}
	return d, nil
}

func checkCards(d *Deck, doc *house.Document) *house.Error {
	if len(d.Cards) != len(cards) {
		return doc.Errorf("cards", "%d cards; there are %d", len(d.Cards), len(cards))
	}
	for i, c := range d.Cards {
		at := fmt.Sprintf("cards[%d]", i)
		if c.Name != cards[i] {
			return doc.Errorf(at+".name", "%q; this card is the %s", c.Name, cards[i])
		}
		if c.Worth < 0 || c.Worth > mostWorth {
			return doc.Errorf(at+".worth", "%d points; a card is worth 0 to %d", c.Worth, mostWorth)
		}
	}
	return nil
}
