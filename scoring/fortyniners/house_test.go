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
	"saddlebag/scoring/scoringtest"
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
		{"start: s0", "begin: s0", `4:1: begin: there's no such key here; use start, end, sheriff, blocks, lookouts, jail, hideouts, crossings, spots, road, trail or river`},
		{"start: s0", "score-only: false", `4:1: score-only: there's no such key here; use start, end, sheriff, blocks, lookouts, jail, hideouts, crossings, spots, road, trail or river`},
		{"{id: n1,", "{id: N1,", `15:10: spots[1].id: "N1" can't be an id; use small letters and digits, like r12, at most 12 of them`},
		{"{id: n1,", "{id: n-1-2-3-4-5-6,", `15:10: spots[1].id: "n-1-2-3-4-5-6" can't be an id; use small letters and digits, like r12, at most 12 of them`},
		{"{id: n1,", "{id: s0,", "15:10: spots[1].id: s0 is here twice; use each only once"},
		{"[60, 100]", "[60, 401]", "15:23: spots[1].at[1]: 401 mm is off the board, which is 400 mm square"},
		{"[60, 100]", "[-1, 100]", "15:19: spots[1].at[0]: -1 mm is off the board, which is 400 mm square"},
		{"[60, 100]", "[60]", "15:18: spots[1].at: this list needs 2 entries, not 1"},
		{"settlement: 5", "settlement: 100", "15:41: spots[1].settlement: 100 is out of range; use 1 to 99"},
		{"settlement: 5", "settlement: -5", "15:41: spots[1].settlement: -5 is out of range; use 1 to 99"},
		{"settlement: 5", "settlement: 5, name: Seventeen letters", `15:50: spots[1].name: this has 17 characters; use 1 to 16`},
		{"settlement: 5", "name: Nowhere", `15:35: spots[1].name: only a settlement has a name; leave out "Nowhere", or give the spot points`},
		{"road:\n", "river:\n  - [20, 20]\nroad:\n", "37:3: river: the river runs through 1 point; use 2 to 40, or none"},
		{"road:\n", "river:\n  - [20, 20]\n  - [20, 401]\nroad:\n", "38:10: river[1][1]: 401 mm is off the board, which is 400 mm square"},
		{"blocks: [k1, k2]", "blocks: [k1]", "7:9: blocks: this has 1 road block; the board needs 2 (FN5)"},
		{"lookouts: [t2]", "lookouts: []", "8:11: lookouts: there's no lookout; add at least one (FN5)"},
		{"lookouts: [t2]", "lookouts: [t9]", `8:12: lookouts[0]: there's no spot "t9"; add it to the spots, or use another`},
		{"lookouts: [t2]", "lookouts: [t2, k1]", "8:16: lookouts[1]: k1 is already used in blocks[0]; use another spot"},
		{"red: jail-red,", "red: home-red,", "10:17: hideouts.red: home-red is already used in jail.red; use another spot"},
		{"sheriff: p2", "sheriff: p9", `6:10: sheriff: there's no spot "p9"; add it to the spots, or use another`},
		{"sheriff: p2", "sheriff: jail-blue", "6:10: sheriff: jail-blue is jail.blue, which no piece can enter; start the sheriff elsewhere (FN5)"},
		{"[s0, n1]", "[s9, n1]", `37:6: road[0][0]: there's no spot "s9"; add it to the spots, or use another`},
		{"[s0, n1]", "[s0, n9]", `37:10: road[0][1]: there's no spot "n9"; add it to the spots, or use another`},
		{"[s0, n1]", "[s0, s0]", "37:5: road[0]: this leads from s0 to itself; choose another end"},
		{"[t3, k2]", "[k2, k1]\n  - [k1, k2]", "62:5: trail[9]: k1 and k2 are already joined by trail[8]; leave one out"},
		{"[t1, t2]", "[k2, p1]", "58:5: trail[5]: k2 and p1 are already joined by road[10]; leave one out"},
		{"  - [p3, e0]\n", "  - [p3, e0]\n  - [p1, m1]\n  - [x2, p3]\n", "11:17: crossings[1]: 3 roads lead to x2; a crossing needs 2 (FN10)"},
		{"end: e0", "end: t4", "5:6: end: t4 isn't on the road; join it to the road (FN5)"},
		{"[m1, k1]", "[m1, m2]", "7:10: blocks[0]: 1 road leads to k1; a road block needs at least 2 (FN5)"},
		{"lookouts: [t2]", "lookouts: [p1]", "8:12: lookouts[0]: p1 isn't on a trail; join it to one (FN5)"},
		{"[t3, jail-red]", "[t3, jail-red]\n  - [t2, jail-red]", "9:13: jail.red: 2 trails lead to jail-red; it needs 1, because it's at the end of a trail (FN5)"},
		{"[t1, k1]", "[t1, k1]\n  - [t2, k1]", "7:10: blocks[0]: 2 trails lead to k1; it needs 1, because it's at the end of a trail (FN5)"},
		{"crossings: [x1, x2]", "crossings: [x1]", "20:5: spots[6]: x2 is on the road and on a trail; make it a crossing or a road block (FN30)"},
		{"  - {id: t1, at: [120, 150]}", "  - {id: t1, at: [120, 150], settlement: 3}", "27:42: spots[13].settlement: t1 can't be a settlement; a settlement is on the road and is nothing else (FN5)"},
		{"  - {id: s0, at: [20, 200]}", "  - {id: s0, at: [20, 200], settlement: 3}", "14:41: spots[0].settlement: s0 can't be a settlement; a settlement is on the road and is nothing else (FN5)"},
		{"road:\n", "  - {id: z1, at: [390, 390]}\n\nroad:\n", "36:5: spots[21]: z1 is neither on the road nor on a trail; join it to another spot"},
		{"  - [n2, e0]", "  - [n2, n1]", "37:3: road: two ways lead from n1 to n2 with only crossings on them; put a spot on one (FN10)"},
		{"road:\n  - [s0, n1]", "  - {id: z1, at: [380, 380]}\n  - {id: z2, at: [350, 380]}\nroad:\n  - [z1, z2]\n  - [s0, n1]", "39:3: road: there's no way from s0 to z1; make one"},
		{"  - [t2, x2]\n", "", "53:3: trail: there's no way from home-red to x2; make one"},
		{"  - [s0, p1]\n", "", "37:3: road: at least 3 ways from Start to End of Run must differ in length and in settlements; add roads (FN5)"},
		{", settlement: 3}", "}", ""}, // the others still differ
		{"[60, 100]", "[60, 190]", "18:18: spots[4].at: m1 is less than 14 mm from n1; move one of them"},
		{"[110, 250]", "[90, 305]", "47:5: road[10]: the line from p1 to k2 passes jail-blue by less than 8 mm; move one of them"},
		{"[190, 250]", "[160, 340]", "62:5: trail[9]: the line from t3 to jail-red crosses the one from k2 to p2; put a spot there"},
	} {
		changed := strings.Replace(string(text), c.old, c.new, 1)
		if changed == string(text) {
			t.Fatalf("%q is not in the board", c.old)
		}
		_, err := game.Game.ReadHouse("my.yaml", []byte(changed))
		var e *house.Error
		if c.want != "" && (!errors.As(err, &e) || err.Error() != "my.yaml:"+c.want) || c.want == "" && err != nil {
			t.Errorf("%q:\ngot  %v\nwant my.yaml:%s", c.new, err, c.want)
		} else if e != nil {
			scoringtest.Messaged(t, e)
		}
	}
}

// Without its other ways round, a board is sealed by a block (FN5).
func TestSealedBoard(t *testing.T) {
	b := *tiny(t)
	b.Road = slices.DeleteFunc(slices.Clone(b.Road), func(e fortyniners.Edge) bool {
		return e == fortyniners.Edge{"s0", "n1"} || e == fortyniners.Edge{"s0", "p1"}
	})
	refused(t, &b, "blocks[0]: a block on k1 leaves no way to End of Run; add another way (FN5)")
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
	refused(t, &b, "spots: 177 is too many; use at most 120")
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
