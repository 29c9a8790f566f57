package goldfever

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/templates"
)

// suites are those of which random games are played, one of each kind of aim, with
// numbers of players.
var suites = map[string][]int{
	"sabotage-2":   {5},
	"showdown-2":   {2},
	"bank-job-3":   {3, 4},
	"escort-3":     {6},
	"last-stand-4": {12},
}

// former are those that old ledgers name. What people write is measured on them, as
// they do not change: each fight is over in one of two ways, and there are rocks.
var former = map[string][]int{
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

// What our scenarios say of themselves is the same whether all of them is read or no more
// than that.
func TestDescribeHouse(t *testing.T) {
	for _, name := range templates.Houses(info.ID) {
		text, _ := templates.House(info.ID, name)
		got, err := game{}.DescribeHouse(name+".yaml", text)
		if diff := cmp.Diff(ours(t, name).Describe(), got); diff != "" || err != nil {
			t.Errorf("%s: %v %s", name, err, diff)
		}
	}
}
