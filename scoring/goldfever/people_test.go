package goldfever

import (
	"testing"

	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/scoringtest"
)

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{
		Game: Game, House: ours(t, "bank-job"), Games: 2,
		Kinds: []scoringtest.Kind{{Players: 3}, {Players: 4}},
	})
}
