package fortyniners_test

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

// paper is a game of the table, as somebody copies it from its sheets by hand.
func paper() ledgertest.Paper {
	return ledgertest.Paper{
		Shelf: shelf, File: "testdata/papers/stage-1.final", Scores: []scoring.Tenths{-10, 260, 60, 380},
		Depths: map[string]scoring.Verdict{
			"# What made it": scoring.CannotBeTold, "": scoring.Right,
		},
	}
}

// Sums alone contradict nothing; with the turns the results follow.
func TestPaper(t *testing.T) { paper().Right(t) }

// Sheets in German, Dutch and French are read as the English ones are.
func TestPaperAbroad(t *testing.T) { paper().Abroad(t) }

// What somebody has written wrongly is told in words for a table, the cause first.
func TestPaperSlips(t *testing.T) {
	paper().Slips(t, []ledgertest.Slip{
		{"sums 10 11 -1", "sums 10 11 1", "Ann's result is 10 - 11 = -1; the sheet says 1."},
		{"sums 10 11 -1", "sums 10 12 -2", "Ann's turns lose 2 + 3 + 4 + 2 = 11; the sheet says 12."},
		{"sums 41 15 +26", "sums 14 15 -1", "Bob's turns credit 9 + 7 + 9 + 6 + 4 + 4 + 2 = 41; the sheet says 14."},
		{"r5 r2 4 2", "r5 r2 4 4", "The settlements passed in Ann's turn 1 lose 2; the sheet says 4."},
		{"r5 r2 4 2", "r5 r2 - 2", "In Ann's turn 1 the coach stops on r5, a settlement of 4; the sheet is blank there."},
		{"r5 r2 4 2", "r5 - 4 -", "From s0 to r5 the coach passes r2, but Ann's turn 1 doesn't say so."},
		{"r5 r2 4 2", "r6 r2 4 2", "There's no 5-mile way from s0 to r6, but Ann's turn 1 says there is."},
		{"2+3 r5", "5 r5", `"5" isn't a throw of 2 dice in Ann's turn 1. I've skipped "turn-1 5 r5 r2 4 2".`},
		{"r5 r2 4 2", "r99 r2 4 2", `I don't know the spot "r99", where the coach stands in Ann's turn 1. I've skipped "turn-1 2+3 r99 r2 4 2".`},
	})
}

// Sums alone have bounds: each settlement counts once, and a result is the credit less
// the loss, or the loss alone.
func TestSumsAlone(t *testing.T) {
	head, _, _ := strings.Cut(paper().Text(t), "# Just the end")
	for line, want := range map[string]struct {
		verdict scoring.Verdict
		says    string
	}{
		"Ann sums 10 3 7":     {scoring.CannotBeTold, ""},
		"Ann sums /10 3 -3":   {scoring.CannotBeTold, ""},
		"Ann sums 10 3 9":     {scoring.WrongTotal, "Ann's result is 10 - 3 = 7, or -3 if the coach didn't arrive; the sheet says 9."},
		"Ann sums /10 3 7":    {scoring.WrongTotal, "Ann's coach didn't arrive, so the credit is void. The result is just the loss, -3; the sheet says 7."},
		"Ann result 1000":     {scoring.Impossible, "Ann can't have a result of 1000. The board's settlements are worth 74, and each counts once, as credited or as lost."},
		"Ann sums 40 40":      {scoring.Impossible, "Ann can't have 40 credited and 40 lost. The board's settlements are worth 74, and each counts once, as credited or as lost."},
		"Ann sums 30 ? 47":    {scoring.WrongTotal, "Ann can't have a result of 47 with 30 credited."},
		"Ann sums 12.5 ? ?":   {scoring.Impossible, "Ann can't have 12.5 credited. The board's settlements are worth 74, and each counts once, as credited or as lost."},
		"Ann sums 10 3 -3":    {scoring.CannotBeTold, ""}, // to be looked at again
		"Ann sums 10 3 seven": {scoring.HardToRead, ""},
	} {
		judged := ledgertest.Audit(t, shelf, head+line+"\n")
		says := ""
		if len(judged.Findings) > 0 {
			says = judged.Findings[0].Message.String()
		}
		if judged.Verdict != want.verdict || says != want.says || (len(judged.Doubts) > 0) != (line == "Ann sums 10 3 -3") {
			t.Errorf("%s: %s, %q, doubts %+v", line, judged.Verdict, says, judged.Doubts)
		}
	}
}

// What somebody does not know is not known, and the turns below stay where they are.
func TestPaperDoubts(t *testing.T) {
	paper().Doubtful(t, []ledgertest.Doubt{
		{"ann sums 10 11 -1", "ann sums 10 ? -1", "Ann lost"},
		{"ann sums 10 11 -1", "ann sums 10 11 1?", "Ann result"},
		{"Ann turns 2+3 r5 r2 4 2", "Ann turns ? r5 r2 4 2", "Ann turn-1/throw"},
		{"Ann turns 2+3 r5 r2 4 2", "Ann turns 2+2? r5 r2 4 2", "Ann turn-1/throw"},
		{"Ann turns 2+3 r5 r2 4 2", "Ann turns 2+3 r6? r2 4 2", "Ann turn-1/stands"},
		{"Ann turns 2+3 r5 r2 4 2", "Ann turns 2+3 r5 ? 4 2", "Ann turn-1/passed"},
		{"Ann turns 2+3 r5 r2 4 2", "Ann turns 2+3 r5 r2 ? 2", "Ann turn-1/credited"},
		{"Ann turns 2+3 r5 r2 4 2", "Ann turns 2+3 r5 r2 4 9?", "Ann turn-1/lost"},
		{"Ann turns 2+3 r5 r2 4 2", "Ann turns ? ? ? ? ?", "Ann turn-1/throw turn-1/stands turn-1/passed turn-1/credited turn-1/lost"},
		{`4+6 "end of run"`, `4+6 "end of run?"`, "Ann turn-4/stands"},
		{`5+4 r14 "r2, r43"`, `5+4 r14 "r2, r43?"`, "Bob turn-1/passed"},
	})
}
