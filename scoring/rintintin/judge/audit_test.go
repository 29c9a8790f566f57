package judge_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/scoring/rintintin/judge"
	"saddlebag/scoring/rintintin/sheet"
	"saddlebag/scoring/scoringtest"
	"saddlebag/scoring/speech"
	"saddlebag/templates"
)

// shelf has this game alone.
var shelf = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// board is the house data that comes with the program.
func board(t *testing.T) scoring.House {
	t.Helper()
	return scoringtest.House(t, game.Game, "../../../templates/rin-tin-tin/territories-1.yaml")
}

// The sheets of every legal game are right, and no mistake goes unseen.
func TestAudits(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{
		Game: game.Game, House: board(t), Games: 8, Mistakes: judge.Mistakes,
		Kinds: []scoringtest.Kind{
			{Players: 2},
			{Players: 2, Options: map[string]string{sheet.OptionSingle: scoring.Yes}},
			{Players: 2, Options: map[string]string{sheet.OptionApart: scoring.Yes}},
			{Players: 3},
			{Players: 4},
		},
	})
}

// A wrong score is told by the two sums above it, where they are written.
func TestWrongScoreCitesTheSums(t *testing.T) {
	setup := scoring.Setup{Players: scoringtest.Names(4), House: board(t)}
	blank, err := sheet.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := scoringtest.Play(blank, rand.New(rand.NewPCG(1, 2)), 5000); err != nil {
		t.Fatal(err)
	}
	paper, err := game.Game.BlankCells(setup)
	if err != nil {
		t.Fatal(err)
	}
	filled := scoring.FilledFrom(paper, blank)
	scoringtest.Add(filled, 1, rintintin.ScoreCell, scoring.Whole(3))
	judged, err := audit.Of(t.Context(), game.Game, setup, filled)
	if err != nil {
		t.Fatal(err)
	}
	score, outlaws, loot := blank.Tally()[1].Total(), blank.Captives(1), blank.CardPoints(1)
	want := []scoring.Contradiction{{
		Clause: "RT18", Sum: true, Message: speech.Words(fmt.Sprintf("%s scores %s + %s = %s; the sheet says %s.", setup.Players[1], outlaws, loot, score, score+scoring.Whole(3))),
		Places: []scoring.Place{{Owner: 1, Cell: rintintin.ScoreCell}, {Owner: 1, Cell: rintintin.OutlawsCell}, {Owner: 1, Cell: rintintin.BoodleCell}},
	}}
	if diff := cmp.Diff(want, judged.Findings, cmp.Transformer("said", func(t speech.Text) string { return t.String() })); diff != "" {
		t.Errorf("by hand (-), found (+):\n%s", diff)
	}
}

// What people do wrong on sheets is found out, mostly.
func TestSheetRepairs(t *testing.T) {
	scoringtest.SheetRepairs(t, scoringtest.AuditConfig{
		Game: game.Game, House: board(t), Games: 1, Mistakes: judge.Mistakes,
		Kinds: []scoringtest.Kind{{Players: 3}},
	})
}

// True sheets that people copy in their own way are right, or something is asked.
func TestHands(t *testing.T) {
	scoringtest.Hands(t, scoringtest.AuditConfig{Game: game.Game, House: board(t), Kinds: []scoringtest.Kind{{Players: 2}, {Players: 3}}})
}
