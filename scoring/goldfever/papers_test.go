package goldfever_test

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/ledgertest"
)

// paper is a fight of the table, as somebody copies it from the cards by hand.
func paper(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("testdata/papers/gold-2p.final")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The reckoning alone contradicts nothing; with wounds, pockets and zones the scores
// follow, and all that is copied besides can stand.
func TestPaper(t *testing.T) {
	all := paper(t)
	end, _, _ := strings.Cut(all, "# What made it")
	made, _, _ := strings.Cut(all, "# All else")
	if got := judge(t, end); got.Verdict != scoring.CannotBeTold || got.Findings != nil {
		t.Errorf("just the end: %+v", got)
	}
	for _, text := range []string{made, all} {
		want := judged{Verdict: scoring.Right, Scores: []string{"9", "3"}, Ranks: []int{1, 2}}
		if diff := cmp.Diff(want, judge(t, text)); diff != "" {
			t.Errorf("by hand (-), judged (+):\n%s", diff)
		}
	}
}

// Sheets in German, Dutch and French are read as the English ones are.
func TestPaperAbroad(t *testing.T) {
	ledgertest.Paper{Shelf: withOwn(), File: "testdata/papers/gold-2p.final"}.Abroad(t)
}

// What somebody has written wrongly is told in words for a table.
func TestPaperSlips(t *testing.T) {
	for _, slip := range []struct{ was, is, says string }{
		{"ann score 9", "ann score 8", "Ann's team, Law, has 9; the sheet says 8."},
		{"team-1 4 3 2 - 9", "team-1 4 3 2 - 10", "Law's points come to 4 + 3 + 2 = 9; the sheet says 10."},
		{"team-1 4 3 2 - 9", "team-1 3 3 2 - 8", "Law: nuggets carried should be 1 + 3 = 4, going by the pockets; the sheet says 3."},
		{"team-1 4 3 2 - 9", "team-1 4 2 2 - 8", "Law can't have 2 for opponents killed, at 3 points each."},
		{"team-1 4 3 2 - 9", "team-1 4 6 2 - 12", "Outlaws: 1 alive and 2 killed by the others, but the team has only 2 characters."},
		{"Team-2 - - 1 2 3", "Team-2 - - 1 - 1", "Outlaws: The barn should be 2, going by where everybody is; the sheet is blank there."},
		{"team-1 4 3 2 - 9", "team-1 4 - 2 - 6", "Law: opponents killed should be 3, going by the dead; the sheet is blank there."},
		{"nugget 1, worth 3", "nugget 2, worth 3", "Nugget 2 is listed twice, with Ted."},
	} {
		text := paper(t)
		if !strings.Contains(text, slip.was) {
			t.Fatalf("nobody has written %s", slip.was)
		}
		got := judge(t, strings.Replace(text, slip.was, slip.is, 1))
		if len(got.Findings) == 0 || !strings.HasSuffix(got.Findings[0], ": "+slip.says) {
			t.Errorf("%s: %+v; want %s", slip.is, got, slip.says)
		}
	}
}

// Points alone have bounds by the scenario.
func TestPointsAlone(t *testing.T) {
	head, _, _ := strings.Cut(paper(t), "# Just the end")
	for lines, want := range map[string]scoring.Verdict{
		"Ann score 12\nBob score 1":  scoring.CannotBeTold,
		"Ann score 1000":             scoring.Impossible,
		"Ann score -3":               scoring.Impossible,
		"Ann score 12\nBob score 12": scoring.Impossible, // there is not so much gold
		"table team-1 99":            scoring.Impossible,
		"Ann score nine":             scoring.HardToRead,
	} {
		if got := judge(t, head+lines+"\n"); got.Verdict != want {
			t.Errorf("%s: %+v, not %s", lines, got, want)
		}
	}
}

// What somebody does not know is not known, and all else is read as it is.
func TestPaperDoubts(t *testing.T) {
	paper := ledgertest.Paper{Shelf: withOwn(), File: "testdata/papers/gold-2p.final"}
	paper.Doubtful(t, []ledgertest.Doubt{
		{"ann score 9", "ann score 8?", "Ann score"},
		{"team-1 4 3 2 - 9", "team-1 4 3 ? - 9", "table team-1/survivors"},
		{"team-1 4 3 2 - 9", "team-1 4 3 2 - 9?", "table team-1/total"},
		{"ann Ted - - -", "ann Ted - ? -", "Ann ted/wound-2"},
		{"ann Ted - - -", "ann Ted - x? -", "Ann ted/wound-2"},
		{"bob fred 3", "bob fred 3?", "Bob fred/wound-1 fred/wound-2 fred/wound-3"},
		{`"the nugget 2 (1)"`, `"the nugget 2?"`, "Ann ted/pocket-1"},
		{"ted-gear colt - 2", "ted-gear ? - 2", "Ann ted/gun-1"},
		{"ted-gear colt - 2", "ted-gear colt - 3?", "Ann ted/shells-1"},
		{"zone/c2 TED and a knife", "zone/c2 TED and a knife?", "table zone/c2"},
		{"zone/e2 Silas", "zone/e2 ?", "table zone/e2"},
		{"Ann drawn x x", "Ann drawn x ?", "Ann lena/acted"},
		{"table round 2", "table round 2?", "table round"},
	})
}
