package rintintin_test

import (
	"testing"

	"saddlebag/scoring/ledger/ledgertest"
)

func TestGames(t *testing.T) { ledgertest.Games(t, shelf, "testdata/games") }
