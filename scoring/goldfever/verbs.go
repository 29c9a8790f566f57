package goldfever

import "saddlebag/scoring"

// The verbs.
const (
	verbDeal     = "deals-joker"
	verbActivate = "activate"
	verbCard     = "card"

	verbStay   = "stay"
	verbMove   = "move"
	verbShoot  = "shoot"
	verbReload = "reload"
	verbUnjam  = "unjam"
	verbThrow  = "throw"
	verbPick   = "pick"
	verbTake   = "take"
	verbGive   = "give"
	verbSwap   = "swap"
	verbDrop   = "drop"
	verbUse    = "use"
	verbAttack = "attack"
	verbDrink  = "drink"
	verbAmbush = "ambush"
	verbJoker  = "joker"
	verbEnd    = "end"

	verbReact  = "react"
	verbFlee   = "flee"
	verbReveal = "reveal"
)

// Fixed words of events.
const (
	wordBoth = "both" // barrels (GF21)
	wordPass = "pass" // declines to react (GF27)
)

// The arguments of verbs.
var (
	argCharacter = scoring.Arg{Name: "character", Kind: scoring.Choice}
	argChip      = scoring.Arg{Name: "chip", Kind: scoring.Choice, Device: deviceBag}
	argDealt     = scoring.Arg{Name: "joker", Kind: scoring.Choice, Choices: powerWords[:], Device: deviceJokers, Secret: scoring.ToNamed}
	argJoker     = scoring.Arg{Name: "joker", Kind: scoring.Choice, Choices: powerWords[:]}
	argZone      = scoring.Arg{Name: "zone", Kind: scoring.Choice}
	argGun       = scoring.Arg{Name: "gun", Kind: scoring.Choice}
	argObject    = scoring.Arg{Name: "object", Kind: scoring.Choice}
	argTheirs    = scoring.Arg{Name: "theirs", Kind: scoring.Choice}
	argFace      = scoring.Arg{Name: "face", Kind: scoring.Choice, Choices: faceWords, Device: deviceFaces, Secret: scoring.ToActor}
	argShown     = scoring.Arg{Name: "face", Kind: scoring.Choice, Choices: faceWords}
	argBoth      = word("barrels", wordBoth)
	argKnife     = word("object", Knife.String())
	argDynamite  = word("object", Dynamite.String())
)

// word is an argument that is always the same.
func word(name, fixed string) scoring.Arg {
	return scoring.Arg{Name: name, Kind: scoring.Word, Choices: []string{fixed}}
}

// An action is a form of a verb that costs a point, and can be a reaction.
type action struct {
	verb    string
	args    []scoring.Arg
	clause  string
	help    string
	example string // what follows the character's name
}

var actions = []action{
	{verbMove, []scoring.Arg{argZone}, "GF20", "Moves one zone.", "move c4"},
	{verbShoot, []scoring.Arg{argCharacter, argGun}, "GF21", "Shoots at an opponent.", "shoot Fred colt"},
	{verbShoot, []scoring.Arg{argCharacter, argGun, argBoth}, "GF21", "Fires both barrels of a shotgun.", "shoot Fred shotgun both"},
	{verbReload, []scoring.Arg{argGun}, "GF22", "Loads one shell into a gun.", "reload colt"},
	{verbUnjam, []scoring.Arg{argObject}, "GF23", "Un-jams a gun, or dynamite that fizzled.", "unjam colt"},
	{verbThrow, []scoring.Arg{argKnife, argCharacter}, "GF24", "Throws a knife at an opponent.", "throw knife Fred"},
	{verbThrow, []scoring.Arg{argDynamite, argZone}, "GF24", "Throws dynamite into a zone.", "throw dynamite c4"},
	{verbPick, []scoring.Arg{argObject, argFace}, "GF25", "Picks up a nugget and looks at its face; ? keeps it secret.", "pick nugget-3 2"},
	{verbPick, []scoring.Arg{argObject}, "GF25", "Picks up an object.", "pick colt"},
	{verbTake, []scoring.Arg{argObject, argCharacter}, "GF25", "Takes an object from a friend in the zone.", "take colt Lena"},
	{verbGive, []scoring.Arg{argObject, argCharacter}, "GF25", "Gives an object to a friend in the zone.", "give whisky Lena"},
	{verbSwap, []scoring.Arg{argObject, argTheirs, argCharacter}, "GF25", "Exchanges an object for one of a friend in the zone.", "swap rock knife Lena"},
	{verbAttack, []scoring.Arg{argCharacter}, "GF28", "Attacks an opponent in the zone with a knife.", "attack Fred"},
	{verbDrink, nil, "GF29", "Drinks whisky: heals a wound.", "drink"},
}

var verbs = allVerbs()

func allVerbs() []scoring.Verb {
	list := []scoring.Verb{
		{
			Name: verbDeal, Actor: scoring.ByTable, Clause: "GF8", Args: []scoring.Arg{argCharacter, argDealt},
			Help: "Deals a character's joker; another reader sees ?.", Example: "table deals-joker Ted charm",
		},
		{
			Name: verbActivate, Actor: scoring.ByTable, Clause: "GF10", Args: []scoring.Arg{argChip},
			Help: "Draws a chip from the bag: that character acts.", Example: "table activate Ted",
		},
	}
	for p := range Pile(Piles) {
		clause, example := "GF50", "table card "+p.String()+" "+cardMiss
		if p == Panic {
			clause, example = "GF54", "table card "+p.String()+" "+cardFlee
		}
		list = append(list, scoring.Verb{
			Name: verbCard, Actor: scoring.ByTable, Clause: clause, Args: []scoring.Arg{word("pile", p.String()), argCard(p)},
			Help: "Draws a card from the " + p.String() + " pile.", Example: example,
		})
	}
	for _, a := range actions {
		list = append(list, byCharacter(a.verb, a.clause, a.help, a.example, a.args...))
	}
	list = append(list,
		byCharacter(verbStay, "GF12", "Stays in ambush: the chip is spent.", "stay"),
		byCharacter(verbDrop, "GF25", "Drops an object in the zone, for nothing.", "drop rock", argObject),
		byCharacter(verbUse, "GF25", "Chooses the gun in use, for nothing.", "use rifle", argGun),
		byCharacter(verbAmbush, "GF27", "Lays an ambush, which ends the phase.", "ambush"),
		byCharacter(verbJoker, "GF8", "Plays the joker.", "joker charm", argJoker),
		byCharacter(verbEnd, "GF11", "Ends the phase.", "end"),
		byCharacter(verbReact, "GF27", "Declines to react.", "react pass", word("how", wordPass)),
	)
	for _, a := range actions {
		list = append(list, byCharacter(verbReact, "GF27", "Reacts from an ambush. "+a.help, "react "+a.example,
			append([]scoring.Arg{word("action", a.verb)}, a.args...)...))
	}
	return append(list,
		byCharacter(verbFlee, "GF54", "Flees to a zone next door.", "flee c4", argZone),
		byCharacter(verbReveal, "GF6", "Shows a nugget at the end.", "reveal nugget-3 2", argObject, argShown),
	)
}

func byCharacter(verb, clause, help, example string, args ...scoring.Arg) scoring.Verb {
	return scoring.Verb{Name: verb, Actor: scoring.ByCharacter, Clause: clause, Help: help, Example: "Ted " + example, Args: args}
}

// argCard is a card from a pile.
func argCard(p Pile) scoring.Arg {
	return scoring.Arg{Name: "card", Kind: scoring.Choice, Choices: p.words(), Device: p.String()}
}
