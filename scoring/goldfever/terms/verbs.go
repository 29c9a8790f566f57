package terms

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/speech"
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
	byCharacter(VerbMove, "GF20", "Moves one zone.", saying{"move", "moves to {zone}", "move: {zone}"}, "move c4", ArgZone),
	byCharacter(VerbShoot, "GF21", "Shoots at an opponent.", saying{"shoot", "shoots at {character} with {gun}", "shot: {character}"}, "shoot Fred colt", ArgCharacter, ArgGun),
	byCharacter(VerbShoot, "GF21", "Fires both barrels of a shotgun, if you like: two shells, two cards.", saying{"fire both barrels", "fires both barrels of {gun} at {character}", "shot: {character}"}, "shoot Fred shotgun both", ArgCharacter, ArgGun, ArgBoth),
	byCharacter(VerbReload, "GF22", "Loads one shell into a gun.", saying{"reload", "loads {gun}", "loading: {gun}"}, "reload colt", ArgGun),
	byCharacter(VerbUnjam, "GF23", "Un-jams a gun, or dynamite that fizzled.", saying{"clear a jam", "clears {object}", "clearing: {object}"}, "unjam colt", ArgObject),
	byCharacter(VerbThrow, "GF24", "Throws a knife at an opponent.", saying{"throw the knife", "throws the knife at {character}", "knife: {character}"}, "throw knife Fred", ArgKnife, ArgCharacter),
	byCharacter(VerbThrow, "GF24", "Throws dynamite into a zone.", saying{"throw dynamite", "throws dynamite into {zone}", "dynamite: {zone}"}, "throw dynamite c4", ArgDynamite, ArgZone),
	byCharacter(VerbPick, "GF25", "Picks up a nugget and looks at its face; ? keeps it secret.", saying{"pick up a nugget", "picks up {object}[, {face}]", "find: {object}"}, "pick nugget-3 2", ArgObject, ArgFace),
	byCharacter(VerbPick, "GF25", "Picks up an object; where pockets are full, a nugget too, drop one first.", saying{"pick something up", "picks up {object}", "find: {object}"}, "pick colt", ArgObject),
	byCharacter(VerbTake, "GF25", "Takes a nugget from a friend in the zone, and looks at it.", saying{"take a nugget", "takes {object} from {character}[, {face}]", "taking: {object}"}, "take nugget-3 Lena 2", ArgObject, ArgCharacter, ArgTaken),
	byCharacter(VerbTake, "GF25", "Takes an object from a friend in the zone.", saying{"take something", "takes {object} from {character}", "taking: {object}"}, "take colt Lena", ArgObject, ArgCharacter),
	byCharacter(VerbGive, "GF25", "Gives a nugget to a friend in the zone, who looks at it.", saying{"give a nugget", "gives {object} to {character}[, {face}]", "gift: {object}"}, "give nugget-3 Lena 2", ArgObject, ArgCharacter, ArgGiven),
	byCharacter(VerbGive, "GF25", "Gives an object to a friend in the zone.", saying{"give something", "gives {object} to {character}", "gift: {object}"}, "give whisky Lena", ArgObject, ArgCharacter),
	byCharacter(VerbSwap, "GF25", "Exchanges a nugget with a friend in the zone: what is on the one that is given, then on the other; - for what is no nugget.", saying{"exchange a nugget", "exchanges {object} for {theirs} of {character}", "exchange: {object}"}, "swap nugget-3 knife Lena 2 -", ArgObject, ArgTheirs, ArgCharacter, ArgExchanged, ArgReceived),
	byCharacter(VerbSwap, "GF25", "Exchanges an object for one of a friend in the zone.", saying{"exchange something", "exchanges {object} for {theirs} of {character}", "exchange: {object}"}, "swap rock knife Lena", ArgObject, ArgTheirs, ArgCharacter),
	byCharacter(VerbAttack, "GF28", "Attacks an opponent in the zone with a knife.", saying{"attack", "attacks {character} with a knife", "attack: {character}"}, "attack Fred", ArgCharacter),
	byCharacter(VerbDrink, "GF29", "Drinks whisky: heals a wound.", saying{"drink", "drinks whisky", "whisky"}, "drink"),
}

// Verbs are the forms of all events.
var Verbs = allVerbs()

func allVerbs() []scoring.Verb {
	list := []scoring.Verb{
		{
			Name: VerbDeal, Actor: scoring.ByTable, Clause: "GF8", Args: []scoring.Arg{ArgCharacter, ArgDealt},
			Help: "Deals a character's joker; another reader sees ?.", Example: "table deals-joker Ted charm", Follows: true,
			Do: "deal the jokers", Tells: "{character} is dealt a joker[: {joker}]", Deed: "joker", Of: "{character}",
		},
		{
			Name: VerbActivate, Actor: scoring.ByTable, Clause: "GF10", Args: []scoring.Arg{ArgChip},
			Help: "Draws a chip from the bag: that character acts.", Example: "table activate Ted", Follows: true, Opens: true,
			Do: "draw a chip", Tells: "The chip is {chip}'s", Deed: "chip", Of: "{chip}",
		},
	}
	for p := range Pile(Piles) {
		example := CardMiss
		if p == Panic {
			example = CardFlee
		}
		list = append(list, scoring.Verb{
			Name: VerbCard, Actor: scoring.ByTable, Clause: ArgCard(p).Clause, Args: []scoring.Arg{Word("pile", p.String()), ArgCard(p)},
			Help: speech.Words("Draws a card from the " + p.String() + " pile."), Example: "table card " + p.String() + " " + example,
			Do: "draw a card", Tells: speech.Words("The " + p.String() + " pile gives: {card}"), Deed: speech.Words(p.String() + " card: {card}"), Follows: true,
		})
	}
	list = append(list, byCharacter(VerbLook, "GF6", "Looks at a nugget that it carries at the start; ? keeps it secret.", saying{"look at a nugget", "looks at {object}[, {face}]", "look: {object}"}, "look nugget-1 rock", ArgObject, ArgFace))
	list = append(append(list, ActionForms...),
		passing(byCharacter(VerbStay, "GF12", "Stays in ambush: the chip is spent.", saying{"stay in ambush", "stays in ambush", "ambush"}, "stay")),
		byCharacter(VerbDrop, "GF25", "Drops an object in the zone, for nothing; to make room, also while a friend acts or before a reaction.", saying{"drop something", "drops {object}", "drop: {object}"}, "drop rock", ArgObject),
		byCharacter(VerbUse, "GF25", "Chooses the gun in use, for nothing.", saying{"choose the gun in use", "takes {gun} in hand", "gun: {gun}"}, "use shotgun", ArgGun),
		byCharacter(VerbAmbush, "GF27", "Lays an ambush, which ends the phase.", saying{"lay an ambush", "lays an ambush", "ambush"}, "ambush"),
		byCharacter(VerbJoker, "GF8", "Plays the joker.", saying{"play the joker", "plays the joker: {joker}", "joker: {joker}"}, "joker charm", ArgJoker),
		passing(byCharacter(VerbEnd, "GF11", "Ends the phase.", saying{"end the phase", "ends the phase", "end of the phase"}, "end")),
		passing(byCharacter(VerbReact, "GF27", "Declines to react.", saying{"react or not", "does not react", "chance to react"}, "react pass", ArgPass)),
	)
	for _, a := range ActionForms {
		example := "react " + strings.TrimPrefix(a.Example, exampleActor)
		said := saying{a.Do.String(), "reacts, and " + strings.TrimPrefix(a.Tells.String(), actorTells), a.Deed.String()}
		list = append(list, byCharacter(VerbReact, "GF27", "Reacts from an ambush. "+a.Help.String(), said, example,
			Behind(a.Args, Word("action", a.Name))...))
	}
	list = append(list,
		byCharacter(VerbFlee, "GF54", "Flees to a zone next door.", saying{"flee", "flees to {zone}", "flight: {zone}"}, "flee e6", ArgZone),
		byCharacter(VerbReveal, "GF6", "Shows a nugget at the end.", saying{"show a nugget", "shows {object}: {face}", "nugget: {object}"}, "reveal nugget-3 2", ArgObject, ArgShown),
	)
	return append(list, overruling...)
}

// exampleActor is who does what is done in examples.
const exampleActor = "Ted "

// actorTells begins what is told of a character.
const actorTells = "{who} "

// A saying is what people are told of a character: what there is to do, what it
// did, and what that is called.
type saying struct{ do, did, deed string }

func byCharacter(verb, clause, help string, said saying, example string, args ...scoring.Arg) scoring.Verb {
	return scoring.Verb{
		Name: verb, Actor: scoring.ByCharacter, Clause: clause, Help: speech.Words(help), Example: exampleActor + example, Args: args,
		Do: speech.Words(said.do), Tells: speech.Words(actorTells + said.did), Deed: speech.Words(said.deed),
	}
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
	setting(SetWounds, "GF7", "how many wounds a character has", "{character} has {number} wounds", "{character}", "Ted 1",
		ArgWhose, ArgNumber(Deadly, "GF7")),
	setting(SetShells, "GF5", "how many shells are in a gun", "{gun} of {character} has {number} shells", "{character}", "Ted colt 4",
		ArgWhose, ArgGun, ArgNumber(Weapons[Rifle].Shells, "GF5")),
	setting(SetJam, "GF53", "whether something is jammed", "{object} of {character} is {state}", "{character}", "Ted colt jammed",
		ArgWhose, ArgObject, ArgJam),
	setting(SetPlace, "GF2", "where a character stands", "{character} stands in {zone}", "{character}", "Ted c4", ArgWhose, ArgZone),
	setting(SetObject, "GF4", "who has an object, in which zone it lies, or that it is gone", "{object} is with: {holder}", "{object}", "colt-2 Ted",
		ArgObject, ArgHolder),
	{
		Name: VerbShuffle, Actor: scoring.ByTable, Clause: "GF50", Overrules: true,
		Args: []scoring.Arg{{Name: "pile", Kind: scoring.Choice, Choices: PileWords[:], Clause: "GF50"}},
		Help: "Says that a pile on the table has been shuffled, all its cards.", Example: "table shuffle easy",
		Do: "shuffle a pile", Tells: "The {pile} pile is shuffled", Deed: "shuffling", Of: "{pile}",
	},
}

func setting(what, clause, help, tells, of, example string, args ...scoring.Arg) scoring.Verb {
	return scoring.Verb{
		Name: VerbSet, Actor: scoring.ByTable, Clause: clause, Overrules: true, Args: Behind(args, Word("what", what)),
		Help: speech.Words("Puts right " + help + "."), Example: "table set " + what + " " + example,
		Do: "put something right", Tells: speech.Words("Put right: " + tells), Deed: "correction", Of: speech.Words("" + of),
	}
}
