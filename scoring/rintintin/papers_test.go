package rintintin_test

import (
	"os"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

// paper is a game of the table, as somebody copies it from the paper by hand.
func paper(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("testdata/papers/three-tied-3p.final")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Each depth of a paper has its verdict: totals alone contradict nothing, with the
// groups and cards the scores follow, and the board says the same.
func TestPaper(t *testing.T) {
	all := paper(t)
	for upTo, want := range map[string]scoring.Verdict{
		"# What made it": scoring.CannotBeTold, "# The board": scoring.Right, "": scoring.Right,
	} {
		text, _, _ := strings.Cut(all, upTo)
		if upTo == "" {
			text = all
		}
		judged := ledgertest.Audit(t, shelf, text)
		if judged.Verdict != want || len(judged.Findings)+len(judged.Unread)+len(judged.Doubts) > 0 {
			t.Errorf("up to %q: %s, %+v, not read %+v; want %s", upTo, judged.Verdict, judged.Findings, judged.Unread, want)
		}
		if want != scoring.Right {
			continue
		}
		for seat, score := range []scoring.Tenths{200, 320, 350} {
			if got := judged.Scores[seat]; !got.Known || got.Total() != score {
				t.Errorf("up to %q: seat %d has %+v, not %s", upTo, seat, got, score)
			}
		}
	}
}

// What somebody has written wrongly is told in words for a table, and a wrong column
// before what follows from it.
func TestPaperSlips(t *testing.T) {
	for _, slip := range []struct{ was, is, says string }{
		{"ann totals 16 4 20", "ann totals 16 4 22", "Ann scores 16 + 4 = 20; the sheet says 22."},
		{"ann totals 16 4 20", "ann totals 61 4 65", "Ann has captured 3 + 2 + 1 + 3 + 6 + 1 = 16; the sheet says 61."},
		{"BOB totals 15 17 32", "BOB totals 15 7 22", "Bob has boodle of 5 + 10 + 2 = 17; the sheet says 7."},
		{"BOB totals 15 17 32", "BOB totals 15 17 23", "Bob scores 15 + 17 = 32; the sheet says 23."},
		{"bob green-1 4", "bob green-1 3", "Bob has captured 3 in Green 1 by the column, and 4 by the board."},
		{"bob green-1 4", "bob green-1 5", "7 are captured in Green 1, which has 6 circles."},
		{"bob red-1 2 x", "bob red-1 2", "Bob has the Rin Tin Tin circle of Red 1 by the board, and is not doubled there in the column."},
		{"Cy card 5 0 10 5", "Cy card 5 0 10 10", "Cy has boodle of 5 + 10 + 10 = 25; the sheet says 20."},
		{"table red-1 AACABB", "table red-1 AACAAB", "Ann has captured 3 in Red 1 by the column, and 4 by the board."},
	} {
		text := paper(t)
		if !strings.Contains(text, slip.was) {
			t.Fatalf("nobody has written %s", slip.was)
		}
		judged := ledgertest.Audit(t, shelf, strings.Replace(text, slip.was, slip.is, 1))
		if len(judged.Findings) == 0 || judged.Findings[0].Message != slip.says {
			t.Errorf("%s: %s, %+v; want %s", slip.is, judged.Verdict, judged.Findings, slip.says)
		}
	}
}
