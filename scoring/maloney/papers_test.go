package maloney_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

// paper is a game of the table, as somebody copies it from its sheets by hand.
func paper() ledgertest.Paper {
	return ledgertest.Paper{
		Shelf: shelf, File: "testdata/papers/nobody-bids-4p.final", Scores: []scoring.Tenths{580, 480, 890, 450},
		Depths: map[string]scoring.Verdict{
			"# What made it":      scoring.CannotBeTold,
			"# The notary's rows": scoring.Right,
			"# All else":          scoring.Right,
			"":                    scoring.Right,
		},
	}
}

// Each depth of a paper has its verdict: totals alone contradict nothing, with the
// columns of points the scores follow, and all that is copied besides can stand.
func TestPaper(t *testing.T) { paper().Right(t) }

// Sheets in German, Dutch and French are read as the English ones are.
func TestPaperAbroad(t *testing.T) { paper().Abroad(t) }

// What somebody has written wrongly is told in words for a table.
func TestPaperSlips(t *testing.T) {
	paper().Slips(t, []ledgertest.Slip{
		{"ann totals 46 $12,000 58", "ann totals 46 $12,000 57", "Ann's points and money come to 46 + 12 = 58; the sheet says 57."},
		{"ann totals 46 $12,000 58", "ann totals 64 $12,000 76", "Ann's points are 46; the sheet says 64."},
		{"Dot totals 33 $12000 45", "Dot totals 43 $12000 55", "Dot's points are 3 + 6 + 12 + 2 + 10 = 33; the sheet says 43."},
		{"Ann day-3 7 27", "Ann day-3 7 28", "Ann's running total after day 3 is 20 + 7 = 27; the sheet says 28."},
		{"Ann day-3 7 27", "Ann day-3 9 29", "Ann's running total after day 4 is 29; the sheet says 27."},
		{"Cid day-9 25", "Cid day-9 14", "Cid can't have scored 14 in San Antonio on day 9: one or two cards can't make that."},
		{`"Cid joker" 0 "9`, `"Cid joker" 300 "9`, "Cid drives for free on day 8, not for $300."},
		{"table days tuesday -", "table days monday -", "Day 13 can't be a Monday if day 12 is a Monday."},
		{"Cid joker x", "Cid joker -", "Cid played the joker on day 8, but still has it."},
		{"Ann cards-left 5", "Ann cards-left 6", "Ann has played 7 of 12 action cards, so 5 are left; the sheet says 6."},
		{"$-6,000", "6000", "The bank's takings, in $, come to -1500 - 1500 - 1500 - 1500 = -6000; the sheet says 6000."},
	})
}

// What somebody does not know is not known, and the rows below stay where they are.
func TestPaperDoubts(t *testing.T) {
	paper().Doubtful(t, []ledgertest.Doubt{
		{"ann totals 46 $12,000 58", "ann totals ? $12,000 58", "Ann points"},
		{"ann totals 46 $12,000 58", "ann totals 46 12,000? 58", "Ann purse"},
		{"Ann day-3 7 27", "Ann day-3 ? 27", "Ann day-3/earned"},
		{"Ann day-3 7 27", "Ann day-3 7 25?", "Ann day-3/total"},
		{"Ann day-3 7 27", "Ann day-3 ? ?", "Ann day-3/earned day-3/total"},
		{"Ann joker -", "Ann joker x?", "Ann joker"},
		{"Ann cards-left 5", "Ann cards-left 6?", "Ann cards-left"},
		{`"/San Diego Thu"`, `"/San Diego Wed?"`, "Ann card/4"},
		{"testament cid", "testament dot?", "table testament"},
		{`Fri - "ann, no bid" 0 16 +1`, `fri ? "ann, no bid" 0 16 +1`, "table day-2/bids"},
		{`Fri - "ann, no bid" 0 16 +1`, `fri - "ann, no bid" 1000? 16 +1`, "table day-2/price"},
		{`Fri - "ann, no bid" 0 16 +1`, `sat? - ann? 0 Chicago? ?`, "table day-2/weekday day-2/driver day-2/city day-2/suitcase"},
		{`Fri - "ann, no bid" 0 16 +1`, `? ? ? ? ? ?`, "table day-2/weekday day-2/bids day-2/driver day-2/price day-2/city day-2/suitcase"},
	})
}
