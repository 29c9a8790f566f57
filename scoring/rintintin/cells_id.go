package rintintin

import "strconv"

// The ids of cells.
const (
	SpinnerCell = "spinner"
	OutlawsCell = "outlaws"
	BoodleCell  = "boodle"
	ScoreCell   = "score"
	CardGroup   = "card" // what the ids of boodle cards begin with
)

// CircleCell is the id of an ordinary circle of a group, counted from 0.
func CircleCell(group string, i int) string { return group + "/" + strconv.Itoa(i+1) }

// DogCell is the id of the Rin Tin Tin circle of a group.
func DogCell(group string) string { return group + "/dog" }

// CapturedCell is the id of what is captured in a row of the score sheet: a
// group, or a squad in it where squads score apart.
func CapturedCell(row string) string { return row + "/captured" }

// DoubledCell is the id of whether a row of the score sheet is doubled.
func DoubledCell(row string) string { return row + "/doubled" }

// CardCell is the id of a boodle card of a seat, counted from 0.
func CardCell(i int) string { return CardGroup + "/" + strconv.Itoa(i+1) }
