package example_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/example/game"
	"saddlebag/scoring/example/sheet"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games with every number of players.
func TestSuite(t *testing.T) {
	scoringtest.Run(t, scoringtest.Config{
		Game: game.Game, House: ours(t), Games: 40,
		Check: func(t testing.TB, game scoring.State) { checkDug(t, game.(sheet.View)) },
	})
}

// checkDug checks that nobody has dug with a die that was not thrown (NU4), and
// that the wheel was spun only when all had dug (NU5).
func checkDug(t testing.TB, s sheet.View) {
	t.Helper()
	for i, r := range s.Rounds {
		done := 0
		for seat, dug := range r.Dug {
			if dug.Number == 0 {
				continue
			}
			done++
			if dug.Word != r.Dice[0] && dug.Word != r.Dice[1] {
				t.Errorf("round %d: seat %d dug %s of %v", i+1, seat, dug.Word, r.Dice)
			}
		}
		if r.Sector.Number != 0 && done < len(s.Seats) {
			t.Errorf("round %d: the wheel was spun when %d of %d had dug", i+1, done, len(s.Seats))
		}
	}
}

// Points are whole numbers.
func TestNoFloats(t *testing.T) { scoringtest.Integers(t) }
