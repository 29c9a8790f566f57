package goldfever

import (
	"slices"
	"sync"

	"saddlebag/scoring"
)

// The devices, beside the four piles, which have the piles' names.
const (
	deviceBag    = "bag"
	deviceJokers = "jokers"
	deviceFaces  = "nuggets"
)

// The arguments of verbs.
var (
	argCharacter = scoring.Arg{Name: "character", Kind: scoring.Choice}
	argChip      = scoring.Arg{Name: "chip", Kind: scoring.Choice, Device: deviceBag}
	argDealt     = scoring.Arg{Name: "joker", Kind: scoring.Choice, Choices: powerWords[:], Clause: "GF8", Device: deviceJokers, Secret: scoring.ToNamed}
	argJoker     = scoring.Arg{Name: "joker", Kind: scoring.Choice, Choices: powerWords[:], Clause: "GF8"}
	argZone      = scoring.Arg{Name: "zone", Kind: scoring.Choice}
	argGun       = scoring.Arg{Name: "gun", Kind: scoring.Choice}
	argObject    = scoring.Arg{Name: "object", Kind: scoring.Choice}
	argTheirs    = scoring.Arg{Name: "theirs", Kind: scoring.Choice}
	argFace      = scoring.Arg{Name: "face", Kind: scoring.Choice, Choices: faceWords, Clause: "GF6", Device: deviceFaces, Secret: scoring.ToActor}
	argShown     = scoring.Arg{Name: "face", Kind: scoring.Choice, Choices: faceWords, Clause: "GF6"}
	argBoth      = word("barrels", wordBoth)
	argKnife     = numbered(word("object", Knife.String()))
	argDynamite  = numbered(word("object", Dynamite.String()))
	argPass      = word("how", wordPass)

	// The faces of nuggets that change hands, for who has them then.
	argTaken     = passed("face", scoring.ToActor, 0)
	argGiven     = passed("face", scoring.ToNamed, 1)
	argExchanged = passed("given", scoring.ToNamed, 2, wordFaceless)
	argReceived  = passed("face", scoring.ToActor, 0, wordFaceless)
)

// argActions are the actions of reactions, each as an argument, by their verbs.
var argActions = sync.OnceValue(func() map[string]scoring.Arg {
	all := map[string]scoring.Arg{}
	for _, a := range actions {
		all[a.Name] = word("action", a.Name)
	}
	return all
})

// wordFaceless stands for the face of what has none, in an exchange for a nugget.
const wordFaceless = "-"

// passed is the face of a nugget that changes hands, a secret of whom it comes to.
func passed(name string, secret scoring.Secrecy, named int, more ...string) scoring.Arg {
	return scoring.Arg{
		Name: name, Kind: scoring.Choice, Choices: slices.Concat(faceWords, more), Clause: "GF6", Secret: secret, Named: named, Recalled: true,
	}
}

// numbered is an argument that may have a number.
func numbered(a scoring.Arg) scoring.Arg {
	a.Numbered = true
	return a
}

// behind is an argument with words before the first one.
func behind(args []scoring.Arg, before ...scoring.Arg) []scoring.Arg {
	moved := slices.Clone(args)
	for i := range moved {
		if moved[i].Secret == scoring.ToNamed {
			moved[i].Named += len(before)
		}
	}
	return append(before, moved...)
}

// word is an argument that is always the same.
func word(name, fixed string) scoring.Arg {
	return scoring.Arg{Name: name, Kind: scoring.Word, Choices: []string{fixed}}
}

// argCard is a card from a pile.
func argCard(p Pile) scoring.Arg {
	clause := "GF50"
	if p == Panic {
		clause = "GF54"
	}
	return scoring.Arg{Name: "card", Kind: scoring.Choice, Choices: p.words(), Clause: clause, Device: p.String()}
}

// The arguments of what is put right.
var (
	argWhose  = scoring.Arg{Name: "character", Kind: scoring.Choice, Choices: castNames, Clause: "GF1"}
	argJam    = scoring.Arg{Name: "state", Kind: scoring.Choice, Choices: []string{wordJammed, wordClear}, Clause: "GF53"}
	argHolder = scoring.Arg{Name: "holder", Kind: scoring.Choice}
)

// argNumber is how many there are of something, so many at the most.
func argNumber(most int, clause string) scoring.Arg {
	return scoring.Arg{Name: "number", Kind: scoring.Range, From: 0, To: most, Step: 1, Clause: clause}
}

// choice is an argument with what may be chosen.
func choice(a scoring.Arg, words ...string) scoring.Arg {
	a.Choices = words
	return a
}

// among is an argument with what is left of what a device makes, and more words
// that may be chosen.
func among(a scoring.Arg, left []scoring.Item, more ...string) scoring.Arg {
	a.Items, a.Choices = left, append(scoring.ItemNames(left), more...)
	return a
}
