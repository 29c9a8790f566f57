package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Info describes the game.
var Info = scoring.Info{
	ID:         "coal-n-write",
	Title:      "coal.title",
	MinPlayers: 1,
	MaxPlayers: 8,
	Minutes:    scoring.Minutes{From: 20, To: 25, Mark: scoring.Seed},
	Needs:      "coal.needs",
	Edition:    1,
	DataWord:   "sheet",
	Data:       "lode-1",
	Unit:       "$",
	Options: []scoring.Option{
		{
			Name: optionStartCash, Title: "coal.title-start-cash", Label: "coal.start-cash", Clause: "CW3",
			Default: "0", From: 0, To: 1000,
		},
		{
			Name: optionOnesRest, Title: "coal.title-ones-rest", Label: "coal.ones-rest", Clause: "CW6",
			Default: scoring.No, Choices: []string{scoring.Yes, scoring.No}, Called: scoring.YesOrNo,
		},
	},
	Verbs: verbs,
	Args: map[string]speech.Text{
		"burro":    "coal.arg-burro",
		"burros":   "coal.arg-burros",
		"die":      "coal.arg-die",
		"item":     "coal.arg-item",
		"minerals": "coal.arg-minerals",
		"quantity": "coal.arg-quantity",
		"tunnel":   "coal.arg-tunnel",
	},
	Devices: []scoring.Device{
		{Name: coal.DeviceDice, Label: "coal.three-dice", Kind: scoring.Dice, Count: coal.Dice, Sides: []string{"1", "2", "3", "4", "5", "6"}},
	},
	Fields:  []scoring.Field{{Name: coal.FieldCash, Label: "coal.cash-in-hand", Within: "coal.cash-in-hand-within", Unit: "$", Step: 1}},
	Clauses: clauses,
	Ends: []scoring.End{
		{Reason: coal.EndSix, Told: "coal.end-six-told"},
		{Reason: coal.EndSeven, Told: "coal.end-seven-told"},
		{Reason: coal.EndPinkertons, Told: "coal.end-pinkertons-told"},
	},
}

// Arguments that several verbs have.
var (
	argTunnel   = scoring.Arg{Name: "tunnel", Kind: scoring.Choice}
	argDice     = scoring.Arg{Name: "dice", Kind: scoring.DiceChoice, Faces: coal.Faces, Clause: "CW2"}
	argDie      = scoring.Arg{Name: "die", Kind: scoring.DiceChoice, Faces: coal.Faces, Clause: "CW2"}
	argBurro    = scoring.Arg{Name: "burro", Kind: scoring.Choice, Choices: burroIDs(), Clause: "CW4"}
	argQuantity = scoring.Arg{Name: "quantity", Kind: scoring.Range, From: 1, Step: 1}
)

var verbs = []scoring.Verb{
	{
		Name: coal.VerbRoll, Actor: scoring.ByTable, Clause: "CW5", Args: []scoring.Arg{coal.ArgThrow(1, coal.Dice, 0)},
		Help: "coal.roll-help", Example: "table roll 2+3+4",
		Do: "coal.roll-do", Tells: "coal.roll-tells", Deed: "coal.roll-deed", Of: "coal.roll-of", Ends: true,
		Done:  "coal.done-digging",
		Coach: "coal.roll-coach",
	},
	{
		Name: coal.VerbClaim, Clause: "CW11", Args: []scoring.Arg{argTunnel, argDice},
		Help: "coal.claim-help", Example: "Ann claim borax-1 4",
		Do: "coal.claim-do", Tells: "coal.claim-tells", Deed: "coal.claim-deed", Of: "coal.claim-of",
		Coach: "coal.claim-coach",
	},
	{
		Name: coal.VerbDig, Clause: "CW12", Args: []scoring.Arg{argTunnel, argDice},
		Help: "coal.dig-help", Example: "Ann dig borax-1 2+3",
		Do: "coal.dig-do", Tells: "coal.dig-tells", Deed: "coal.dig-deed", Of: "coal.dig-of",
		Coach: "coal.dig-coach",
	},
	store("pistol", "CW23", " burro-2 burro-4", "{bandits}", scoring.Arg{Name: "burros", Kind: scoring.Counts, Choices: burroIDs(), Clause: "CW4"}),
	store("share", "CW24", " 2", "{quantity}", argQuantity),
	store("coal-baron", "CW25", "", ""),
	store("strike-gold", "CW26", "", "coal.strike-gold"),
	store("wash-day", "CW27", "", "coal.a-wash-day"),
	store("tack", "CW28", "", "coal.tack"),
	store("varmint", "CW29", " 4+5+6", "{dice}", coal.ArgThrow(coal.VarmintDice, coal.VarmintDice, 0)),
	store("pinkertons", "CW30", "", "coal.the-pinkertons"),
	store("blackjack", "CW31", " 4+5", "{dice}", coal.ArgThrow(1, coal.BlackjackMostDice, coal.BlackjackUntil)),
	store("tonic", "CW33", " 2", "{quantity}", argQuantity),
	store("burro-7", "CW37", "", "coal.burro-7"),
	{
		Name: coal.VerbTonic, Clause: "CW33",
		Help: "coal.use-tonic-help", Example: "Ann tonic",
		Do: "coal.use-tonic-do", Tells: "coal.use-tonic-tells", Deed: "coal.use-tonic-deed",
		Coach: "coal.use-tonic-coach",
	},
	{
		Name: coal.VerbLoad, Clause: "CW40",
		Args: []scoring.Arg{
			argBurro,
			{Name: "minerals", Kind: scoring.Counts, To: coal.MaxSlots, Choices: mineralLetters(), Clause: "CW10"},
		},
		Help: "coal.load-help", Example: "Ann load burro-1 S T T C B B",
		Do: "coal.load-do", Tells: "coal.load-tells", Deed: "coal.load-deed", Of: "coal.load-of", Ends: true,
		Done:  "coal.done-digging",
		Coach: "coal.load-coach",
	},
}

// store is the verb of one item, whose messages begin with its name; the example is what
// follows the die, and of is what the deed is of.
func store(item, clause, example string, of speech.Text, rest ...scoring.Arg) scoring.Verb {
	said := func(what string) speech.Text { return speech.Text("coal." + item + what) }
	return scoring.Verb{
		Name: coal.VerbStore, Clause: clause, Args: append([]scoring.Arg{coal.ArgItem(item), argDie}, rest...),
		Help: said("-help"), Example: "Ann store " + item + " 3" + example,
		Do: said("-do"), Tells: said("-tells"), Deed: said("-deed"), Of: of,
		Coach: "coal.store-coach",
	}
}

// burroIDs are the ids of all burros.
func burroIDs() []string { return scoring.Each(coal.Burros, coal.BurroID) }

// mineralLetters are the letters of all minerals.
func mineralLetters() []string {
	return scoring.Each(coal.MineralKinds, func(m int) string { return coal.Mineral(m).Letter() })
}
