package sheet

import "saddlebag/speech"

// Holdings tells the card that each seat has drawn, as far as it is known.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	for i := range s.Seats {
		words := "no card yet"
		if s.Seats[i].Drawn {
			words = "card " + s.Seats[i].Card
		}
		seats = append(seats, speech.Words(words))
	}
	return seats, ""
}
