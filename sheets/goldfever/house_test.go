package goldfever_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// players is how many play each of our scenarios.
var players = map[string]int{"showdown": 2, "bank-job": 4, "gold-rush": 6, "last-stand": 12, "showdown-2": 2, "last-stand-2": 12, "last-stand-4": 12, "gold-rush-2": 8, "escort-3": 4, "bank-job-3": 4}

var names = []string{"Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou"}

// blank is a job for players who have not begun a scenario, on a4.
func blank(t testing.TB, scenario string, names ...string) press.Job {
	t.Helper()
	return sheetstest.Blank(t, goldfever.Title, scenario, scoring.Setup{Players: names})
}

// duel is a job for two players of a scenario that is the same whatever becomes
// of ours: Ted and Nora against Wes.
func duel(t testing.TB) press.Job {
	t.Helper()
	job := blank(t, "showdown", "Ann", "Bob")
	house := job.Setup.House.(*scenario.House) // read anew: nothing is shared
	house.Scenario = scenario.Scenario{
		Title: "Duel", Story: "Three is a crowd.", Rounds: 6,
		Teams: [terms.Teams]scenario.Team{{Name: "Town", Characters: []string{"Ted", "Nora"}}, {Name: "Hills", Characters: []string{"Wes"}}},
		Casts: [][][]string{{{"Ted", "Nora"}, {"Wes"}}},
		Gear: []scenario.Gear{
			{Character: "Ted", Zone: "a1", Guns: []terms.Kind{terms.Colt, terms.Shotgun}, Pockets: []terms.Kind{terms.Whisky}},
			{Character: "Nora", Zone: "a1", Guns: []terms.Kind{terms.HuntingRifle}, Pockets: []terms.Kind{terms.Dynamite, terms.Nugget}},
			{Character: "Wes", Zone: "c3", Guns: []terms.Kind{terms.Colt}, Pockets: []terms.Kind{terms.Knife, terms.Rock}},
		},
		Ground:  []scenario.Ground{{Zone: "b2", Objects: []terms.Kind{terms.Nugget, terms.Nugget, terms.Colt}}},
		Nuggets: scenario.Nuggets{One: 1, Two: 2, Three: 1, Rock: 1},
		Points:  scenario.Points{Kill: 2, Survivor: 1},
		Prizes:  []scenario.Prize{{Title: "The well", Zone: "b2", Points: 3}},
	}
	state, err := game.Game.New(job.Setup)
	if err != nil {
		t.Fatal(err)
	}
	job = job.Showing(state)
	job.Data = "duel"
	return job
}

// played is a job of a random game of a scenario that has been played for some
// events, or to its end.
func played(t testing.TB, scenario string, events int) press.Job {
	t.Helper()
	return sheetstest.Played(t, goldfever.Title, blank(t, scenario, names[:players[scenario]]...), 4, events)
}

// made are the pages of a sheet.
func made(t testing.TB, job press.Job, name string) []press.Page {
	t.Helper()
	return sheetstest.Made(t, goldfever.Title, job, name)
}
