package fortyniners_test

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/scoringtest"
	"saddlebag/sheets"
	"saddlebag/sheets/fortyniners"
	"saddlebag/templates"
)

var players = []string{"Ann", "Bob", "Cy", "Di"}

// blank is a job for four players who have not begun, on a4.
func blank(t testing.TB, house string) sheets.Job {
	t.Helper()
	text, ok := templates.House("forty-niners", house)
	if !ok {
		t.Fatalf("%s is missing", house)
	}
	data, err := rules.Game.ReadHouse(house+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	setup := scoring.Setup{Players: players, House: data}
	state, err := rules.Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return sheets.Job{
		Game: state, Setup: setup, Players: len(players), Data: house + " (house)", House: true,
		Code: func(name string) string { return "player " + name }, Paper: sheets.Sizes[0], Margin: 8,
	}
}

// played is a job of a random game on stage-1 that has been played for some
// events, or to its end.
func played(t testing.TB, events int) sheets.Job {
	t.Helper()
	job := blank(t, "stage-1")
	made, err := scoringtest.Play(job.Game.Clone(), rand.New(rand.NewPCG(3, 4)), 5000)
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
	for _, s := range fortyniners.Title.Sheets {
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
	return sheets.Options{Title: rules.Game.Info().Title, Spot: fortyniners.Title.Spot, Margin: 8}
}
