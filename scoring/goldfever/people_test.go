package goldfever

import (
	"maps"
	"slices"
	"testing"

	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/scoringtest"
)

// people fight for what there is to be had, in every former scenario; in one they do
// anything.
func people(t *testing.T) []scoringtest.Kind {
	t.Helper()
	kinds := []scoringtest.Kind{{Players: 4, House: ours(t, "bank-job")}}
	for _, name := range slices.Sorted(maps.Keys(former)) {
		for _, players := range former[name] {
			kinds = append(kinds, scoringtest.Kind{Players: players, House: ours(t, name), Choose: greedy})
		}
	}
	return kinds
}

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{Game: Game, Games: 1, Kinds: people(t)})
}

// What people do wrong is found, and told where it was done.
func TestMistakesOfPeople(t *testing.T) {
	finaltest.HumanMistakes(t, finaltest.Config{Game: Game, Games: 10, Kinds: people(t), Mistakes: slips, Other: otherwise})
}

// What is said of sheets that contradict themselves is no more than is left.
func TestSettles(t *testing.T) {
	finaltest.Settles(t, finaltest.Config{Game: Game, Kinds: slices.DeleteFunc(people(t), func(k scoringtest.Kind) bool { return k.Players > 4 })})
}
