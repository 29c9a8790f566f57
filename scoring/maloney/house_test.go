package maloney_test

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// ours is the house data that comes with the program.
func ours(t testing.TB) *maloney.Map {
	t.Helper()
	text, ok := templates.House(sheet.Info.ID, sheet.Info.Data)
	if !ok {
		t.Fatalf("%s is missing", sheet.Info.Data)
	}
	m, err := game.Game.ReadHouse(sheet.Info.Data+".yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return m.(*maloney.Map)
}

// The cities whose numbers are published (MI3).
var published = map[int]string{
	1: "San Francisco", 2: "San Diego", 3: "Sacramento", 6: "Cheyenne",
	7: "Santa Fe", 8: "Chicago", 9: "Kansas City", 16: "Charleston",
}

func TestCities(t *testing.T) {
	m := ours(t)
	if len(m.Cities) != 16 {
		t.Fatalf("%d cities", len(m.Cities))
	}
	for number, name := range published {
		if c := m.Cities[number-1]; c.Number != number || c.Name != name {
			t.Errorf("%d is %d %s, want %s", number, c.Number, c.Name, name)
		}
	}
	if !slices.ContainsFunc(m.Cities, func(c maloney.City) bool { return c.Name == "New Orleans" }) {
		t.Error("no New Orleans")
	}
	if got, want := m.Cities[2].Reaches, []int{1, 2, 6, 7, 8, 9, 16}; !slices.Equal(got, want) {
		t.Errorf("Sacramento reaches %v, want %v", got, want)
	}
}

func TestRoads(t *testing.T) {
	m := ours(t)
	for _, c := range m.Cities {
		if len(c.Reaches) != 7 || slices.Contains(c.Reaches, c.Number) {
			t.Errorf("%s reaches %v", c.Name, c.Reaches)
		}
		for _, to := range c.Reaches {
			if !slices.Contains(m.Cities[to-1].Reaches, c.Number) {
				t.Errorf("%s reaches %d, which does not reach it", c.Name, to)
			}
		}
	}
	seen, queue := map[int]bool{1: true}, []int{1} // the car comes everywhere
	for len(queue) > 0 {
		for _, to := range m.Cities[queue[0]-1].Reaches {
			if !seen[to] {
				seen[to], queue = true, append(queue, to)
			}
		}
		queue = queue[1:]
	}
	if len(seen) != 16 {
		t.Errorf("from San Francisco the car comes to %d cities", len(seen))
	}
}

func TestCards(t *testing.T) {
	m := ours(t)
	cards, best := 0, map[maloney.Weekday]int{}
	for _, c := range m.Cities {
		days := map[maloney.Weekday]bool{}
		for _, day := range c.Best {
			cards++
			best[day]++
			days[day] = true
		}
		if len(days) != 4 {
			t.Errorf("%s has best days %v", c.Name, c.Best)
		}
	}
	if cards != 64 || len(best) != 7 {
		t.Errorf("%d cards, best on %v", cards, best)
	}
	for day, n := range best {
		if n != 9 && n != 10 {
			t.Errorf("%d cards are best on %s", n, day)
		}
	}
}

func TestSuitcases(t *testing.T) {
	m := ours(t)
	if len(m.Suitcases) != 24 {
		t.Fatalf("%d suitcases", len(m.Suitcases))
	}
	for _, want := range []maloney.Suitcase{{Points: 5}, {Points: -3}, {Money: 1500}, {Money: -1000}} {
		if !slices.Contains(m.Suitcases, want) {
			t.Errorf("no suitcase %s", want)
		}
	}
	for _, c := range m.Suitcases {
		points := c.Money == 0 && c.Points >= -3 && c.Points <= 5 && c.Points != 0
		money := c.Points == 0 && c.Money >= -1000 && c.Money <= 1500 && c.Money%100 == 0
		if !points && !money {
			t.Errorf("suitcase %#v", c)
		}
	}
}

// The map encodes with the keys of its file. JSON is YAML: it reads back.
func TestMapJSON(t *testing.T) {
	text, err := json.Marshal(ours(t))
	if err != nil {
		t.Fatal(err)
	}
	if want := `{"cities":[{"number":1,"name":"San Francisco","reaches":[2,3,`; !strings.HasPrefix(string(text), want) {
		t.Errorf("%s", text)
	}
	again, err := game.Game.ReadHouse("map.json", text)
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
		{"  - {number: 16,", "  - {number: 17,", 29, "cities[15].number"},
		{"number: 5,", "number: 4,", 18, "cities[4].number"},
		{"name: Helena", `name: ""`, 23, "cities[9].name"},
		{"name: Helena", "name: Helena at the Prickly Pear", 23, "cities[9].name"},
		{"name: Helena", "name: Santa Fe", 23, "cities[9].name"},
		{"at: [200, 212]", "at: [200]", 14, "cities[0].at"},
		{"at: [200, 212]", "at: [200, 551]", 14, "cities[0].at"},
		{"at: [200, 212]", "at: [-1, 212]", 14, "cities[0].at"},
		{"at: [225, 190]", "at: [220, 200]", 16, "cities[2].at"},
		{"reaches: [2, 3, 4, 5, 7, 10, 11]", "reaches: [2, 3, 4, 5, 7, 10]", 14, "cities[0].reaches"},
		{"reaches: [2, 3, 4, 5, 7, 10, 11]", "reaches: [2, 3, 4, 5, 7, 10, 17]", 14, "cities[0].reaches[6]"},
		{"reaches: [2, 3, 4, 5, 7, 10, 11]", "reaches: [0, 3, 4, 5, 7, 10, 11]", 14, "cities[0].reaches[0]"},
		{"reaches: [2, 3, 4, 5, 7, 10, 11]", "reaches: [1, 3, 4, 5, 7, 10, 11]", 14, "cities[0].reaches[0]"},
		{"reaches: [2, 3, 4, 5, 7, 10, 11]", "reaches: [2, 2, 4, 5, 7, 10, 11]", 14, "cities[0].reaches[1]"},
		{"reaches: [2, 3, 4, 5, 7, 10, 11]", "reaches: [2, 3, 5, 4, 7, 10, 11]", 14, "cities[0].reaches[3]"},
		{"reaches: [2, 3, 4, 5, 7, 10, 11]", "reaches: [2, 3, 4, 5, 7, 10, 12]", 14, "cities[0].reaches[6]"},
		{"best: [mon, wed, fri, sun]", "best: [mon, wed, fri]", 14, "cities[0].best"},
		{"best: [mon, wed, fri, sun]", "best: [mon, wed, fri, wed]", 14, "cities[0].best[3]"},
		{"best: [mon, wed, fri, sun]", "best: [mon, wed, fri, Sunday]", 14, "cities[0].best[3]"},
		{"best: [tue, thu, sat, mon]", "best: [wed, thu, sat, fri]", 14, "cities"},
		{`"+5", `, ``, 31, "suitcases"},
		{`"+5"`, `"+6"`, 32, "suitcases[0]"},
		{`"+5"`, `"5"`, 32, "suitcases[0]"},
		{`"+5"`, `"+0"`, 32, "suitcases[0]"},
		{`"+5"`, `"+$1600"`, 32, "suitcases[0]"},
		{`"+5"`, `"+$150"`, 32, "suitcases[0]"},
		{`"+5"`, `"$500"`, 32, "suitcases[0]"},
		{`"+5"`, `"-4"`, 32, "suitcases[0]"},
		{`"-$1000"`, `"-$1100"`, 33, "suitcases[23]"},
		{"suitcases:", "cases:", 31, "cases"},
	} {
		scoringtest.Spoilt(t, game.Game, string(text), c.old, c.new, 1, c.line, c.field)
	}
}

func TestFewerCities(t *testing.T) {
	text, _ := templates.House(sheet.Info.ID, sheet.Info.Data)
	lines := strings.Split(string(text), "\n")
	i := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "  - {number: 16,") })
	_, err := game.Game.ReadHouse("my.yaml", []byte(strings.Join(slices.Delete(lines, i, i+1), "\n")))
	if want := "my.yaml:14:3: cities: this has 15 cities; the board needs 16 (MI3)"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
