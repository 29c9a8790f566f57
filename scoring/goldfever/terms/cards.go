package terms

import (
	"slices"

	"saddlebag/scoring/speech"
)

// A Pile is a pile of cards (GF50).
type Pile uint8

// The piles, those for hits from the most wounds to the fewest.
const (
	Easy Pile = iota
	Average
	Difficult
	Panic
	Piles = int(iota)
)

// PileWords are the piles as ledgers name them.
var PileWords = [Piles]string{"easy", "average", "difficult", "panic"}

// String is the pile as ledgers name it.
func (p Pile) String() string { return PileWords[p] }

// Title is the pile for people: "easy".
func (p Pile) Title() speech.Text { return said("pile-" + PileWords[p]) }

// CardTitle is a card for people, by its word in ledgers: "two wounds".
func CardTitle(card string) speech.Text { return said("card-" + card) }

// MarshalText writes the pile as house data names it.
func (p Pile) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (p *Pile) UnmarshalText(text []byte) error { return readWord(p, text, PileWords[:Panic]) }

// The cards, as ledgers name them (GF50, GF54).
const (
	CardMiss  = "miss"
	CardWound = "wound"
	CardTwo   = "two-wounds"
	CardJam   = "jam"
	CardPanic = "panic"

	CardNothing = "nothing"
	CardStartle = "startle"
	CardDrop    = "drop"
	CardFlee    = "flee"
	CardShake   = "shake"
)

// The cards of hit piles and of the panic pile.
var (
	HitWords   = []string{CardMiss, CardWound, CardTwo, CardJam, CardPanic}
	PanicWords = []string{CardNothing, CardStartle, CardDrop, CardFlee, CardShake}
)

// Words are the cards that a pile is made of.
func (p Pile) Words() []string {
	if p == Panic {
		return PanicWords
	}
	return HitWords
}

// Index is where a card stands among the words of a pile.
func (p Pile) Index(card string) int { return slices.Index(p.Words(), card) }
