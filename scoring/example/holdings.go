package example

// Holdings tells the card that each seat has drawn, as far as it is known.
func (s View) Holdings() (seats []string, table string) {
	for i := range s.seats {
		words := "no card yet"
		if s.seats[i].drawn {
			words = "card " + s.seats[i].card
		}
		seats = append(seats, words)
	}
	return seats, ""
}
