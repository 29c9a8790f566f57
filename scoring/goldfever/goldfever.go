// Package goldfever is the rulebook of Goldfever: a skirmish of two teams in a
// village of zones, four action points at a time, with ambushes that interrupt.
//
// It holds all that's true of the game (clauses GF1 to GF69), and not how it's written
// down, drawn or shuffled. The source is the published rules, which break off before
// they say who is hit; from there on the clauses are house rules, or ruled.
//
// # Rooms
//
// Four rooms lie below this one, and each may use those before it: village, the map and
// what you see on it; terms, what there is and how it's written; scenario, the house data;
// fight, what characters do to each other. This package has rounds and phases, jokers,
// reactions, the end and the prompts: [State.Apply] finds what an event means, and
// [State.Prompts] what may happen now. Above lie sheet, what's on paper; judge, what
// contradicts what on it; and odds. Package game puts them all together.
//
// # Words of the ledger
//
// An object goes by its kind, "colt", while its owner, or the zone it lies in, has only one of
// that kind. Otherwise it has its number, "colt-2"; a nugget always has its number: "nugget-3".
// In the middle of a phase:
//
//	table activate Ted
//	Ted move c4
//	Ted shoot Fred shotgun both
//	table card average wound
//	Lena react shoot Ted colt
//	Ted pick nugget-3 2
//	Ted end
//
// # Steps
//
// What an action sets going (cards to draw, a flight, ambushers who may react) is a stack
// of steps, the next one on top. While there are any, nobody goes on with a phase.
package goldfever

import (
	"slices"

	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
)

// Options are what a table chooses.
type Options struct {
	Blast bool            // reaches the zones next door (GF55)
	Extra *scenario.Extra // the rule in force that the scenario offers; nil for none
}

// Start starts the fight of a scenario with those who play the characters of each seat.
func Start(house *scenario.House, names []string, cast [][]string, chosen Options) *State {
	s := &State{
		Skirmish: fight.Skirmish{House: house, Blast: chosen.Blast, Extra: chosen.Extra, Turn: fight.Turn{Man: fight.NoMan}, Faces: scenario.NewFaces(house.Scenario.Nuggets)},
		Names:    slices.Clone(names), Round: 1, Powers: scenario.NewPowers(house.Jokers),
	}
	for p := range terms.Pile(terms.Piles) {
		s.Shuffle(p)
	}
	s.Place(cast)
	return s
}
