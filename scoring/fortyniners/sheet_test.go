package fortyniners_test

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// The run sheet has a row for each turn, and the board shows who stands where.
func TestCells(t *testing.T) {
	g := newTable(t, tiny(t), "dice=1").shows(0, "turn-1/throw=", "turn-20/lost=", "credited=0", "lost=0", "result=0")
	g.shows(1, "credited=", "result=").shows(scoring.Table, "run=1", "throw=", "s0=C", "p2=S", "home-red=R", "home-blue=B")
	g.Play("Ann roll 6").shows(scoring.Table, "throw=6")
	g.Play("Ann move p1 k2 p2 p3 e0").shows(0, "turn-1/throw=6", "turn-1/stands=e0", "turn-1/passed=p1 p3", "turn-1/credited=", "turn-1/lost=8", "credited=0", "lost=8", "result=-8")
	g.shows(1, "credited=0", "result=0")
	g.Play("Bob roll 2", "Bob move n1 n2").shows(scoring.Table, "n1= x", "n2=C x", "p1=")
	g.Play("Cid roll 1", "Cid move t4", "Dot roll 4", "Dot move k2 t3 x2 t2", "Ann roll 1", "Ann move t4").shows(scoring.Table, "t2=S", "t4=R B")
	labels := map[string]string{}
	for _, c := range g.Cells() {
		labels[c.ID] = c.Label.String()
	}
	for id, want := range map[string]string{
		"n1": "n1, settlement of 5", "x1": "The crossing by n1", "k1": "The road block by m2", "t2": "The lookout by n2", "jail-red": "Roarin' Red's cell",
		"s0": "Start", "e0": "End of Run", "t1": "The spot between the crossing by n1 and the road block by m2", "turn-3/passed": "Turn 3, passed", "throw": "The throw",
	} {
		if labels[id] != want {
			t.Errorf("%s is called %q, want %q", id, labels[id], want)
		}
	}
}

// A sheet has no more rows than a run has turns, and as many as it needs.
func TestSheetRows(t *testing.T) {
	rows := func(g *table) int {
		n := 0
		for _, c := range g.Cells() {
			if c.Owner == 0 && strings.HasPrefix(c.ID, "turn-") && strings.HasSuffix(c.ID, "/"+fortyniners.ColumnThrow) {
				n++
			}
		}
		return n
	}
	if n := rows(newTable(t, tiny(t), "turn-cap=7")); n != 7 {
		t.Errorf("%d rows for 7 turns", n)
	}
	g := newTable(t, &fortyniners.NoBoard{ScoreOnly: true})
	for range sheet.SheetRows {
		g.Play("Ann stop 1")
	}
	if n := rows(g); n != sheet.SheetRows+1 {
		t.Errorf("%d rows for %d entries and one to come", n, sheet.SheetRows)
	}
}

// What taps on cells break; an empty clause is a tap that a prompt takes.
func TestWhy(t *testing.T) {
	type tap struct {
		seat, owner  int
		cell, clause string
	}
	const board = scoring.Table
	for name, c := range map[string]struct {
		*table
		taps []tap
	}{
		"before the throw": {newTable(t, tiny(t)), []tap{
			{0, board, "throw", ""},
			{1, board, "throw", "FN2"},
			{0, board, "n1", "FN3"},
			{1, board, "t4", "FN2"},
			{-1, board, "throw", "LG1"},
			{0, board, "z9", "LG1"},
			{0, board, "run", "FN1"},
			{0, 0, "role", "FN1"},
			{0, 0, "result", "FN15"},
			{0, 0, "lost", "FN15"},
			{0, 1, "turn-1/throw", "FN33"},
			{2, 0, "turn-1/credited", "FN11"},
		}},
		"the coach moves": {newTable(t, tiny(t)).Play("Ann roll 1+1"), []tap{
			{0, board, "n2", ""},
			{0, board, "n1", "FN3"},  // too near
			{0, board, "e0", "FN3"},  // too far
			{0, board, "x1", "FN10"}, // no spot for him
			{0, board, "t1", "FN10"},
			{0, board, "jail-red", "FN5"},
			{0, board, "throw", "FN3"},
			{1, board, "throw", "FN2"},
		}},
		"a lookout": {newTable(t, tiny(t), "dice=1").Play("Ann roll 1", "Ann move m1", "Bob roll 4", "Bob move t4 x1 t1 t2"), []tap{
			{1, board, "x2", ""},
			{1, board, "t1", "FN23"},
			{1, board, "n1", "FN20"},
			{2, board, "throw", ""},
			{2, board, "p3", "FN3"},
		}},
		"no board": {newTable(t, &fortyniners.NoBoard{ScoreOnly: true}).Play("Ann stop 4"), []tap{
			{0, 0, "turn-2/credited", ""},
			{0, 0, "turn-2/lost", ""},
			{0, 0, "result", ""},
			{0, 0, "turn-1/credited", "FN41"},
			{0, 0, "turn-3/lost", "FN41"},
			{0, 0, "turn-2/throw", "FN33"},
			{0, 0, "credited", "FN15"},
			{1, 0, "result", "FN41"},
			{1, 1, "result", "FN41"},
			{0, board, "run", "FN1"},
			{0, board, "throw", "LG1"},
		}},
	} {
		for _, tap := range c.taps {
			scoringtest.Tapped(t, name, c, tap.seat, tap.owner, tap.cell, tap.clause)
		}
	}
}

// What is in the way is said with what would do instead.
func TestInstead(t *testing.T) {
	g := newTable(t, tiny(t), "dice=1").Play("Ann roll 1", "Ann move m1", "Bob roll 4", "Bob move t4 x1 t1 k1", "Cid roll 1", "Cid move p3", "Dot roll 1", "Dot move t4", "Ann roll 3")
	for line, want := range map[string][2]string{
		"Ann move k1 m2 e0":    {"A bandit holds the road block by m2.", "Start"},
		"Ann move s0 n1":       {"The coach has gone 2 of 3 miles and can go on.", "on to n2"},
		"Ann move s0 x1 n1":    {"The coach jumps over the crossing by n1, which doesn't count as a spot for the coach.", "n1 or p1"},
		"Ann move s0 n1 n2 e0": {"The coach has 3 miles to go, no more.", ""},
		"Ann pass":             {"The coach can still move.", "to Start first"},
		"Bob roll 3":           {"It's Ann's turn, as Blackjack.", ""},
		"Ann stop 3":           {`On this board the score is counted for you. You only enter "stop" if you keep the score without a map.`, "roll, move or pass"},
	} {
		v := g.Apply(g.Parse(line))
		if v == nil || v.Message.String() != want[0] || v.Instead.String() != want[1] {
			t.Errorf("%s: %+v", line, v)
		}
	}
}
