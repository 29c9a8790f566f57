package game

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
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
		Title:   "fortyniners.odds",
		Clause:  "FN3",
		Note:    "fortyniners.odds-note",
		Columns: []speech.Text{"fortyniners.odds-miles", "fortyniners.odds-exactly-two", "fortyniners.odds-at-least-two", "fortyniners.odds-exactly-one", "fortyniners.odds-at-least-one"},
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
