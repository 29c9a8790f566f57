package judge_test

import (
	"maps"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/judge"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/scoringtest"
)

// The sheets of every legal game are right, and no mistake goes unseen. Hardly
// anybody dies of what is done at random, so that the greedy play as well.
func TestAudits(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{Game: game.Game, Games: 4, Mistakes: judge.Mistakes, Kinds: kinds(t, goldfevertest.Former)})
}

// The sheets of our scenarios are right, by whatever a fight is over and whatever is
// blown up.
func TestAuditsOfOurs(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{Game: game.Game, Games: 1, Kinds: kinds(t, goldfevertest.Suites)})
}

// kinds are the games of some scenarios, played at random and by the greedy.
func kinds(t *testing.T, scenarios map[string][]int) []scoringtest.Kind {
	t.Helper()
	var all []scoringtest.Kind
	for _, name := range slices.Sorted(maps.Keys(scenarios)) {
		for _, players := range scenarios[name] {
			all = append(all,
				scoringtest.Kind{Players: players, House: goldfevertest.Ours(t, name)},
				scoringtest.Kind{Players: players, House: goldfevertest.Ours(t, name), Choose: goldfevertest.Greedy},
				scoringtest.Kind{Players: players, House: goldfevertest.Ours(t, name), Choose: goldfevertest.Greedy, Options: map[string]string{sheet.OptionBlast: scoring.No}},
			)
		}
	}
	return all
}

// What people do wrong on sheets is found out, mostly.
func TestSheetRepairs(t *testing.T) {
	scoringtest.SheetRepairs(t, scoringtest.AuditConfig{
		Game: game.Game, House: goldfevertest.Ours(t, "bank-job"), Games: 1, Mistakes: judge.Mistakes,
		Kinds: []scoringtest.Kind{{Players: 4}},
	})
}

// True sheets that people copy in their own way are right, or something is asked.
func TestHands(t *testing.T) {
	scoringtest.Hands(t, scoringtest.AuditConfig{Game: game.Game, House: goldfevertest.Ours(t, "bank-job"), Kinds: []scoringtest.Kind{{Players: 4}}})
}
