package rintintin

import (
	"fmt"
	"strings"
)

// Holdings tells the pieces that each seat has left, and its boodle cards; the
// board has nothing that the moment does not tell.
func (s View) Holdings() (seats []string, table string) {
	for seat := range s.names {
		left := s.has(seat)
		words := fmt.Sprintf("%d cavalrymen and %d Rin Tin Tin to place", left.men, left.dogs)
		if hand := s.hands[seat]; len(hand) > 0 {
			cards := make([]string, len(hand))
			for i, c := range hand {
				cards[i] = c.String()
			}
			words += "; boodle " + strings.Join(cards, " ")
		}
		seats = append(seats, words)
	}
	return seats, ""
}
