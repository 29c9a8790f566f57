package rintintin_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// What taps on cells break; an empty clause is a tap that a prompt takes.
func TestWhy(t *testing.T) {
	type tap struct {
		seat, owner  int
		cell, clause string
	}
	const board = -1
	spins := newTable(t, 2)
	spun := newTable(t, 2).cover("red-1", "12...", "1").Play("Ann spin red")
	draws := newTable(t, 2).cover("red-1", "1122.", "1").Play("Ann spin red", "Ann man red-1")
	shows := newTable(t, 2).give(0, "5", "?").last().Play("Ann spin red", "Ann man red-1")
	tied := newTable(t, 2).cover("red-1", "2....", ".").last().Play("Ann spin red", "Ann man red-1", "Bob boodle 5")
	ended := newTable(t, 2).last().Play("Ann spin red", "Ann man red-1")
	for name, c := range map[string]struct {
		*table
		taps []tap
	}{
		"before a spin": {spins, []tap{
			{0, board, "spinner", ""},
			{1, board, "spinner", "RT1"},
			{-1, board, "spinner", "LG1"},
			{0, board, "red-1/1", "RT5"},
			{0, board, "red-1/dog", "RT5"},
			{0, 0, "card/1", "RT14"},
			{0, 1, "card/1", "LG1"},
			{0, 0, "red-1/captured", "RT13"},
			{0, 0, "red-1/doubled", "RT13"},
			{0, 0, "outlaws", "RT18"},
			{0, 0, "boodle", "RT18"},
			{0, 0, "score", "RT18"},
			{0, 0, "card/9", "LG1"},
			{0, board, "red-1", "LG1"},
		}},
		"after a spin": {spun, []tap{
			{0, board, "red-1/3", ""},
			{0, board, "red-1/2", "RT6"}, // covered
			{0, board, "red-1/4", "RT6"}, // not the next
			{0, board, "blue-1/1", "RT6"},
			{0, board, "red-2/dog", "RT6"},
			{0, board, "spinner", "RT5"},
		}},
		"a group is closed": {draws, []tap{
			{0, 0, "card/1", ""},
			{0, 0, "card/2", "RT14"},
			{1, 1, "card/1", "RT14"},
			{1, board, "spinner", "RT14"},
		}},
		"cards are shown": {shows, []tap{
			{0, 0, "card/2", ""},
			{0, 0, "card/1", "RT20"},
			{1, 1, "card/1", "RT20"},
			{1, board, "spinner", "RT17"},
		}},
		"a tie": {tied, []tap{
			{0, 0, "card/1", ""},
			{0, 0, "card/2", "RT14"},
			{1, 1, "card/2", "RT19"},
		}},
		"the end": {ended, []tap{
			{0, board, "spinner", "LG2"},
			{0, 0, "card/1", "LG2"},
			{0, board, "red-1/2", "LG2"},
		}},
	} {
		for _, tap := range c.taps {
			scoringtest.Tapped(t, name, c, tap.seat, tap.owner, tap.cell, tap.clause)
		}
	}
}
