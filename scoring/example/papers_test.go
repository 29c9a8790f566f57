package example_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

// paper is a game of the table, as somebody copies it from its slips by hand.
func paper() ledgertest.Paper {
	return ledgertest.Paper{
		Shelf: catalog, File: "testdata/papers/whole-2p.final", Scores: []scoring.Tenths{170, 30},
		Depths: map[string]scoring.Verdict{"": scoring.Right},
	}
}

func TestPaper(t *testing.T) { paper().Right(t) }

// What somebody does not know is not known, and all else is read as it is.
func TestPaperDoubts(t *testing.T) {
	paper().Doubtful(t, []ledgertest.Doubt{
		{"Ann card ace", "Ann card ?", "Ann card"},
		{"Ann card ace", "Ann card king?", "Ann card"},
		{"Ann dug 5 2", "Ann dug ? 2", "Ann dug/1"},
		{"Ann dug 5 2", "Ann dug 5 4?", "Ann dug/2"},
		{"Ann dug 5 2", "Ann dug ? ?", "Ann dug/1 dug/2"},
		{`"behind the saloon"`, `behind the saloon?`, "Bob place"},
		{"Bob total 3", "Bob total ?", "Bob total"},
		{"table wheel/1 rich", "table wheel ? bust", "table wheel/1"},
		{"table wheel/2 bust", "table wheel/2 rich?", "table wheel/2"},
	})
}
