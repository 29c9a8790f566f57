package crowds

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
	"saddlebag/sheets"
	"saddlebag/sheets/press"
	"saddlebag/templates"
)

// House data that come with the program are read once for all who play, check and
// print at the same time, and stay as they were read.
func TestSharedHouseData(t *testing.T) {
	var all sync.WaitGroup
	for _, title := range titles.List {
		for _, name := range templates.Houses(title.Game.Info().ID) {
			for range 2 {
				all.Go(func() { playAndPrint(t, title, name) })
			}
		}
	}
	all.Wait()
	for _, title := range titles.List {
		for _, name := range templates.Houses(title.Game.Info().ID) {
			shared := oursOf(t, titles.Shelf(), title.Game, name)
			if shared.House != oursOf(t, titles.Shelf(), title.Game, name).House {
				t.Errorf("%s: read again", name)
			}
			fresh := ledger.Catalog{House: templates.House, Houses: templates.Houses}
			if diff := cmp.Diff(inJSON(t, oursOf(t, fresh, title.Game, name)), inJSON(t, shared)); diff != "" {
				t.Errorf("%s is not what was read (-want +got):\n%s", name, diff)
			}
		}
	}
}

// playAndPrint plays a game of its own by the prompts, and prints its night set.
func playAndPrint(t *testing.T, title sheets.Title, house string) {
	data := oursOf(t, titles.Shelf(), title.Game, house)
	players := title.Game.Info().MinPlayers
	if d, ok := data.House.(scoring.Describer); ok {
		for !d.Describe().Takes(players) {
			players++
		}
	}
	header := ledger.Header{Game: title.Game.Info().ID, Data: data.Data}
	for i := range players {
		header.Players = append(header.Players, fmt.Sprintf("Player %d", i+1))
	}
	opened, err := titles.Shelf().Open(house, header.String()+"\n", nil)
	if err != nil {
		t.Errorf("%s: %v", house, err)
		return
	}
	if _, err := scoringtest.Play(opened.Fold.State(), rand.New(rand.NewPCG(1, 1)), 100); err != nil {
		t.Errorf("%s: %v", house, err)
	}
	printNight(t, title, opened)
}

// printNight prints the night set of a game as it stands.
func printNight(t *testing.T, title sheets.Title, o *ledger.Opened) {
	job, err := sheets.Filled("night", o)
	if err != nil {
		t.Error(err)
		return
	}
	options, err := sheets.Order{Paper: "a4", Ink: "full", Duplex: "none", Margin: 8}.Fill(title, &job)
	if err != nil {
		t.Error(err)
		return
	}
	night, err := title.Choose(nil)
	if err != nil {
		t.Error(err)
		return
	}
	pages, err := press.Pages(night, job, 1)
	if err == nil {
		_, err = press.Write(t.Context(), io.Discard, pages, options)
	}
	if err != nil {
		t.Errorf("%s: %v", title.Game.Info().Title, err)
	}
}

// oursOf reads house data that come with the program.
func oursOf(t *testing.T, c ledger.Catalog, game scoring.Game, name string) ledger.HouseData {
	data, ok, err := c.InForce(game, name, 0)
	if !ok || err != nil {
		t.Errorf("%s: there %v, %v", name, ok, err)
	}
	return data
}

// inJSON is house data with the keys of the rulebook.
func inJSON(t *testing.T, data ledger.HouseData) string {
	text, err := json.Marshal(data.House)
	if err != nil {
		t.Error(err)
	}
	return string(text)
}
