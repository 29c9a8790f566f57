package goldfever

import (
	"strconv"
	"strings"
)

// The ids of the table's cells.
const (
	cellRound  = "round"
	cellBag    = "bag"
	cellTurned = "turned"
)

// cellScore is the id of the last cell of each seat.
const cellScore = "score"

// The cells of a character, after its name and a slash; those that end in a
// dash are numbered from 1.
const (
	partWound  = "wound-"
	partPoints = "points"
	partPocket = "pocket-"
	partGun    = "gun-"
	partShells = "shells-"
	partJam    = "jam-"
	partUse    = "use"
	partAmbush = "ambush"
	partActed  = "acted"
	partJoker  = "joker"
	partZone   = "zone"
)

// cellOf is the id of a character's cell: "ted/points".
func cellOf(name, part string) string { return strings.ToLower(name) + "/" + part }

// numberedCell is the id of a character's numbered cell, counted from 0 here:
// "ted/wound-1".
func numberedCell(name, part string, i int) string { return cellOf(name, part) + strconv.Itoa(i+1) }

// zoneCell is the id of a zone on the board: "zone/c4".
func zoneCell(zone string) string { return "zone/" + zone }

// pileCell is the id of a pile: "pile/easy".
func pileCell(p Pile) string { return "pile/" + p.String() }
