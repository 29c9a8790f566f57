package example_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/example/game"
	"saddlebag/scoring/example/sheet"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

func TestReadHouse(t *testing.T) {
	for card, want := range map[string]int{"ace": 5, "king": 3, "queen": 1, "jack": 0} {
		if got := ours(t).Worth(card); got != want {
			t.Errorf("the %s is worth %d, want %d", card, got, want)
		}
	}
}

// What is wrong in a deck is told with its place.
func TestHouseErrors(t *testing.T) {
	text, _ := templates.House(sheet.Info.ID, sheet.Info.Data)
	for _, c := range []struct {
		old, new string
		line     int
		field    string
	}{
		{"worth: 3", "worth: -3", 4, "cards[1].worth"},
		{"worth: 3", "worth: 101", 4, "cards[1].worth"},
		{"worth: 3", "worth: 2.5", 4, "cards[1].worth"},
		{"name: king", "name: jack", 4, "cards[1].name"},
		{"  - {name: queen, worth: 1}\n", "", 3, "cards"},
		{"cards:", "hand:", 2, "hand"},
	} {
		scoringtest.Spoilt(t, game.Game, string(text), c.old, c.new, 1, c.line, c.field)
	}
}

// House data is read, or refused with the place of what is wrong.
func FuzzReadHouse(f *testing.F) {
	text, _ := templates.House(sheet.Info.ID, sheet.Info.Data)
	f.Add(string(text))
	f.Add(strings.Replace(string(text), "worth: 3", "worth: -3", 1))
	f.Add("cards: []\n")
	f.Fuzz(func(t *testing.T, text string) {
		_, err := game.Game.ReadHouse("deck.yaml", []byte(text))
		scoringtest.Placed(t, err, "deck.yaml")
	})
}
