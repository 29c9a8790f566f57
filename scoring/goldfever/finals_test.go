package goldfever_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/templates"
)

// duel is the least that has to be known of a fight for its score: Ted killed
// Fred, and carries both nuggets; Silas is in the barn. No dynamite is gone.
const duel = `saddlebag 1 goldfever final
player Ann
player Bob
scenario tiny

Ann ted/wound-3 -
Ann ted/pocket-1 nugget-2 (1)
Ann ted/pocket-2 nugget-1 (3)
Ann ted/zone c2
Ann lena/wound-1 -
Ann lena/pocket-1 dynamite
Ann lena/pocket-2 -
Ann lena/zone b2
Bob fred 3
Bob silas/wound-2 -
Bob silas/pocket-1 dynamite (out)
Bob silas/pocket-2 -
Bob silas/zone e2
`

// judged is what an audit comes to, for people.
type judged struct {
	Verdict  scoring.Verdict
	Scores   []string // "?" where it is not known
	Ranks    []int
	Findings []string // "GF7 ted/zone fred/zone: why"
	Missing  []string
}

// withOwn has the scenarios of the tests, too.
func withOwn() ledger.Catalog {
	all := shelf
	all.House = func(game, name string) ([]byte, bool) {
		if data, err := os.ReadFile("testdata/games/" + name + ".yaml"); err == nil {
			return data, true
		}
		return templates.House(game, name)
	}
	return all
}

func judge(t *testing.T, text string) judged {
	t.Helper()
	audit := ledgertest.Audit(t, withOwn(), text)
	got := judged{Verdict: audit.Verdict, Ranks: audit.Ranks}
	for _, s := range audit.Scores {
		score := "?"
		if s.Known {
			score = s.Total().String()
		}
		got.Scores = append(got.Scores, score)
	}
	for _, c := range audit.Findings {
		words := []string{c.Clause}
		for _, p := range c.Places {
			words = append(words, p.Cell)
		}
		slices.Sort(words[1:])
		got.Findings = append(got.Findings, strings.Join(words, " ")+": "+c.Message.String())
	}
	for _, p := range audit.Missing {
		got.Missing = append(got.Missing, p.Cell)
	}
	return got
}

// What sheets come to was worked out by hand from the clauses.
func TestJudgeByHand(t *testing.T) {
	for _, c := range []struct {
		name    string
		changes string // lines that take the place of those of their cells, or are added
		want    judged
	}{
		// Fred killed 3, two alive 2, nuggets of 4; Silas alive 1, the barn 2.
		{"nothing more is needed", "", judged{Verdict: scoring.Right, Scores: []string{"9", "3"}, Ranks: []int{1, 2}}},
		{"the scores are right", "Ann score 9\nBob score 3", judged{Verdict: scoring.Right, Scores: []string{"9", "3"}, Ranks: []int{1, 2}}},
		{"nobody alone is in the barn", "Ann lena/zone e2", judged{Verdict: scoring.Right, Scores: []string{"9", "1"}, Ranks: []int{1, 2}}},
		{
			"corrected by the table", "Bob correct/points 6", // more are alive in Ann's team
			judged{Verdict: scoring.Right, Scores: []string{"9", "9"}, Ranks: []int{1, 2}},
		},
		{
			"a nugget whose face nobody wrote", "Ann ted/pocket-2 nugget-1",
			judged{Verdict: scoring.CannotBeTold, Scores: []string{"?", "3"}, Missing: []string{"ted/pocket-2"}},
		},
		{
			"who is in the barn is not known", "Bob silas/zone ?",
			judged{Verdict: scoring.CannotBeTold, Scores: []string{"9", "?"}, Missing: []string{"silas/zone"}},
		},
		{
			"Fred may have died of his friend's dynamite", "Bob silas/pocket-1 -",
			judged{Verdict: scoring.CannotBeTold, Scores: []string{"?", "3"}, Missing: []string{"team-1/kills"}},
		},
		{
			"the score tells that he did", "Bob silas/pocket-1 -\nAnn score 6",
			judged{Verdict: scoring.Right, Scores: []string{"6", "3"}, Ranks: []int{1, 2}},
		},
		{
			// By the entries that are cited both opponents can be alive or dead.
			"neither with a kill nor without", "Bob silas/pocket-1 -\nAnn score 8",
			judged{
				Verdict: scoring.WrongTotal, Scores: []string{"?", "3"}, Missing: []string{"team-1/kills"},
				Findings: []string{"GF60 lena/wound-3 lena/zone score ted/pocket-1 ted/pocket-2 ted/wound-3 ted/zone: Ann's team, Law, has 6 or 9; the sheet says 8."},
			},
		},
		{
			"the barn forgotten", "Bob score 1",
			judged{
				Verdict: scoring.WrongTotal, Scores: []string{"9", "3"}, Ranks: []int{1, 2},
				Findings: []string{"GF60 lena/zone score silas/wound-3 silas/zone ted/zone: Bob's team, Outlaws, has 3; the sheet says 1."},
			},
		},
		{
			"the dead with a gun", "Bob fred/gun-1 colt",
			judged{
				Verdict: scoring.Impossible, Scores: []string{"9", "3"}, Ranks: []int{1, 2},
				Findings: []string{"GF7 fred/gun-1 fred/wound-3: Fred is dead. What they carried is in their zone."},
			},
		},
		{
			"seen on the board elsewhere", "table zone/a1 Ted, rock\ntable zone rest ?",
			judged{
				Verdict: scoring.Impossible, Scores: []string{"9", "3"}, Ranks: []int{1, 2},
				Findings: []string{"GF2 ted/zone zone/a1: Ted's card says c2, but zone a1 on the board disagrees."},
			},
		},
		{
			"a nugget twice", "Ann lena/pocket-2 nugget-1 (3)",
			judged{
				Verdict: scoring.Impossible, Scores: []string{"12", "3"}, Ranks: []int{1, 2},
				Findings: []string{
					"GF60 lena/pocket-2 ted/pocket-2: Nugget 1 is both with Ted and with Lena.",
				},
			},
		},
		{
			"a knife for a gun, and one gun of nine shells", "Ann ted/gun-1 knife\nAnn lena/gun-2 shotgun\nAnn lena/shells-2 9",
			judged{
				Verdict: scoring.Impossible, Scores: []string{"9", "3"}, Ranks: []int{1, 2},
				Findings: []string{
					"GF4 ted/gun-1: Ted's knife isn't a gun, but it's in a gun's box.",
					"GF5 lena/gun-2 lena/shells-2: Lena's shotgun holds 2 shells, not 9.",
				},
			},
		},
	} {
		if diff := cmp.Diff(c.want, judge(t, changed(duel, c.changes))); diff != "" {
			t.Errorf("%s: by hand (-), judged (+):\n%s", c.name, diff)
		}
	}
}

// changed is a document with other lines: each takes the place of that of its cell, or
// is added.
func changed(text, changes string) string {
	for line := range strings.Lines(changes + "\n") {
		words := strings.Fields(line)
		if len(words) < 2 {
			continue
		}
		var kept []string
		for _, old := range strings.SplitAfter(text, "\n") {
			if !strings.HasPrefix(old, words[0]+" "+words[1]+" ") {
				kept = append(kept, old)
			}
		}
		text = strings.Join(kept, "") + line
	}
	return text
}
