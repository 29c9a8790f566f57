package maloney

import (
	"strconv"

	"saddlebag/scoring"
)

// Dollars writes an amount for people: "$3,500", "-$200".
func Dollars(amount int) string {
	if amount >= 0 && amount%Step == 0 {
		return wholeDollars.At(amount / Step)
	}
	return inDollars(amount)
}

// wholeDollars are amounts of so many steps.
var wholeDollars = scoring.NewSeries(func(steps int) string { return inDollars(steps * Step) })

func inDollars(amount int) string {
	if amount < 0 {
		return "-" + inDollars(-amount)
	}
	const group = 1000
	if amount < group {
		return "$" + strconv.Itoa(amount)
	}
	rest := strconv.Itoa(group + amount%group)[1:]
	return inDollars(amount/group) + "," + rest
}

// InPoints is what money makes at the end (MI31): $1,000 are a point, $100 a
// tenth.
func InPoints(amount int) scoring.Tenths { return scoring.Whole(amount) / PointPrice }
