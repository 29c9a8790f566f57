package rintintin_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/templates"
)

// shelf holds the game, and the house data that comes with the program.
var shelf = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

const examples = "testdata/examples"

// An example is what another program, which reads the clauses for itself, found
// in a ledger.
type example struct {
	File     string
	Legal    bool
	Over     bool
	Scores   map[string]json.Number
	Winners  []string
	Findings []finding
}

type finding struct {
	Line   int
	Clause string
}

func TestExamples(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(examples, "expected.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []example
	if err := json.Unmarshal(text, &all); err != nil || len(all) == 0 {
		t.Fatalf("%d examples: %v", len(all), err)
	}
	for _, want := range all {
		t.Run(want.File, func(t *testing.T) {
			_, r := ledgertest.Check(t, shelf, filepath.Join(examples, want.File))
			got := example{File: want.File, Legal: r.Legal, Over: r.Over, Scores: map[string]json.Number{}, Winners: r.Winners, Findings: []finding{}}
			for _, p := range r.Players {
				amount, err := json.Marshal(p.Score)
				if err != nil {
					t.Fatal(err)
				}
				got.Scores[p.Name] = json.Number(amount)
			}
			for _, f := range r.Findings {
				got.Findings = append(got.Findings, finding{f.Line, f.Clause})
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("expected (-), found (+):\n%s", diff)
			}
		})
	}
}
