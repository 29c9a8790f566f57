package scoring_test

import (
	"testing"

	"saddlebag/scoring"
)

func TestPromptAt(t *testing.T) {
	dice := []scoring.Arg{{Kind: scoring.Choice, Choices: []string{"red"}}, {Kind: scoring.DiceChoice, Choices: []string{"2", "2+4"}}}
	mine := scoring.Prompt{Seat: 1, Owner: 1, Cell: "box", Args: dice}
	shared := scoring.Prompt{Seat: scoring.Table, Owner: scoring.Table, Cell: "box"}
	for _, c := range []struct {
		prompt      scoring.Prompt
		seat, owner int
		cell, with  string
		want        bool
	}{
		{mine, 1, 1, "box", "", true},
		{mine, 1, 1, "box", "2", true},
		{mine, 1, 1, "box", "4+2", true},
		{mine, 1, 1, "box", "4", false},
		{mine, 1, 1, "box", "2+2+4", false},
		{mine, 1, 1, "lid", "", false},
		{mine, 1, 0, "box", "", false},
		{mine, 0, 1, "box", "", false},
		{mine, scoring.Table, 1, "box", "", false},
		{shared, 0, scoring.Table, "box", "", true},
		{shared, scoring.Table, scoring.Table, "box", "6", true}, // it spends none
		{shared, 0, 0, "box", "", false},
	} {
		if got := c.prompt.At(c.seat, c.owner, c.cell, c.with); got != c.want {
			t.Errorf("%+v: %t", c, got)
		}
	}
}
