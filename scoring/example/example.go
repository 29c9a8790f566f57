// Package example is the rulebook of Nugget, a small game of our own that
// nobody prints. It is written like a rulebook of a real game, only shorter: read
// it to see what a game must give. It is the game of CONTRIBUTING.md and of the
// tests that need some game and none in particular. The program does not offer
// it, as it is not in the list of cmd/saddlebag/titles/titles.go.
//
// Here lives what is legal and what it scores, and nothing of how it is written
// down: the cells and what people call things are in sheet, what contradicts what on
// filled slips in judge, and game makes one [scoring.Game] of them. Its panels are in
// sheets/example, its house data in templates/nugget. Begin with [State], then
// [State.Apply].
//
// Each player draws a card and buries a nugget where nobody sees it. In each of
// two rounds the table throws two dice, everybody digs with one of them, and then
// one player spins the wheel. At the end everybody shows the card and says where
// the nugget is.
//
//	Ann draw ace
//	Ann bury "under the third cactus"
//	table roll 2+5
//	Ann dig 5
//	Ann spin rich
//	Ann reveal ace "under the third cactus"
//
// A small game has everything that a page must cope with: secrets, players who
// enter side by side, dice, a spinner and a pile of cards.
package example

import "slices"

// Start starts a game with a deck.
func Start(deck *Deck, names []string) *State {
	return &State{Deck: deck, Names: slices.Clone(names), Seats: make([]Seat, len(names))}
}
