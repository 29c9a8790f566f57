package maloney_test

import (
	"slices"
	"strings"
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
	t      *testing.T
	number int
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
	return &table{View: s.(sheet.View), t: t}
}

// parse reads one event.
func (g *table) parse(line string) scoring.Event {
	words := strings.Fields(line)
	return scoring.Event{Number: g.number + 1, Seat: slices.Index(g.Names, words[0]), Verb: words[1], Args: words[2:]} // the table is -1
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

// correct corrects a seat's points or money, in whole units.
func (g *table) correct(seat int, field string, amount int) *table {
	g.t.Helper()
	g.number++
	if v := g.Correct(g.number, seat, field, scoring.Whole(amount)); v != nil {
		g.t.Fatal(v)
	}
	return g
}

// waits checks what the table says it waits for, and for whom.
func (g *table) waits(label string, seats ...int) *table {
	g.t.Helper()
	scoringtest.Waits(g.t, g.View, label, seats...)
	return g
}

// scores checks the totals of all seats, in tenths.
func (g *table) scores(want ...scoring.Tenths) *table {
	g.t.Helper()
	for seat, score := range g.Tally() {
		if score.Total() != want[seat] {
			g.t.Errorf("%s has %s, want %s: %+v", g.Names[seat], score.Total(), want[seat], score.Lines)
		}
	}
	return g
}

// purses checks the money of all seats, in dollars.
func (g *table) purses(want ...int) *table {
	g.t.Helper()
	for seat := range g.Seats {
		if got := g.Seats[seat].Purse; got != want[seat] {
			g.t.Errorf("%s has $%d, want $%d", g.Names[seat], got, want[seat])
		}
	}
	return g
}

// cell is the value of a cell, with an x after it where it is struck.
func (g *table) cell(owner int, id string) string {
	g.t.Helper()
	for _, c := range g.Cells() {
		if c.Owner == owner && c.ID == id {
			if c.Struck {
				return c.Value + "x"
			}
			return c.Value
		}
	}
	g.t.Fatalf("no cell %s of %d", id, owner)
	return ""
}

// prompts are the prompts of a seat for a verb.
func (g *table) prompts(seat int, verb string) []scoring.Prompt {
	return slices.DeleteFunc(g.Prompts(), func(p scoring.Prompt) bool { return p.Seat != seat || p.Verb != verb })
}

// toFriday plays the first day in Kansas City, on a Friday, up to the cards.
func toFriday(t *testing.T) *table {
	t.Helper()
	return newTable(t, 3).play("table start 3 fri", "Ann buys 500", "Ann drives 9", "Ann suitcase +3")
}
