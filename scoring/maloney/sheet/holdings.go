package sheet

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
)

// Holdings tells each seat's money, cards, joker and bid of today; for all, who
// has the testament.
func (s View) Holdings() (seats []string, table string) {
	for seat := range s.Seats {
		p := &s.Seats[seat]
		words := []string{maloney.Dollars(p.Purse), scoring.Some(p.Hand.Left(), "card")}
		if !p.Joker {
			words = append(words, "joker")
		}
		if bid := s.Today.Bids[seat]; bid > 0 && s.Phase == maloney.Bidding {
			words = append(words, "bids "+maloney.Dollars(bid))
		}
		seats = append(seats, strings.Join(words, ", ")+fmt.Sprintf("; %s together", p.Points+maloney.InPoints(p.Purse)))
	}
	if s.Testament != scoring.Table {
		table = "the testament is before " + s.Names[s.Testament]
	}
	return seats, table
}
