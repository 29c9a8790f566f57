package goldfever_test

import (
	"os"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/scoringtest"
)

// tiny is a small fight in a village of squares.
func tiny(t testing.TB) *scenario.House {
	t.Helper()
	text, err := os.ReadFile("testdata/games/tiny.yaml")
	if err != nil {
		t.Fatal(err)
	}
	data, err := game.Game.ReadHouse("tiny.yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return data.(*scenario.House)
}

// A table plays a game written as in a ledger.
type table struct {
	sheet.View
	scoringtest.Table[*table]
}

// newTable starts the tiny fight of Ann (Ted, Lena) and Bob (Fred, Silas).
func newTable(t *testing.T) *table {
	t.Helper()
	return newTableWith(t, nil)
}

func newTableWith(t *testing.T, options map[string]string) *table {
	t.Helper()
	s, err := scoring.Start(game.Game, scoring.Setup{Players: []string{"Ann", "Bob"}, Options: options, House: tiny(t)})
	if err != nil {
		t.Fatal(err)
	}
	return tableOf(t, s.(sheet.View))
}

// started is the tiny fight with the jokers dealt, and kept secret.
func started(t *testing.T) *table {
	t.Helper()
	return newTable(t).Play("table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?")
}

// shows checks cells, given as "ted/points 3"; a box that is crossed is written
// "x", and a dash stands for one that is not, or for an empty cell.
func (g *table) shows(wants ...string) *table {
	g.T.Helper()
	cells := map[string]string{}
	for _, c := range g.Cells() {
		value := c.Value
		if c.Kind == scoring.Box && c.Struck {
			value = "x"
		}
		if value == "" {
			value = "-"
		}
		if c.ID != terms.ScoreCell {
			cells[c.ID] = value
		} else {
			cells[g.Names[c.Owner]] = value
		}
	}
	for _, want := range wants {
		id, value, _ := strings.Cut(want, " ")
		if cells[id] != value {
			g.T.Errorf("after event %d %s shows %q, want %q", g.Number, id, cells[id], value)
		}
	}
	return g
}

// tableOf seats the players of a game at a table.
func tableOf(t *testing.T, v sheet.View) *table {
	g := &table{View: v}
	g.Table = scoringtest.NewTable(t, g, &sheet.Info, v, v.Names)
	return g
}

// Play applies events, one a line, that must all be legal, and checks what they leave.
func (g *table) Play(lines ...string) *table {
	g.T.Helper()
	g.Table.Play(lines...)
	checkState(g.T, g.View)
	return g
}
