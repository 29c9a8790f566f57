package goldfever_test

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/scoring/scoringtest"
	"saddlebag/sheets"
	"saddlebag/sheets/goldfever"
	"saddlebag/templates"
)

// players is how many play each of our scenarios.
var players = map[string]int{"showdown": 2, "bank-job": 4, "gold-rush": 6, "last-stand": 12}

var names = []string{"Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou"}

// blank is a job for players who have not begun a scenario, on a4.
func blank(t testing.TB, scenario string, names ...string) sheets.Job {
	t.Helper()
	text, ok := templates.House("goldfever", scenario)
	if !ok {
		t.Fatalf("%s is missing", scenario)
	}
	house, err := rules.Game.ReadHouse(scenario+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	setup := scoring.Setup{Players: names, House: house}
	state, err := rules.Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return sheets.Job{
		Game: state, Setup: setup, Players: len(names), Data: scenario + " (house)", House: true,
		Code: func(name string) string { return "player " + name }, Paper: sheets.Sizes[0], Margin: 8,
	}
}

// played is a job of a random game of a scenario that has been played for some
// events, or to its end.
func played(t testing.TB, scenario string, events int) sheets.Job {
	t.Helper()
	job := blank(t, scenario, names[:players[scenario]]...)
	made, err := scoringtest.Play(job.Game.Clone(), rand.New(rand.NewPCG(3, 4)), 20000)
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range made[:min(events, len(made))] {
		e.Number = i + 1
		if v := job.Game.Apply(e); v != nil {
			t.Fatal(v)
		}
	}
	job.Started, job.Outcome, job.Ledger = true, job.Game.Outcome(), "game.ledger"
	return job
}

// made are the pages of a sheet.
func made(t testing.TB, job sheets.Job, name string) []sheets.Page {
	t.Helper()
	for _, s := range goldfever.Title.Sheets {
		if s.Name == name {
			pages, err := s.Make(job)
			if err != nil {
				t.Fatal(err)
			}
			return pages
		}
	}
	t.Fatalf("no sheet %q", name)
	return nil
}

// paper is the medium of a name.
func paper(t testing.TB, name string) sheets.Size {
	t.Helper()
	for _, s := range sheets.Sizes {
		if s.Name == name {
			return s
		}
	}
	t.Fatalf("no paper %q", name)
	return sheets.Size{}
}

func options() sheets.Options {
	return sheets.Options{Title: rules.Game.Info().Title, Spot: goldfever.Title.Spot, Margin: 8}
}
