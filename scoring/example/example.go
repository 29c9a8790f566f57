// Package example is the rulebook of Nugget, a small game of our own that nobody
// prints. It's written like a rulebook of a real game, only shorter: read it to see what
// a game must give. CONTRIBUTING.md explains it, and tests use it if they need any game.
// The program doesn't offer it: it isn't in the list of cmd/saddlebag/titles/titles.go.
//
// This package says what's legal and what it scores, not how it's written down. Cells
// and names are in sheet, contradictions on filled slips in judge, and game makes one
// [scoring.Game] of them. Its panels are in sheets/example, its house data in
// templates/nugget. Begin with [State], then [State.Apply].
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
