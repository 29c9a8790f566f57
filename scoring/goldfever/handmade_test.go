package goldfever_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/templates"
)

// shelf holds the game, and the house data that comes with the program.
var shelf = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// breakable are the clauses that an event can break. How many wounds, which
// pile and who sees whom follow from others.
var breakable = []string{
	"GF1", "GF4", "GF6", "GF7", "GF8", "GF10", "GF11", "GF12", "GF20", "GF21", "GF22", "GF23", "GF24", "GF25", "GF27",
	"GF28", "GF29", "GF40", "GF41", "GF50", "GF54", "GF62",
	"LG1", "LG2", "LG3", "LG4", "LG5", "LG6", "LG9",
}

func TestGames(t *testing.T) { ledgertest.Games(t, shelf, "testdata/games") }

func TestFinals(t *testing.T) { ledgertest.Finals(t, shelf, "testdata/games") }

func TestBrokenLedgers(t *testing.T) { ledgertest.Broken(t, shelf, "testdata/broken", breakable) }

func TestAmending(t *testing.T) {
	ledgertest.Amending(t, shelf, "saddlebag 1 goldfever\nplayer Ann\nplayer Bob\n", 30)
}
