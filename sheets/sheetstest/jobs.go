package sheetstest

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/templates"
)

// margin is that of all jobs, mm.
const margin = 8

// Blank is a job for players who have not begun, on a4, by house data that comes
// with the program.
func Blank(tb testing.TB, title sheets.Title, data string, setup scoring.Setup) press.Job {
	tb.Helper()
	text, ok := templates.House(title.Game.Info().ID, data)
	if !ok {
		tb.Fatalf("%s is missing", data)
	}
	var err error
	if setup.House, err = title.Game.ReadHouse(data+".yaml", text); err != nil {
		tb.Fatal(err)
	}
	state, err := title.Game.New(setup)
	if err != nil {
		tb.Fatal(err)
	}
	return press.Job{
		Game: title.Game.Info(), Cells: state.Cells(), Setup: setup, Players: len(setup.Players), Data: speech.Say("ledger.ours", "name", data), House: true,
		Code: func(name string) string { return "player " + name }, CodeSays: "scan", Paper: press.Papers[0], Margin: margin,
	}
}

// Played is a job of a random game that has been played for some events, or to
// its end.
func Played(tb testing.TB, title sheets.Title, job press.Job, seed uint64, events int) press.Job {
	tb.Helper()
	state, err := title.Game.New(job.Setup)
	if err != nil {
		tb.Fatal(err)
	}
	const longest = 20_000
	made, err := scoringtest.Play(state.Clone(), rand.New(rand.NewPCG(3, seed)), longest)
	if err != nil {
		tb.Fatal(err)
	}
	for i, e := range made[:min(events, len(made))] {
		e.Number = i + 1
		if v := state.Apply(e); v != nil {
			tb.Fatal(v)
		}
	}
	job = job.Showing(state)
	job.Started, job.Ledger = true, "game.ledger"
	return job
}

// Made are the pages of one sheet of a title.
func Made(tb testing.TB, title sheets.Title, job press.Job, name string) []press.Page {
	tb.Helper()
	for _, s := range title.Sheets {
		if s.Name == name {
			pages, err := s.Make(job)
			if err != nil {
				tb.Fatal(err)
			}
			return pages
		}
	}
	tb.Fatalf("no sheet %q", name)
	return nil
}

// Paper is the medium of a name.
func Paper(tb testing.TB, name string) canvas.Size {
	tb.Helper()
	for _, s := range press.Papers {
		if s.Name == name {
			return s
		}
	}
	tb.Fatalf("no paper %q", name)
	return canvas.Size{}
}

// Options are those that sheets of a title are written with.
func Options(title sheets.Title) press.Options {
	return press.Options{Title: title.Game.Info().Title.String(), Spot: title.Spot, Margin: margin}
}
