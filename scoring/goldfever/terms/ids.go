package terms

import (
	"strconv"
	"strings"
)

// The ids of the table's cells.
const (
	RoundCell  = "round"
	BagCell    = "bag"
	TurnedCell = "turned"
)

// ScoreCell is the id of the last cell of each seat.
const ScoreCell = "score"

// The cells of a character, after its name and a slash; those that end in a
// dash are numbered from 1.
const (
	PartWound  = "wound-"
	PartPoints = "points"
	PartPocket = "pocket-"
	PartGun    = "gun-"
	PartShells = "shells-"
	PartJam    = "jam-"
	PartUse    = "use"
	PartAmbush = "ambush"
	PartActed  = "acted"
	PartJoker  = "joker"
	PartZone   = "zone"
)

// CharacterCell is the id of a character's cell: "ted/points".
func CharacterCell(name, part string) string { return strings.ToLower(name) + "/" + part }

// NumberedCell is the id of a character's numbered cell, counted from 0 here:
// "ted/wound-1".
func NumberedCell(name, part string, i int) string {
	return CharacterCell(name, part) + strconv.Itoa(i+1)
}

// PartOf is what a character's cell is for: one of the parts above.
func PartOf(cell string) string {
	_, part, _ := strings.Cut(cell, "/")
	return strings.TrimRight(part, "0123456789")
}

// ZoneCell is the id of a zone on the board: "zone/c4".
func ZoneCell(zone string) string { return "zone/" + zone }

// TeamCell is the table's cell for a line of a team's reckoning: "team-1/kills".
func TeamCell(team int, line string) string { return "team-" + strconv.Itoa(team+1) + "/" + line }

// PileCell is the id of a pile: "pile/easy".
func PileCell(p Pile) string { return "pile/" + p.String() }

// The lines of a team's reckoning, as its cells are called.
const (
	LineGold      = "gold"
	LineKills     = "kills"
	LineSurvivors = "survivors"
	linePrize     = "prize-" // numbered from 1
	LineTotal     = "total"
)

// LinePrize is the line of a prize, counted from 0 in the scenario.
func LinePrize(i int) string { return linePrize + strconv.Itoa(i+1) }
