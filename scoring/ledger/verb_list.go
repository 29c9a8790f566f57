package ledger

import (
	"slices"

	"saddlebag/scoring"
)

// AllVerbs are the verbs of a game, then those that every game has.
func AllVerbs(info *scoring.Info) []scoring.Verb {
	return append(slices.Clone(info.Verbs), Verbs(info, nil)...)
}

// Verbs describes the verbs that every game has, as they are written in a game of
// players of those names: the example corrects a field that it has.
func Verbs(info *scoring.Info, names []string) []scoring.Verb {
	text := func(name string) scoring.Arg { return scoring.Arg{Name: name, Kind: scoring.Text} }
	word := func(name string) scoring.Arg { return scoring.Arg{Name: name, Kind: scoring.Choice} }
	player := func(name string) scoring.Arg { return scoring.Arg{Name: name, Kind: scoring.Choice, Choices: names} }
	field, step := scoring.Arg{Name: "field", Kind: scoring.Choice}, "+1"
	for i, f := range info.Fields {
		field.Choices = append(field.Choices, f.Name)
		if i == 0 && f.Step > 0 {
			step = "+" + scoring.Whole(f.Step).String()
		}
	}
	list := []scoring.Verb{
		{Name: VerbUndo, Clause: clauseUndo, Help: "Takes back the player's last event.", Example: "Ann undo"},
		{Name: VerbUndo, Actor: scoring.ByTable, Clause: clauseUndo, Help: "Takes back the last event of anybody.", Example: "table undo"},
		{Name: VerbRedo, Clause: clauseRedo, Help: "Brings back what the last undo took.", Example: "Ann redo"},
		{Name: VerbRedo, Actor: scoring.ByTable, Clause: clauseRedo, Help: "Brings back what the last undo took.", Example: "table redo"},
		{
			Name: VerbResult, Actor: scoring.ByTable, Clause: clauseResult, Args: []scoring.Arg{player("player"), word("number")},
			Help: "Says which final score the table makes out; it is compared.", Example: "table result Ann 12",
		},
		{
			Name: VerbStop, Actor: scoring.ByTable, Clause: clauseStop, Args: []scoring.Arg{text("reason")},
			Help: "Ends the game early.", Example: `table stop "the lamp is out"`,
		},
		{Name: VerbSign, Clause: clauseSign, Help: "Agrees with the game as it stands.", Example: "Ann sign"},
		{
			Name: VerbNote, Actor: scoring.ByTable, Clause: NoteClause, Args: []scoring.Arg{text("text")},
			Help: "Writes something down.", Example: `table note "a good start"`,
		},
		{
			Name: VerbRename, Actor: scoring.ByTable, Clause: NoteClause, Args: []scoring.Arg{player("old"), word("new")},
			Help: "Gives a player another name.", Example: "table rename Ann Anna",
		},
	}
	if len(info.Fields) > 0 {
		list = append(list, scoring.Verb{
			Name: VerbCorrect, Clause: clauseCorrect, Args: []scoring.Arg{field, word("amount"), text("reason")},
			Help: "Overrules the program, visibly; the amount has its sign.", Example: "Ann correct " + info.Fields[0].Name + " " + step + ` "a find"`,
		})
	}
	return list
}
