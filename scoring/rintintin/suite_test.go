package rintintin_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/scoring/rintintin/sheet"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games with every number of players and every way to
// lead squads (RT1, RT16).
func TestSuite(t *testing.T) {
	for name, c := range map[string]struct {
		players int
		option  string // switched on
		squads  []rintintin.Pieces
	}{
		"two":                    {2, "", []rintintin.Pieces{{20, 4}, {20, 4}}},
		"two with single squads": {2, sheet.OptionSingle, []rintintin.Pieces{{10, 2}, {10, 2}}},
		"two with squads apart":  {2, sheet.OptionApart, []rintintin.Pieces{{10, 2}, {10, 2}, {10, 2}, {10, 2}}},
		"three":                  {3, "", []rintintin.Pieces{{10, 2}, {10, 2}, {10, 2}}},
		"four":                   {4, "", []rintintin.Pieces{{10, 2}, {10, 2}, {10, 2}, {10, 2}}},
	} {
		t.Run(name, func(t *testing.T) {
			config := scoringtest.Config{Game: game.Game, House: ours(t), Players: c.players, Games: 20, Cap: 5000}
			if c.option != "" {
				config.Options = []map[string]string{{c.option: scoring.Yes}}
			}
			config.Check = func(t testing.TB, game scoring.State) {
				checkPieces(t, game.(sheet.View), c.squads)
				checkCards(t, game.(sheet.View))
			}
			scoringtest.Run(t, config)
		})
	}
}

// checkPieces checks that what lies on the board and what is left make up the
// squads of the start.
func checkPieces(t testing.TB, s sheet.View, squads []rintintin.Pieces) {
	t.Helper()
	all := slices.Clone(s.Left)
	for _, g := range s.Groups {
		for _, c := range g.Men {
			if c.Covered {
				all[c.By].Men++
			}
		}
		if g.Dog.Covered {
			all[g.Dog.By].Dogs++
		}
	}
	if !slices.Equal(all, squads) {
		t.Errorf("%v on the board and left, of %v", all, squads)
	}
}

// checkCards checks that each card drawn for a group is out of the deck, until
// it is shuffled for a tie.
func checkCards(t testing.TB, s sheet.View) {
	t.Helper()
	if slices.ContainsFunc(slices.Concat(s.Hands...), func(c rintintin.Card) bool { return c.Tie }) {
		return
	}
	d := rintintin.NewDeck(s.Board.Boodle)
	drawn, full := 0, 0
	for _, hand := range s.Hands {
		drawn += len(hand)
		for _, c := range hand {
			if !d.Draw(c.Value) {
				t.Errorf("there are not so many cards of %s", c)
			}
		}
	}
	for i := range s.Groups {
		if s.Groups[i].Full() {
			full++
		}
	}
	if s.Phase == rintintin.Drawing {
		full--
	}
	if drawn != full || !slices.Equal(d.Left, s.Deck.Left) || d.Secret != s.Deck.Secret {
		t.Errorf("%d cards drawn for %d groups, deck %v", drawn, full, s.Deck)
	}
}
