package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/example"
	"saddlebag/scoring/speech"
)

// Holdings tells the card that each seat has drawn, as far as it is known.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	for i := range s.Seats {
		words := speech.Text("example.no-card")
		if s.Seats[i].Drawn {
			words = speech.Say("example.has-card", "card", example.Called(s.Seats[i].Card))
		}
		seats = append(seats, words)
	}
	return seats, ""
}

// Name is what people call a part of an event: cards, and what the wheel shows.
func (s View) Name(_ scoring.Event, part, word string) speech.Text {
	switch part {
	case example.ArgSpin.Name, "CARD":
		return example.Called(word)
	}
	return ""
}
