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

// duel is a job for two players of a scenario that is the same whatever becomes
// of ours: Ted and Nora against Wes.
func duel(t testing.TB) sheets.Job {
	t.Helper()
	job := blank(t, "showdown", "Ann", "Bob")
	house := job.Setup.House.(*rules.House) // read anew: nothing is shared
	house.Scenario = rules.Scenario{
		Title: "Duel", Story: "Three is a crowd.", Rounds: 6,
		Teams: [rules.Teams]rules.Team{{Name: "Town", Characters: []string{"Ted", "Nora"}}, {Name: "Hills", Characters: []string{"Wes"}}},
		Casts: [][][]string{{{"Ted", "Nora"}, {"Wes"}}},
		Gear: []rules.Gear{
			{Character: "Ted", Zone: "a1", Guns: []rules.Kind{rules.Colt, rules.Shotgun}, Pockets: []rules.Kind{rules.Whisky}},
			{Character: "Nora", Zone: "a1", Guns: []rules.Kind{rules.HuntingRifle}, Pockets: []rules.Kind{rules.Dynamite, rules.Nugget}},
			{Character: "Wes", Zone: "c3", Guns: []rules.Kind{rules.Colt}, Pockets: []rules.Kind{rules.Knife, rules.Rock}},
		},
		Ground:  []rules.Ground{{Zone: "b2", Objects: []rules.Kind{rules.Nugget, rules.Nugget, rules.Colt}}},
		Nuggets: rules.Nuggets{One: 1, Two: 2, Three: 1, Rock: 1},
		Points:  rules.Points{Kill: 2, Survivor: 1},
		Prizes:  []rules.Prize{{Title: "The well", Zone: "b2", Points: 3}},
	}
	state, err := rules.Game.New(job.Setup)
	if err != nil {
		t.Fatal(err)
	}
	job.Game, job.Data = state, "duel"
	return job
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
