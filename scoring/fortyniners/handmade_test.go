package fortyniners_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/templates"
)

// shelf holds the game, and the house data that comes with the program.
var shelf = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// breakable are the clauses that an event can break.
var breakable = []string{
	"FN2", "FN3", "FN5", "FN10", "FN12", "FN14", "FN20", "FN21", "FN22", "FN23", "FN24",
	"FN30", "FN32", "FN41",
	"LG1", "LG2", "LG3", "LG4", "LG5", "LG6",
}

func TestGames(t *testing.T) { ledgertest.Games(t, shelf, "testdata/games") }

func TestFinals(t *testing.T) { ledgertest.Finals(t, shelf, "testdata/games") }

func TestBrokenLedgers(t *testing.T) { ledgertest.Broken(t, shelf, "testdata/broken", breakable) }

func TestAmending(t *testing.T) {
	ledgertest.Amending(t, shelf, "saddlebag 1 forty-niners\nplayer Di\nplayer Ann\nplayer Bob\nplayer Cy\n", 30)
}
