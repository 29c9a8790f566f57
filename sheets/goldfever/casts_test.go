package goldfever_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
	"saddlebag/templates"
)

// Each scenario that is offered is one page, or two where twelve take part, which say
// what it is about and how it is won, have the village on them, for nobody yet who leads
// whom, and what else so many can play.
func TestScenarioPages(t *testing.T) {
	shelf := ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}
	for _, name := range templates.Houses("goldfever") {
		for _, players := range [][]string{nil, {"Ann", "Bob"}} {
			text, _ := templates.House("goldfever", name)
			data := ledger.Data{Word: "scenario", Name: name}
			house, err := ledger.ReadHouse(game.Game, data, name+".yaml", text)
			if err != nil {
				t.Fatal(err)
			}
			job, err := goldfever.Title.Blank(ledger.Header{Game: "goldfever", Data: data, Players: players}, house)
			if err != nil {
				t.Fatal(err)
			}
			job = sheets.OnShelf(job, shelf, game.Game)
			job.Paper, job.Margin = press.Papers[0], 8
			pages := made(t, job, "scenario")
			has := func(id string) bool {
				return slices.ContainsFunc(pages, func(page press.Page) bool {
					return slices.ContainsFunc(page.Placed, func(at panel.Placement) bool { return at.Panel.ID == id })
				})
			}
			most := 1
			if len(job.Setup.House.(*scenario.House).Scenario.Gear) == terms.MaxPlayers {
				most = 2
			}
			if len(pages) > most || !has("plan") || has("casts") != (players == nil) {
				t.Errorf("%s for %q: %d pages, plan %t, casts %t", name, players, len(pages), has("plan"), has("casts"))
			}
			words := strings.Join(strings.Fields(sheetstest.Read(t, sheetstest.Write(t, sheetstest.Options(goldfever.Title), pages...), "pdftotext", "FILE", "-")), " ")
			about := house.House.(*scenario.House).Describe()
			_, others, _ := strings.Cut(words, "Also for 2 players: ")
			for _, title := range []string{"Bank job", "Escort", "Gold rush", "Last stand", "Rescue", "Sabotage", "Showdown", "The gold train"} {
				if own := about.Title.String() == title; strings.Contains(others, title) == own {
					t.Errorf("%s names %s among others: %t", name, title, own)
				}
			}
			for _, want := range speech.Strings(about.Story, about.Aim, about.Extra) {
				if !strings.Contains(words, want) {
					t.Errorf("%s does not say %q", name, want)
				}
			}
		}
	}
}
