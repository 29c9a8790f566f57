package rintintin_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

func board(t *testing.T) scoring.House {
	t.Helper()
	text, ok := templates.House("rin-tin-tin", "territories-1")
	if !ok {
		t.Fatal("no territories-1")
	}
	house, err := rintintin.Game.ReadHouse("territories-1.yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return house
}

func TestSuite(t *testing.T) {
	scoringtest.Run(t, scoringtest.Config{Game: rintintin.Game, House: board(t), Options: []map[string]string{nil}, Games: 20, Cap: 2000})
}
