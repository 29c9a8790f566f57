package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/example"
	"saddlebag/speech"
)

// Info describes the game.
var Info = scoring.Info{
	ID:         "nugget",
	Title:      "Nugget",
	MinPlayers: 2,
	MaxPlayers: 4,
	Minutes:    scoring.Minutes{From: 10, To: 10, Mark: scoring.HouseRule},
	Needs:      "2 dice, a pencil",
	Edition:    1,
	DataWord:   "deck",
	Data:       "plain",
	Unit:       "points",
	Verbs:      verbs,
	Devices:    []scoring.Device{example.Dice, example.Wheel, example.Pile},
	Fields:     []scoring.Field{{Name: example.FieldPoints, Label: "points", Unit: "points"}},
	Clauses:    clauses,
	Ends:       []speech.Text{example.EndShown},
}

var verbs = []scoring.Verb{
	{
		Name: example.VerbDraw, Clause: "NU1", Help: "draws a card that nobody else sees", Example: "Ann draw ace",
		Do: "draw a card", Tells: "{who} draws a card[: the {CARD}]", Deed: "card", Of: "[the {CARD}]",
		Args: []scoring.Arg{{Name: "CARD", Kind: scoring.Choice, Choices: example.Cards, Clause: "NU1", Device: example.Pile.Name, Secret: scoring.ToActor}},
	},
	{
		Name: example.VerbBury, Clause: "NU2", Help: "buries the nugget where nobody sees it", Example: `Ann bury "under the third cactus"`,
		Do: "bury the nugget", Tells: "{who} buries the nugget[ {PLACE}]", Deed: "nugget", Of: "[{PLACE}]",
		Args: []scoring.Arg{{Name: "PLACE", Kind: scoring.Text, Secret: scoring.ToActor}},
	},
	{
		Name: example.VerbRoll, Actor: scoring.ByTable, Clause: "NU3", Help: "throws the dice of a round", Example: "table roll 2+5",
		Do: "throw the dice", Tells: "The dice show {DICE}", Deed: "throw", Of: "{DICE}",
		Args: []scoring.Arg{example.ArgThrow},
	},
	{
		Name: example.VerbDig, Clause: "NU4", Help: "digs with one of the dice", Example: "Ann dig 5",
		Do: "dig", Tells: "{who} digs with the {DIE}", Deed: "digging", Of: "{DIE}",
		Args: []scoring.Arg{{Name: "DIE", Kind: scoring.DiceChoice, Choices: example.Dice.Sides}},
	},
	{
		Name: example.VerbSpin, Clause: "NU5", Help: "spins the wheel at the end of a round", Example: "Ann spin rich",
		Do: "spin the wheel", Tells: "{who} spins {SECTOR}", Deed: "spin", Of: "{SECTOR}",
		Args: []scoring.Arg{example.ArgSpin},
	},
	{
		Name: example.VerbReveal, Clause: "NU6", Help: "shows the card and the nugget", Example: `Ann reveal ace "under the third cactus"`,
		Do: "show the card and the nugget", Tells: "{who} shows the {CARD}; the nugget lay {PLACE}", Deed: "card and nugget", Of: "{CARD}, {PLACE}",
		Args: []scoring.Arg{{Name: "CARD", Kind: scoring.Choice, Choices: example.Cards, Clause: "NU1"}, {Name: "PLACE", Kind: scoring.Text}},
	},
}

var clauses = []scoring.Clause{
	{Number: "NU1", Mark: scoring.HouseRule, Text: "Before the first round each player draws one card and keeps it secret."},
	{Number: "NU2", Mark: scoring.HouseRule, Text: "Before the first round each player buries a nugget and keeps the place secret."},
	{Number: "NU3", Mark: scoring.HouseRule, Text: "A round begins with a throw of two dice, once everybody is done with what came before. There are two rounds."},
	{Number: "NU4", Mark: scoring.HouseRule, Text: "In each round each player digs once, with one of the dice, for as many points. Players dig side by side."},
	{Number: "NU5", Mark: scoring.HouseRule, Text: "When all have dug, one player spins: the first in round 1, the next in round 2. Rich doubles what the spinner has dug in this round, bust takes it."},
	{Number: "NU6", Mark: scoring.HouseRule, Text: "After the last round everybody shows the card, for as many points as the deck says, and the nugget; then the game is over."},
	{Number: "NU7", Mark: scoring.HouseRule, Text: "Each player writes on the own slip only."},
}
