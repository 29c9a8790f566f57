package judge_test

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/judge"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// people play by chance, and what looks best.
func people(t *testing.T) []scoringtest.Kind {
	t.Helper()
	board := newGreedy(stage1(t))
	greedily := func(game scoring.State, _ []scoring.Prompt, r *rand.Rand) scoring.Event {
		return board.play(game.(sheet.View), r)
	}
	none := &fortyniners.NoBoard{ScoreOnly: true}
	return []scoringtest.Kind{
		{Players: fortyniners.Players, Choose: greedily},
		{Players: fortyniners.Players},
		{Players: fortyniners.Players, Options: map[string]string{sheet.OptionDice: "1"}, Choose: greedily},
		{Players: fortyniners.Players, Options: map[string]string{sheet.OptionCap: "12"}},
		{Players: fortyniners.Players, House: none},
	}
}

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{Game: game.Game, House: stage1(t), Games: 1, Kinds: people(t)})
}

// Sheets in another language are read as they are, or asked back.
func TestSheetsAbroad(t *testing.T) {
	finaltest.Abroad(t, finaltest.Config{Game: game.Game, House: stage1(t), Games: 1, Kinds: people(t)})
}

// What people do wrong is found, and told where it was done.
func TestMistakesOfPeople(t *testing.T) {
	board := people(t)[:4] // without one nobody counts turns
	finaltest.HumanMistakes(t, finaltest.Config{Game: game.Game, House: stage1(t), Games: 4, Kinds: board, Mistakes: judge.Slips, Other: otherwise})
}

// What is said of sheets that contradict themselves is no more than is left.
func TestSettles(t *testing.T) {
	finaltest.Settles(t, finaltest.Config{Game: game.Game, House: stage1(t), Kinds: people(t)})
}
