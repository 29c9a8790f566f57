package coal

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// auditKinds are the ways to play whose sheets are judged.
var auditKinds = []scoringtest.Kind{
	{Players: 1},
	{Players: 1, Options: map[string]string{optionStartCash: "200"}},
	{Players: 2},
	{Players: 2, Options: map[string]string{optionStartCash: "100"}},
	{Players: 3},
	{Players: 4, Options: map[string]string{optionStartCash: "30"}},
	{Players: 8},
}

// The sheets of every legal game are right.
func TestAudits(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{Game: Game, House: smallSheet(t), Games: 6, Kinds: auditKinds})
}

// No mistake goes unseen.
func TestMistakes(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{
		Game: Game, House: smallSheet(t), Games: 12, Mistakes: mistakes, Kinds: auditKinds[:4],
		Rare: []string{
			"two letters more than the Pinkertons took", "Pinkertons hired by somebody else too",
			"$40 for more than one Coal Baron", "half a Coal Baron", "a second Coal Baron",
		},
	})
}
