package judge_test

import (
	"testing"

	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/judge"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// stage1 is the board that comes with the program.
func stage1(t testing.TB) *fortyniners.Board {
	t.Helper()
	return scoringtest.House(t, game.Game, "../../../templates/forty-niners/stage-1.yaml").(*fortyniners.Board)
}

// The run sheets of every legal game are right, and no mistake goes unseen.
func TestAudits(t *testing.T) {
	t.Run("stage-1", func(t *testing.T) {
		scoringtest.Audits(t, scoringtest.AuditConfig{
			Game: game.Game, House: stage1(t), Games: 6, Mistakes: judge.Mistakes,
			Kinds: []scoringtest.Kind{
				{Players: fortyniners.Players},
				{Players: fortyniners.Players, Options: map[string]string{sheet.OptionDice: "1"}},
				{Players: fortyniners.Players, Options: map[string]string{sheet.OptionCap: "12"}},
			},
		})
	})
	t.Run("no board", func(t *testing.T) {
		scoringtest.Audits(t, scoringtest.AuditConfig{
			Game: game.Game, House: &fortyniners.NoBoard{ScoreOnly: true}, Games: 68, Mistakes: judge.SlateMistakes,
			Kinds: []scoringtest.Kind{{Players: fortyniners.Players}},
		})
	})
}

// What people do wrong on sheets is found out, mostly.
func TestSheetRepairs(t *testing.T) {
	scoringtest.SheetRepairs(t, scoringtest.AuditConfig{
		Game: game.Game, House: stage1(t), Games: 1, Mistakes: judge.Mistakes,
		Kinds: []scoringtest.Kind{{Players: fortyniners.Players}},
	})
}

// True sheets that people copy in their own way are right, or something is asked.
func TestHands(t *testing.T) {
	scoringtest.Hands(t, scoringtest.AuditConfig{Game: game.Game, House: stage1(t), Kinds: []scoringtest.Kind{{Players: fortyniners.Players}}})
}
