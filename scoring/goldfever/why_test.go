package goldfever_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// What taps on cells break; an empty clause is a tap that a prompt takes.
func TestWhy(t *testing.T) {
	type tap struct {
		seat, owner  int
		cell, clause string
	}
	const board = scoring.Table
	dead := started(t).hurt("Fred", 2).Play("table activate Ted", "Ted shoot Fred colt", "table card average wound")
	ended := started(t)
	for range 2 {
		for _, name := range []string{"Ted", "Lena", "Fred", "Silas"} {
			ended.Play("table activate "+name, name+" end")
		}
	}
	shows := started(t).Play("table activate Ted", "Ted drop knife", "Ted move c2", "Ted pick nugget-1 ?", "Ted end")
	for _, name := range []string{"Lena", "Fred", "Silas", "Ted", "Lena", "Fred", "Silas"} {
		shows.Play("table activate "+name, name+" end")
	}
	for name, c := range map[string]struct {
		*table
		taps []tap
	}{
		"jokers are dealt": {newTable(t).Play("table deals-joker Ted ?"), []tap{
			{0, 0, "lena/joker", ""},
			{1, 0, "lena/joker", ""}, // for the table to deal
			{0, 0, "ted/joker", "GF8"},
			{0, 0, "ted/points", "GF8"},
			{0, board, "bag", "GF8"},
			{0, board, "zone/c2", "GF8"},
		}},
		"a chip": {started(t), []tap{
			{0, board, "bag", ""},
			{board, board, "bag", ""},
			{0, 0, "ted/gun-1", "GF10"},
			{0, board, "zone/c2", "GF10"},
			{0, board, "pile/easy", "GF50"},
		}},
		"the phase of Lena": {started(t).Play("table activate Lena"), []tap{
			{0, board, "zone/a1", ""},
			{0, board, "zone/a2", ""}, // to throw dynamite there
			{0, board, "zone/a3", "GF20"},
			{1, board, "zone/a1", "GF10"},
			{board, board, "zone/a1", "GF10"},
			{0, 0, "lena/points", ""},
			{0, 0, "lena/gun-1", ""}, // to drop it
			{0, 0, "lena/gun-2", "GF25"},
			{0, 0, "lena/shells-1", "GF22"},
			{0, 0, "lena/shells-2", "GF4"},
			{0, 0, "lena/jam-1", "GF23"},
			{0, 0, "lena/pocket-1", ""},
			{0, 0, "lena/use", "GF25"},
			{0, 0, "lena/ambush", ""},
			{0, 0, "lena/joker", ""},
			{0, 0, "lena/wound-1", "GF7"},
			{0, 0, "lena/acted", "GF10"},
			{0, 0, "lena/zone", "GF20"},
			{0, 0, "score", "GF60"},
			{0, 1, "score", "GF60"},
			{0, 0, "ted/gun-1", "GF10"},
			{0, 0, "ted/pocket-1", "GF10"},
			{0, 0, "ted/pocket-2", "GF10"},
			{0, 0, "ted/points", "GF10"},
			{1, 0, "lena/points", "LG1"},
			{1, 1, "fred/points", "GF10"},
			{0, board, "bag", "GF10"},
			{0, board, "round", "GF10"},
			{0, board, "turned", "GF50"},
			{board, 0, "lena/points", "LG1"},
			{0, board, "zone/z9", "LG1"},
			{0, 1, "lena/points", "LG1"},
		}},
		"a card": {started(t).Play("table activate Ted", "Ted shoot Fred colt"), []tap{
			{1, board, "pile/average", ""},
			{1, board, "pile/easy", "GF50"},
			{0, 0, "ted/gun-1", "GF50"},
			{0, board, "zone/c2", "GF50"},
		}},
		"a reaction": {started(t).lurks("Fred").Play("table activate Ted", "Ted move c2"), []tap{
			{1, 1, "fred/ambush", ""},
			{1, 1, "fred/gun-1", "GF21"}, // aimed on the board
			{1, 1, "fred/shells-1", "GF22"},
			{1, 1, "fred/use", "GF27"},
			{1, 1, "silas/gun-1", "GF27"},
			{1, board, "zone/d1", ""},
			{1, board, "zone/e3", "GF20"},
			{0, board, "zone/d1", "GF27"},
			{0, 0, "ted/points", "GF27"},
		}},
		"a flight": {started(t).Play("table activate Ted", "Ted shoot Fred colt", "table card average panic", "table card panic flee"), []tap{
			{1, board, "zone/c2", ""},
			{1, board, "zone/b2", "GF54"},
			{0, board, "zone/c2", "GF54"},
			{0, 0, "ted/points", "GF54"},
		}},
		"somebody is dead": {dead, []tap{
			{1, 1, "fred/gun-1", "GF25"},
			{1, 1, "fred/joker", "GF8"},
		}},
		"nuggets are shown": {shows, []tap{
			{0, 0, "ted/pocket-1", ""},
			{1, 1, "fred/points", "GF6"},
			{1, board, "bag", "GF6"},
		}},
		"the end": {ended, []tap{
			{0, 0, "ted/points", "LG2"},
			{0, board, "bag", "LG2"},
		}},
	} {
		for _, tap := range c.taps {
			scoringtest.Tapped(t, name, c, tap.seat, tap.owner, tap.cell, tap.clause)
		}
	}
}
