package maloney_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/scoringtest"
)

// What taps on cells break; an empty clause is a tap that a prompt takes.
func TestWhy(t *testing.T) {
	type tap struct {
		seat, owner  int
		cell, clause string
	}
	const board = scoring.Table
	deals := newTableWith(t, 3, sheet.DealtHands)
	starts := newTable(t, 3)
	bids := started(t).correct(2, maloney.FieldMoney, -10500).correct(1, maloney.FieldMoney, -10000).Play("Ann bid 500")
	drives := started(t).Play("Ann buys 100")
	finds := started(t).Play("Ann buys 100", "Ann drives 9")
	lays := toFriday(t).Play("Bob lays 9 thu", "Bob lays 9 tue")
	sunday := newTable(t, 3).Play("table start 3 fri", "table nobid", "Ann drives 9", "Ann suitcase +1", "table day", "Bob joker", "Bob drives 8", "Bob suitcase +1", "table day")
	ended := toFriday(t).correct(0, maloney.FieldPoints, 70).Play("table day")
	for name, c := range map[string]struct {
		*table
		taps []tap
	}{
		"hands are dealt": {deals, []tap{
			{0, 1, "card/1", ""}, // for the table to deal
			{0, 0, "card/2", "MI6"},
			{0, 0, "bid", "MI6"},
			{0, board, "deck", "MI6"},
			{0, board, "week/tue", "MI6"},
		}},
		"before the first card": {starts, []tap{
			{0, board, "deck", ""},
			{board, board, "deck", ""},
			{0, 0, "bid", "MI7"},
			{0, 0, "purse", "MI7"},
			{0, 0, "joker", "MI7"},
			{0, board, "city/9", "MI7"},
			{0, 0, "card/1", "MI7"},
		}},
		"the auction": {bids, []tap{
			{0, 0, "bid", ""},
			{0, 0, "purse", ""},
			{0, board, "day-1/price", ""},
			{board, board, "day-1/price", "MI11"},
			{0, board, "day-1/driver", "MI14"},
			{1, 1, "bid", "MI12"},             // $500 do not top $500
			{1, board, "day-1/price", "MI12"}, // as little
			{2, 2, "bid", "MI12"},
			{2, 2, "purse", "MI12"},
			{0, 0, "joker", "MI13"}, // Friday
			{0, 1, "bid", "LG1"},
			{0, board, "city/9", "MI10"},
			{0, board, "suitcase/9", "MI10"},
			{0, board, "deck", "MI20"},
			{0, board, "week/sat", "MI10"},
			{0, board, "testament", "MI22"},
			{0, board, "bank", "MI2"},
			{0, board, "day-1/city", "MI10"},
			{0, board, "day-2/driver", "MI10"},
			{0, 0, "cards-left", "MI6"},
			{0, 0, "points", "MI17"},
			{0, 0, "together", "MI31"},
			{0, 0, "day-1/earned", "MI17"},
			{0, 0, "day-0/earned", "LG1"},
			{0, board, "city/17", "LG1"},
		}},
		"the drive": {drives, []tap{
			{0, board, "city/9", ""},
			{0, board, "city/3", "MI15"},
			{0, board, "city/10", "MI15"},
			{1, board, "city/9", "MI15"},
			{board, board, "city/9", "MI15"},
			{1, 1, "bid", "MI10"},
		}},
		"the suitcase": {finds, []tap{
			{0, board, "suitcase/9", ""},
			{1, board, "suitcase/9", "MI16"},
			{0, board, "suitcase/8", "MI16"},
			{0, board, "city/8", "MI15"},
		}},
		"cards": {lays, []tap{
			{0, 0, "card/1", ""},
			{0, 0, "card/2", "MI17"}, // the first free place is offered
			{1, 1, "card/1", "MI6"},  // laid
			{1, 1, "card/3", "MI17"}, // two a day
			{0, board, "week/sat", ""},
			{0, board, "week/mon", "MI10"},
			{0, board, "suitcase/9", "MI16"},
		}},
		"Sunday": {sunday, []tap{
			{0, board, "deck", ""},
			{0, 0, "bid", "MI20"},
			{0, 0, "joker", "MI20"},
			{0, board, "city/9", "MI20"},
		}},
		"the end": {ended, []tap{
			{0, 0, "bid", "LG2"},
			{0, board, "deck", "LG2"},
		}},
	} {
		for _, tap := range c.taps {
			scoringtest.Tapped(t, name, c, tap.seat, tap.owner, tap.cell, tap.clause)
		}
	}
}
