package maloney

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
)

// Holdings tells each seat's money, cards, joker and bid of today; for all, who
// has the testament.
func (s *state) Holdings() (seats []string, table string) {
	for seat := range s.seats {
		p := &s.seats[seat]
		words := []string{dollars(p.purse), scoring.Some(p.hand.left(), "card")}
		if !p.joker {
			words = append(words, "joker")
		}
		if bid := s.today.bids[seat]; bid > 0 && s.phase == bidding {
			words = append(words, "bids "+dollars(bid))
		}
		seats = append(seats, strings.Join(words, ", ")+fmt.Sprintf("; %s together", p.points+inPoints(p.purse)))
	}
	if s.testament != scoring.Table {
		table = "the testament is before " + s.names[s.testament]
	}
	return seats, table
}
