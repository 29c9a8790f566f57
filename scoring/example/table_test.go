package example_test

import (
	"testing"

	"saddlebag/scoring/example"
	"saddlebag/scoring/example/game"
	"saddlebag/scoring/example/sheet"
	"saddlebag/templates"
)

// ours is the house data that comes with the program.
func ours(t testing.TB) *example.Deck {
	t.Helper()
	text, ok := templates.House(sheet.Info.ID, sheet.Info.Data)
	if !ok {
		t.Fatalf("%s is missing", sheet.Info.Data)
	}
	deck, err := game.Game.ReadHouse(sheet.Info.Data+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return deck.(*example.Deck)
}
