package judge_test

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/coal/judge"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// auditKinds are the ways to play whose sheets are judged.
var auditKinds = []scoringtest.Kind{
	{Players: 1},
	{Players: 1, Options: map[string]string{"start-cash": "200"}},
	{Players: 2},
	{Players: 2, Options: map[string]string{"start-cash": "100"}},
	{Players: 3},
	{Players: 4, Options: map[string]string{"start-cash": "30"}},
	{Players: 8},
}

// The sheets of every legal game are right.
func TestAudits(t *testing.T) {
	for _, file := range []string{"../../../templates/coal-n-write/lode-1.yaml", "../testdata/small.yaml", "../testdata/rich.yaml"} {
		scoringtest.Audits(t, scoringtest.AuditConfig{Game: game.Game, House: scoringtest.House(t, game.Game, file), Games: 1, Kinds: auditKinds})
	}
}

// No mistake goes unseen, nor is blamed on entries that it has no part in.
func TestMistakes(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{
		Game: game.Game, House: scoringtest.House(t, game.Game, "../testdata/rich.yaml"), Games: 4, Mistakes: judge.Common,
		Kinds: []scoringtest.Kind{
			{Players: 1, Options: map[string]string{"start-cash": "50"}}, {Players: 1}, {Players: 2}, {Players: 2}, {Players: 3},
		},
	})
}

// handmade are the sheets of a game from a ledger.
func handmade(t *testing.T, shelf ledger.Catalog, file string) (scoring.Setup, scoring.Filled) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	opened, err := shelf.Open(file, string(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	ledger.Check(opened.Fold, opened.Doc)
	setup, err := opened.Doc.Header.Setup(&sheet.Info, opened.House.House)
	if err != nil {
		t.Fatal(err)
	}
	setup.Players = opened.Fold.Names()
	paper, err := game.Game.BlankCells(setup)
	if err != nil {
		t.Fatal(err)
	}
	return setup, scoring.FilledFrom(paper, opened.Fold.State())
}

// Every mistake is seen in the sheets of games that were made by hand, too: in
// those that leave room for it.
func TestMistakesInHandmadeGames(t *testing.T) {
	shelf := ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}
	files, err := filepath.Glob("../testdata/games/*.ledger")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	files = slices.DeleteFunc(files, func(file string) bool { return strings.HasPrefix(filepath.Base(file), "stopped-") })
	made := map[string]bool{}
	for _, file := range files {
		setup, filled := handmade(t, shelf, file)
		list, err := game.Game.Checklist(setup)
		if err != nil {
			t.Fatal(err)
		}
		for i, m := range slices.Concat(judge.Common, judge.Rare) {
			mistaken := maps.Clone(filled)
			if !m.Make(rand.New(rand.NewPCG(uint64(i), 1)), setup, mistaken) {
				continue
			}
			made[m.Name] = true
			found := audited(t, list, mistaken)
			clause := func(c scoring.Contradiction) bool { return c.Clause == m.Clause }
			if found.Verdict != m.Verdict || !slices.ContainsFunc(slices.Concat(found.Findings, found.Unread), clause) {
				t.Errorf("%s, %s: %s, %+v", file, m.Name, found.Verdict, found.Findings)
			}
			if i >= len(judge.Common) {
				smallest(t, list, mistaken, found.Findings)
			}
		}
	}
	for _, m := range judge.Rare {
		if !made[m.Name] {
			t.Errorf("in no game was there room for: %s", m.Name)
		}
	}
}

func audited(t *testing.T, list audit.Checklist, filled scoring.Filled) scoring.Audit {
	t.Helper()
	judged, err := list.Judge(t.Context(), filled)
	if err != nil {
		t.Fatal(err)
	}
	return judged
}

// smallest checks that the entries of a finding contradict each other, and do not
// when one of them is left out.
func smallest(t *testing.T, list audit.Checklist, filled scoring.Filled, findings []scoring.Contradiction) {
	t.Helper()
	for _, c := range findings {
		part := scoring.Filled{}
		for _, p := range c.Places {
			part[p] = filled[p]
		}
		if !list.Contradicted(part) {
			t.Errorf("nothing is wrong with these entries alone: %s %v", c.Message, c.Places)
		}
		for _, p := range c.Places {
			delete(part, p)
			if list.Contradicted(part) {
				t.Errorf("%s: %v can be left out: %+v", c.Message, p, audited(t, list, part).Findings)
			}
			part[p] = filled[p]
		}
	}
}

// What people do wrong on sheets is found out, mostly.
func TestSheetRepairs(t *testing.T) {
	scoringtest.SheetRepairs(t, scoringtest.AuditConfig{
		Game: game.Game, House: scoringtest.House(t, game.Game, "../testdata/rich.yaml"), Games: 1, Mistakes: judge.Common,
		Kinds: []scoringtest.Kind{{Players: 2}},
	})
}

// True sheets that people copy in their own way are right, or something is asked.
func TestHands(t *testing.T) {
	scoringtest.Hands(t, scoringtest.AuditConfig{Game: game.Game, House: scoringtest.House(t, game.Game, "../testdata/rich.yaml"), Kinds: []scoringtest.Kind{{Players: 2}, {Players: 3}}})
}
