package rintintin_test

import (
	"testing"

	"saddlebag/scoring/ledger/ledgertest"
)

// breakable are the clauses that an event can break. Who acts after a lost turn
// (RT7) or is skipped (RT12) acts out of turn (RT1).
var breakable = []string{
	"RT1", "RT3", "RT5", "RT6", "RT8", "RT9", "RT10", "RT14", "RT16", "RT17", "RT19", "RT20",
	"LG1", "LG2", "LG3", "LG4", "LG5", "LG6", "LG9",
}

func TestGames(t *testing.T) { ledgertest.Games(t, shelf, "testdata/games") }

func TestFinals(t *testing.T) { ledgertest.Finals(t, shelf, "testdata/games") }

// Sheets of legal games that are easily read amiss.
func TestFinalsOfOddGames(t *testing.T) { ledgertest.Finals(t, shelf, "testdata/finals") }

func TestBrokenLedgers(t *testing.T) { ledgertest.Broken(t, shelf, "testdata/broken", breakable) }

func TestAmending(t *testing.T) {
	ledgertest.Amending(t, shelf, "saddlebag 1 rin-tin-tin\nplayer Ann\nplayer Bob\nplayer Cy\n", 30)
}
