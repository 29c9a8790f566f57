package terms

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring/speech"
)

// A Kind is a sort of object (GF4).
type Kind uint8

// The kinds of objects: four guns, then what goes into a pocket.
const (
	Colt Kind = iota
	Shotgun
	Rifle
	HuntingRifle
	Dynamite
	Knife
	Whisky
	Rock
	Nugget
	Kinds = int(iota)
)

// KindWords are the kinds as ledgers name them.
var KindWords = [Kinds]string{
	"colt", "shotgun", "rifle", "hunting-rifle", "dynamite", "knife", "whisky", "rock", "nugget",
}

// String is the kind as ledgers and house data name it.
func (k Kind) String() string { return KindWords[k] }

// Title is the kind for people: "hunting rifle".
func (k Kind) Title() speech.Text { return said(KindWords[k]) }

// Named is an object for people, by its number: "nugget 3"; of number 0 "the hunting rifle".
func (k Kind) Named(number int) speech.Text {
	if number == 0 {
		return speech.Say("goldfever.the-object", "object", k.Title())
	}
	return speech.Say("goldfever.numbered", "object", k.Title(), "number", number)
}

// ReadKind reads the word of an object, which can have a number: "colt",
// "hunting-rifle-2".
func ReadKind(word string) (kind Kind, number int, ok bool) {
	if i := slices.Index(KindWords[:], word); i >= 0 {
		return Kind(i), 0, true
	}
	at := strings.LastIndex(word, "-")
	if at < 0 {
		return 0, 0, false
	}
	i := slices.Index(KindWords[:], word[:at])
	number, err := strconv.Atoi(word[at+1:])
	if i < 0 || err != nil || number < 1 {
		return 0, 0, false
	}
	return Kind(i), number, true
}

// said is the message of a word of ledgers.
func said(word string) speech.Text { return speech.Text("goldfever." + word) }

// MarshalText writes the kind as house data names it.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (k *Kind) UnmarshalText(text []byte) error { return readWord(k, text, KindWords[:]) }

// readWord reads which of some words a text of house data is.
func readWord[T ~uint8](to *T, text []byte, words []string) error {
	i := slices.Index(words, string(text))
	if i < 0 {
		return speech.Err("house.unknown", "word", strconv.Quote(string(text)), "words", speech.Any(speech.Named(words...)))
	}
	*to = T(i)
	return nil
}

// Gun says whether it is a gun, which is carried beside the pockets.
func (k Kind) Gun() bool { return k <= HuntingRifle }

// A Weapon is what a kind of object can do to somebody (GF5, GF51).
type Weapon struct {
	Range  int  // in zones, not counting the one it is used in
	Shells int  // that it holds; 0 for what is thrown
	Pile   Pile // of a knife where the house data say nothing of it: see scenario.House.PileOf
}

// Weapons are what the kinds can do, by their kind.
var Weapons = [...]Weapon{
	Colt:         {Range: 4, Shells: 6, Pile: Average},
	Shotgun:      {Range: 2, Shells: 2, Pile: Average},
	Rifle:        {Range: 6, Shells: 9, Pile: Easy},
	HuntingRifle: {Range: 8, Shells: 1, Pile: Easy},
	Dynamite:     {Range: 2, Pile: Average},
	Knife:        {Range: 1, Pile: Difficult},
}

// Weapon is what the kind can do to somebody; it is not ok for what harms
// nobody.
func (k Kind) Weapon() (w Weapon, ok bool) {
	if int(k) >= len(Weapons) {
		return Weapon{}, false
	}
	return Weapons[k], true
}

// Listed lists words to choose from: "a, b, c".
func Listed(words []string) string { return strings.Join(words, ", ") }
