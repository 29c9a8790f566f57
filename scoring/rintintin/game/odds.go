package game

import (
	"fmt"
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/speech"
)

// Odds lists the chances of a spin, and of the boodle with the deck of a
// *[rintintin.Board].
func (game) Odds(data scoring.House) []scoring.Odds {
	odds := []scoring.Odds{oddsOfSpin()}
	if board, ok := data.(*rintintin.Board); ok {
		odds = append(odds, oddsOfBoodle(board))
	}
	return odds
}

// oddsOfSpin counts the sectors, which are of one size (RT4).
func oddsOfSpin() scoring.Odds {
	row := func(label string, ways int64, note string) scoring.OddsRow {
		return scoring.OddsRow{Label: speech.Words(label), Chances: []scoring.Chance{{Ways: ways, Of: int64(len(rintintin.Sectors))}}, Note: speech.Words(note)}
	}
	return scoring.Odds{
		Title:   "A spin",
		Clause:  "RT4",
		Note:    "A spin that stops on a line is not counted: it is repeated.",
		Columns: []speech.Text{"lets you cover", "chance"},
		Rows: []scoring.OddsRow{
			row("an ordinary circle in a territory of your choice", 2, "that territory, or a free choice"),
			row("an ordinary circle anywhere", 5, "all but Rin Tin Tin"),
			row("a Rin Tin Tin circle", 1, "with a figure left (RT9)"),
		},
	}
}

// oddsOfBoodle goes through all ways to draw one, two or three cards of a fresh
// deck.
func oddsOfBoodle(b *rintintin.Board) scoring.Odds {
	o := scoring.Odds{
		Title:   "Boodle",
		Clause:  "RT3",
		Note:    "What the cards of a fresh deck come to.",
		Columns: []speech.Text{"in all", "one card", "two cards", "three cards"},
	}
	counts := make([]map[int]int64, len(o.Columns)) // by number of cards: ways to each sum
	for n := range counts {
		counts[n] = map[int]int64{}
	}
	var draw func(from, n, sum int)
	draw = func(from, n, sum int) {
		counts[n][sum]++
		if n+1 == len(counts) {
			return
		}
		for i := from; i < len(b.Boodle); i++ {
			draw(i+1, n+1, sum+b.Boodle[i])
		}
	}
	draw(0, 0, 0)
	for _, sum := range sums(counts[1:]) {
		row := scoring.OddsRow{Label: speech.Words(fmt.Sprint(sum))}
		for _, ways := range counts[1:] {
			row.Chances = append(row.Chances, scoring.Chance{Ways: ways[sum], Of: scoring.Sum(slices.Collect(maps.Values(ways))...)})
		}
		o.Rows = append(o.Rows, row)
	}
	return o
}

// sums are all that can come out, ascending.
func sums(counts []map[int]int64) []int {
	all := map[int]bool{}
	for _, ways := range counts {
		for sum := range ways {
			all[sum] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}
