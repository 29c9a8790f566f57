package rintintin

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// The sheets of every legal game are right, and no mistake goes unseen.
func TestAudits(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{
		Game: Game, House: ours(t), Games: 8, Mistakes: mistakes,
		Kinds: []scoringtest.Kind{
			{Players: 2},
			{Players: 2, Options: map[string]string{optionSingle: yes}},
			{Players: 2, Options: map[string]string{optionApart: yes}},
			{Players: 3},
			{Players: 4},
		},
	})
}
