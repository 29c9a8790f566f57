package goldfever

import (
	"testing"

	"saddlebag/templates"
)

// scenarios are those that come with the program, with a number of players for
// each cast.
var scenarios = map[string][]int{
	"showdown":   {2},
	"bank-job":   {3, 4},
	"gold-rush":  {6},
	"last-stand": {12},
}

// ours reads a scenario that comes with the program.
func ours(t testing.TB, name string) *House {
	t.Helper()
	text, ok := templates.House(info.ID, name)
	if !ok {
		t.Fatalf("there is no scenario %s", name)
	}
	data, err := Game.ReadHouse(name+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return data.(*House)
}
