package goldfever_test

import (
	"testing"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// changes are what house data may differ in, a thing at a time, so that nobody
// is printed what another table has drawn.
var changes = []func(*scenario.House){
	func(*scenario.House) {},
	func(h *scenario.House) { h.Characters[0].Trade = "marshal" },
	func(h *scenario.House) { h.Scenario.Teams[0].Name = "Stars" },
	func(h *scenario.House) { h.Scenario.Title, h.Scenario.Story = "High noon", "Who is left?" },
	func(h *scenario.House) { h.Scenario.Gear[0].Pockets = []terms.Kind{terms.Dynamite} },
	func(h *scenario.House) { h.Scenario.Gear[0].Zone = "a1" },
	func(h *scenario.House) { h.Scenario.Rounds++ },
	func(h *scenario.House) { h.Scenario.Points.Kill++ },
	func(h *scenario.House) { h.Scenario.Nuggets.Two++ },
	func(h *scenario.House) { h.Decks.Easy.Miss, h.Decks.Easy.Wound = h.Decks.Easy.Wound, h.Decks.Easy.Miss },
	func(h *scenario.House) { h.Jokers[0].Text = "Nothing." },
}

// Panels of the same key and size have the same static part, whatever game
// they are of.
func TestKeysTellPanelsApart(t *testing.T) {
	drawn := sheetstest.Keys{}
	for i, change := range changes {
		job := blank(t, "showdown", "Ann", "Bob")
		change(job.Setup.House.(*scenario.House)) // read anew: nothing is shared
		if i == 1 {
			job.Setup.Players = []string{"Bob", "Ann"}
		}
		state, err := game.Game.New(job.Setup)
		if err != nil {
			t.Fatal(err)
		}
		job = job.Showing(state)
		job.Duplex, job.House, job.Started = press.LongEdge, i%3 != 0, i%2 == 0
		drawn.CheckJob(t, goldfever.Title, job)
	}
	if len(drawn) < 100 {
		t.Errorf("only %d keys", len(drawn))
	}
}
