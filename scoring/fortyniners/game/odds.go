package game

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/speech"
)

// Odds lists the chances of a throw. They do not depend on the board.
func (game) Odds(scoring.House) []scoring.Odds {
	return []scoring.Odds{oddsOfThrow()}
}

// oddsOfThrow counts the sums of one die and of two: exactly so many miles, as
// for a stop at a settlement, and at least so many, as for End of Run or a block
// at the end of its trail.
func oddsOfThrow() scoring.Odds {
	o := scoring.Odds{
		Title:   "A throw",
		Clause:  "FN3",
		Note:    "To stop at a settlement takes its miles exactly, unless the road ends there for now; for End of Run, and for a block at the end of its trail, more will do.",
		Columns: []speech.Text{"miles", "exactly, two dice", "at least, two dice", "exactly, one die", "at least, one die"},
	}
	one, two := make([]int64, fortyniners.MaxDice*fortyniners.Faces+1), make([]int64, fortyniners.MaxDice*fortyniners.Faces+1) // ways to each sum
	for first := 1; first <= fortyniners.Faces; first++ {
		one[first]++
		for second := 1; second <= fortyniners.Faces; second++ {
			two[first+second]++
		}
	}
	for miles := 1; miles < len(two); miles++ {
		row := scoring.OddsRow{Label: speech.Words(strconv.Itoa(miles))}
		for _, ways := range [][]int64{two, one} {
			row.Chances = append(row.Chances,
				scoring.Chance{Ways: ways[miles], Of: scoring.Sum(ways...)}, scoring.Chance{Ways: scoring.Sum(ways[miles:]...), Of: scoring.Sum(ways...)})
		}
		o.Rows = append(o.Rows, row)
	}
	return o
}
