package sheet

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/speech"
)

// Info describes the game.
var Info = scoring.Info{
	ID:         "forty-niners",
	Title:      `The "49ers"`,
	MinPlayers: fortyniners.Players,
	MaxPlayers: fortyniners.Players,
	Minutes:    scoring.Minutes{From: 60, To: 60, Mark: scoring.HouseRule},
	Needs:      "2 dice, scissors, glue",
	Edition:    1,
	DataWord:   "board",
	Data:       "stage-1",
	Unit:       "points",
	Options: []scoring.Option{
		{
			Name: OptionDice, Label: "How many dice a player throws.", Clause: "FN3",
			Default: strconv.Itoa(fortyniners.MaxDice), From: 1, To: fortyniners.MaxDice,
		},
		{
			Name: OptionCap, Label: "After how many turns of the coach a run ends.", Clause: "FN16",
			Default: strconv.Itoa(defaultCap), From: 1, To: largestCap,
		},
	},
	Verbs:   verbs,
	Devices: []scoring.Device{{Name: fortyniners.DeviceDice, Label: "The dice", Kind: scoring.Dice, Count: fortyniners.MaxDice, Sides: []string{"1", "2", "3", "4", "5", "6"}}},
	Fields:  []scoring.Field{{Name: fortyniners.FieldResult, Label: "Result of the run as Blackjack", Unit: "points"}},
	Clauses: clauses,
	Ends:    []speech.Text{fortyniners.EndRuns},
}

var verbs = []scoring.Verb{
	{
		Name: fortyniners.VerbRoll, Clause: "FN3", Args: []scoring.Arg{{Name: "dice", Kind: scoring.Throw, From: 1, To: fortyniners.MaxDice, Faces: fortyniners.Faces, Clause: "FN3", Device: fortyniners.DeviceDice}},
		Help: "Throws for a move.", Example: "Ann roll 4+3",
		Do: "throw the dice", Tells: "{who} throws {dice} for the {piece}", Deed: "throw", Of: "{dice}", Ends: true,
	},
	{
		Name: fortyniners.VerbMove, Clause: "FN3", Args: []scoring.Arg{fortyniners.ArgPath},
		Help: "Moves the player's piece: all spots travelled, in their order.", Example: "Ann move r1 r2 r3",
		Do: "move", Tells: "{who} moves the {piece} to {path}[: {effect}]", Deed: "move", Of: "{path}",
	},
	{
		Name: fortyniners.VerbLookout, Clause: "FN23", Args: []scoring.Arg{fortyniners.ArgPath},
		Help: "Moves a bandit on from a lookout, up to three spots.", Example: "Bob lookout t1 t2",
		Do: "leave the lookout", Tells: "{who} moves the {piece} on from the lookout to {path}[: {effect}]", Deed: "move from the lookout", Of: "{path}",
	},
	{
		Name: fortyniners.VerbPass, Clause: "FN3",
		Help: "Stays, as no first step is possible.", Example: "Ann pass",
		Do: "pass", Tells: "{who} passes: there is no way for the {piece}", Deed: "pass",
	},
	{
		Name: fortyniners.VerbStop, Clause: "FN41", Args: []scoring.Arg{{Name: "points", Kind: scoring.Range, From: 1, To: fortyniners.MaxSettlement, Step: 1, Clause: "FN41"}},
		Help: "Without a board: the coach stops at a settlement.", Example: "Ann stop 5",
		Do: "stop at a settlement", Tells: "{who} stops the coach at a settlement of {points}", Deed: "stop", Of: "settlement of {points}",
	},
	{
		Name: fortyniners.VerbPassBy, Clause: "FN41", Args: []scoring.Arg{{Name: "points", Kind: scoring.Range, From: 1, To: fortyniners.MaxSettlement, Step: 1, Clause: "FN41"}},
		Help: "Without a board: the coach passes a settlement.", Example: "Ann pass-by 3",
		Do: "pass a settlement", Tells: "{who} passes a settlement of {points}", Deed: "passing", Of: "settlement of {points}",
	},
	{
		Name: fortyniners.VerbEnd, Clause: "FN41",
		Help: "Without a board: the coach reaches End of Run.", Example: "Ann end-of-run",
		Do: "end the run", Tells: "{who} reaches End of Run", Deed: "End of Run",
	},
	{
		Name: fortyniners.VerbEnd, Clause: "FN41", Args: []scoring.Arg{{Name: "how", Kind: scoring.Word, Choices: []string{fortyniners.WordCapped}}},
		Help: "Without a board: the run ends at the turn cap, and its credit is void.", Example: "Ann end-of-run capped",
		Do: "end the run at the turn cap", Tells: "{who} runs out of turns: the credit is void", Deed: "end at the turn cap",
	},
}
