package fortyniners

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

func TestSuite(t *testing.T) {
	scoringtest.Run(t, scoringtest.Config{Game: Game, House: ours(t), Games: 20})
	scoringtest.Run(t, scoringtest.Config{Game: Game, House: &NoBoard{ScoreOnly: true}, Games: 20})
}
