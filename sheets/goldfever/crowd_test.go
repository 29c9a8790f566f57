package goldfever_test

import (
	"testing"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets/goldfever"
	"saddlebag/templates"
)

// Sheets for nobody yet are for as few as a scenario is for.
func TestSheetsForNobodyYet(t *testing.T) {
	for scenario, want := range map[string]int{"showdown-2": 2, "last-stand-4": 2, "escort-3": 2, "bank-job": 3, "last-stand": 12} {
		text, _ := templates.House("goldfever", scenario)
		data := ledger.Data{Word: "scenario", Name: scenario}
		house, err := ledger.ReadHouse(game.Game, data, scenario+".yaml", text)
		if err != nil {
			t.Fatal(err)
		}
		job, err := goldfever.Title.Blank(ledger.Header{Game: "goldfever", Data: data}, house)
		if err != nil {
			t.Errorf("%s: %v", scenario, err)
			continue
		}
		if got := len(job.Setup.Players); got != want || job.Players != 0 {
			t.Errorf("%s: sheets for %d players, %d of them known; want %d, of whom nobody is", scenario, got, job.Players, want)
		}
	}
}
