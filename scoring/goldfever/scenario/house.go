// Package scenario is the house data of Goldfever: who fights where, with what, for what,
// and the village, cards and jokers they use.
//
// It's read and checked here ([Read]), described to people, and never changes after
// that. Nothing here knows how far a fight has come. Begin with [House].
package scenario

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
)

// House is the house data of a game: who fights where, with what, for what. It
// is immutable.
type House struct {
	Scenario   Scenario        `json:"scenario"`
	Village    village.Village `json:"village"`
	Characters []Character     `json:"characters"`
	Decks      Decks           `json:"decks"`
	Jokers     []Joker         `json:"jokers"`
	Fight      *Fight          `json:"fight,omitempty"`

	land    *terrain // of the village
	nuggets []Nugget // what they are called, by their numbers
}

// Plan is the plan of the village.
func (h *House) Plan() *village.Plan { return h.land.Plan }

// Sign is what cells and prompts say of a zone.
func (h *House) Sign(zone int) *terms.ZoneSign { return &h.land.signs[zone] }

// A Character is one of the twelve (GF1).
type Character struct {
	Name  string `json:"name"`
	Trade string `json:"trade"`
}

// Decks says how many cards of each sort are in each pile (GF50).
type Decks struct {
	Easy      Hits   `json:"easy"`
	Average   Hits   `json:"average"`
	Difficult Hits   `json:"difficult"`
	Panic     Panics `json:"panic"`
}

// Hits is a hit pile.
type Hits struct {
	Miss      int `json:"miss"`
	Wound     int `json:"wound"`
	TwoWounds int `json:"two-wounds"`
	Jam       int `json:"jam"`
	Panic     int `json:"panic"`
}

// Panics is the panic pile (GF54).
type Panics struct {
	Nothing int `json:"nothing"`
	Startle int `json:"startle"` // the ambush is lost
	Drop    int `json:"drop"`    // the gun in use is dropped
	Flee    int `json:"flee"`    // to a zone next door
	Shake   int `json:"shake"`   // no shot in the next phase
}

// A Fight says what the clauses leave to the data: GF51, GF52 and GF56.
type Fight struct {
	Knife  terms.Pile `json:"knife"`  // that a thrown one draws from
	Melee  terms.Pile `json:"melee"`  // hand to hand
	Back   terms.Pile `json:"back"`   // for who strikes back
	Ambush int        `json:"ambush"` // steps easier to fire or throw from an ambush
	Snatch bool       `json:"snatch"` // who is wounded hand to hand drops the nuggets
}

// firstFight is how fights go where the data say nothing of it.
var firstFight = Fight{Knife: terms.Difficult, Melee: terms.Average, Back: terms.Difficult}

// Fights says how fights go.
func (h *House) Fights() *Fight {
	if h.Fight == nil {
		return &firstFight
	}
	return h.Fight
}

// PileOf is the pile that a weapon draws from, all else being plain (GF51).
func (h *House) PileOf(kind terms.Kind) terms.Pile {
	if kind == terms.Knife {
		return h.Fights().Knife
	}
	w, _ := kind.Weapon()
	return w.Pile
}

// A Joker is a card that a character may hold (GF8).
type Joker struct {
	Kind  terms.Power `json:"kind"` // what it does, as ledgers name it
	Title string      `json:"title"`
	Text  string      `json:"text"`  // what it does, for people
	Count int         `json:"count"` // how many there are
}

// Counts says how many of each card a pile has, in the order of its words.
type Counts [5]int

// Sum is how many cards there are in all.
func (c *Counts) Sum() int { return scoring.Sum(c[:]...) }

// Pile is how many of each card a pile has when it is full.
func (d *Decks) Pile(p terms.Pile) Counts {
	if p == terms.Panic {
		return Counts{d.Panic.Nothing, d.Panic.Startle, d.Panic.Drop, d.Panic.Flee, d.Panic.Shake}
	}
	h := [...]Hits{d.Easy, d.Average, d.Difficult}[p]
	return Counts{h.Miss, h.Wound, h.TwoWounds, h.Jam, h.Panic}
}

// Cards are the cards of a full pile: the word and the number of each, which may
// be 0.
func (d *Decks) Cards(p terms.Pile) []scoring.Item {
	pile := d.Pile(p)
	return scoring.Each(len(pile), func(i int) scoring.Item { return scoring.Item{Name: p.Words()[i], Most: pile[i]} })
}
