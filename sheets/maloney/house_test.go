package maloney_test

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/scoringtest"
	"saddlebag/sheets"
	"saddlebag/sheets/maloney"
	"saddlebag/templates"
)

var players = []string{"Ann", "Bob", "Cid", "Dot", "Eve", "Fay"}

// blank is a job for some players who have not begun, on a4.
func blank(t testing.TB, n int) sheets.Job {
	t.Helper()
	text, ok := templates.House("maloneys-inheritance", "cities-1")
	if !ok {
		t.Fatal("cities-1 is missing")
	}
	data, err := rules.Game.ReadHouse("cities-1.yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	setup := scoring.Setup{Players: players[:n], Options: map[string]string{"hands": "dealt"}, House: data}
	state, err := rules.Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return sheets.Job{
		Game: state, Setup: setup, Players: n, Data: "cities-1 (house)", House: true,
		Code: func(name string) string { return "player " + name }, Paper: sheets.Sizes[0], Margin: 8,
	}
}

// played is a job of a random game that has been played for some events, or to
// its end.
func played(t testing.TB, n, events int) sheets.Job {
	t.Helper()
	job := blank(t, n)
	made, err := scoringtest.Play(job.Game.Clone(), rand.New(rand.NewPCG(3, uint64(n))), 5000)
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
	chosen, err := maloney.Title.Choose([]string{name}, job.Players)
	if err != nil {
		t.Fatal(err)
	}
	pages, err := sheets.Pages(chosen, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	return pages
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
	return sheets.Options{Title: rules.Game.Info().Title, Spot: maloney.Title.Spot, Margin: 8}
}
