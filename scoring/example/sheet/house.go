package sheet

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/example"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
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
		return doc.Errorf("cards", "%s", speech.Say("example.house-cards", "n", len(d.Cards), "cards", len(example.Cards)))
	}
	for i, c := range d.Cards {
		at := fmt.Sprintf("cards[%d]", i)
		if c.Name != example.Cards[i] {
			return doc.Errorf(at+".name", "%s", speech.Say("example.house-card", "name", strconv.Quote(c.Name), "card", example.Cards[i]))
		}
		if c.Worth < 0 || c.Worth > mostWorth {
			return doc.Errorf(at+".worth", "%s", speech.Say("example.house-worth", "n", c.Worth, "most", mostWorth))
		}
	}
	return nil
}
