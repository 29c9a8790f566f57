package terms

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// The verbs.
const (
	VerbDeal     = "deals-joker"
	VerbLook     = "look"
	VerbActivate = "activate"
	VerbCard     = "card"

	VerbStay   = "stay"
	VerbMove   = "move"
	VerbShoot  = "shoot"
	VerbReload = "reload"
	VerbUnjam  = "unjam"
	VerbThrow  = "throw"
	VerbPick   = "pick"
	VerbTake   = "take"
	VerbGive   = "give"
	VerbSwap   = "swap"
	VerbDrop   = "drop"
	VerbUse    = "use"
	VerbAttack = "attack"
	VerbDrink  = "drink"
	VerbAmbush = "ambush"
	VerbJoker  = "joker"
	VerbEnd    = "end"

	VerbReact  = "react"
	VerbFlee   = "flee"
	VerbReveal = "reveal"

	VerbSet     = "set"
	VerbShuffle = "shuffle"
)

// Fixed words of events.
const (
	WordBoth = "both" // barrels (GF21)
	WordPass = "pass" // declines to react (GF27)
)

// ActionForms are the forms of verbs that cost a point, and can be a reaction.
var ActionForms = []scoring.Verb{
	byCharacter(VerbMove, "GF20", "move", "move c4", ArgZone),
	byCharacter(VerbShoot, "GF21", "shoot", "shoot Fred colt", ArgCharacter, ArgGun),
	byCharacter(VerbShoot, "GF21", "shoot-both", "shoot Fred shotgun both", ArgCharacter, ArgGun, ArgBoth),
	byCharacter(VerbReload, "GF22", "reload", "reload colt", ArgGun),
	byCharacter(VerbUnjam, "GF23", "unjam", "unjam colt", ArgObject),
	byCharacter(VerbThrow, "GF24", "throw-knife", "throw knife Fred", ArgKnife, ArgCharacter),
	byCharacter(VerbThrow, "GF24", "throw-dynamite", "throw dynamite c4", ArgDynamite, ArgZone),
	byCharacter(VerbPick, "GF25", "pick-nugget", "pick nugget-3 2", ArgObject, ArgFace),
	byCharacter(VerbPick, "GF25", "pick", "pick colt", ArgObject),
	byCharacter(VerbTake, "GF25", "take-nugget", "take nugget-3 Lena 2", ArgObject, ArgCharacter, ArgTaken),
	byCharacter(VerbTake, "GF25", "take", "take colt Lena", ArgObject, ArgCharacter),
	byCharacter(VerbGive, "GF25", "give-nugget", "give nugget-3 Lena 2", ArgObject, ArgCharacter, ArgGiven),
	byCharacter(VerbGive, "GF25", "give", "give whisky Lena", ArgObject, ArgCharacter),
	byCharacter(VerbSwap, "GF25", "swap-nugget", "swap nugget-3 knife Lena 2 -", ArgObject, ArgTheirs, ArgCharacter, ArgExchanged, ArgReceived),
	byCharacter(VerbSwap, "GF25", "swap", "swap rock knife Lena", ArgObject, ArgTheirs, ArgCharacter),
	byCharacter(VerbAttack, "GF28", "attack", "attack Fred", ArgCharacter),
	byCharacter(VerbDrink, "GF29", "drink", "drink"),
}

// Verbs are the forms of all events.
var Verbs = allVerbs()

func allVerbs() []scoring.Verb {
	list := []scoring.Verb{
		{
			Name: VerbDeal, Actor: scoring.ByTable, Clause: "GF8", Args: []scoring.Arg{ArgCharacter, ArgDealt},
			Help: "goldfever.deal-help", Example: "table deals-joker Ted charm", Follows: true,
			Do: "goldfever.deal-do", Tells: "goldfever.deal-tells", Deed: "goldfever.deal-deed", Of: "goldfever.deal-of",
			Coach: "goldfever.deal-coach",
		},
		{
			Name: VerbActivate, Actor: scoring.ByTable, Clause: "GF10", Args: []scoring.Arg{ArgChip},
			Help: "goldfever.chip-help", Example: "table activate Ted", Follows: true, Opens: true,
			Do: "goldfever.chip-do", Tells: "goldfever.chip-tells", Deed: "goldfever.chip-deed", Of: "goldfever.drawn-of",
			Coach: "goldfever.chip-coach",
		},
	}
	for p := range Pile(Piles) {
		example := CardMiss
		if p == Panic {
			example = CardFlee
		}
		list = append(list, scoring.Verb{
			Name: VerbCard, Actor: scoring.ByTable, Clause: ArgCard(p).Clause, Args: []scoring.Arg{Word("pile", p.String()), ArgCard(p)},
			Help: speech.Say("goldfever.card-help", "pile", p.Title()), Example: "table card " + p.String() + " " + example,
			Do: "goldfever.card-do", Tells: "goldfever.card-tells", Deed: "goldfever.card-deed", Follows: true,
			Coach: "goldfever.card-coach",
		})
	}
	list = append(list, byCharacter(VerbLook, "GF6", "look", "look nugget-1 rock", ArgObject, ArgFace))
	list = append(append(list, ActionForms...),
		passing(byCharacter(VerbStay, "GF12", "stay", "stay")),
		byCharacter(VerbDrop, "GF25", "drop", "drop rock", ArgObject),
		byCharacter(VerbUse, "GF25", "use", "use shotgun", ArgGun),
		byCharacter(VerbAmbush, "GF27", "ambush", "ambush"),
		byCharacter(VerbJoker, "GF8", "play-joker", "joker charm", ArgJoker),
		passing(byCharacter(VerbEnd, "GF11", "end", "end")),
		passing(byCharacter(VerbReact, "GF27", "react", "react pass", ArgPass)),
	)
	for _, a := range ActionForms {
		example := "react " + strings.TrimPrefix(a.Example, exampleActor)
		list = append(list, scoring.Verb{
			Name: VerbReact, Actor: scoring.ByCharacter, Clause: "GF27", Example: exampleActor + example, Args: Behind(a.Args, Word("action", a.Name)),
			Help: speech.Say("goldfever.reaction-help", "help", a.Help), Do: a.Do, Tells: reacts(a.Tells), Deed: a.Deed,
			Coach: coach(VerbReact),
		})
	}
	list = append(list,
		byCharacter(VerbFlee, "GF54", "flee", "flee e6", ArgZone),
		byCharacter(VerbReveal, "GF6", "reveal", "reveal nugget-3 2", ArgObject, ArgShown),
	)
	return append(list, overruling...)
}

// exampleActor is who does what is done in examples.
const exampleActor = "Ted "

// byCharacter is a verb of characters. Its messages are called after the key: "move-tells".
func byCharacter(verb, clause, key, example string, args ...scoring.Arg) scoring.Verb {
	return scoring.Verb{
		Name: verb, Actor: scoring.ByCharacter, Clause: clause, Example: exampleActor + example, Args: args,
		Help: said(key + "-help"), Do: said(key + "-do"), Tells: said(key + "-tells"), Deed: said(key + "-deed"),
		Coach: coach(verb),
	}
}

// coach is what a newcomer is told of all forms of a verb.
func coach(verb string) speech.Text { return said(verb + "-coach") }

// reacts is what is told of an action that is a reaction: "react-move-tells".
func reacts(tells speech.Text) speech.Text {
	key, _ := strings.CutPrefix(string(tells), string(said("")))
	return said("react-" + key)
}

// passing is a verb with which a character gives up what else it could do.
func passing(v scoring.Verb) scoring.Verb {
	v.Passes, v.Follows = true, true
	return v
}

// What the table can put right where the record has missed something.
const (
	SetWounds = "wounds"
	SetShells = "shells"
	SetJam    = "jam"
	SetPlace  = "place"
	SetObject = "object"

	WordJammed = "jammed"
	WordClear  = "clear"
	WordGone   = "gone" // dynamite or whisky
)

// overruling are the verbs that put the state right.
var overruling = []scoring.Verb{
	setting(SetWounds, "GF7", "{character}", "Ted 1",
		ArgWhose, ArgNumber(Deadly, "GF7")),
	setting(SetShells, "GF5", "{character}", "Ted colt 4",
		ArgWhose, ArgGun, ArgNumber(Weapons[Rifle].Shells, "GF5")),
	setting(SetJam, "GF53", "{character}", "Ted colt jammed",
		ArgWhose, ArgObject, ArgJam),
	setting(SetPlace, "GF2", "{character}", "Ted c4", ArgWhose, ArgZone),
	setting(SetObject, "GF4", "{object}", "colt-2 Ted",
		ArgObject, ArgHolder),
	{
		Name: VerbShuffle, Actor: scoring.ByTable, Clause: "GF50", Overrules: true,
		Args: []scoring.Arg{{Name: "pile", Kind: scoring.Choice, Choices: PileWords[:], Clause: "GF50"}},
		Help: "goldfever.shuffle-help", Example: "table shuffle easy",
		Do: "goldfever.shuffle-do", Tells: "goldfever.shuffle-tells", Deed: "goldfever.shuffle-deed", Of: "goldfever.shuffle-of",
	},
}

func setting(what, clause string, of speech.Text, example string, args ...scoring.Arg) scoring.Verb {
	return scoring.Verb{
		Name: VerbSet, Actor: scoring.ByTable, Clause: clause, Overrules: true, Args: Behind(args, Word("what", what)),
		Help: said("set-" + what + "-help"), Example: "table set " + what + " " + example,
		Do: "goldfever.set-do", Tells: said("set-" + what + "-tells"), Deed: "goldfever.set-deed", Of: of,
	}
}
