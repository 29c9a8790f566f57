package rintintin_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

// paper is a game of the table, as somebody copies it from its sheets by hand.
func paper() ledgertest.Paper {
	return ledgertest.Paper{
		Shelf: shelf, File: "testdata/papers/three-tied-3p.final", Scores: []scoring.Tenths{200, 320, 350},
		Depths: map[string]scoring.Verdict{
			"# What made it": scoring.CannotBeTold, "# The board": scoring.Right, "": scoring.Right,
		},
	}
}

// Each depth of a paper has its verdict: totals alone contradict nothing, with the
// groups and cards the scores follow, and the board says the same.
func TestPaper(t *testing.T) { paper().Right(t) }

// Sheets in German, Dutch and French are read as the English ones are.
func TestPaperAbroad(t *testing.T) { paper().Abroad(t) }

// What somebody has written wrongly is told in words for a table, and a wrong column
// before what follows from it.
func TestPaperSlips(t *testing.T) {
	paper().Slips(t, []ledgertest.Slip{
		{"ann totals 16 4 20", "ann totals 16 4 22", "Ann scores 16 + 4 = 20; the sheet says 22."},
		{"ann totals 16 4 20", "ann totals 61 4 65", "Ann has captured 3 + 2 + 1 + 3 + 6 + 1 = 16; the sheet says 61."},
		{"BOB totals 15 17 32", "BOB totals 15 7 22", "Bob has boodle worth 5 + 10 + 2 = 17; the sheet says 7."},
		{"BOB totals 15 17 32", "BOB totals 15 17 23", "Bob scores 15 + 17 = 32; the sheet says 23."},
		{"bob green-1 4", "bob green-1 3", "The column says Bob captured 3 in Green 1, but the board shows 4."},
		{"bob green-1 4", "bob green-1 5", "7 outlaws are captured in Green 1, but it only has 6 circles."},
		{"bob red-1 2 x", "bob red-1 2", "Bob has the Rin Tin Tin circle of Red 1 on the board, but isn't doubled in the column."},
		{"Cy card 5 0 10 5", "Cy card 5 0 10 10", "Cy has boodle worth 5 + 10 + 10 = 25; the sheet says 20."},
		{"table red-1 AACABB", "table red-1 AACAAB", "The column says Ann captured 3 in Red 1, but the board shows 4."},
	})
}

// What somebody does not know is not known, and the rows below stay where they are.
func TestPaperDoubts(t *testing.T) {
	paper().Doubtful(t, []ledgertest.Doubt{
		{"ann totals 16 4 20", "ann totals 16 ? 20", "Ann boodle"},
		{"ann totals 16 4 20", "ann totals 16 4 30?", "Ann score"},
		{"bob red-1 2 x", "bob red-1 3? x", "Bob red-1/captured"},
		{"bob red-1 2 x", "bob red-1 2 ?", "Bob red-1/doubled"},
		{"bob red-1 2 x", "bob red-1 ?", "Bob red-1/captured red-1/doubled"},
		{"Ann groups 3 - 1 x", "Ann groups ? - 1 x?", "Ann red-1/captured red-2/doubled"},
		{"Bob card 5 10 2", "Bob card 5 ? 2", "Bob card/2"},
		{"Bob card 5 10 2", "Bob card 5 10 0?", "Bob card/3"},
		{"red-1 AACABB", "red-1 AA?ABB", "table red-1/3"},
		{"red-1 AACABB", "red-1 A A Cy? A B B", "table red-1/3"},
	})
}
