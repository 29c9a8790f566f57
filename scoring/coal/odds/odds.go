// Package odds counts the chances of Coal n' Write: those of a throw, of each claim and
// of a hand of Blackjack. It goes through every throw, and needs no game in progress.
// Begin at [Odds].
package odds

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Odds lists the chances of a throw, of each claim and of Blackjack, all by
// going through every throw. With a *[Sheet], claims name its deposits; any
// other house data leaves the names out.
func Odds(data scoring.House) []scoring.Odds {
	sheet, _ := data.(*coal.Sheet)
	return []scoring.Odds{oddsOfThrows(), oddsOfSums(), oddsOfClaims(sheet), oddsOfBlackjack()}
}

// chance goes through all throws of n dice and counts those that hold.
func chance(n int, holds func(dice []int) bool) scoring.Chance {
	dice := slices.Repeat([]int{1}, n)
	var c scoring.Chance
	for {
		c.Of++
		if holds(dice) {
			c.Ways++
		}
		i := 0
		for i < n && dice[i] == coal.Faces {
			dice[i] = 1
			i++
		}
		if i == n {
			return c
		}
		dice[i]++
	}
}

// chances is the same event with three, two and one dice, the dice that a
// turn can have (CW5).
func chances(holds func(dice []int) bool) []scoring.Chance {
	var row []scoring.Chance
	for n := coal.Dice; n >= 1; n-- {
		row = append(row, chance(n, holds))
	}
	return row
}

// diceHeads are the column heads for chances.
var diceHeads = []speech.Text{"coal.odds-three-dice", "coal.odds-two-dice", "coal.odds-one-die"}

func heads(label speech.Text) []speech.Text { return append([]speech.Text{label}, diceHeads...) }

// mostAlike is how many dice show the same face.
func mostAlike(dice []int) int {
	var f coal.Pool
	for _, die := range dice {
		f[die]++
	}
	return slices.Max(f[:])
}

func oddsOfThrows() scoring.Odds {
	return scoring.Odds{
		Title:   "coal.odds-throw",
		Clause:  "CW5",
		Columns: heads("coal.odds-shows"),
		Rows: []scoring.OddsRow{
			{
				Label:   "coal.odds-a-one",
				Chances: chances(func(dice []int) bool { return slices.Contains(dice, 1) }),
				Note:    "coal.odds-a-one-note",
			},
			{
				Label:   "coal.odds-pair",
				Chances: chances(func(dice []int) bool { return mostAlike(dice) >= 2 }),
				Note:    "coal.odds-pair-note",
			},
			{
				Label:   "coal.odds-three",
				Chances: chances(func(dice []int) bool { return mostAlike(dice) >= 3 }),
			},
		},
	}
}

func oddsOfSums() scoring.Odds {
	o := scoring.Odds{
		Title:   "coal.odds-sums",
		Clause:  "CW5",
		Note:    "coal.odds-sums-note",
		Columns: heads("coal.odds-sum"),
	}
	for s := 1; s <= coal.MaxNumber; s++ {
		o.Rows = append(o.Rows, scoring.OddsRow{
			Label:   speech.Words(strconv.Itoa(s)),
			Chances: chances(func(dice []int) bool { return scoring.Sum(dice...) == s }),
		})
	}
	return o
}

// oddsOfClaims tells for each number how often the best choice among three
// thrown dice meets it (CW11).
func oddsOfClaims(sheet *coal.Sheet) scoring.Odds {
	o := scoring.Odds{
		Title:   "coal.odds-claims",
		Clause:  "CW11",
		Note:    "coal.odds-claims-note",
		Columns: []speech.Text{"coal.odds-number", "coal.odds-best-one", "coal.odds-best-two", "coal.odds-all-three"},
	}
	for number := 1; number <= coal.MaxNumber; number++ {
		row := scoring.OddsRow{Label: speech.Words(strconv.Itoa(number)), Note: speech.Words(depositsWith(sheet, number))}
		for spent := 1; spent <= coal.Dice; spent++ {
			row.Chances = append(row.Chances, chance(coal.Dice, func(dice []int) bool {
				best := slices.Sorted(slices.Values(dice))[coal.Dice-spent:]
				return scoring.Sum(best...) >= number
			}))
		}
		o.Rows = append(o.Rows, row)
	}
	return o
}

// depositsWith names the tunnels of a sheet that have a deposit of that
// number.
func depositsWith(sheet *coal.Sheet, number int) string {
	if sheet == nil {
		return ""
	}
	var tunnels []string
	for _, t := range sheet.Tunnels {
		if slices.ContainsFunc(t.Deposits, func(d coal.Deposit) bool { return d.Number == number }) {
			tunnels = append(tunnels, t.ID)
		}
	}
	return strings.Join(tunnels, ", ")
}
