package rintintin

import (
	"slices"
	"strings"
)

// A Board is the house data of the game: the groups, what the spinner shows,
// and the deck.
type Board struct {
	Groups  []Group  `json:"groups"`
	Spinner []string `json:"spinner"`
	Boodle  []int    `json:"boodle"` // the cards, in points
}

// A Group is six outlaw circles in a territory.
type Group struct {
	ID        string `json:"id"`
	Territory string `json:"territory"`
}

// Title is the group's name for people: "Red 1".
func (g Group) Title() string {
	territory, number, _ := strings.Cut(g.ID, "-")
	return strings.ToUpper(territory[:1]) + territory[1:] + " " + number
}

// Territories are the four parts of the board, in the order of the rules.
var Territories = []string{"red", "yellow", "blue", "green"}

// What the spinner shows beside the four territories.
const (
	SectorFree = "free"
	SectorDog  = "dog"
	SectorLine = "line" // between two sectors: spin again (RT4)
)

// Sectors are what a spinner shows besides the line, in the order of the
// rules.
var Sectors = append(slices.Clone(Territories), SectorFree, SectorDog)
