package example

import (
	"testing"

	"saddlebag/templates"
)

// ours is the house data that comes with the program.
func ours(t testing.TB) *Deck {
	t.Helper()
	text, ok := templates.House(info.ID, info.Data)
	if !ok {
		t.Fatalf("%s is missing", info.Data)
	}
	deck, err := Game.ReadHouse(info.Data+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return deck.(*Deck)
}
