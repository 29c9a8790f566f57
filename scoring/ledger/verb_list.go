package ledger

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/speech"
)

// AllVerbs are the verbs of a game, then those that every game has.
func AllVerbs(info *scoring.Info) []scoring.Verb {
	return append(slices.Clone(info.Verbs), Verbs(info, nil)...)
}

// everyVerb are the verbs that every game has, as they are written.
var everyVerb = []scoring.Verb{
	{Name: VerbUndo, Clause: clauseUndo, Help: "Takes back the player's last event.", Example: "Ann undo"},
	{Name: VerbUndo, Actor: scoring.ByTable, Clause: clauseUndo, Help: "Takes back the last event of anybody.", Example: "table undo"},
	{Name: VerbRedo, Clause: clauseRedo, Help: "Brings back what the last undo took.", Example: "Ann redo"},
	{Name: VerbRedo, Actor: scoring.ByTable, Clause: clauseRedo, Help: "Brings back what the last undo took.", Example: "table redo"},
	{
		Name: VerbResult, Actor: scoring.ByTable, Clause: clauseResult, Args: []scoring.Arg{wordArg("player"), wordArg("number")},
		Help: "Says which final score the table makes out; it is compared.", Example: "table result Ann 12",
		Tells: "The table counts {number} for {player}", Deed: "claim", Of: "{number} for {player}",
	},
	{
		Name: VerbStop, Actor: scoring.ByTable, Clause: StopClause, Args: []scoring.Arg{textArg("reason")},
		Help: "Ends the game early.", Example: `table stop "the lamp is out"`,
		Tells: "The game is stopped[: {reason}]", Deed: "stop", Of: "[{reason}]",
	},
	{Name: VerbSign, Clause: clauseSign, Help: "Agrees with the game as it stands.", Example: "Ann sign", Tells: "{who} signs", Deed: "signature"},
	{
		Name: VerbNote, Actor: scoring.ByTable, Clause: NoteClause, Args: []scoring.Arg{textArg("text")},
		Help: "Writes something down.", Example: `table note "a good start"`,
		Tells: "Note: {text}", Deed: "note", Of: "{text}",
	},
	{
		Name: VerbRename, Actor: scoring.ByTable, Clause: NoteClause, Args: []scoring.Arg{wordArg("old"), wordArg("new")},
		Help: "Gives a player another name.", Example: "table rename Ann Anna",
		Tells: "{old} is called {new} from now on", Deed: "new name", Of: "{new}",
	},
	{
		Name: VerbAmend, Actor: scoring.ByTable, Clause: AmendClause, Args: []scoring.Arg{wordArg("entry"), textArg("event")},
		Help: "Says what an entry ought to have said, counted from 1; - takes it out.", Example: `table amend 12 -`,
	},
	{
		Name: VerbInsert, Actor: scoring.ByTable, Clause: AmendClause, Args: []scoring.Arg{wordArg("entry"), textArg("event")},
		Help: "Puts in what is missing right before an entry.", Example: `table insert 12 "table note \"supper\""`,
	},
	{
		Name: VerbCorrect, Clause: clauseCorrect, Args: []scoring.Arg{wordArg("field"), wordArg("amount"), textArg("reason")},
		Help:  "Overrules the program, visibly; the amount has its sign.",
		Tells: "{who}’s {field} corrected by {amount}: {reason}", Deed: "correction", Of: "{field} {amount}",
	},
}

func textArg(name string) scoring.Arg { return scoring.Arg{Name: name, Kind: scoring.Text} }
func wordArg(name string) scoring.Arg { return scoring.Arg{Name: name, Kind: scoring.Choice} }

// Verbs describes the verbs that every game has, as written in this game with these
// players: the example of a correction uses one of its fields.
func Verbs(info *scoring.Info, names []string) []scoring.Verb {
	list := slices.Clone(everyVerb)
	if len(info.Fields) == 0 {
		list = slices.DeleteFunc(list, func(v scoring.Verb) bool { return v.Name == VerbCorrect })
	}
	for i := range list {
		v := &list[i]
		v.Args = slices.Clone(v.Args)
		switch v.Name {
		case VerbResult, VerbRename:
			v.Args[0].Choices = names
		case VerbCorrect:
			v.Args[0].Choices = scoring.Each(len(info.Fields), func(i int) string { return info.Fields[i].Name })
			step := max(1, info.Fields[0].Step)
			v.Example = fmt.Sprintf(`Ann correct %s +%d "a find"`, info.Fields[0].Name, step)
		}
	}
	return list
}

// form checks who uses a verb that every game has, and with how many arguments.
func form(e scoring.Event) *scoring.Violation {
	for i := range everyVerb {
		v := &everyVerb[i]
		if v.Name == e.Verb && (v.Actor == scoring.ByTable) == (e.Seat == scoring.Table) && e.As == "" && len(v.Args) == len(e.Args) {
			return nil
		}
	}
	return scoring.Breaks(clauseUnknown, "ledger.other-form", "verb", e.Verb).Suggest("ledger.usage", "form", usage(e.Verb))
}

// usage says how a verb that every game has is written.
func usage(verb string) speech.Text {
	var form speech.Text
	for i := range everyVerb {
		switch v := &everyVerb[i]; {
		case v.Name != verb:
		case form == "":
			form = speech.Words(v.Form())
		default:
			form = speech.Say("ledger.either-form", "form", form, "other", v.Form())
		}
	}
	return form
}
