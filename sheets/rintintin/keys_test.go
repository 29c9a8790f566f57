package rintintin_test

import (
	"testing"

	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/sheets/press"
	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// boards are the house data and boards that differ from it in one thing each.
func boards(t *testing.T) []*rules.Board {
	t.Helper()
	var made []*rules.Board
	for _, change := range []func(*rules.Board){
		func(*rules.Board) {},
		func(b *rules.Board) { b.Spinner[0], b.Spinner[5] = b.Spinner[5], b.Spinner[0] },
		func(b *rules.Board) { b.Boodle[7] = 20 },
		func(b *rules.Board) { b.Groups[0], b.Groups[2] = b.Groups[2], b.Groups[0] },
	} {
		b := blank(t, nil, "Ann", "Bob").Setup.House.(*rules.Board) // read anew: nothing is shared
		change(b)
		made = append(made, b)
	}
	return made
}

// Panels of the same key and size have the same static part, whatever game
// they are of: else one table would be printed what another had drawn.
func TestKeysTellPanelsApart(t *testing.T) {
	drawn := sheetstest.Keys{}
	for i, house := range boards(t) {
		for _, table := range tables[2:] {
			others := []string{"Di", "Cy", "Bob", "Ann"}[:table.players]
			for _, names := range [][]string{players[:table.players], others} {
				job := blank(t, table.options, names...)
				job.Setup.House = house
				state, err := game.Game.New(job.Setup)
				if err != nil {
					t.Fatal(err)
				}
				job = job.Showing(state)
				job.Duplex, job.House = press.LongEdge, i%2 == 0
				drawn.CheckJob(t, rintintin.Title, job)
			}
		}
	}
	if len(drawn) < 20 {
		t.Errorf("only %d keys", len(drawn))
	}
}
