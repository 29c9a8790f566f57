package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/example"
	"saddlebag/scoring/speech"
)

// Info describes the game.
var Info = scoring.Info{
	ID:         "nugget",
	Title:      "example.title",
	MinPlayers: 2,
	MaxPlayers: 4,
	Minutes:    scoring.Minutes{From: 10, To: 10, Mark: scoring.HouseRule},
	Needs:      "example.needs",
	Edition:    1,
	DataWord:   "deck",
	Data:       "plain",
	Unit:       "points",
	Verbs:      verbs,
	Args: map[string]speech.Text{
		"CARD":   "example.arg-card",
		"DICE":   "example.arg-dice",
		"DIE":    "example.arg-die",
		"PLACE":  "example.arg-place",
		"SECTOR": "example.arg-sector",
	},
	Devices: []scoring.Device{example.Dice, example.Wheel, example.Pile},
	Fields:  []scoring.Field{{Name: example.FieldPoints, Label: "example.points", Within: "example.points-within", Unit: "points"}},
	Clauses: clauses,
	Ends:    []scoring.End{{Reason: example.EndShown, Told: "example.all-shown-told"}},
}

var verbs = []scoring.Verb{
	{
		Name: example.VerbDraw, Clause: "NU1", Help: "example.draw-help", Example: "Ann draw ace",
		Do: "example.draw-do", Tells: "example.draw-tells", Deed: "example.draw-deed", Of: "example.the-card",
		Coach: "example.draw-coach",
		Args:  []scoring.Arg{{Name: "CARD", Kind: scoring.Choice, Choices: example.Cards, Clause: "NU1", Device: example.Pile.Name, Secret: scoring.ToActor}},
	},
	{
		Name: example.VerbBury, Clause: "NU2", Help: "example.bury-help", Example: `Ann bury "under the third cactus"`,
		Do: "example.bury-do", Tells: "example.bury-tells", Deed: "example.bury-deed", Of: "example.bury-of",
		Coach: "example.bury-coach",
		Args:  []scoring.Arg{{Name: "PLACE", Kind: scoring.Text, Secret: scoring.ToActor}},
	},
	{
		Name: example.VerbRoll, Actor: scoring.ByTable, Clause: "NU3", Help: "example.roll-help", Example: "table roll 2+5",
		Do: "example.roll-do", Tells: "example.roll-tells", Deed: "example.roll-deed", Of: "example.roll-of",
		Coach: "example.roll-coach",
		Args:  []scoring.Arg{example.ArgThrow},
	},
	{
		Name: example.VerbDig, Clause: "NU4", Help: "example.dig-help", Example: "Ann dig 5",
		Do: "example.dig-do", Tells: "example.dig-tells", Deed: "example.dig-deed", Of: "example.dig-of",
		Coach: "example.dig-coach",
		Args:  []scoring.Arg{{Name: "DIE", Kind: scoring.DiceChoice, Choices: example.Dice.Sides}},
	},
	{
		Name: example.VerbSpin, Clause: "NU5", Help: "example.spin-help", Example: "Ann spin rich",
		Do: "example.spin-do", Tells: "example.spin-tells", Deed: "example.spin-deed", Of: "example.spin-of",
		Coach: "example.spin-coach",
		Args:  []scoring.Arg{example.ArgSpin},
	},
	{
		Name: example.VerbReveal, Clause: "NU6", Help: "example.reveal-help", Example: `Ann reveal ace "under the third cactus"`,
		Do: "example.reveal-do", Tells: "example.reveal-tells", Deed: "example.reveal-deed", Of: "example.reveal-of",
		Coach: "example.reveal-coach",
		Args:  []scoring.Arg{{Name: "CARD", Kind: scoring.Choice, Choices: example.Cards, Clause: "NU1"}, {Name: "PLACE", Kind: scoring.Text}},
	},
}

var clauses = []scoring.Clause{
	{Number: "NU1", Mark: scoring.HouseRule, Text: "example.NU1"},
	{Number: "NU2", Mark: scoring.HouseRule, Text: "example.NU2"},
	{Number: "NU3", Mark: scoring.HouseRule, Text: "example.NU3"},
	{Number: "NU4", Mark: scoring.HouseRule, Text: "example.NU4"},
	{Number: "NU5", Mark: scoring.HouseRule, Text: "example.NU5"},
	{Number: "NU6", Mark: scoring.HouseRule, Text: "example.NU6"},
	{Number: "NU7", Mark: scoring.HouseRule, Text: "example.NU7"},
}
