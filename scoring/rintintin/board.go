package rintintin

import (
	"slices"
	"strings"

	"saddlebag/scoring/speech"
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
func (g Group) Title() speech.Text {
	territory, number, _ := strings.Cut(g.ID, "-")
	return speech.Say(groupTitles[territory], "number", number)
}

// groupTitles are the titles of the groups of each territory.
var groupTitles = map[string]string{
	"red": "rintintin.group-red", "yellow": "rintintin.group-yellow", "blue": "rintintin.group-blue", "green": "rintintin.group-green",
}

// RowTitle is what people call the row of a group on the score sheet, or of the squad of a
// number in it where squads score apart; that is 0 where they do not.
func (g Group) RowTitle(squad int) speech.Text {
	if squad == 0 {
		return g.Title()
	}
	return speech.Say("rintintin.row", "group", g.Title(), "squad", squad)
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
