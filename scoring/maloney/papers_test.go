package maloney_test

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
	text, err := os.ReadFile("testdata/papers/nobody-bids-4p.final")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Each depth of a paper has its verdict: totals alone contradict nothing, with the
// columns of points the scores follow, and all that is copied besides can stand.
func TestPaper(t *testing.T) {
	all := paper(t)
	for upTo, want := range map[string]scoring.Verdict{
		"# What made it":      scoring.CannotBeTold,
		"# The notary's rows": scoring.Right,
		"# All else":          scoring.Right,
		"":                    scoring.Right,
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
		for seat, score := range []scoring.Tenths{580, 480, 890, 450} {
			if got := judged.Scores[seat]; !got.Known || got.Total() != score {
				t.Errorf("up to %q: seat %d has %+v, not %s", upTo, seat, got, score)
			}
		}
	}
}

// What somebody has written wrongly is told in words for a table.
func TestPaperSlips(t *testing.T) {
	for _, slip := range []struct{ was, is, says string }{
		{"ann totals 46 $12,000 58", "ann totals 46 $12,000 57", "Points and money of Ann come to 46 + 12 = 58; the sheet says 57."},
		{"ann totals 46 $12,000 58", "ann totals 64 $12,000 76", "The points of Ann are 46; the sheet says 64."},
		{"Dot totals 33 $12000 45", "Dot totals 43 $12000 55", "The points of Dot are 3 + 6 + 12 + 2 + 10 = 33; the sheet says 43."},
		{"Ann day-3 7 27", "Ann day-3 7 28", "The running total of Ann after day 3 is 20 + 7 = 27; the sheet says 28."},
		{"Ann day-3 7 27", "Ann day-3 9 29", "The running total of Ann after day 4 is 29; the sheet says 27."},
		{"Cid day-9 25", "Cid day-9 14", "Cid cannot have earned 14 in San Antonio on day 9: no one or two of its cards make that."},
		{`"Cid joker" 0 "9`, `"Cid joker" 300 "9`, "Cid drives for nothing on day 8, and not for $300."},
		{"table days tuesday -", "table days monday -", "Day 13 cannot be a Monday where day 12 is a Monday."},
		{"Cid joker x", "Cid joker -", "Cid has played the joker on day 8, and still has it."},
		{"Ann cards-left 5", "Ann cards-left 6", "Ann has laid 7 of 12 action cards, so that 5 are left; the sheet says 6."},
		{"$-6,000", "6000", "The bank has taken in, in $, -1500 - 1500 - 1500 - 1500 = -6000; the sheet says 6000."},
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
