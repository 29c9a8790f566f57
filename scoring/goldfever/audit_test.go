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
	scoringtest.Audits(t, scoringtest.AuditConfig{Game: Game, Games: 4, Mistakes: mistakes, Kinds: kinds(t, former)})
}

// The sheets of our scenarios are right, by whatever a fight is over and whatever is
// blown up.
func TestAuditsOfOurs(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{Game: Game, Games: 1, Kinds: kinds(t, suites)})
}

// kinds are the games of some scenarios, played at random and by the greedy.
func kinds(t *testing.T, scenarios map[string][]int) []scoringtest.Kind {
	t.Helper()
	var all []scoringtest.Kind
	for _, name := range slices.Sorted(maps.Keys(scenarios)) {
		for _, players := range scenarios[name] {
			all = append(all,
				scoringtest.Kind{Players: players, House: ours(t, name)},
				scoringtest.Kind{Players: players, House: ours(t, name), Choose: greedy},
				scoringtest.Kind{Players: players, House: ours(t, name), Choose: greedy, Options: map[string]string{optionBlast: scoring.No}},
			)
		}
	}
	return all
}

// What people do wrong on sheets is found out, mostly.
func TestSheetRepairs(t *testing.T) {
	scoringtest.SheetRepairs(t, scoringtest.AuditConfig{
		Game: Game, House: ours(t, "bank-job"), Games: 1, Mistakes: mistakes,
		Kinds: []scoringtest.Kind{{Players: 4}},
	})
}

// True sheets that people copy in their own way are right, or something is asked.
func TestHands(t *testing.T) {
	scoringtest.Hands(t, scoringtest.AuditConfig{Game: Game, House: ours(t, "bank-job"), Kinds: []scoringtest.Kind{{Players: 4}}})
}
