package maloney_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/scoringtest"
)

// players are the names of the seats in tests.
var players = []string{"Ann", "Bob", "Cid", "Dot", "Eve", "Fay"}

// A table plays a game written as in a ledger.
type table struct {
	sheet.View
	scoringtest.Table[*table]
}

// newTable starts a game with hands of cardboard.
func newTable(t *testing.T, n int) *table {
	t.Helper()
	return newTableWith(t, n, sheet.Physical)
}

func newTableWith(t *testing.T, n int, hands string) *table {
	t.Helper()
	s, err := scoring.Start(game.Game, scoring.Setup{Players: players[:n], Options: map[string]string{sheet.OptionHands: hands}, House: ours(t)})
	if err != nil {
		t.Fatal(err)
	}
	return tableOf(t, s.(sheet.View))
}

// correct corrects a seat's points or money, in whole units.
func (g *table) correct(seat int, field string, amount int) *table {
	g.T.Helper()
	g.Number++
	if v := g.Correct(g.Number, seat, field, scoring.Whole(amount)); v != nil {
		g.T.Fatal(v)
	}
	return g
}

// purses checks the money of all seats, in dollars.
func (g *table) purses(want ...int) *table {
	g.T.Helper()
	for seat := range g.Seats {
		if got := g.Seats[seat].Purse; got != want[seat] {
			g.T.Errorf("%s has $%d, want $%d", g.Names[seat], got, want[seat])
		}
	}
	return g
}

// cell is the value of a cell, with an x after it where it is struck.
func (g *table) cell(owner int, id string) string {
	g.T.Helper()
	for _, c := range g.Cells() {
		if c.Owner == owner && c.ID == id {
			if c.Struck {
				return c.Value + "x"
			}
			return c.Value
		}
	}
	g.T.Fatalf("no cell %s of %d", id, owner)
	return ""
}

// prompts are the prompts of a seat for a verb.
func (g *table) prompts(seat int, verb string) []scoring.Prompt {
	return slices.DeleteFunc(g.Prompts(), func(p scoring.Prompt) bool { return p.Seat != seat || p.Verb != verb })
}

// toFriday plays the first day in Kansas City, on a Friday, up to the cards.
func toFriday(t *testing.T) *table {
	t.Helper()
	return newTable(t, 3).Play("table start 3 fri", "Ann buys 500", "Ann drives 9", "Ann suitcase +3")
}

// tableOf seats the players of a game at a table.
func tableOf(t *testing.T, v sheet.View) *table {
	g := &table{View: v}
	g.Table = scoringtest.NewTable(t, g, &sheet.Info, v, v.Names)
	return g
}
