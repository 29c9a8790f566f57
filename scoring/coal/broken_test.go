package coal_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/ledger"
	"saddlebag/templates"
)

// brokenFolder holds ledgers in which clauses are broken, worked out by hand.
// A file is named after the clause it is about: cw23.ledger, cw23-solo.ledger.
// In its comments "#! CW23 …" says which clause the line breaks, and
// "# score NAME AMOUNT" what a player has in the end without the struck lines.
const brokenFolder = "testdata/broken"

// breakable are the clauses that an event can break.
var breakable = []string{
	"CW5", "CW6", "CW7", "CW8", "CW9", "CW10", "CW11", "CW12", "CW13", "CW14",
	"CW20", "CW21", "CW22", "CW23", "CW24", "CW25", "CW26", "CW27", "CW28", "CW29",
	"CW30", "CW31", "CW33", "CW37", "CW40",
	"LG1", "LG2", "LG3", "LG4", "LG5", "LG6", "LG9",
}

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

func TestBrokenLedgers(t *testing.T) {
	seen := map[string]bool{}
	for _, file := range brokenLedgers(t) {
		name := strings.TrimSuffix(filepath.Base(file), ".ledger")
		clause, _, _ := strings.Cut(strings.ToUpper(name), "-")
		seen[clause] = true
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			want := expected(string(text))
			if !slices.ContainsFunc(want.Marks, func(m mark) bool { return m.Clause == clause }) {
				t.Errorf("no line is marked with %s", clause)
			}
			if diff := cmp.Diff(want, checked(t, string(text))); diff != "" {
				t.Errorf("by hand (-) and by the checker (+):\n%s", diff)
			}
		})
	}
	for _, clause := range breakable {
		if !seen[clause] {
			t.Errorf("no ledger breaks %s", clause)
		}
	}
}

func brokenLedgers(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(brokenFolder, "*.ledger"))
	if err != nil {
		t.Fatal(err)
	}
	return files
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

// checked is what the checker says about a ledger.
func checked(t *testing.T, text string) expectation {
	t.Helper()
	document, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	fold, err := ledger.Open(coal.Game, &document.Header, sheetOf(t, document.Header.Data))
	if err != nil {
		t.Fatal(err)
	}
	findings := ledger.Check(fold, document)
	var e expectation
	for _, f := range findings {
		if f.Message == "" {
			t.Errorf("line %d: nothing is said about %s", f.Line, f.Clause)
		}
		e.Marks = append(e.Marks, mark{f.Line, f.Clause})
	}
	for _, p := range ledger.NewReport("", fold, findings).Players {
		e.Scores = append(e.Scores, fmt.Sprintf("%s %s", p.Name, p.Score))
	}
	return e
}

// sheetOf reads the sheet that a header names: one of the ledgers' own, told
// by its digest, or the default.
func sheetOf(t *testing.T, data ledger.Data) scoring.House {
	t.Helper()
	info := coal.Game.Info()
	file := info.Data + ".yaml"
	text, ok := templates.House(info.ID, info.Data)
	if data.Digest != "" {
		file = filepath.Join(brokenFolder, data.Name+".yaml")
		own, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if digest := ledger.Digest(own); digest != data.Digest {
			t.Fatalf("%s is %s, the header says %s", file, digest, data.Digest)
		}
		text, ok = own, true
	}
	if !ok {
		t.Fatalf("there is no sheet %s", info.Data)
	}
	sheet, err := coal.Game.ReadHouse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	return sheet
}
