package judge_test

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/example"
	"saddlebag/scoring/example/game"
	"saddlebag/scoring/scoringtest"
)

// plain is the house data that comes with the program.
func plain(t *testing.T) scoring.House {
	t.Helper()
	return scoringtest.House(t, game.Game, "../../../templates/nugget/plain.yaml")
}

// The slips of every legal game are right, and no mistake goes unseen.
func TestAudits(t *testing.T) {
	scoringtest.Audits(t, scoringtest.AuditConfig{
		Game: game.Game, House: plain(t), Games: 40, Mistakes: mistakes,
		Kinds: []scoringtest.Kind{{Players: 2}, {Players: 3}, {Players: 4}},
	})
}

// write is the mistake that another word stands in a cell.
func write(owner int, cell, value string) func(*rand.Rand, scoring.Setup, scoring.Filled) bool {
	return func(_ *rand.Rand, _ scoring.Setup, filled scoring.Filled) bool {
		filled[scoring.Place{Owner: owner, Cell: cell}] = scoring.Written{Value: value}
		return true
	}
}

// mistakes are what goes wrong on paper, each such that no game has its slips.
var mistakes = []scoringtest.Mistake{
	{Name: "a total of one more", Verdict: scoring.WrongTotal, Clause: "NU6", Make: func(_ *rand.Rand, _ scoring.Setup, filled scoring.Filled) bool {
		scoringtest.Add(filled, 1, example.CellTotal, scoring.Whole(1))
		return true
	}},
	{Name: "a total left blank", Verdict: scoring.WrongTotal, Clause: "NU6", Make: write(0, example.CellTotal, "")},
	{Name: "a card that no deck has", Verdict: scoring.HardToRead, Clause: "NU1", Make: write(0, example.CellCard, "jack")},
	{Name: "no card drawn", Verdict: scoring.Impossible, Clause: "NU1", Make: write(1, example.CellCard, "")},
	{Name: "a seven on a die", Verdict: scoring.HardToRead, Clause: "NU4", Make: write(0, example.DugCell(1), "7")},
	{Name: "a sector that no wheel has", Verdict: scoring.HardToRead, Clause: "NU5", Make: write(scoring.Table, example.WheelCell(0), "gold")},
	{Name: "no wheel spun", Verdict: scoring.Impossible, Clause: "NU5", Make: write(scoring.Table, example.WheelCell(0), "")},
	{Name: "three dice in a round", Verdict: scoring.Impossible, Clause: "NU3", Make: func(_ *rand.Rand, setup scoring.Setup, filled scoring.Filled) bool {
		for seat := range setup.Players {
			filled[scoring.Place{Owner: seat, Cell: example.DugCell(0)}] = scoring.Written{Value: example.Dice.Sides[seat]}
		}
		return len(setup.Players) > example.Dice.Count
	}},
}
