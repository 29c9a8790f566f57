// Package goldfevertest is what tests of the rules and of judging share: the program's
// own scenarios, and players that know only the prompts. Begin with [Style].
package goldfevertest

import (
	"testing"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/templates"
)

// Suites are those of which random games are played, one of each kind of aim, with
// numbers of players.
var Suites = map[string][]int{
	"sabotage-2":   {5},
	"showdown-2":   {2},
	"bank-job-3":   {3, 4},
	"escort-3":     {6},
	"last-stand-4": {12},
}

// Former are those that old ledgers name. What people write is measured on them, as
// they do not change: each fight is over in one of two ways, and there are rocks.
var Former = map[string][]int{
	"showdown":   {2},
	"bank-job":   {3, 4},
	"gold-rush":  {6},
	"last-stand": {12},
}

// Ours reads a scenario that comes with the program.
func Ours(t testing.TB, name string) *scenario.House {
	t.Helper()
	text, ok := templates.House(sheet.Info.ID, name)
	if !ok {
		t.Fatalf("there is no scenario %s", name)
	}
	data, err := game.Game.ReadHouse(name+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return data.(*scenario.House)
}
