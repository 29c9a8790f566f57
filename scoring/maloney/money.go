package maloney

import (
	"strconv"

	"saddlebag/scoring"
)

// dollars writes an amount for people: "$3,500", "-$200".
func dollars(amount int) string {
	if amount < 0 {
		return "-" + dollars(-amount)
	}
	const group = 1000
	if amount < group {
		return "$" + strconv.Itoa(amount)
	}
	rest := strconv.Itoa(group + amount%group)[1:]
	return dollars(amount/group) + "," + rest
}

// inPoints is what money makes at the end (MI31): $1,000 are a point, $100 a
// tenth.
func inPoints(amount int) scoring.Tenths { return scoring.Whole(amount) / PointPrice }
