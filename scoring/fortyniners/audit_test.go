package fortyniners

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// The run sheets of every legal game are right, and no mistake goes unseen.
func TestAudits(t *testing.T) {
	t.Run("stage-1", func(t *testing.T) {
		scoringtest.Audits(t, scoringtest.AuditConfig{
			Game: Game, House: ours(t), Games: 6, Mistakes: mistakes,
			Kinds: []scoringtest.Kind{
				{Players: Players},
				{Players: Players, Options: map[string]string{optionDice: "1"}},
				{Players: Players, Options: map[string]string{optionCap: "12"}},
			},
		})
	})
	t.Run("no board", func(t *testing.T) {
		scoringtest.Audits(t, scoringtest.AuditConfig{
			Game: Game, House: &NoBoard{ScoreOnly: true}, Games: 68, Mistakes: slateMistakes,
			Kinds: []scoringtest.Kind{{Players: Players}},
		})
	})
}

// What people do wrong on sheets is found out, mostly.
func TestSheetRepairs(t *testing.T) {
	scoringtest.SheetRepairs(t, scoringtest.AuditConfig{
		Game: Game, House: ours(t), Games: 1, Mistakes: mistakes,
		Kinds: []scoringtest.Kind{{Players: Players}},
	})
}

// True sheets that people copy in their own way are right, or something is asked.
func TestHands(t *testing.T) {
	scoringtest.Hands(t, scoringtest.AuditConfig{Game: Game, House: ours(t), Kinds: []scoringtest.Kind{{Players: Players}}})
}
