package fortyniners

import (
	"strconv"

	"saddlebag/scoring"
)

// info describes the game.
var info = scoring.Info{
	ID:         "forty-niners",
	Title:      `The "49ers"`,
	MinPlayers: Players,
	MaxPlayers: Players,
	Minutes:    scoring.Minutes{From: 60, To: 60, Mark: scoring.HouseRule},
	Needs:      "2 dice, scissors, glue",
	Edition:    1,
	DataWord:   "board",
	Data:       "stage-1",
	Unit:       "points",
	Options: []scoring.Option{
		{
			Name: optionDice, Label: "How many dice a player throws.", Clause: "FN3",
			Default: strconv.Itoa(MaxDice), From: 1, To: MaxDice,
		},
		{
			Name: optionCap, Label: "After how many turns of the coach a run ends.", Clause: "FN16",
			Default: strconv.Itoa(defaultCap), From: 1, To: largestCap,
		},
	},
	Verbs:   verbs,
	Devices: []scoring.Device{{Name: deviceDice, Label: "The dice", Kind: scoring.Dice, Count: MaxDice, Sides: []string{"1", "2", "3", "4", "5", "6"}}},
	Fields:  []scoring.Field{{Name: fieldResult, Label: "Result of the run as Blackjack", Unit: "points"}},
	Clauses: clauses,
	Ends:    []string{endRuns},
}

var verbs = []scoring.Verb{
	{
		Name: verbRoll, Clause: "FN3", Args: []scoring.Arg{{Name: "dice", Kind: scoring.Throw, From: 1, To: MaxDice, Faces: Faces, Clause: "FN3", Device: deviceDice}},
		Help: "Throws for a move.", Example: "Ann roll 4+3",
		Do: "throw the dice", Tells: "{who} throws {dice} for the {piece}", Deed: "throw: {dice}", Ends: true,
	},
	{
		Name: verbMove, Clause: "FN3", Args: []scoring.Arg{argPath},
		Help: "Moves the player's piece: all spots travelled, in their order.", Example: "Ann move r1 r2 r3",
		Do: "move", Tells: "{who} moves the {piece} to {path}[: {effect}]", Deed: "move: {path}",
	},
	{
		Name: verbLookout, Clause: "FN23", Args: []scoring.Arg{argPath},
		Help: "Moves a bandit on from a lookout, up to three spots.", Example: "Bob lookout t1 t2",
		Do: "leave the lookout", Tells: "{who} moves the {piece} on from the lookout to {path}[: {effect}]", Deed: "move from the lookout: {path}",
	},
	{
		Name: verbPass, Clause: "FN3",
		Help: "Stays, as no first step is possible.", Example: "Ann pass",
		Do: "pass", Tells: "{who} passes: there is no way for the {piece}", Deed: "pass",
	},
	{
		Name: verbStop, Clause: "FN41", Args: []scoring.Arg{{Name: "points", Kind: scoring.Range, From: 1, To: MaxSettlement, Step: 1, Clause: "FN41"}},
		Help: "Without a board: the coach stops at a settlement.", Example: "Ann stop 5",
		Do: "stop at a settlement", Tells: "{who} stops the coach at a settlement of {points}", Deed: "stop: settlement of {points}",
	},
	{
		Name: verbPassBy, Clause: "FN41", Args: []scoring.Arg{{Name: "points", Kind: scoring.Range, From: 1, To: MaxSettlement, Step: 1, Clause: "FN41"}},
		Help: "Without a board: the coach passes a settlement.", Example: "Ann pass-by 3",
		Do: "pass a settlement", Tells: "{who} passes a settlement of {points}", Deed: "passing: settlement of {points}",
	},
	{
		Name: verbEnd, Clause: "FN41",
		Help: "Without a board: the coach reaches End of Run.", Example: "Ann end-of-run",
		Do: "end the run", Tells: "{who} reaches End of Run", Deed: "End of Run",
	},
	{
		Name: verbEnd, Clause: "FN41", Args: []scoring.Arg{{Name: "how", Kind: scoring.Word, Choices: []string{wordCapped}}},
		Help: "Without a board: the run ends at the turn cap, and its credit is void.", Example: "Ann end-of-run capped",
		Do: "end the run at the turn cap", Tells: "{who} runs out of turns: the credit is void", Deed: "end at the turn cap",
	},
}
