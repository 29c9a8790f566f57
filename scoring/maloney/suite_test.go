package maloney

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games with every number of players, with hands of
// cardboard and dealt by the program.
func TestSuite(t *testing.T) {
	for _, hands := range []string{physical, dealtHands} {
		t.Run(hands, func(t *testing.T) {
			scoringtest.Run(t, scoringtest.Config{
				Game: Game, House: ours(t), Games: 10,
				Options: []map[string]string{{optionHands: hands}},
				Check:   checkState,
			})
		})
	}
}

// checkState checks what holds at any moment of a game without corrections.
func checkState(t testing.TB, st scoring.State) {
	t.Helper()
	s := st.(*state)
	money := s.bank
	for seat := range s.seats {
		p := &s.seats[seat]
		money += p.purse
		if p.purse < 0 || p.purse%100 != 0 {
			t.Errorf("seat %d has %d dollars", seat, p.purse)
		}
		var points scoring.Tenths
		for _, line := range p.lines {
			points += line.Amount
		}
		if points != p.points {
			t.Errorf("seat %d has %s points, and lines of %s", seat, p.points, points)
		}
		if total, want := s.Tally()[seat].Total(), points; s.phase != over && total != want || s.phase == over && total != want+scoring.Tenths(p.purse/100) {
			t.Errorf("seat %d: %s points and %d dollars come to %s", seat, points, p.purse, total)
		}
	}
	if money != len(s.seats)*10500 {
		t.Errorf("purses and bank hold %d dollars", money)
	}
	checkPiles(t, s)
	if s.phase == over {
		checkEnd(t, s)
	}
}

// checkPiles checks that no card is in two places.
func checkPiles(t testing.TB, s *state) {
	t.Helper()
	count := map[card]int{}
	for i := range s.seats {
		h := &s.seats[i].hand
		for _, c := range h.known.list() {
			count[c]++
		}
		for city := range Cities {
			if n := (h.laid & ofCity(city)).count(); n > h.most {
				t.Errorf("seat %d has laid %d cards of %d", i, n, city+1)
			}
		}
	}
	for _, c := range s.deck.ever.list() {
		count[c]++
	}
	for c, n := range count {
		if n > 1 {
			t.Errorf("%s is in %d places", s.world.word(c), n)
		}
	}
	if n := s.deck.ever.count(); n > 64-len(s.seats)*len(s.seats[0].hand.slots) {
		t.Errorf("%d cards were turned", n)
	}
}

// checkEnd checks that the game ended for one of its two reasons.
func checkEnd(t testing.TB, s *state) {
	t.Helper()
	points := slices.ContainsFunc(s.seats, func(p seat) bool { return p.points >= 690 })
	empty := slices.ContainsFunc(s.seats, func(p seat) bool { return p.hand.left() == 0 })
	if want := map[bool]string{true: "69 points", false: "an empty hand"}[points]; !points && !empty || s.Outcome().Reason != want {
		t.Errorf("over by %q; 69 points: %t, an empty hand: %t", s.Outcome().Reason, points, empty)
	}
}
