package maloney

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// The sheets of every legal game are right, and no mistake goes unseen.
func TestAudits(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{
		Game: Game, House: ours(t), Games: 4, Mistakes: mistakes,
		Kinds: []scoringtest.Kind{
			{Players: 3},
			{Players: 4},
			{Players: 6},
			{Players: 5, Options: map[string]string{optionHands: dealtHands}},
		},
	})
}
