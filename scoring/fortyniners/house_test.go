package fortyniners_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/house"
	"saddlebag/templates"
)

// ours is the board that comes with the program.
func ours(t testing.TB) *fortyniners.Board {
	t.Helper()
	return boardOf(t, sheet.Info.Data, templateText(t, sheet.Info.Data))
}

func templateText(t testing.TB, name string) string {
	t.Helper()
	text, ok := templates.House(sheet.Info.ID, name)
	if !ok {
		t.Fatalf("%s is missing", name)
	}
	return string(text)
}

func boardOf(t testing.TB, name, text string) *fortyniners.Board {
	t.Helper()
	board, err := game.Game.ReadHouse(name+".yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return board.(*fortyniners.Board)
}

func TestReadHouse(t *testing.T) {
	board := ours(t)
	if n := len(board.Spots); n < 60 || n > 90 {
		t.Errorf("%d spots, want 60 to 90", n)
	}
	if got, want := board.Spots[2], (fortyniners.Spot{ID: "r2", At: [2]int{119, 334}, Settlement: 2, Name: "Dusty Fork"}); got != want {
		t.Errorf("third spot %v, want %v", got, want)
	}
	none, err := game.Game.ReadHouse("none.yaml", []byte(templateText(t, "none")))
	if err != nil || !reflect.DeepEqual(none, scoring.House(&fortyniners.NoBoard{ScoreOnly: true})) {
		t.Errorf("%v, %v", none, err)
	}
}

// The board encodes with the keys of its file. JSON is YAML: it reads back.
func TestBoardJSON(t *testing.T) {
	text, err := json.Marshal(ours(t))
	if err != nil {
		t.Fatal(err)
	}
	if want := `{"start":"s0","end":"e0","sheriff":"`; !strings.HasPrefix(string(text), want) {
		t.Errorf("%s", text)
	}
	again, err := game.Game.ReadHouse("board.json", text)
	if err != nil || !reflect.DeepEqual(again, scoring.House(ours(t))) {
		t.Errorf("read back: %v, %v", again, err)
	}
}

// What is wrong with a board is told with its field. Each change breaks the
// small board in one way.
func TestHouseErrors(t *testing.T) {
	text, err := os.ReadFile("testdata/broken/tiny.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{"start: s0", "begin: s0", `4:1: begin: unknown key; known here: start, end, sheriff, blocks, lookouts, jail, hideouts, crossings, spots, road, trail, river`},
		{"start: s0", "score-only: false", `4:1: score-only: unknown key; known here: start, end, sheriff, blocks, lookouts, jail, hideouts, crossings, spots, road, trail, river`},
		{"{id: n1,", "{id: N1,", `15:10: spots[1].id: "N1" is not an id of small letters and figures like r12, at most 12 characters`},
		{"{id: n1,", "{id: n-1-2-3-4-5-6,", `15:10: spots[1].id: "n-1-2-3-4-5-6" is not an id of small letters and figures like r12, at most 12 characters`},
		{"{id: n1,", "{id: s0,", "15:10: spots[1].id: a second spot s0"},
		{"[60, 100]", "[60, 401]", "15:23: spots[1].at[1]: 401 mm; the board is 400 mm square"},
		{"[60, 100]", "[-1, 100]", "15:19: spots[1].at[0]: -1 mm; the board is 400 mm square"},
		{"[60, 100]", "[60]", "15:18: spots[1].at: want 2 in the list, found 1"},
		{"settlement: 5", "settlement: 100", "15:41: spots[1].settlement: 100 points; a settlement has 1 to 99"},
		{"settlement: 5", "settlement: -5", "15:41: spots[1].settlement: -5 points; a settlement has 1 to 99"},
		{"settlement: 5", "settlement: 5, name: Seventeen letters", `15:50: spots[1].name: "Seventeen letters"; only settlements have names, of at most 16 characters`},
		{"settlement: 5", "name: Nowhere", `15:35: spots[1].name: "Nowhere"; only settlements have names, of at most 16 characters`},
		{"road:\n", "river:\n  - [20, 20]\nroad:\n", "37:3: river: 1 places; a river runs through 2 to 40"},
		{"road:\n", "river:\n  - [20, 20]\n  - [20, 401]\nroad:\n", "38:10: river[1][1]: 401 mm; the board is 400 mm square"},
		{"blocks: [k1, k2]", "blocks: [k1]", "7:9: blocks: 1 road blocks; there are 2 (FN5)"},
		{"lookouts: [t2]", "lookouts: []", "8:11: lookouts: no lookout; there is one at least (FN5)"},
		{"lookouts: [t2]", "lookouts: [t9]", `8:12: lookouts[0]: there is no spot "t9"`},
		{"lookouts: [t2]", "lookouts: [t2, k1]", "8:16: lookouts[1]: k1 is in blocks[0] already"},
		{"red: jail-red,", "red: home-red,", "10:17: hideouts.red: home-red is in jail.red already"},
		{"sheriff: p2", "sheriff: p9", `6:10: sheriff: there is no spot "p9"`},
		{"sheriff: p2", "sheriff: jail-blue", "6:10: sheriff: jail-blue is jail.blue, which no piece enters (FN5)"},
		{"[s0, n1]", "[s9, n1]", `37:6: road[0][0]: there is no spot "s9"`},
		{"[s0, n1]", "[s0, n9]", `37:10: road[0][1]: there is no spot "n9"`},
		{"[s0, n1]", "[s0, s0]", "37:5: road[0]: from s0 to itself"},
		{"[t3, k2]", "[k2, k1]\n  - [k1, k2]", "62:5: trail[9]: k1 and k2 are joined by trail[8] already"},
		{"[t1, t2]", "[k2, p1]", "58:5: trail[5]: k2 and p1 are joined by road[10] already"},
		{"  - [p3, e0]\n", "  - [p3, e0]\n  - [p1, m1]\n  - [x2, p3]\n", "11:17: crossings[1]: x2 has 3 road edges; a crossing has 2 (FN10)"},
		{"end: e0", "end: t4", "5:6: end: t4 is not on the road (FN5)"},
		{"[m1, k1]", "[m1, m2]", "7:10: blocks[0]: k1 has 1 road edges; a road block has 2 at least (FN5)"},
		{"lookouts: [t2]", "lookouts: [p1]", "8:12: lookouts[0]: p1 is not on a trail (FN5)"},
		{"[t3, jail-red]", "[t3, jail-red]\n  - [t2, jail-red]", "9:13: jail.red: jail-red has 2 trail edges; it lies at the end of a trail (FN5)"},
		{"[t1, k1]", "[t1, k1]\n  - [t2, k1]", "7:10: blocks[0]: k1 has 2 trail edges; it lies at the end of a trail (FN5)"},
		{"crossings: [x1, x2]", "crossings: [x1]", "20:5: spots[6]: x2 is on the road and on a trail, but neither a crossing nor a road block (FN30)"},
		{"  - {id: t1, at: [120, 150]}", "  - {id: t1, at: [120, 150], settlement: 3}", "27:42: spots[13].settlement: t1 has no place for a settlement, which lies on the road by itself (FN5)"},
		{"  - {id: s0, at: [20, 200]}", "  - {id: s0, at: [20, 200], settlement: 3}", "14:41: spots[0].settlement: s0 has no place for a settlement, which lies on the road by itself (FN5)"},
		{"road:\n", "  - {id: z1, at: [390, 390]}\n\nroad:\n", "36:5: spots[21]: z1 is neither on the road nor on a trail"},
		{"  - [n2, e0]", "  - [n2, n1]", "37:3: road: over crossings, two ways lead from n1 to n2 without a spot between (FN10)"},
		{"road:\n  - [s0, n1]", "  - {id: z1, at: [380, 380]}\n  - {id: z2, at: [350, 380]}\nroad:\n  - [z1, z2]\n  - [s0, n1]", "39:3: road: z1 cannot be reached from s0"},
		{"  - [t2, x2]\n", "", "53:3: trail: x2 cannot be reached from home-red"},
		{"  - [s0, p1]\n", "", "37:3: road: from Start to End of Run lead no 3 ways of different length with different settlements (FN5)"},
		{", settlement: 3}", "}", ""}, // the others still differ
		{"[60, 100]", "[60, 190]", "18:18: spots[4].at: m1 is less than 14 mm from n1"},
		{"[110, 250]", "[90, 305]", "47:5: road[10]: the line from p1 to k2 passes jail-blue by less than 8 mm"},
		{"[190, 250]", "[160, 340]", "62:5: trail[9]: the line from t3 to jail-red crosses that from k2 to p2 where there is no spot"},
	} {
		changed := strings.Replace(string(text), c.old, c.new, 1)
		if changed == string(text) {
			t.Fatalf("%q is not in the board", c.old)
		}
		_, err := game.Game.ReadHouse("my.yaml", []byte(changed))
		var e *house.Error
		if c.want != "" && (!errors.As(err, &e) || err.Error() != "my.yaml:"+c.want) || c.want == "" && err != nil {
			t.Errorf("%q:\ngot  %v\nwant my.yaml:%s", c.new, err, c.want)
		}
	}
}

// Without its other ways round, a board is sealed by a block (FN5).
func TestSealedBoard(t *testing.T) {
	b := *tiny(t)
	b.Road = slices.DeleteFunc(slices.Clone(b.Road), func(e fortyniners.Edge) bool {
		return e == fortyniners.Edge{"s0", "n1"} || e == fortyniners.Edge{"s0", "p1"}
	})
	refused(t, &b, "blocks[0]: with k1 blocked no way leads to End of Run (FN5)")
}

// A board of little squares has more paths than people can choose from.
func TestTooManyPaths(t *testing.T) {
	const side = 6
	b := *tiny(t)
	id := func(x, y int) string { return fmt.Sprintf("z%d%d", x, y) }
	b.Road = append(b.Road, fortyniners.Edge{"e0", id(0, 0)})
	for x := range side {
		for y := range side {
			b.Spots = append(b.Spots, fortyniners.Spot{ID: id(x, y)})
			if x > 0 {
				b.Road = append(b.Road, fortyniners.Edge{id(x-1, y), id(x, y)})
			}
			if y > 0 {
				b.Road = append(b.Road, fortyniners.Edge{id(x, y-1), id(x, y)})
			}
		}
	}
	refused(t, &b, "paths of 12 miles lead from")
	b.Spots = append(b.Spots, slices.Repeat([]fortyniners.Spot{{ID: "z"}}, fortyniners.MaxSpots)...)
	refused(t, &b, "177 spots; at most 120")
}

// refused checks that a board is not taken, and why.
func refused(t *testing.T, b *fortyniners.Board, why string) {
	t.Helper()
	text, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := game.Game.ReadHouse("my.json", text); err == nil || !strings.Contains(err.Error(), why) {
		t.Errorf("%v, want %s", err, why)
	}
}

// What Info does not allow is told.
func TestNewErrors(t *testing.T) {
	board := tiny(t)
	for _, c := range []struct {
		players int
		house   scoring.House
		options map[string]string
		want    string
	}{
		{3, board, nil, `The "49ers" is for 4 players, not 3`},
		{5, board, nil, `The "49ers" is for 4 players, not 5`},
		{4, nil, nil, `the house data is <nil>, not a board of The "49ers"`},
		{4, (*fortyniners.Board)(nil), nil, `the house data is *fortyniners.Board, not a board of The "49ers"`},
		{4, (*fortyniners.NoBoard)(nil), nil, `the house data is *fortyniners.NoBoard, not a board of The "49ers"`},
		{4, board, map[string]string{"map": "1"}, `The "49ers" has no option "map", only dice and turn-cap`},
		{4, board, map[string]string{sheet.OptionDice: "3"}, `option dice is a whole number from 1 to 2, not "3"`},
		{4, board, map[string]string{sheet.OptionDice: "01"}, `option dice is a whole number from 1 to 2, not "01"`},
		{4, board, map[string]string{sheet.OptionCap: "0"}, `option turn-cap is a whole number from 1 to 200, not "0"`},
		{4, board, map[string]string{sheet.OptionCap: "200", sheet.OptionDice: "1"}, ""},
		{4, &fortyniners.NoBoard{ScoreOnly: true}, nil, ""},
	} {
		names := append([]string{"Eve"}, players...)[:c.players]
		_, err := scoring.Start(game.Game, scoring.Setup{Players: names, Options: c.options, House: c.house})
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
