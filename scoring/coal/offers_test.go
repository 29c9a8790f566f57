package coal_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/scoringtest"
)

// What is proposed for a row of the cash column: prices, what burros have brought and
// nobody has written down yet, what the delivery of the round makes.
func TestOffers(t *testing.T) {
	list, err := game.Game.Checklist(scoring.Setup{Players: scoringtest.Names(2), House: scoringtest.House(t, game.Game, "../../templates/coal-n-write/lode-1.yaml")})
	if err != nil {
		t.Fatal(err)
	}
	filled := scoring.Filled{}
	write := func(cell, value string) {
		filled[scoring.Place{Owner: 0, Cell: cell}] = scoring.Written{Value: value}
	}
	write("burro-1/value", "26")
	write("burro-2/value", "32")
	for cell, value := range map[string]string{
		"cash/1/round": "2", "cash/1/what": "delivery", "cash/1/amount": "26",
		"cash/2/round": "3", "cash/2/what": "share", "cash/2/amount": "-20",
		"cash/3/what": "delivery", "cash/4/what": "strike-gold", "cash/4/round": "2", "cash/5/what": "varmint",
		"cash/6/what": "coal-baron", "cash/7/what": "share",
	} {
		write(cell, value)
	}
	s := audit.NewSheet(filled)
	for cell, want := range map[string]string{
		"cash/3/round": "3 4", "cash/3/amount": "32", // 26 stands there
		"cash/4/amount": "-10 10", // the price, and two full $10 of $26
		"cash/5/amount": "",       // three dice: nobody knows
		"cash/6/amount": "40 20",  // alone, or with the other
		"cash/7/amount": "-10 -20 -30",
		"cash/8/amount": "", "cash/8/round": "", // for nothing yet
		"cash/1/amount": "", // stands there
	} {
		got := list.Offers(s, scoring.Place{Owner: 0, Cell: cell})
		if !slices.Equal(got, strings.Fields(want)) {
			t.Errorf("%s: %q, want %q", cell, got, want)
		}
	}
}
