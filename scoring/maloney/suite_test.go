package maloney_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games with every number of players, with hands of
// cardboard and dealt by the program.
func TestSuite(t *testing.T) {
	for _, hands := range []string{sheet.Physical, sheet.DealtHands} {
		t.Run(hands, func(t *testing.T) {
			scoringtest.Run(t, scoringtest.Config{
				Game: game.Game, House: ours(t), Games: 10,
				Options: []map[string]string{{sheet.OptionHands: hands}},
				Check:   checkState,
			})
		})
	}
}

// checkState checks what holds at any moment of a game without corrections.
func checkState(t testing.TB, st scoring.State) {
	t.Helper()
	s := st.(sheet.View).State
	money := s.Bank
	for seat := range s.Seats {
		p := &s.Seats[seat]
		money += p.Purse
		if p.Purse < 0 || p.Purse%100 != 0 {
			t.Errorf("seat %d has %d dollars", seat, p.Purse)
		}
		var points scoring.Tenths
		for _, line := range p.Lines.All() {
			points += line.Amount
		}
		if points != p.Points {
			t.Errorf("seat %d has %s points, and lines of %s", seat, p.Points, points)
		}
		if total, want := s.Tally()[seat].Total(), points; s.Phase != maloney.Over && total != want || s.Phase == maloney.Over && total != want+scoring.Tenths(p.Purse/100) {
			t.Errorf("seat %d: %s points and %d dollars come to %s", seat, points, p.Purse, total)
		}
	}
	if money != len(s.Seats)*10500 {
		t.Errorf("purses and bank hold %d dollars", money)
	}
	checkPiles(t, s)
	if s.Phase == maloney.Over {
		checkEnd(t, s)
	}
}

// checkPiles checks that no card is in two places.
func checkPiles(t testing.TB, s *maloney.State) {
	t.Helper()
	count := map[maloney.Card]int{}
	for i := range s.Seats {
		h := &s.Seats[i].Hand
		for _, c := range h.Known.List() {
			count[c]++
		}
		for city := range maloney.Cities {
			if n := (h.Laid & maloney.OfCity(city)).Count(); n > h.Most {
				t.Errorf("seat %d has laid %d cards of %d", i, n, city+1)
			}
		}
	}
	for _, c := range s.Deck.Ever.List() {
		count[c]++
	}
	for c, n := range count {
		if n > 1 {
			t.Errorf("%s is in %d places", s.World.Word(c), n)
		}
	}
	if n := s.Deck.Ever.Count(); n > 64-len(s.Seats)*len(s.Seats[0].Hand.Slots) {
		t.Errorf("%d cards were turned", n)
	}
}

// checkEnd checks that the game ended for one of its two reasons.
func checkEnd(t testing.TB, s *maloney.State) {
	t.Helper()
	points := slices.ContainsFunc(s.Seats, func(p maloney.Seat) bool { return p.Points >= 690 })
	empty := slices.ContainsFunc(s.Seats, func(p maloney.Seat) bool { return p.Hand.Left() == 0 })
	if want := map[bool]string{true: "69 points", false: "an empty hand"}[points]; !points && !empty || s.Outcome().Reason.String() != want {
		t.Errorf("over by %q; 69 points: %t, an empty hand: %t", s.Outcome().Reason, points, empty)
	}
}
