package goldfever_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/templates"
)

// What our scenarios say of themselves is the same whether all of them is read or no more
// than that.
func TestDescribeHouse(t *testing.T) {
	for _, name := range templates.Houses(sheet.Info.ID) {
		text, _ := templates.House(sheet.Info.ID, name)
		got, err := game.Game.DescribeHouse(name+".yaml", text)
		if diff := cmp.Diff(goldfevertest.Ours(t, name).Describe(), got); diff != "" || err != nil {
			t.Errorf("%s: %v %s", name, err, diff)
		}
	}
}
