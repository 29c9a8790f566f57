package terms

import (
	"slices"
	"sync"

	"saddlebag/scoring"
)

// The devices, beside the four piles, which have the piles' names.
const (
	DeviceBag    = "bag"
	DeviceJokers = "jokers"
	DeviceFaces  = "nuggets"
)

// The arguments of verbs.
var (
	ArgCharacter = scoring.Arg{Name: "character", Kind: scoring.Choice}
	ArgChip      = scoring.Arg{Name: "chip", Kind: scoring.Choice, Device: DeviceBag}
	ArgDealt     = scoring.Arg{Name: "joker", Kind: scoring.Choice, Choices: PowerWords[:], Clause: "GF8", Device: DeviceJokers, Secret: scoring.ToNamed}
	ArgJoker     = scoring.Arg{Name: "joker", Kind: scoring.Choice, Choices: PowerWords[:], Clause: "GF8"}
	ArgZone      = scoring.Arg{Name: "zone", Kind: scoring.Choice}
	ArgGun       = scoring.Arg{Name: "gun", Kind: scoring.Choice}
	ArgObject    = scoring.Arg{Name: "object", Kind: scoring.Choice}
	ArgTheirs    = scoring.Arg{Name: "theirs", Kind: scoring.Choice}
	ArgFace      = scoring.Arg{Name: "face", Kind: scoring.Choice, Choices: FaceWords, Clause: "GF6", Device: DeviceFaces, Secret: scoring.ToActor}
	ArgShown     = scoring.Arg{Name: "face", Kind: scoring.Choice, Choices: FaceWords, Clause: "GF6"}
	ArgBoth      = Word("barrels", WordBoth)
	ArgKnife     = numbered(Word("object", Knife.String()))
	ArgDynamite  = numbered(Word("object", Dynamite.String()))
	ArgPass      = Word("how", WordPass)

	// The faces of nuggets that change hands, for who has them then.
	ArgTaken     = passed("face", scoring.ToActor, 0)
	ArgGiven     = passed("face", scoring.ToNamed, 1)
	ArgExchanged = passed("given", scoring.ToNamed, 2, WordFaceless)
	ArgReceived  = passed("face", scoring.ToActor, 0, WordFaceless)
)

// ArgActions are the actions of reactions, each as an argument, by their verbs.
var ArgActions = sync.OnceValue(func() map[string]scoring.Arg {
	all := map[string]scoring.Arg{}
	for _, a := range ActionForms {
		all[a.Name] = Word("action", a.Name)
	}
	return all
})

// WordFaceless stands for the face of what has none, in an exchange for a nugget.
const WordFaceless = "-"

// passed is the face of a nugget that changes hands, a secret of whom it comes to.
func passed(name string, secret scoring.Secrecy, named int, more ...string) scoring.Arg {
	return scoring.Arg{
		Name: name, Kind: scoring.Choice, Choices: slices.Concat(FaceWords, more), Clause: "GF6", Secret: secret, Named: named, Recalled: true,
	}
}

// numbered is an argument that may have a number.
func numbered(a scoring.Arg) scoring.Arg {
	a.Numbered = true
	return a
}

// Behind is an argument with words before the first one.
func Behind(args []scoring.Arg, before ...scoring.Arg) []scoring.Arg {
	moved := slices.Clone(args)
	for i := range moved {
		if moved[i].Secret == scoring.ToNamed {
			moved[i].Named += len(before)
		}
	}
	return append(before, moved...)
}

// Word is an argument that is always the same.
func Word(name, fixed string) scoring.Arg {
	return scoring.Arg{Name: name, Kind: scoring.Word, Choices: []string{fixed}}
}

// ArgCard is a card from a pile.
func ArgCard(p Pile) scoring.Arg {
	clause := "GF50"
	if p == Panic {
		clause = "GF54"
	}
	return scoring.Arg{Name: "card", Kind: scoring.Choice, Choices: p.Words(), Clause: clause, Device: p.String()}
}

// The arguments of what is put right.
var (
	ArgWhose  = scoring.Arg{Name: "character", Kind: scoring.Choice, Choices: CastNames, Clause: "GF1"}
	ArgJam    = scoring.Arg{Name: "state", Kind: scoring.Choice, Choices: []string{WordJammed, WordClear}, Clause: "GF53"}
	ArgHolder = scoring.Arg{Name: "holder", Kind: scoring.Choice}
)

// ArgNumber is how many there are of something, so many at the most.
func ArgNumber(most int, clause string) scoring.Arg {
	return scoring.Arg{Name: "number", Kind: scoring.Range, From: 0, To: most, Step: 1, Clause: clause}
}

// Choice is an argument with what may be chosen.
func Choice(a scoring.Arg, words ...string) scoring.Arg {
	a.Choices = words
	return a
}

// Among is an argument with what is left of what a device makes, and more words
// that may be chosen.
func Among(a scoring.Arg, left []scoring.Item, more ...string) scoring.Arg {
	a.Items, a.Choices = left, append(scoring.ItemNames(left), more...)
	return a
}
