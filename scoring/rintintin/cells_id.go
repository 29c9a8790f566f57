package rintintin

import "strconv"

// The ids of cells.
const (
	SpinnerCell = "spinner"
	OutlawsCell = "outlaws"
	BoodleCell  = "boodle"
	ScoreCell   = "score"
	cardGroup   = "card" // what the ids of boodle cards begin with
	spotDog     = "dog"  // the Rin Tin Tin circle among those of a group
	// The columns of a group.
	columnCaptured = "captured"
	columnDoubled  = "doubled"
)

// CircleCell is the id of an ordinary circle of a group, counted from 0.
func CircleCell(group string, i int) string { return group + "/" + strconv.Itoa(i+1) }

// DogCell is the id of the Rin Tin Tin circle of a group.
func DogCell(group string) string { return group + "/" + spotDog }

// CapturedCell is the id of what is captured in a row of the score sheet: a
// group, or a squad in it where squads score apart.
func CapturedCell(row string) string { return row + "/" + columnCaptured }

// DoubledCell is the id of whether a row of the score sheet is doubled.
func DoubledCell(row string) string { return row + "/" + columnDoubled }

// CardCell is the id of a boodle card of a seat, counted from 0.
func CardCell(i int) string { return cardGroup + "/" + strconv.Itoa(i+1) }
