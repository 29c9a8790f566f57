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

// Where a verb has two forms, a prompt is of the one with as many arguments.
func TestVerbOf(t *testing.T) {
	what, whose, face := scoring.Arg{Name: "object"}, scoring.Arg{Name: "whose"}, scoring.Arg{Name: "face"}
	info := &scoring.Info{Verbs: []scoring.Verb{
		{Name: "take", Do: "take a nugget", Args: []scoring.Arg{what, whose, face}},
		{Name: "take", Do: "take something", Args: []scoring.Arg{what, whose}},
	}}
	for _, c := range []struct {
		args []scoring.Arg
		want string
	}{
		{[]scoring.Arg{what, whose}, "take something"},
		{[]scoring.Arg{what, whose, face}, "take a nugget"},
		{[]scoring.Arg{what}, "take a nugget"}, // the first, where none has as many
	} {
		p := scoring.Prompt{Seat: 0, Verb: "take", Args: c.args}
		if got := info.VerbOf(&p); got == nil || got.Do.String() != c.want {
			t.Errorf("%d arguments are of %+v, not of %q", len(c.args), got, c.want)
		}
	}
}
