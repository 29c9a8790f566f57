package example

import "strconv"

// The cells of a slip.
const (
	CellCard  = "card"
	CellPlace = "place"
	CellTotal = "total" // written when the game is over
	CellDice  = "dice"  // the table's
)

// What stands before the number of a round.
const (
	GroupDug   = "dug"
	GroupWheel = "wheel"
)

// DugCell is the cell for what a player digs in a round, counted from 0.
func DugCell(round int) string { return numbered(GroupDug, round) }

// WheelCell is the table's cell for what the wheel shows in a round, counted
// from 0.
func WheelCell(round int) string { return numbered(GroupWheel, round) }

func numbered(group string, round int) string { return group + "/" + strconv.Itoa(round+1) }
