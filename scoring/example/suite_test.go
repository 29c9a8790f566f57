package example

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games with every number of players.
func TestSuite(t *testing.T) {
	scoringtest.Run(t, scoringtest.Config{
		Game: Game, House: ours(t), Games: 40,
		Check: func(t testing.TB, game scoring.State) { checkDug(t, game.(View)) },
	})
}

// checkDug checks that nobody has dug with a die that was not thrown (NU4), and
// that the wheel was spun only when all had dug (NU5).
func checkDug(t testing.TB, s View) {
	t.Helper()
	for i, r := range s.rounds {
		done := 0
		for seat, dug := range r.dug {
			if dug.number == 0 {
				continue
			}
			done++
			if dug.word != r.dice[0] && dug.word != r.dice[1] {
				t.Errorf("round %d: seat %d dug %s of %v", i+1, seat, dug.word, r.dice)
			}
		}
		if r.sector.number != 0 && done < len(s.seats) {
			t.Errorf("round %d: the wheel was spun when %d of %d had dug", i+1, done, len(s.seats))
		}
	}
}

// Points are whole numbers.
func TestNoFloats(t *testing.T) { scoringtest.Integers(t) }
