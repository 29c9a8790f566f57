package coal_test

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/scoringtest"
)

func TestReadHouse(t *testing.T) {
	sheet := smallSheet(t).(*coal.Sheet)
	if got, want := sheet.Tunnels[1], (coal.Tunnel{ID: "tin-1", Mineral: coal.Tin, Deposits: []coal.Deposit{{6, 2}, {8, 3}}}); !reflect.DeepEqual(got, want) {
		t.Errorf("second tunnel %v, want %v", got, want)
	}
	if want := (coal.Prices{StrikeGold: 8, WashDay: 6, Tack: 12, Tonic: 5, Burro7: 25}); sheet.Prices != want {
		t.Errorf("prices %v, want %v", sheet.Prices, want)
	}
}

// The sheet encodes with the keys of its file. JSON is YAML: it reads back.
func TestSheetJSON(t *testing.T) {
	sheet := smallSheet(t)
	text, err := json.Marshal(sheet)
	if err != nil {
		t.Fatal(err)
	}
	if want := `{"tunnels":[{"id":"borax-1","mineral":"borax","deposits":[{"number":3,"digs":1},`; !strings.HasPrefix(string(text), want) {
		t.Errorf("%s", text)
	}
	again, err := game.Game.ReadHouse("sheet.json", text)
	if err != nil || !reflect.DeepEqual(again, sheet) {
		t.Errorf("read back: %v, %v", again, err)
	}
}

func TestHouseErrors(t *testing.T) {
	small, err := os.ReadFile("testdata/small.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		old, new string
		line     int
		field    string
	}{
		{"id: borax-1", "id: tin-9", 3, "tunnels[0].id"},
		{"id: borax-1", "id: borax-01", 3, "tunnels[0].id"},
		{"id: borax-1", "id: borax-0", 3, "tunnels[0].id"},
		{"id: tin-1\n    mineral: tin", "id: borax-1\n    mineral: borax", 6, "tunnels[1].id"},
		{"id: tin-1\n    mineral: tin", "id: borax-2\n    mineral: borax", 3, "tunnels"}, // no Tin left
		{"mineral: tin", "mineral: gold", 7, "tunnels[1].mineral"},
		{"{number: 8, digs: 3}", "{number: 0, digs: 3}", 8, "tunnels[1].deposits[1].number"},
		{"{number: 8, digs: 3}", "{number: 19, digs: 3}", 8, "tunnels[1].deposits[1].number"},
		{"{number: 8, digs: 3}", "{number: 8, digs: 4}", 8, "tunnels[1].deposits[1].digs"},
		{"{number: 8, digs: 3}", "{number: 8, digs: 0}", 8, "tunnels[1].deposits[1].digs"},
		{"{number: 8, digs: 3}", "{number: 8, digs: 3, gold: 1}", 8, "tunnels[1].deposits[1].gold"},
		{"[{number: 9, digs: 3}]", "[]", 14, "tunnels[3].deposits"},
		{"[{number: 9, digs: 3}]", "[" + strings.Repeat("{number: 9, digs: 3},", coal.MaxDeposits+1) + "]", 14, "tunnels[3].deposits"},
		{"[{number: 3, digs: 1}", "[{number: 5, digs: 1}", 5, "tunnels[0].deposits[0].number"},
		{"{number: 6, digs: 2}, {number: 2", "{number: 5, digs: 2}, {number: 2", 5, "tunnels[0].deposits[1].number"},
		{"{number: 6, digs: 2}, {number: 2", "{number: 6, digs: 3}, {number: 2", 5, "tunnels[0].deposits[1].digs"},
		{"stash: 20", "stash: 0", 15, "stash"},
		{"stash: 20", "stash: 201", 15, "stash"},
		{"  - {id: burro-6, bandits: 1}\n", "", 17, "burros"},
		{"id: burro-6", "id: burro-9", 22, "burros[5].id"},
		{"id: burro-4, bandits: 2", "id: burro-4, bandits: 5", 20, "burros[3].bandits"},
		{"id: burro-4, bandits: 2", "id: burro-4, bandits: -1", 20, "burros[3].bandits"},
		{"id: burro-7, bandits: 1", "id: burro-7, bandits: 0", 23, "burros[6].bandits"},
		{"bandits: 0", "bandits: 1", 17, "burros"}, // on all of burros 1 to 6
		{"tack: 12", "tack: -1", 24, "prices.tack"},
		{"burro-7: 25", "burro-7: 1001", 24, "prices.burro-7"},
	} {
		scoringtest.Spoilt(t, game.Game, string(small), c.old, c.new, -1, c.line, c.field)
	}
}

// Without a bandit on burros 1 to 6 there is nothing to fear.
func TestHouseWithoutBandits(t *testing.T) {
	small, err := os.ReadFile("testdata/small.yaml")
	if err != nil {
		t.Fatal(err)
	}
	text := string(small)
	for _, b := range []string{"burro-2, bandits: 1", "burro-4, bandits: 2", "burro-6, bandits: 1"} {
		text = strings.Replace(text, b, b[:len(b)-1]+"0", 1)
	}
	if _, err := game.Game.ReadHouse("my.yaml", []byte(text)); err == nil {
		t.Error("accepted")
	}
}

func TestHouseTooManyTunnels(t *testing.T) {
	small, err := os.ReadFile("testdata/small.yaml")
	if err != nil {
		t.Fatal(err)
	}
	more := "tunnels:\n"
	for _, n := range []string{"2", "3", "4", "5", "6"} {
		more += "  - {id: tin-" + n + ", mineral: tin, deposits: [{number: 6, digs: 2}]}\n"
	}
	if _, err := game.Game.ReadHouse("my.yaml", []byte(strings.Replace(string(small), "tunnels:\n", more, 1))); err == nil {
		t.Error("nine tunnels accepted")
	}
}
