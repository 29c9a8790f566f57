package rintintin_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/scoring/rintintin/sheet"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

func TestReadHouse(t *testing.T) {
	board := ours(t)
	if got, want := board.Groups[3], (rintintin.Group{ID: "yellow-2", Territory: "yellow"}); got != want {
		t.Errorf("fourth group %v, want %v", got, want)
	}
	if want := []int{0, 0, 2, 2, 5, 5, 10, 10}; !reflect.DeepEqual(board.Boodle, want) {
		t.Errorf("boodle %v, want %v", board.Boodle, want)
	}
}

// The board encodes with the keys of its file. JSON is YAML: it reads back.
func TestBoardJSON(t *testing.T) {
	text, err := json.Marshal(ours(t))
	if err != nil {
		t.Fatal(err)
	}
	if want := `{"groups":[{"id":"red-1","territory":"red"},`; !strings.HasPrefix(string(text), want) {
		t.Errorf("%s", text)
	}
	again, err := game.Game.ReadHouse("board.json", text)
	if err != nil || !reflect.DeepEqual(again, scoring.House(ours(t))) {
		t.Errorf("read back: %v, %v", again, err)
	}
}

func TestHouseErrors(t *testing.T) {
	text, _ := templates.House(sheet.Info.ID, sheet.Info.Data)
	for _, c := range []struct {
		old, new string
		line     int
		field    string
	}{
		{"territory: red}\n  - {id: red-2", "territory: pink}\n  - {id: red-2", 5, "groups[0].territory"},
		{"id: red-2", "id: red-3", 6, "groups[1].id"},
		{"id: red-2", "id: red-1", 6, "groups[1].id"},
		{"id: red-2", "id: yellow-1", 6, "groups[1].id"},
		{"  - {id: green-2, territory: green}\n", "", 5, "groups"},
		{"{id: green-2, territory: green}", "{id: green-2, territory: green}\n  - {id: green-3, territory: green}", 5, "groups"},
		{"id: green-2, territory: green", "id: red-3, territory: red", 5, "groups"},
		{"id: red-1", "name: red-1", 5, "groups[0].name"},
		{"free, dog]", "free]", 13, "spinner"},
		{"free, dog]", "free, dog, line]", 13, "spinner"},
		{"free, dog]", "free, free]", 13, "spinner"},
		{"[red, yellow", "[pink, yellow", 13, "spinner"},
		{"10, 10]", "10]", 14, "boodle"},
		{"10, 10]", "10, 10, 10]", 14, "boodle"},
		{"[0, 0", "[0, -1", 14, "boodle[1]"},
		{"[0, 0", "[0, 101", 14, "boodle[1]"},
	} {
		scoringtest.Spoilt(t, game.Game, string(text), c.old, c.new, 1, c.line, c.field)
	}
}

// A table may have cards of its own.
func TestOwnCards(t *testing.T) {
	g := newTable(t, 3)
	own := *g.Board
	own.Boodle = []int{1, 1, 1, 1, 1, 1, 1, 100}
	g.Board, g.Deck = &own, rintintin.NewDeck(own.Boodle)
	g.cover("red-1", "1111.", "1").Play("Ann spin red", "Ann man red-1")
	g.Refuse("RT3", "Ann boodle 10", "Ann boodle 01")
	g.Play("Ann boodle 100").Points(112, 0, 0)
}

// What Info does not allow is told.
func TestNewErrors(t *testing.T) {
	board := ours(t)
	for _, c := range []struct {
		players int
		house   scoring.House
		options map[string]string
		want    string
	}{
		{1, board, nil, "Rin Tin Tin is for 2 to 4 players, not 1"},
		{5, board, nil, "Rin Tin Tin is for 2 to 4 players, not 5"},
		{2, nil, nil, "the house data is <nil>, not a board of Rin Tin Tin"},
		{2, (*rintintin.Board)(nil), nil, "the house data is *rintintin.Board, not a board of Rin Tin Tin"},
		{2, board, map[string]string{"squads": scoring.Yes}, `Rin Tin Tin has no option "squads", only single-squads and squads-apart`},
		{2, board, map[string]string{sheet.OptionApart: "1"}, `option squads-apart is yes or no, not "1"`},
		{3, board, map[string]string{sheet.OptionApart: scoring.Yes}, "squads-apart is for two players"},
		{4, board, map[string]string{sheet.OptionSingle: scoring.Yes}, "single-squads is for two players"},
		{2, board, map[string]string{sheet.OptionApart: scoring.Yes, sheet.OptionSingle: scoring.Yes}, "squads-apart needs two squads for each player, but single-squads is on"},
		{3, board, map[string]string{sheet.OptionApart: scoring.No, sheet.OptionSingle: scoring.No}, ""},
		{2, board, map[string]string{sheet.OptionApart: scoring.Yes, sheet.OptionSingle: scoring.No}, ""},
	} {
		names := append([]string{"Eve"}, players...)[:c.players]
		_, err := scoring.Start(game.Game, scoring.Setup{Players: names, Options: c.options, House: c.house})
		if got := text(err); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

func text(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
