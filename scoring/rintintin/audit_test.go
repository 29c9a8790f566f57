package rintintin

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/scoringtest"
)

// The sheets of every legal game are right, and no mistake goes unseen.
func TestAudits(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{
		Game: Game, House: ours(t), Games: 8, Mistakes: mistakes,
		Kinds: []scoringtest.Kind{
			{Players: 2},
			{Players: 2, Options: map[string]string{optionSingle: scoring.Yes}},
			{Players: 2, Options: map[string]string{optionApart: scoring.Yes}},
			{Players: 3},
			{Players: 4},
		},
	})
}

// A wrong score is told by the two sums above it, where they are written.
func TestWrongScoreCitesTheSums(t *testing.T) {
	setup := scoring.Setup{Players: scoringtest.Names(4), House: ours(t)}
	blank, err := startView(setup)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := scoringtest.Play(blank, rand.New(rand.NewPCG(1, 2)), 5000); err != nil {
		t.Fatal(err)
	}
	paper, err := Game.BlankCells(setup)
	if err != nil {
		t.Fatal(err)
	}
	filled := scoring.FilledFrom(paper, blank)
	scoringtest.Add(filled, 1, ScoreCell, scoring.Whole(3))
	judged, err := audit.Of(t.Context(), Game, setup, filled)
	if err != nil {
		t.Fatal(err)
	}
	score, outlaws, loot := blank.Tally()[1].Total(), blank.captives(1), blank.cardPoints(1)
	want := []scoring.Contradiction{{
		Clause: "RT18", Sum: true, Message: fmt.Sprintf("%s scores %s + %s = %s; the sheet says %s.", setup.Players[1], outlaws, loot, score, score+scoring.Whole(3)),
		Places: []scoring.Place{{Owner: 1, Cell: ScoreCell}, {Owner: 1, Cell: OutlawsCell}, {Owner: 1, Cell: BoodleCell}},
	}}
	if diff := cmp.Diff(want, judged.Findings); diff != "" {
		t.Errorf("by hand (-), found (+):\n%s", diff)
	}
}

// What people do wrong on sheets is found out, mostly.
func TestSheetRepairs(t *testing.T) {
	scoringtest.SheetRepairs(t, scoringtest.AuditConfig{
		Game: Game, House: ours(t), Games: 1, Mistakes: mistakes,
		Kinds: []scoringtest.Kind{{Players: 3}},
	})
}

// True sheets that people copy in their own way are right, or something is asked.
func TestHands(t *testing.T) {
	scoringtest.Hands(t, scoringtest.AuditConfig{Game: Game, House: ours(t), Kinds: []scoringtest.Kind{{Players: 2}, {Players: 3}}})
}
