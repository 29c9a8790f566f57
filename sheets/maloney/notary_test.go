package maloney_test

import (
	"slices"
	"testing"

	"saddlebag/scoring/maloney/game"
	"saddlebag/sheets"
	"saddlebag/sheets/maloney"
)

// Ann drives to Kansas City, loses 3 points in its suitcase and has 7 for a card: 4, and
// the others have nothing. On Tuesday Bob finds 1 in a suitcase, and cards count double:
// Ann's comes to 14 and makes 18, Cid's two come to 12 and 8. On Wednesday Cid loses 2 in a suitcase
// and has 6 for a card, Bob 5: 24, 18 and 6. The fourth day isn't over.
func TestNotaryKeepsPlaces(t *testing.T) {
	jobs, err := sheets.Course{Lessons: []sheets.Lesson{{}}, Begin: `saddlebag 1 maloneys-inheritance
player Ann
player Bob
player Cid
map cities-1

table start 15 mon
table nobid
Ann drives 9
Ann suitcase -3
Ann lays 9 mon
table day
Bob buys 500
Bob drives 16
Bob suitcase +1
Ann lays 16 tue
Cid lays 16 mon
Cid lays 16 sat
table day
Cid buys 400
Cid drives 2
Cid suitcase -2
Bob lays 2 mon
Cid lays 2 tue
table day
table nobid
`}.Jobs(game.Game)
	if err != nil {
		t.Fatal(err)
	}
	for seat, want := range [][]string{{"1", "2", "2"}, {"2", "3", "3"}, {"2", "1", "1"}} {
		if got := maloney.PlacesOf(jobs[0], seat); !slices.Equal(got, want) {
			t.Errorf("seat %d has the places %q, want %q", seat, got, want)
		}
	}
}
