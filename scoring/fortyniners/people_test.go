package fortyniners

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final/finaltest"
	"saddlebag/scoring/scoringtest"
)

// people play by chance, and what looks best.
func people(t *testing.T) []scoringtest.Kind {
	t.Helper()
	board := newGreedy(ours(t))
	greedily := func(game scoring.State, _ []scoring.Prompt, r *rand.Rand) scoring.Event {
		return board.play(game.(*state), r)
	}
	none := &NoBoard{ScoreOnly: true}
	return []scoringtest.Kind{
		{Players: Players, Choose: greedily},
		{Players: Players},
		{Players: Players, Options: map[string]string{optionDice: "1"}, Choose: greedily},
		{Players: Players, Options: map[string]string{optionCap: "12"}},
		{Players: Players, House: none},
	}
}

// What people write on sheets is read as they mean it.
func TestSheetsOfPeople(t *testing.T) {
	finaltest.Sheets(t, finaltest.Config{Game: Game, House: ours(t), Games: 1, Kinds: people(t)})
}

// What people do wrong is found, and told where it was done.
func TestMistakesOfPeople(t *testing.T) {
	board := people(t)[:4] // without one nobody counts turns
	finaltest.HumanMistakes(t, finaltest.Config{Game: Game, House: ours(t), Games: 4, Kinds: board, Mistakes: slips, Other: otherwise})
}

// What is said of sheets that contradict themselves is no more than is left.
func TestSettles(t *testing.T) {
	finaltest.Settles(t, finaltest.Config{Game: Game, House: ours(t), Kinds: people(t)})
}
