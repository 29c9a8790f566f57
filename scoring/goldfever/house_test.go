package goldfever_test

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// All scenarios that come with the program can be read, and are marked as our
// own. Two can play each, and there is one for every number of players from 2 to 12
// (GF60). Those that were replaced are still there, and offered to nobody.
func TestScenarios(t *testing.T) {
	names := templates.Houses(sheet.Info.ID)
	if len(names) != 8 || !slices.Contains(names, sheet.Info.Offered()) {
		t.Errorf("scenarios %v", names)
	}
	crowds := map[int]bool{}
	for _, name := range names {
		h := goldfevertest.Ours(t, name)
		if !strings.Contains(h.Scenario.Title, "house") {
			t.Errorf("%s is not marked as house", name)
		}
		if _, ok := h.Scenario.Cast(2); !ok {
			t.Errorf("%s is not for two", name)
		}
		for _, cast := range h.Scenario.Casts {
			crowds[len(cast)] = true
		}
	}
	for players := 2; players <= 12; players++ {
		if !crowds[players] {
			t.Errorf("no scenario is for %d", players)
		}
	}
	for name := range goldfevertest.Former {
		if goldfevertest.Ours(t, name) == nil || slices.Contains(names, name) {
			t.Errorf("%s is not there, or offered", name)
		}
	}
}

// The piles are what GF50 asks for: 54 cards, a wound on 6, 5 and 3 of 14, and a jam
// once in fourteen at the most. The piles of old ledgers are what they were: at least
// one wound about two times in three, one in two and one in three.
func TestPilesOfOurs(t *testing.T) {
	for _, c := range []struct {
		name   string
		wounds map[terms.Pile]int // cards of 14
	}{
		{"showdown-2", map[terms.Pile]int{terms.Easy: 6, terms.Average: 5, terms.Difficult: 3}},
		{"showdown", map[terms.Pile]int{terms.Easy: 9, terms.Average: 7, terms.Difficult: 5}},
	} {
		d := goldfevertest.Ours(t, c.name).Decks
		all := 0
		for p, want := range c.wounds {
			h := [...]scenario.Hits{d.Easy, d.Average, d.Difficult}[p]
			n := h.Miss + h.Wound + h.TwoWounds + h.Jam + h.Panic
			all += n
			if n != 14 || h.Wound+h.TwoWounds != want {
				t.Errorf("%s, %s: %d of %d cards wound", c.name, p, h.Wound+h.TwoWounds, n)
			}
			if h.Jam*14 > n {
				t.Errorf("%s, %s: %d of %d cards jam", c.name, p, h.Jam, n)
			}
		}
		if all += d.Panic.Nothing + d.Panic.Startle + d.Panic.Drop + d.Panic.Flee + d.Panic.Shake; all != 54 {
			t.Errorf("%s: %d cards", c.name, all)
		}
	}
}

// The weapons are those of GF5 and GF51.
func TestWeapons(t *testing.T) {
	for kind, want := range map[terms.Kind]terms.Weapon{
		terms.Colt: {Range: 4, Shells: 6, Pile: terms.Average}, terms.Shotgun: {Range: 2, Shells: 2, Pile: terms.Average}, terms.Rifle: {Range: 6, Shells: 9, Pile: terms.Easy}, terms.HuntingRifle: {Range: 8, Shells: 1, Pile: terms.Easy},
		terms.Knife: {Range: 1, Pile: terms.Difficult}, terms.Dynamite: {Range: 2, Pile: terms.Average},
	} {
		if got, ok := kind.Weapon(); !ok || got != want {
			t.Errorf("%s: %+v", kind, got)
		}
	}
	for _, kind := range []terms.Kind{terms.Whisky, terms.Rock, terms.Nugget} {
		if _, ok := kind.Weapon(); ok {
			t.Errorf("%s is a weapon", kind)
		}
	}
}

// House data that cannot be played is refused where it is wrong.
func TestBadHouse(t *testing.T) {
	good, err := os.ReadFile("testdata/games/tiny.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, path string }{
		{"title: Tiny (test)", "title: ''", "scenario.title"},
		{"story: A small fight for tests.", "story: ''", "scenario.story"},
		{"rounds: 2", "rounds: 0", "scenario.rounds"},
		{"rounds: 2", "rounds: 31", "scenario.rounds"},
		{"rounds: 2", "rounds: 2\n  aim: " + strings.Repeat("x", 401), "scenario.aim"},
		{"rounds: 2", "rounds: 2\n  extra: {title: '', night: 3}", "scenario.extra.title"},
		{"rounds: 2", "rounds: 2\n  extra: {title: Night, night: -3}", "scenario.extra.night"},
		{"rounds: 2", "rounds: 2\n  extra: {title: Nothing}", "scenario.extra"},
		{"rounds: 2", "rounds: 2\n  extra: {title: Both, night: 3, dry: true}", "scenario.extra"},
		{"name: Law", "name: ''", "scenario.teams[0].name"},
		{"characters: [Ted, Lena]", "characters: []", "scenario.teams[0].characters"},
		{"characters: [Ted, Lena]", "characters: [Ted, Kate]", "scenario.teams[0].characters[1]"},
		{"characters: [Fred, Silas]", "characters: [Fred, Ted]", "scenario.teams[1].characters[1]"},
		{"- {name: Outlaws, characters: [Fred, Silas]}", "", "scenario.teams"},
		{"- [[Ted, Lena], [Fred, Silas]]", "- [[Ted, Lena, Fred, Silas]]", "scenario.casts[0]"},
		{"- [[Ted, Lena], [Fred, Silas]]", "- [[Ted], [Lena], [Fred], [Silas]]", "scenario.casts[1]"},
		{"- [[Ted, Lena], [Fred, Silas]]", "- [[Ted, Fred], [Lena, Silas]]", "scenario.casts[0][0][1]"},
		{"- [[Ted, Lena], [Fred, Silas]]", "- [[Ted, Lena], [Fred]]", "scenario.casts[0]"},
		{"- [[Ted, Lena], [Fred, Silas]]", "- [[Ted, Lena, Ted], [Fred, Silas]]", "scenario.casts[0][0][2]"},
		{"- [[Ted, Lena], [Fred, Silas]]", "- [[Ted, Wes], [Fred, Silas]]", "scenario.casts[0][0][1]"},
		{"- [[Ted, Lena], [Fred, Silas]]", "- [[Ted, Lena], [Fred, Silas], []]", "scenario.casts[0][2]"},
		{"  casts:\n    - [[Ted, Lena], [Fred, Silas]]\n    - [[Ted], [Lena], [Fred], [Silas]]\n", "  casts: []\n", "scenario.casts"},
		{"{character: Ted, zone: b2", "{character: Wes, zone: b2", "scenario.gear[0].character"},
		{"{character: Ted, zone: b2", "{character: Lena, zone: b2", "scenario.gear[1].character"},
		{"- {character: Ted, zone: b2, guns: [colt], pockets: [knife, whisky]}", "", "scenario.gear"},
		{"{character: Ted, zone: b2", "{character: Ted, zone: z9", "scenario.gear[0].zone"},
		{"guns: [shotgun]", "guns: [knife]", "scenario.gear[1].guns[0]"},
		{"guns: [shotgun]", "guns: [cannon]", "scenario.gear[1].guns[0]"},
		{"guns: [shotgun]", "guns: [colt, colt, colt]", "scenario.gear[1].guns"},
		{"pockets: [dynamite, rock]", "pockets: [dynamite, nugget]", "scenario.nuggets"}, // it has no face
		{"pockets: [dynamite, rock]", "pockets: [rock, rock, rock]", "scenario.gear[1].pockets"},
		{"pockets: [dynamite, rock]", "pockets: [colt]", "scenario.gear[1].pockets[0]"},
		{"{zone: c2, objects", "{zone: c9, objects", "scenario.ground[0].zone"},
		{"{one: 1, two: 0", "{one: 1, two: 1", "scenario.nuggets"},
		{"{one: 1, two: 0", "{one: 3, two: -2", "scenario.nuggets"},
		{"kill: 3", "kill: -1", "scenario.points.kill"},
		{"survivor: 1", "survivor: 101", "scenario.points.survivor"},
		{"{title: The barn, zone: e2", "{title: The barn, zone: x1", "scenario.prizes[0].zone"},
		{"{title: The barn, zone: e2", "{title: '', zone: e2", "scenario.prizes[0].title"},
		{"zone: e2, points: 2}", "zone: e2, points: -2}", "scenario.prizes[0].points"},
		{"{name: Wes, trade: claim jumper}", "{name: Kate, trade: claim jumper}", "characters[11].name"},
		{"{name: Wes, trade: claim jumper}", "{name: Ted, trade: claim jumper}", "characters[11].name"},
		{"{name: Wes, trade: claim jumper}", "{name: Wes, trade: ''}", "characters[11].trade"},
		{"- {name: Wes, trade: claim jumper}", "", "characters"},
		{"easy: {miss: 3", "easy: {miss: 4", "decks"},
		{"easy: {miss: 3", "easy: {miss: -1", "decks.easy.miss"},
		{"easy: {miss: 3, wound: 7, two-wounds: 2, jam: 1", "easy: {miss: 2, wound: 7, two-wounds: 2, jam: 2", "decks.easy.jam"},
		{"panic: {nothing: 4, startle: 2, drop: 2, flee: 2, shake: 2}", "panic: {nothing: 0, startle: 0, drop: 0, flee: 0, shake: 0}", "decks.panic"},
		{"kind: charm", "kind: luck", "jokers[6].kind"},
		{"kind: charm", "kind: flask", "jokers[6].kind"},
		{"Heals one of your wounds.\", count: 2", "Heals one of your wounds.\", count: 0", "jokers[4].count"},
		{"title: Hip flask", "title: ''", "jokers[4].title"},
		{"Heals one of your wounds.", "", "jokers[4].text"},
		{"width: 240", "width: 10", "village.width"},
	} {
		if strings.Count(string(good), c.old) != 1 {
			t.Errorf("%q is %d times in the data", c.old, strings.Count(string(good), c.old))
		}
		scoringtest.Spoilt(t, game.Game, string(good), c.old, c.new, 1, 0, c.path)
	}
}

// Too few jokers are refused.
func TestFewJokers(t *testing.T) {
	text, err := os.ReadFile("testdata/games/tiny.yaml")
	if err != nil {
		t.Fatal(err)
	}
	before, jokers, _ := strings.Cut(string(text), "jokers:\n")
	lines := strings.SplitAfter(jokers, "\n")
	for _, bad := range []string{strings.Join(lines[:7], ""), strings.ReplaceAll(jokers, "count: 2", "count: 1")} {
		if _, err := game.Game.ReadHouse("few.yaml", []byte(before+"jokers:\n"+bad)); err == nil {
			t.Errorf("these are enough: %s", bad)
		}
	}
}

// House data is the same when it is read from what it is written as.
func TestHouseJSON(t *testing.T) {
	h := goldfevertest.Ours(t, "showdown")
	text, err := json.Marshal(h)
	if err != nil {
		t.Fatal(err)
	}
	again, err := game.Game.ReadHouse("again.json", text)
	if err != nil || !reflect.DeepEqual(again, h) {
		t.Errorf("%v", err)
	}
}
