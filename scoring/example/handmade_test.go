package example_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/example/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/templates"
)

// catalog has this game alone.
var catalog = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// breakable are the clauses that an event can break.
var breakable = []string{"NU1", "NU2", "NU3", "NU4", "NU5", "NU6", "LG1", "LG2"}

func TestGames(t *testing.T) { ledgertest.Games(t, catalog, "testdata/games") }

func TestFinals(t *testing.T) { ledgertest.Finals(t, catalog, "testdata/games") }

func TestBrokenLedgers(t *testing.T) { ledgertest.Broken(t, catalog, "testdata/broken", breakable) }
