package maloney

import (
	"testing"

	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/scoringtest"
)

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{
		Game: Game, House: ours(t), Games: 2,
		Kinds: []scoringtest.Kind{{Players: 3}, {Players: 6}},
	})
}

// What people do wrong on sheets is found, or can be.
func TestMistakesOfPeople(t *testing.T) {
	finaltest.HumanMistakes(t, finaltest.Config{
		Game: Game, House: ours(t), Games: 4, Mistakes: mistakes,
		Kinds: []scoringtest.Kind{{Players: 3}, {Players: 5}},
	})
}
