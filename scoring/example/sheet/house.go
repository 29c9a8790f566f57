package sheet

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/example"
	"saddlebag/scoring/house"
)

// mostWorth is what a card can be worth at most.
const mostWorth = 100

// ReadHouse reads a *[example.Deck].
func ReadHouse(file string, text []byte) (scoring.House, error) {
	d, err := house.Read(file, text, checkCards)
	if err != nil {
		return nil, err
	}
	return d, nil
}

func checkCards(d *example.Deck, doc *house.Document) *house.Error {
	if len(d.Cards) != len(example.Cards) {
		return doc.Err("cards", "house.cards", "n", len(d.Cards), "want", len(example.Cards))
	}
	for i, c := range d.Cards {
		at := fmt.Sprintf("cards[%d]", i)
		if c.Name != example.Cards[i] {
			return doc.Err(at+".name", "house.should-be", "found", strconv.Quote(c.Name), "want", example.Cards[i])
		}
		if c.Worth < 0 || c.Worth > mostWorth {
			return doc.Err(at+".worth", "house.range", "number", c.Worth, "least", 0, "most", mostWorth)
		}
	}
	return nil
}
