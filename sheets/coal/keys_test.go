package coal_test

import (
	"testing"

	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/sheetstest"
)

// houses are lode-1 and sheets that differ from it in one thing each.
func houses(t *testing.T) []*rules.Sheet {
	t.Helper()
	made := []*rules.Sheet{blank(t, "Ann").Setup.House.(*rules.Sheet)}
	for _, change := range []func(*rules.Sheet){
		func(s *rules.Sheet) { s.Tunnels[0].Deposits[0].Number++ },
		func(s *rules.Sheet) { s.Tunnels[1].Deposits[0].Digs++ },
		func(s *rules.Sheet) {
			s.Tunnels[0].Mineral, s.Tunnels[1].Mineral = s.Tunnels[1].Mineral, s.Tunnels[0].Mineral
		},
		func(s *rules.Sheet) { s.Stash++ },
		func(s *rules.Sheet) { s.Burros[0].Bandits++ },
		func(s *rules.Sheet) { s.Prices.Tack++ },
	} {
		s := blank(t, "Ann").Setup.House.(*rules.Sheet) // read anew: nothing is shared
		change(s)
		made = append(made, s)
	}
	return made
}

// Panels of the same key and size have the same static part, whatever game
// they are of: else one table would be printed what another had drawn.
func TestKeysTellPanelsApart(t *testing.T) {
	drawn := sheetstest.Keys{}
	for _, house := range houses(t) {
		for _, names := range [][]string{{"Ann"}, {"Ann", "Bob"}, {"Bob", "Ann"}, {"", ""}, players} {
			job := blank(t, names...)
			job.Setup.House = house
			state, err := game.Game.New(job.Setup)
			if err != nil {
				t.Fatal(err)
			}
			job = job.Showing(state)
			for _, data := range []string{"one", "another"} {
				job.Data = speech.Words(data)
				drawn.CheckJob(t, coal.Title, job)
			}
		}
	}
	if len(drawn) < 20 {
		t.Errorf("only %d keys", len(drawn))
	}
}
