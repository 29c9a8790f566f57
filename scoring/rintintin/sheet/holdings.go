package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Holdings tells the pieces that each seat has left, and its boodle cards; the
// board has nothing that the moment does not tell.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	for seat := range s.Names {
		left := s.Has(seat)
		cards := ""
		for i, c := range s.Hands[seat] {
			cards += scoring.When(i > 0, " ") + c.String()
		}
		seats = append(seats, speech.Say("rintintin.holdings",
			"men", speech.Say("rintintin.cavalrymen", "n", left.Men), "dogs", speech.Say("rintintin.figures", "n", left.Dogs), "cards", cards))
	}
	return seats, ""
}
