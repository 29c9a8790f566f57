package goldfever_test

import (
	"os"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/sheet"
)

// What is carried at the start is looked at once the jokers are dealt, once, by who
// carries it, and before the first chip.
func TestLook(t *testing.T) {
	text, err := os.ReadFile("testdata/games/decoy.yaml")
	if err != nil {
		t.Fatal(err)
	}
	house, err := game.Game.ReadHouse("decoy.yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scoring.Start(game.Game, scoring.Setup{Players: []string{"Ann", "Bob"}, House: house})
	if err != nil {
		t.Fatal(err)
	}
	g := tableOf(t, s.(sheet.View))
	g.Refuse("GF8", "Ted look nugget-1 rock")
	g.Play("table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?")
	g.Refuse("GF6", "table activate Ted", "Ted move b3", "Ted look whisky rock", "Ted look nugget-1 4")
	g.Refuse("GF4", "Ted look nugget-2 rock", "Lena look nugget-1 rock")
	g.Play("Ted look nugget-1 rock").Refuse("GF6", "Ted look nugget-1 rock", "table activate Ted", "Fred look nugget-2 rock") // there is one rock
	g.Play("Fred look nugget-2 ?").Refuse("GF6", "Fred look nugget-2 3").Play("table activate Ted")
}
