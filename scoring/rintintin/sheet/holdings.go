package sheet

import (
	"fmt"
	"strings"

	"saddlebag/speech"
)

// Holdings tells the pieces that each seat has left, and its boodle cards; the
// board has nothing that the moment does not tell.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	for seat := range s.Names {
		left := s.Has(seat)
		words := fmt.Sprintf("%d cavalrymen and %d Rin Tin Tin to place", left.Men, left.Dogs)
		if hand := s.Hands[seat]; len(hand) > 0 {
			cards := make([]string, len(hand))
			for i, c := range hand {
				cards[i] = c.String()
			}
			words += "; boodle " + strings.Join(cards, " ")
		}
		seats = append(seats, speech.Words(words))
	}
	return seats, ""
}
