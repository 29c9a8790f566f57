package goldfever

import (
	"maps"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// The sheets of every legal game are right, and no mistake goes unseen. Hardly
// anybody dies of what is done at random, so that the greedy play as well.
func TestAudits(t *testing.T) {
	c := scoringtest.AuditConfig{Game: Game, Games: 4, Mistakes: mistakes}
	for _, name := range slices.Sorted(maps.Keys(scenarios)) {
		for _, players := range scenarios[name] {
			c.Kinds = append(c.Kinds,
				scoringtest.Kind{Players: players, House: ours(t, name)},
				scoringtest.Kind{Players: players, House: ours(t, name), Choose: greedy},
				scoringtest.Kind{Players: players, House: ours(t, name), Choose: greedy, Options: map[string]string{optionBlast: scoring.No}},
			)
		}
	}
	scoringtest.Audits(t, c)
}

// What people do wrong on sheets is found out, mostly.
func TestSheetRepairs(t *testing.T) {
	scoringtest.SheetRepairs(t, scoringtest.AuditConfig{
		Game: Game, House: ours(t, "bank-job"), Games: 1, Mistakes: mistakes,
		Kinds: []scoringtest.Kind{{Players: 4}},
	})
}
