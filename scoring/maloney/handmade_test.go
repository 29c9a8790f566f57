package maloney_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/maloney/game"
	"saddlebag/templates"
)

// shelf holds the game, and the house data that comes with the program.
var shelf = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// breakable are the clauses that an event can break.
var breakable = []string{
	"MI4", "MI5", "MI6", "MI7", "MI10", "MI11", "MI12", "MI13", "MI14", "MI15", "MI16", "MI17", "MI20", "MI21",
	"LG1", "LG2", "LG3", "LG4", "LG5", "LG6", "LG9",
}

func TestGames(t *testing.T) { ledgertest.Games(t, shelf, "testdata/games") }

func TestFinals(t *testing.T) { ledgertest.Finals(t, shelf, "testdata/games") }

// Sheets of legal games that are easily read amiss.
func TestFinalsOfOddGames(t *testing.T) { ledgertest.Finals(t, shelf, "testdata/finals") }

func TestBrokenLedgers(t *testing.T) { ledgertest.Broken(t, shelf, "testdata/broken", breakable) }

func TestAmending(t *testing.T) {
	ledgertest.Amending(t, shelf, "saddlebag 1 maloneys-inheritance\nplayer Ann\nplayer Bob\nplayer Cy\n", 30)
}
