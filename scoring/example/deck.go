package example

// A Deck is the house data of the game: what each card is worth.
type Deck struct {
	Cards []Card `json:"cards"`
}

// A Card is one kind of card.
type Card struct {
	Name  string `json:"name"`
	Worth int    `json:"worth"` // in points (NU6)
}

// Worth is what a card is worth; 0 for a word that is no card.
func (d *Deck) Worth(card string) int {
	for _, c := range d.Cards {
		if c.Name == card {
			return c.Worth
		}
	}
	return 0
}
