package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// Holdings tells each seat's money, cards, joker and bid of today; for all, who
// has the testament.
func (s View) Holdings() (seats []speech.Text, table speech.Text) {
	for seat := range s.Seats {
		p := &s.Seats[seat]
		var joker, bids speech.Text
		if !p.Joker {
			joker = "maloney.holds-joker"
		}
		if bid := s.Today.Bids[seat]; bid > 0 && s.Phase == maloney.Bidding {
			bids = speech.Say("maloney.has-bid", "bid", maloney.Dollars(bid))
		}
		seats = append(seats, speech.Say("maloney.holdings",
			"purse", maloney.Dollars(p.Purse), "cards", speech.Say("maloney.holds-cards", "n", p.Hand.Left()), "joker", joker, "bid", bids,
			"total", speech.Tenths(p.Points+maloney.InPoints(p.Purse))))
	}
	if s.Testament != scoring.Table {
		table = speech.Say("maloney.testament-holder", "player", s.Names[s.Testament])
	}
	return seats, table
}
