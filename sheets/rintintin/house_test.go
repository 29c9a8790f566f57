package rintintin_test

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/scoringtest"
	"saddlebag/sheets"
	"saddlebag/sheets/rintintin"
	"saddlebag/templates"
)

var players = []string{"Ann", "Bob", "Cy", "Di"}

// blank is a job for players who have not begun, on a4.
func blank(t testing.TB, options map[string]string, names ...string) sheets.Job {
	t.Helper()
	text, ok := templates.House("rin-tin-tin", "territories-1")
	if !ok {
		t.Fatal("territories-1 is missing")
	}
	house, err := rules.Game.ReadHouse("territories-1.yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	setup := scoring.Setup{Players: names, Options: options, House: house}
	state, err := rules.Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return sheets.Job{
		Game: state, Setup: setup, Players: len(names), Data: "territories-1 (house)", House: true,
		Code: func(name string) string { return "player " + name }, Paper: sheets.Sizes[0], Margin: 8,
	}
}

// played is a job of a random game that has been played for some events, or to
// its end.
func played(t testing.TB, options map[string]string, events int, names ...string) sheets.Job {
	t.Helper()
	job := blank(t, options, names...)
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

// sheet finds a sheet by its name.
func sheet(t testing.TB, name string) sheets.Sheet {
	t.Helper()
	for _, s := range rintintin.Title.Sheets {
		if s.Name == name {
			return s
		}
	}
	t.Fatalf("no sheet %q", name)
	return sheets.Sheet{}
}

// made are the pages of a sheet.
func made(t testing.TB, job sheets.Job, name string) []sheets.Page {
	t.Helper()
	pages, err := sheet(t, name).Make(job)
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

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
	return sheets.Options{Title: rules.Game.Info().Title, Spot: rintintin.Title.Spot, Margin: 8}
}
