// Package maloney is the rulebook of Maloney's Inheritance: one car, an auction
// for its wheel every day, a week in which every card loses a point a day, and
// a notary who keeps the books.
//
// Here lives all that is true of the game (clauses MI1 to MI32) and nothing of
// how it is written down, drawn or shuffled. The source is the published rules;
// where they are silent the clause is marked as ruled. The cities, the action
// cards and the suitcases are in its [Map]; all other numbers are constants
// named after the words of the rules.
package maloney

// Step is what bids, and all other money, are counted in, in dollars (MI11).
const Step = 100

// Game reads the house data of the game.
var Game game

type game struct{}

var info = struct{ ID, Data string }{"maloneys-inheritance", "cities-1"}
