package coal

import "saddlebag/scoring"

var info = scoring.Info{
	ID:         "coal-n-write",
	Title:      "Coal n' Write",
	MinPlayers: 1,
	MaxPlayers: 8,
	Edition:    1,
	DataWord:   "sheet",
	Data:       "lode-1",
	Unit:       "$",
	Options: []scoring.Option{
		{
			Name: optionStartCash, Label: "What everybody has in hand at the start, in whole dollars.", Clause: "CW3",
			Default: "0", From: 0, To: 1000,
		},
		{
			Name: optionOnesRest, Label: "Whether the die that goes to the Bunkhouse cannot be used first.", Clause: "CW6",
			Default: scoring.No, Choices: []string{scoring.Yes, scoring.No},
		},
	},
	Verbs: verbs,
	Devices: []scoring.Device{
		{Name: deviceDice, Label: "Three six-sided dice", Kind: scoring.Dice, Count: Dice, Sides: []string{"1", "2", "3", "4", "5", "6"}},
	},
	Fields:  []scoring.Field{{Name: fieldCash, Label: "Cash in hand", Unit: "$", Step: 1}},
	Clauses: clauses,
	Ends:    []string{endSix, endSeven, endPinkertons},
}

// deviceDice is what every throw of the game is made with.
const deviceDice = "3d6"

// Arguments that several verbs have.
var (
	argTunnel   = scoring.Arg{Name: "tunnel", Kind: scoring.Choice}
	argDice     = scoring.Arg{Name: "dice", Kind: scoring.DiceChoice, Faces: Faces, Clause: "CW2"}
	argDie      = scoring.Arg{Name: "die", Kind: scoring.DiceChoice, Faces: Faces, Clause: "CW2"}
	argBurro    = scoring.Arg{Name: "burro", Kind: scoring.Choice, Choices: burroIDs(), Clause: "CW4"}
	argQuantity = scoring.Arg{Name: "quantity", Kind: scoring.Range, From: 1, Step: 1}
)

func argItem(name string) scoring.Arg {
	return scoring.Arg{Name: "item", Kind: scoring.Word, Choices: []string{name}}
}

func argThrow(from, to, until int) scoring.Arg {
	return scoring.Arg{Name: "dice", Kind: scoring.Throw, From: from, To: to, Faces: Faces, Clause: "CW2", StopAtSum: until, Device: deviceDice}
}

var verbs = []scoring.Verb{
	{
		Name: verbRoll, Actor: scoring.ByTable, Clause: "CW5", Args: []scoring.Arg{argThrow(1, Dice, 0)},
		Help: "Throws the dice that are not in the Bunkhouse; the turn before is over.", Example: "table roll 2+3+4",
	},
	{
		Name: verbClaim, Clause: "CW11", Args: []scoring.Arg{argTunnel, argDice},
		Help: "Claims the first open deposit of a tunnel.", Example: "Ann claim borax-1 4",
	},
	{
		Name: verbDig, Clause: "CW12", Args: []scoring.Arg{argTunnel, argDice},
		Help: "Scratches one DIG box for each die.", Example: "Ann dig borax-1 2+3",
	},
	store("pistol", "CW23", "Scratches bandits: the die spent, then a burro for each pistol.", "burro-2 burro-4",
		scoring.Arg{Name: "burros", Kind: scoring.Counts, Choices: burroIDs(), Clause: "CW4"}),
	store("share", "CW24", "Buys Railroad Shares: the die spent, how many.", "2", argQuantity),
	store("coal-baron", "CW25", "Reports 12 waiting Coal for a part of $40.", ""),
	store("strike-gold", "CW26", "The next delivery earns $5 more for each full $10.", ""),
	store("wash-day", "CW27", "Earns $25 if this round's delivery brings in 6 Borax.", ""),
	store("tack", "CW28", "Two more slots from this round's delivery on.", ""),
	store("varmint", "CW29", "Earns a throw of three dice and $6: the die spent, the dice thrown.", "4+5+6",
		argThrow(varmintDice, varmintDice, 0)),
	store("pinkertons", "CW30", "Scratches one waiting mineral of each kind; this round is the last.", ""),
	store("blackjack", "CW31", "Plays a hand: the die spent, then the dice thrown in order.", "4+5",
		argThrow(1, blackjackMostDice, blackjackUntil)),
	store("tonic", "CW33", "Buys Workhorse Tonics: the die spent, how many.", "2", argQuantity),
	store("burro-7", "CW37", "Buys the seventh burro and round.", ""),
	{
		Name: verbTonic, Clause: "CW33",
		Help: "Scratches a Tonic: the 1 of this throw stays out of the Bunkhouse.", Example: "Ann tonic",
	},
	{
		Name: verbLoad, Clause: "CW40",
		Args: []scoring.Arg{
			argBurro,
			{Name: "minerals", Kind: scoring.Counts, To: MaxSlots, Choices: mineralLetters(), Clause: "CW10"},
		},
		Help: "Loads a burro with waiting minerals: S, T, C or B, or none.", Example: "Ann load burro-1 S T T C B B",
	},
}

// store is the verb of one item; the example is what follows the die.
func store(item, clause, help, example string, rest ...scoring.Arg) scoring.Verb {
	if example != "" {
		example = " " + example
	}
	return scoring.Verb{
		Name: verbStore, Clause: clause, Args: append([]scoring.Arg{argItem(item), argDie}, rest...),
		Help: help, Example: "Ann store " + item + " 3" + example,
	}
}
