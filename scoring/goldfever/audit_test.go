package goldfever

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// The sheets of every legal game are right, and no mistake goes unseen.
func TestAudits(t *testing.T) {
	for name, sizes := range scenarios {
		var kinds []scoringtest.Kind
		for _, players := range sizes {
			kinds = append(kinds, scoringtest.Kind{Players: players}, scoringtest.Kind{Players: players, Options: map[string]string{optionBlast: no}})
		}
		t.Run(name, func(t *testing.T) {
			scoringtest.Audits(t, scoringtest.AuditConfig{Game: Game, House: ours(t, name), Games: 4, Kinds: kinds})
		})
	}
}
