package judge_test

import (
	"slices"
	"testing"

	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/coal/judge"
	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/scoringtest"
)

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{
		Game: game.Game, House: scoringtest.House(t, game.Game, "../testdata/rich.yaml"), Games: 1,
		Kinds: []scoringtest.Kind{{Players: 1}, {Players: 2}, {Players: 4}},
	})
}

// Sheets in another language are read as they are, or asked back.
func TestSheetsAbroad(t *testing.T) {
	finaltest.Abroad(t, finaltest.Config{
		Game: game.Game, House: scoringtest.House(t, game.Game, "../testdata/rich.yaml"), Games: 1,
		Kinds: []scoringtest.Kind{{Players: 1}, {Players: 2}, {Players: 4}},
	})
}

// What people do wrong on sheets is found, or can be.
func TestMistakesOfPeople(t *testing.T) {
	finaltest.HumanMistakes(t, finaltest.Config{
		Game: game.Game, House: scoringtest.House(t, game.Game, "../testdata/rich.yaml"), Games: 4, Mistakes: slices.Concat(judge.Common, judge.Rare),
		Kinds: []scoringtest.Kind{{Players: 1}, {Players: 2, Options: map[string]string{"start-cash": "30"}}, {Players: 3}},
	})
}

// What is said of sheets that contradict themselves is no more than is left.
func TestSettles(t *testing.T) {
	finaltest.Settles(t, finaltest.Config{
		Game: game.Game, House: scoringtest.House(t, game.Game, "../testdata/rich.yaml"),
		Kinds: []scoringtest.Kind{{Players: 2}, {Players: 3}, {Players: 2, Options: map[string]string{"start-cash": "30"}}, {Players: 4}},
	})
}
