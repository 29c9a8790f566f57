package coal_test

import (
	"reflect"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/scoringtest"
	"saddlebag/scoring/speech"
)

// players are the names of the seats in tests.
var players = []string{"Ann", "Bob", "Cid", "Dot"}

// A table plays a game written as in a ledger.
type table struct {
	sheet.View
	scoringtest.Table[*table]
}

func smallSheet(t testing.TB) scoring.House {
	t.Helper()
	return scoringtest.House(t, game.Game, "testdata/small.yaml")
}

// newTable starts a game with options written "name=value".
func newTable(t *testing.T, n int, options ...string) *table {
	t.Helper()
	return newTableOn(t, smallSheet(t), n, options...)
}

// newTableOn starts one on a sheet.
func newTableOn(t *testing.T, printed scoring.House, n int, options ...string) *table {
	t.Helper()
	setup := scoring.Setup{Players: players[:n], Options: map[string]string{}, House: printed}
	for _, o := range options {
		name, value, _ := strings.Cut(o, "=")
		setup.Options[name] = value
	}
	s, err := scoring.Start(game.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	return tableOf(t, s.(sheet.View))
}

// refuse applies an event that must break a clause and change nothing.
func (g *table) refuse(line, clause string) *scoring.Violation {
	g.T.Helper()
	return scoringtest.Refusal(g.T, &sheet.Info, g.View, g.Parse(line), clause)
}

// refuses checks that a line breaks a clause and changes nothing.
func (g *table) refuses(line, clause string) {
	g.T.Helper()
	_ = g.refuse(line, clause)
}

// fillStash has Ann write all 20 boxes of the small sheet's stash.
func (g *table) fillStash() {
	g.T.Helper()
	for range 4 { // 12 Coal
		g.Play("table roll 2+2+2\nAnn claim coal-1 2\nAnn claim coal-1 2\nAnn claim coal-1 2")
	}
	g.Play(`
		table roll 3+6+2
		Ann claim borax-1 3
		Ann claim borax-1 6
		Ann claim borax-1 2
		table roll 2+2+2
		Ann claim borax-1 2
		Ann claim borax-1 2
		Ann claim borax-1 2
		table roll 2+6+4
		Ann claim borax-1 2
		Ann claim tin-1 6`)
}

// cell finds a cell.
func (g *table) cell(owner int, id string) scoring.Cell {
	g.T.Helper()
	for _, c := range g.Cells() {
		if c.Owner == owner && c.ID == id {
			return c
		}
	}
	g.T.Fatalf("no cell %s of %d", id, owner)
	return scoring.Cell{}
}

// expect checks the value of a cell, with an x after it when it is struck.
func (g *table) expect(owner int, id, want string) {
	g.T.Helper()
	c := g.cell(owner, id)
	got := c.Value
	if c.Struck {
		got += "x"
	}
	if got != want {
		g.T.Errorf("cell %s of %d: %q, want %q", id, owner, got, want)
	}
}

// expectRow checks a row of the cash column, counted from 1: its round, what it is
// for and the amount.
func (g *table) expectRow(owner, row int, want string) {
	g.T.Helper()
	var got []string
	for _, cell := range []string{coal.CashRoundCell(row - 1), coal.CashWhatCell(row - 1), coal.CashAmountCell(row - 1)} {
		got = append(got, g.cell(owner, cell).Value)
	}
	if strings.Join(got, " ") != want {
		g.T.Errorf("row %d of %d: %q, want %q", row, owner, got, want)
	}
}

// expectTally checks the lines of a seat, and that they add up to its cash.
func (g *table) expectTally(seat int, want ...scoring.Line) {
	g.T.Helper()
	got := g.lines(seat)
	if len(got) == 0 && len(want) == 0 {
		return
	}
	if !reflect.DeepEqual(got, want) {
		g.T.Errorf("tally of %s:\n got %v\nwant %v", g.Names[seat], got, want)
	}
	if total := g.Tally()[seat].Total(); total != scoring.Whole(g.Seats[seat].Cash) {
		g.T.Errorf("tally of %s adds up to %v, cash is %d", g.Names[seat], total, g.Seats[seat].Cash)
	}
}

// lines are those of a seat's tally, with their labels in English.
func (g *table) lines(seat int) []scoring.Line {
	lines := g.Tally()[seat].Lines
	for i := range lines {
		lines[i].Label = speech.Words(lines[i].Label.String())
	}
	return lines
}

func dollars(label string, amount int, clause string, event int) scoring.Line {
	return scoring.Line{Label: speech.Words(label), Amount: scoring.Whole(amount), Clause: clause, Event: event}
}

// skipRound ends a round whose Bunkhouse is empty with three throws in which each player only
// loads a burro with nothing.
func (g *table) skipRound(burro string) *table {
	g.T.Helper()
	g.Play("table roll 1+2+3\ntable roll 1+3\ntable roll 1")
	for _, name := range g.Names {
		g.Play(name + " load " + burro)
	}
	return g
}

// tableOf seats the players of a game at a table.
func tableOf(t *testing.T, v sheet.View) *table {
	g := &table{View: v}
	g.Table = scoringtest.NewTable(t, g, &sheet.Info, v, v.Names)
	return g
}
