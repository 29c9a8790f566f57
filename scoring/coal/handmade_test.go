package coal_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/templates"
)

// shelf holds the game, and the house data that comes with the program.
var shelf = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// breakable are the clauses that an event can break.
var breakable = []string{
	"CW5", "CW6", "CW7", "CW8", "CW9", "CW10", "CW11", "CW12", "CW13", "CW14",
	"CW20", "CW21", "CW22", "CW23", "CW24", "CW25", "CW26", "CW27", "CW28", "CW29",
	"CW30", "CW31", "CW33", "CW37", "CW40",
	"LG1", "LG2", "LG3", "LG4", "LG5", "LG6", "LG9",
}

func TestGames(t *testing.T) { ledgertest.Games(t, shelf, "testdata/games") }

func TestAmendedLedgers(t *testing.T) { ledgertest.Amended(t, shelf, "testdata/amended") }

func TestBrokenLedgers(t *testing.T) { ledgertest.Broken(t, shelf, "testdata/broken", breakable) }

func TestFinals(t *testing.T) { ledgertest.Finals(t, shelf, "testdata/games") }

// Sheets of legal games that are easily read amiss.
func TestFinalsOfOddGames(t *testing.T) { ledgertest.Finals(t, shelf, "testdata/finals") }

func TestAmending(t *testing.T) {
	ledgertest.Amending(t, shelf, "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\nplayer Cy\n", 30)
}
