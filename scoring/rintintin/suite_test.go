package rintintin

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games with every number of players and every way to
// lead squads (RT1, RT16).
func TestSuite(t *testing.T) {
	for name, c := range map[string]struct {
		players int
		option  string // switched on
		squads  []pieces
	}{
		"two":                    {2, "", []pieces{{20, 4}, {20, 4}}},
		"two with single squads": {2, optionSingle, []pieces{{10, 2}, {10, 2}}},
		"two with squads apart":  {2, optionApart, []pieces{{10, 2}, {10, 2}, {10, 2}, {10, 2}}},
		"three":                  {3, "", []pieces{{10, 2}, {10, 2}, {10, 2}}},
		"four":                   {4, "", []pieces{{10, 2}, {10, 2}, {10, 2}, {10, 2}}},
	} {
		t.Run(name, func(t *testing.T) {
			config := scoringtest.Config{Game: Game, House: ours(t), Players: c.players, Games: 20, Cap: 5000}
			if c.option != "" {
				config.Options = []map[string]string{{c.option: scoring.Yes}}
			}
			config.Check = func(t testing.TB, game scoring.State) {
				checkPieces(t, game.(*state), c.squads)
				checkCards(t, game.(*state))
			}
			scoringtest.Run(t, config)
		})
	}
}

// checkPieces checks that what lies on the board and what is left make up the
// squads of the start.
func checkPieces(t testing.TB, s *state, squads []pieces) {
	t.Helper()
	all := slices.Clone(s.left)
	for _, g := range s.groups {
		for _, c := range g.men {
			if c.covered {
				all[c.by].men++
			}
		}
		if g.dog.covered {
			all[g.dog.by].dogs++
		}
	}
	if !slices.Equal(all, squads) {
		t.Errorf("%v on the board and left, of %v", all, squads)
	}
}

// checkCards checks that each card drawn for a group is out of the deck, until
// it is shuffled for a tie.
func checkCards(t testing.TB, s *state) {
	t.Helper()
	if s.drewForTie() {
		return
	}
	d := newDeck(s.board.Boodle)
	drawn, full := 0, 0
	for _, hand := range s.hands {
		drawn += len(hand)
		for _, c := range hand {
			if !d.draw(c.value) {
				t.Errorf("there are not so many cards of %s", c)
			}
		}
	}
	for i := range s.groups {
		if s.groups[i].full() {
			full++
		}
	}
	if s.phase == drawing {
		full--
	}
	if drawn != full || !slices.Equal(d.left, s.deck.left) || d.secret != s.deck.secret {
		t.Errorf("%d cards drawn for %d groups, deck %v", drawn, full, s.deck)
	}
}
