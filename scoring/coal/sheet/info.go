package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/speech"
)

// Info describes the game.
var Info = scoring.Info{
	ID:         "coal-n-write",
	Title:      "Coal n' Write",
	MinPlayers: 1,
	MaxPlayers: 8,
	Minutes:    scoring.Minutes{From: 20, To: 25, Mark: scoring.Seed},
	Needs:      "3 dice, pencils",
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
		{Name: coal.DeviceDice, Label: "Three six-sided dice", Kind: scoring.Dice, Count: coal.Dice, Sides: []string{"1", "2", "3", "4", "5", "6"}},
	},
	Fields:  []scoring.Field{{Name: coal.FieldCash, Label: "Cash in hand", Unit: "$", Step: 1}},
	Clauses: clauses,
	Ends:    []speech.Text{coal.EndSix, coal.EndSeven, coal.EndPinkertons},
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
		Help: "Throws the dice that are not in the Bunkhouse; the turn before is over.", Example: "table roll 2+3+4",
		Do: "throw the dice", Tells: "The dice show {dice}", Deed: "throw", Of: "{dice}", Ends: true,
	},
	{
		Name: coal.VerbClaim, Clause: "CW11", Args: []scoring.Arg{argTunnel, argDice},
		Help: "Claims the first open deposit of a tunnel.", Example: "Ann claim borax-1 4",
		Do: "claim a deposit", Tells: "{who} claims {tunnel} with {dice}", Deed: "claim", Of: "{tunnel}",
	},
	{
		Name: coal.VerbDig, Clause: "CW12", Args: []scoring.Arg{argTunnel, argDice},
		Help: "Scratches one DIG box for each die.", Example: "Ann dig borax-1 2+3",
		Do: "dig", Tells: "{who} digs at {tunnel} with {dice}", Deed: "digging", Of: "{tunnel}",
	},
	store("pistol", "CW23", "Scratches bandits: the die spent, then a burro for each pistol.", "burro-2 burro-4",
		saying{"scratch bandits", "{who} scratches {bandits}", "pistol: {bandits}"},
		scoring.Arg{Name: "burros", Kind: scoring.Counts, Choices: burroIDs(), Clause: "CW4"}),
	store("share", "CW24", "Buys Railroad Shares: the die spent, how many.", "2",
		saying{"buy Railroad Shares", "{who} buys {quantity}", "purchase: {quantity}"}, argQuantity),
	store("coal-baron", "CW25", "Reports 12 waiting Coal for a part of $40.", "",
		saying{"report as Coal Baron", "{who} reports as Coal Baron", "report as Coal Baron"}),
	store("strike-gold", "CW26", "The next delivery earns $5 more for each full $10.", "",
		saying{"buy Strike Gold", "{who} buys Strike Gold", "purchase: Strike Gold"}),
	store("wash-day", "CW27", "Earns $25 if this round's delivery brings in 6 Borax.", "",
		saying{"buy a Wash Day", "{who} buys a Wash Day", "purchase: a Wash Day"}),
	store("tack", "CW28", "Two more slots from this round's delivery on.", "",
		saying{"buy Tack and Harness", "{who} buys Tack and Harness", "purchase: Tack and Harness"}),
	store("varmint", "CW29", "Earns a throw of three dice and $6: the die spent, the dice thrown.", "4+5+6",
		saying{"go varmint huntin'", "{who} goes varmint huntin' and throws {dice}", "varmint hunt: {dice}"},
		coal.ArgThrow(coal.VarmintDice, coal.VarmintDice, 0)),
	store("pinkertons", "CW30", "Scratches one waiting mineral of each kind; this round is the last.", "",
		saying{"hire the Pinkertons", "{who} hires the Pinkertons: this round is the last", "hiring: the Pinkertons"}),
	store("blackjack", "CW31", "Plays a hand: the die spent, then the dice thrown in order.", "4+5",
		saying{"play Blackjack", "{who} plays Blackjack: {dice}", "hand of Blackjack: {dice}"},
		coal.ArgThrow(1, coal.BlackjackMostDice, coal.BlackjackUntil)),
	store("tonic", "CW33", "Buys Workhorse Tonics: the die spent, how many.", "2",
		saying{"buy Workhorse Tonics", "{who} buys {quantity}", "purchase: {quantity}"}, argQuantity),
	store("burro-7", "CW37", "Buys the seventh burro and round.", "",
		saying{"buy Burro 7", "{who} buys Burro 7, and a seventh round", "purchase: Burro 7"}),
	{
		Name: coal.VerbTonic, Clause: "CW33",
		Help: "Scratches a Tonic: the 1 of this throw stays out of the Bunkhouse.", Example: "Ann tonic",
		Do: "use a Workhorse Tonic", Tells: "{who} uses a Workhorse Tonic", Deed: "Tonic",
	},
	{
		Name: coal.VerbLoad, Clause: "CW40",
		Args: []scoring.Arg{
			argBurro,
			{Name: "minerals", Kind: scoring.Counts, To: coal.MaxSlots, Choices: mineralLetters(), Clause: "CW10"},
		},
		Help: "Loads a burro with waiting minerals: S, T, C or B, or none.", Example: "Ann load burro-1 S T T C B B",
		Do: "load a burro", Tells: "{who} loads {burro} with {minerals}", Deed: "load", Of: "{burro}", Ends: true,
	},
}

// A saying is what people are told of an item: what there is to do, and what was
// done.
type saying struct{ do, tells, deed string }

// store is the verb of one item; the example is what follows the die.
func store(item, clause, help, example string, said saying, rest ...scoring.Arg) scoring.Verb {
	if example != "" {
		example = " " + example
	}
	return scoring.Verb{
		Name: coal.VerbStore, Clause: clause, Args: append([]scoring.Arg{coal.ArgItem(item), argDie}, rest...),
		Help: speech.Words(help), Example: "Ann store " + item + " 3" + example,
		Do: speech.Words(said.do), Tells: speech.Words(said.tells), Deed: speech.Words(said.deed),
	}
}

// burroIDs are the ids of all burros.
func burroIDs() []string { return scoring.Each(coal.Burros, coal.BurroID) }

// mineralLetters are the letters of all minerals.
func mineralLetters() []string {
	return scoring.Each(coal.MineralKinds, func(m int) string { return coal.Mineral(m).Letter() })
}
