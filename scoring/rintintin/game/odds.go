package game

import (
	"maps"
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
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
	row := func(label speech.Text, ways int64, note speech.Text) scoring.OddsRow {
		return scoring.OddsRow{Label: label, Chances: []scoring.Chance{{Ways: ways, Of: int64(len(rintintin.Sectors))}}, Note: note}
	}
	return scoring.Odds{
		Title:   "rintintin.odds-spin",
		Clause:  "RT4",
		Note:    "rintintin.odds-spin-note",
		Columns: []speech.Text{"rintintin.odds-lets-you-cover", "rintintin.odds-chance"},
		Rows: []scoring.OddsRow{
			row("rintintin.odds-in-territory", 2, "rintintin.odds-territory-or-free"),
			row("rintintin.odds-anywhere", 5, "rintintin.odds-not-dog"),
			row("rintintin.odds-dog", 1, "rintintin.odds-with-figure"),
		},
	}
}

// oddsOfBoodle goes through all ways to draw one, two or three cards of a fresh
// deck.
func oddsOfBoodle(b *rintintin.Board) scoring.Odds {
	o := scoring.Odds{
		Title:   "rintintin.odds-boodle",
		Clause:  "RT3",
		Note:    "rintintin.odds-boodle-note",
		Columns: []speech.Text{"rintintin.odds-total", "rintintin.odds-one-card", "rintintin.odds-two-cards", "rintintin.odds-three-cards"},
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
		row := scoring.OddsRow{Label: speech.Words(strconv.Itoa(sum))}
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
