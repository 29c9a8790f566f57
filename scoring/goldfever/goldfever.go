// Package goldfever is the rulebook of Goldfever: a skirmish of two teams in a
// village of zones, four action points at a time, with ambushes that interrupt.
//
// Here lives all that is true of the game (clauses GF1 to GF60) and nothing of
// how it is written down, drawn or shuffled. The source is the published rules,
// which break off before they say who is hit; from there on the clauses are
// house rules, or ruled. Village, characters, piles, jokers and scenario are its
// [House] data; the weapons are constants.
package goldfever

// Numbers of the rules.
const (
	MinPlayers = 2 // GF1
	MaxPlayers = 12
	Teams      = 2
	Deadly     = 3 // wounds (GF7)
	Pockets    = 2 // GF4
	Guns       = 2
	Actions    = 4 // points of an activated character (GF11)
	AmbushCost = 2
)
