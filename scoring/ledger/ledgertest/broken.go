package ledgertest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/ledger"
)

var (
	markPattern  = regexp.MustCompile(`#! (\S+)`)
	scorePattern = regexp.MustCompile(`^# score (\S+) (\S+)$`)
)

// An expectation is what the comments of a ledger say about it.
type expectation struct {
	Marks  []mark
	Scores []string // "NAME AMOUNT" in seating order
}

// A mark is a clause broken on a line.
type mark struct {
	Line   int
	Clause string
}

// Amended checks ledgers with amendments, worked out by hand. Their comments say
// what's found, as those of [Broken] do.
func Amended(t *testing.T, shelf ledger.Catalog, folder string) {
	t.Helper()
	for _, file := range ledgers(t, folder) {
		t.Run(nameOf(file), func(t *testing.T) { agrees(t, shelf, file, expected(read(t, file))) })
	}
}

// agrees checks that the checker finds on a ledger what is expected.
func agrees(t *testing.T, shelf ledger.Catalog, file string, want expectation) {
	t.Helper()
	fold, report := Check(t, shelf, file)
	if diff := cmp.Diff(want, found(t, report)); diff != "" {
		t.Errorf("by hand (-) and by the checker (+):\n%s", diff)
	}
	checkStands(t, fold)
}

// Broken checks ledgers that break clauses, worked out by hand. A file is named after its
// clause: cw23.ledger, cw23-solo.ledger. In its comments "#! CW23 …" says which clause the
// line breaks, and "# score NAME AMOUNT" what a player has at the end without the struck
// lines. Each of the clauses must have a ledger that breaks it.
func Broken(t *testing.T, shelf ledger.Catalog, folder string, clauses []string) {
	t.Helper()
	seen := map[string]bool{}
	for _, file := range ledgers(t, folder) {
		clause, _, _ := strings.Cut(strings.ToUpper(nameOf(file)), "-")
		seen[clause] = true
		t.Run(nameOf(file), func(t *testing.T) {
			want := expected(read(t, file))
			if !slices.ContainsFunc(want.Marks, func(m mark) bool { return m.Clause == clause }) {
				t.Errorf("no line is marked with %s", clause)
			}
			agrees(t, shelf, file, want)
		})
	}
	for _, clause := range clauses {
		if !seen[clause] {
			t.Errorf("no ledger breaks %s", clause)
		}
	}
}

// expected reads the comments of a ledger.
func expected(text string) expectation {
	var e expectation
	for i, line := range strings.Split(text, "\n") {
		if m := markPattern.FindStringSubmatch(line); m != nil {
			e.Marks = append(e.Marks, mark{i + 1, m[1]})
		}
		if m := scorePattern.FindStringSubmatch(line); m != nil {
			e.Scores = append(e.Scores, m[1]+" "+m[2])
		}
	}
	return e
}

// found is what the checker says about a ledger.
func found(t *testing.T, r *ledger.Report) expectation {
	t.Helper()
	var e expectation
	for _, f := range r.Findings {
		if f.Message == "" {
			t.Errorf("line %d: nothing is said about %s", f.Line, f.Clause)
		}
		e.Marks = append(e.Marks, mark{f.Line, f.Clause})
	}
	for _, p := range r.Players {
		e.Scores = append(e.Scores, fmt.Sprintf("%s %s", p.Name, p.Score))
	}
	return e
}
