package goldfever_test

import (
	"testing"

	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
)

// The chances are those of the piles as written in the house data.
func TestOdds(t *testing.T) {
	odds := game.Game.Odds(tiny(t))
	if len(odds) != 2 || game.Game.Odds(nil) != nil {
		t.Fatalf("%d tables", len(odds))
	}
	want := map[string][]string{
		"miss":               {"3/14 (21.4 %)", "4/14 (28.6 %)", "6/14 (42.9 %)"},
		"wound":              {"7/14 (50.0 %)", "6/14 (42.9 %)", "4/14 (28.6 %)"},
		"two wounds":         {"2/14 (14.3 %)", "1/14 (7.1 %)", "1/14 (7.1 %)"},
		"jam":                {"1/14 (7.1 %)", "1/14 (7.1 %)", "1/14 (7.1 %)"},
		"panic":              {"1/14 (7.1 %)", "2/14 (14.3 %)", "2/14 (14.3 %)"},
		"at least one wound": {"9/14 (64.3 %)", "7/14 (50.0 %)", "5/14 (35.7 %)"},
		"nothing":            {"4/12 (33.3 %)"},
		"startle":            {"2/12 (16.7 %)"},
		"drop":               {"2/12 (16.7 %)"},
		"flee":               {"2/12 (16.7 %)"},
		"shake":              {"2/12 (16.7 %)"},
	}
	for _, o := range odds {
		for _, row := range o.Rows {
			chances := want[row.Label.String()]
			if len(chances) != len(row.Chances) || len(o.Columns) != len(chances)+1 {
				t.Fatalf("%s: %s has %d chances, %d columns", o.Title, row.Label, len(row.Chances), len(o.Columns))
			}
			for i, c := range row.Chances {
				if c.String() != chances[i] {
					t.Errorf("%s, %s: %s, want %s", row.Label, o.Columns[i+1], c, chances[i])
				}
			}
			delete(want, row.Label.String())
		}
	}
	if len(want) > 0 {
		t.Errorf("not there: %v", want)
	}
}

// A prompt tells what is left of a pile, of the chips and of the jokers; the
// pile is whole again after its last card (GF50).
func TestPiles(t *testing.T) {
	left := func(g *table) map[string]int {
		items := map[string]int{}
		args := g.Prompts()[0].Args
		for _, item := range args[len(args)-1].Items {
			items[item.Name] = item.Most
		}
		return items
	}
	g := newTable(t).Play("table deals-joker Lena charm")
	if got := left(g); got["charm"] != 1 || got["flask"] != 2 {
		t.Errorf("jokers %v", got)
	}
	g = started(t).Play("table activate Lena", "Lena end")
	if got := left(g); len(got) != 3 || got["Lena"] != 0 || got["Ted"] != 1 {
		t.Errorf("chips %v", got)
	}
	g = started(t).Play("table activate Ted")
	for i, card := range []string{"jam", "miss", "miss", "miss"} {
		g.Play("Ted shoot Fred colt", "table card average "+card)
		if i == 0 {
			g.Play("Ted unjam colt")
		}
		g.Turn.Points = 3
	}
	g.Play("Ted shoot Fred colt")
	if got := left(g); got["miss"] != 1 || got["wound"] != 6 || got["two-wounds"] != 1 || got["jam"] != 0 || got["panic"] != 2 {
		t.Errorf("the average pile has %v", got)
	}
	g.Refuse("GF50", "table card average jam").Play("table card average miss")
	g.Piles[terms.Average] = scenario.Counts{0, 1, 0, 0, 0}
	g.Play("Ted shoot Fred colt").Refuse("GF50", "table card average miss").
		Play("table card average wound").shows("pile/average 14")
}
