package goldfever

import "slices"

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

var pileWords = [Piles]string{"easy", "average", "difficult", "panic"}

// String is the pile as ledgers name it.
func (p Pile) String() string { return pileWords[p] }

// MarshalText writes the pile as house data names it.
func (p Pile) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (p *Pile) UnmarshalText(text []byte) error { return readWord(p, text, pileWords[:Panic]) }

// The cards, as ledgers name them (GF50, GF54).
const (
	cardMiss  = "miss"
	cardWound = "wound"
	cardTwo   = "two-wounds"
	cardJam   = "jam"
	cardPanic = "panic"

	cardNothing = "nothing"
	cardStartle = "startle"
	cardDrop    = "drop"
	cardFlee    = "flee"
	cardShake   = "shake"
)

var (
	hitWords   = []string{cardMiss, cardWound, cardTwo, cardJam, cardPanic}
	panicWords = []string{cardNothing, cardStartle, cardDrop, cardFlee, cardShake}
)

// words are the cards that a pile is made of.
func (p Pile) words() []string {
	if p == Panic {
		return panicWords
	}
	return hitWords
}

// index is where a card stands among the words of a pile.
func (p Pile) index(card string) int { return slices.Index(p.words(), card) }
