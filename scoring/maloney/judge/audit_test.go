package judge_test

import (
	"testing"

	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/maloney/judge"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/scoringtest"
)

// The sheets of every legal game are right.
func TestAudits(t *testing.T) {
	dealt := map[string]string{sheet.OptionHands: sheet.DealtHands}
	scoringtest.Audits(t, scoringtest.AuditConfig{
		Game: game.Game, House: ours(t), Games: 4,
		Kinds: []scoringtest.Kind{
			{Players: 3},
			{Players: 4},
			{Players: 5},
			{Players: 6},
			{Players: 3, Options: dealt},
			{Players: 4, Options: dealt},
			{Players: 5, Options: dealt},
			{Players: 6, Options: dealt},
			{Players: 4, Choose: thrifty},
			{Players: 6, Choose: thrifty, Options: dealt},
		},
	})
}

// No mistake goes unseen. Three players have the longest games, and five are
// dealt nearly all cards.
func TestMistakes(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{
		Game: game.Game, House: ours(t), Games: 6, Mistakes: judge.Mistakes,
		Kinds: []scoringtest.Kind{
			{Players: 3},
			{Players: 5, Options: map[string]string{sheet.OptionHands: sheet.DealtHands}},
		},
	})
}

// What people do wrong on sheets is found out, mostly.
func TestSheetRepairs(t *testing.T) {
	scoringtest.SheetRepairs(t, scoringtest.AuditConfig{
		Game: game.Game, House: ours(t), Games: 1, Mistakes: judge.Mistakes,
		Kinds: []scoringtest.Kind{{Players: 3}},
	})
}

// True sheets that people copy in their own way are right, or something is asked.
func TestHands(t *testing.T) {
	scoringtest.Hands(t, scoringtest.AuditConfig{Game: game.Game, House: ours(t), Kinds: []scoringtest.Kind{{Players: 3}, {Players: 4}}})
}
