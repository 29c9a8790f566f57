package judge_test

import (
	"maps"
	"slices"
	"testing"

	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/judge"
	"saddlebag/scoring/scoringtest"
)

// people fight for what there is to be had, in every former scenario; in one they do
// anything.
func people(t *testing.T) []scoringtest.Kind {
	t.Helper()
	kinds := []scoringtest.Kind{{Players: 4, House: goldfevertest.Ours(t, "bank-job")}}
	for _, name := range slices.Sorted(maps.Keys(goldfevertest.Former)) {
		for _, players := range goldfevertest.Former[name] {
			kinds = append(kinds, scoringtest.Kind{Players: players, House: goldfevertest.Ours(t, name), Choose: goldfevertest.Greedy})
		}
	}
	return kinds
}

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{Game: game.Game, Games: 1, Kinds: people(t)})
}

// Sheets in another language are read as they are, or asked back.
func TestSheetsAbroad(t *testing.T) {
	finaltest.Abroad(t, finaltest.Config{Game: game.Game, Games: 1, Kinds: people(t)})
}

// What people do wrong is found, and told where it was done.
func TestMistakesOfPeople(t *testing.T) {
	finaltest.HumanMistakes(t, finaltest.Config{Game: game.Game, Games: 10, Kinds: people(t), Mistakes: judge.Slips, Other: otherwise})
}

// What is said of sheets that contradict themselves is no more than is left.
func TestSettles(t *testing.T) {
	finaltest.Settles(t, finaltest.Config{Game: game.Game, Kinds: slices.DeleteFunc(people(t), func(k scoringtest.Kind) bool { return k.Players > 4 })})
}
