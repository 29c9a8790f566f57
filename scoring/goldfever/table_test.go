package goldfever_test

import (
	"os"
	"slices"
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
	t      *testing.T
	number int
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
	return &table{View: s.(sheet.View), t: t}
}

// started is the tiny fight with the jokers dealt, and kept secret.
func started(t *testing.T) *table {
	t.Helper()
	return newTable(t).play("table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?")
}

// parse reads one event.
func (g *table) parse(line string) scoring.Event {
	words := strings.Fields(line)
	e := scoring.Event{Number: g.number + 1, Seat: scoring.Table, Verb: words[1], Args: words[2:]}
	if words[0] == "table" {
		return e
	}
	if e.Seat = slices.Index(g.Names, words[0]); e.Seat < 0 {
		e.As = words[0]
		e.Seat, _ = g.Owner(e.As)
	}
	return e
}

// play applies events, one a line, that must all be legal.
func (g *table) play(lines ...string) *table {
	g.t.Helper()
	for _, line := range lines {
		if v := scoring.Apply(&sheet.Info, g.View, g.parse(line)); v != nil {
			g.t.Fatalf("%s: %v (%s)", line, v, v.Instead)
		}
		g.number++
	}
	checkState(g.t, g.View)
	return g
}

// refuse applies events that must each break a clause and change nothing.
func (g *table) refuse(clause string, lines ...string) *table {
	g.t.Helper()
	for _, line := range lines {
		scoringtest.Refused(g.t, &sheet.Info, g.View, g.parse(line), clause)
	}
	return g
}

// shows checks cells, given as "ted/points 3"; a box that is crossed is written
// "x", and a dash stands for one that is not, or for an empty cell.
func (g *table) shows(wants ...string) *table {
	g.t.Helper()
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
			g.t.Errorf("after event %d %s shows %q, want %q", g.number, id, cells[id], value)
		}
	}
	return g
}

// waits checks what the table says it waits for, and for whom.
func (g *table) waits(label string, seats ...int) *table {
	g.t.Helper()
	scoringtest.Waits(g.t, g.View, label, seats...)
	return g
}
