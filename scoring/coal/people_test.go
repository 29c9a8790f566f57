package coal

import (
	"testing"

	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/scoringtest"
)

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{
		Game: Game, House: readSheet(t, "testdata/rich.yaml"), Games: 2,
		Kinds: []scoringtest.Kind{{Players: 1}, {Players: 2}, {Players: 4}},
	})
}
