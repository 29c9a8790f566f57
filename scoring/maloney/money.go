package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Dollars is an amount as people read it: "$3,500", "-$200".
func Dollars(amount int) speech.Money { return speech.Money(scoring.Whole(amount)) }

// InDollars is an amount by itself.
func InDollars(amount int) speech.Text { return speech.Say("scoring.money", "amount", Dollars(amount)) }

// InPoints is what money makes at the end (MI31): $1,000 are a point, $100 a
// tenth.
func InPoints(amount int) scoring.Tenths { return scoring.Whole(amount) / PointPrice }
