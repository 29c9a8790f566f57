package sheet

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/speech"
)

// Holdings tells each seat's money, cards, joker and bid of today; for all, who
// has the testament.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	for seat := range s.Seats {
		p := &s.Seats[seat]
		words := []string{maloney.Dollars(p.Purse), scoring.Some(p.Hand.Left(), "card")}
		if !p.Joker {
			words = append(words, "joker")
		}
		if bid := s.Today.Bids[seat]; bid > 0 && s.Phase == maloney.Bidding {
			words = append(words, "bids "+maloney.Dollars(bid))
		}
		seats = append(seats, speech.Words(strings.Join(words, ", ")+fmt.Sprintf("; %s together", p.Points+maloney.InPoints(p.Purse))))
	}
	if s.Testament != scoring.Table {
		table = speech.Words("the testament is before " + s.Names[s.Testament])
	}
	return seats, table
}
