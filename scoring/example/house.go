package example

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
)

// A Deck is the house data of the game: what each card is worth.
type Deck struct {
	Cards []Card `json:"cards"`
}

// A Card is one kind of card.
type Card struct {
	Name  string `json:"name"`
	Worth int    `json:"worth"` // in points (NU6)
}

// mostWorth is what a card can be worth at most.
const mostWorth = 100

// ReadHouse reads a *[Deck].
func (game) ReadHouse(file string, text []byte) (scoring.House, error) {
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

// worth is what a card is worth; 0 for a word that is no card.
func (d *Deck) worth(card string) int {
	for _, c := range d.Cards {
		if c.Name == card {
			return c.Worth
		}
	}
	return 0
}
