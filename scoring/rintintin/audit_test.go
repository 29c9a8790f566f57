package rintintin

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

func TestAudits(t *testing.T) {
	for _, options := range []struct {
		players int
		of      []map[string]string
	}{
		{2, []map[string]string{nil, {optionSingle: yes}, {optionApart: yes}}},
		{3, nil},
		{4, nil},
	} {
		scoringtest.Audits(t, scoringtest.AuditConfig{
			Config: scoringtest.Config{Game: Game, House: ours(t), Players: options.players, Options: options.of, Games: 60},
		})
	}
}
