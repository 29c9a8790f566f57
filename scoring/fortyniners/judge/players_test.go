package judge_test

import (
	"math/rand/v2"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// randomly plays any of the things that are offered.
func randomly(s sheet.View, r *rand.Rand) scoring.Event {
	prompts := s.Prompts()
	return scoringtest.Fill(prompts[r.IntN(len(prompts))], r)
}

// A greedy player does what looks best at once.
type greedy struct {
	away [fortyniners.Travellers][][]int // miles from and to each spot
}

func newGreedy(board *fortyniners.Board) *greedy {
	n, g := fortyniners.NewNetwork(board), &greedy{}
	for kind := range fortyniners.Travellers {
		g.away[kind] = milesOf(n, kind)
	}
	return g
}

// play plays what looks best at once; of equals the first.
func (g *greedy) play(s sheet.View, r *rand.Rand) scoring.Event {
	prompts := s.Prompts()
	best, most := 0, 0
	for i, p := range prompts {
		if worth := g.worth(s, p); i == 0 || worth > most {
			best, most = i, worth
		}
	}
	return scoringtest.Fill(prompts[best], r)
}

// worth is what a simple player makes of a prompt.
func (g *greedy) worth(s sheet.View, p scoring.Prompt) int {
	if p.Verb != fortyniners.VerbMove && p.Verb != fortyniners.VerbLookout {
		return 0
	}
	path, _ := s.Path(strings.Fields(p.Args[0].Choices[0]))
	end := path[len(path)-1]
	switch fortyniners.RoleOf(p.Seat, s.Run) {
	case fortyniners.Blackjack:
		return g.worthDriving(s, path, end)
	case fortyniners.White:
		nearest := min(g.away[fortyniners.Sheriff][end][s.At[fortyniners.Red]], g.away[fortyniners.Sheriff][end][s.At[fortyniners.Bluebeard]])
		return 100*len(s.Caught(path)) - nearest
	default:
		return g.worthRiding(s, end)
	}
}

// worthDriving weighs points at once, and what draws the coach on: settlements
// that still count, and End of Run.
func (g *greedy) worthDriving(s sheet.View, path []fortyniners.SpotIndex, end fortyniners.SpotIndex) int {
	const point = 3 // miles that a point is worth
	passed, stop := s.Reckon(path)
	worth := point * (stop.Points - fortyniners.Row{Passed: passed}.Lost())
	if end == s.Net.End {
		return worth
	}
	away := g.away[fortyniners.Coach][end][s.Net.End]
	draw := -away
	for at, sp := range s.Net.Spots {
		if to := fortyniners.SpotIndex(at); sp.Settlement > 0 && !s.Booked.Has(to) && !slices.Contains(path, to) {
			draw = max(draw, point*sp.Settlement/2-g.away[fortyniners.Coach][end][to]-away)
		}
	}
	return worth + draw
}

// worthRiding goes for the block that is nearest to the coach, and for the
// sheriff.
func (g *greedy) worthRiding(s sheet.View, end fortyniners.SpotIndex) int {
	blocks := blocks(s)
	slices.SortFunc(blocks, func(a, b fortyniners.SpotIndex) int {
		return g.away[fortyniners.Coach][s.At[fortyniners.Blackjack]][a] - g.away[fortyniners.Coach][s.At[fortyniners.Blackjack]][b]
	})
	if i := slices.Index([]fortyniners.SpotIndex{blocks[1], s.At[fortyniners.White], blocks[0]}, end); i >= 0 {
		return i // miles count below 0
	}
	return -g.away[fortyniners.Bandit][end][blocks[0]]
}

// blocks are the road blocks.
func blocks(s sheet.View) []fortyniners.SpotIndex {
	var all []fortyniners.SpotIndex
	for at, p := range s.Net.Parts {
		if p == fortyniners.PartBlock {
			all = append(all, fortyniners.SpotIndex(at))
		}
	}
	return all
}

// miles are the lengths of the shortest ways of a traveller, from and to each
// spot.
func milesOf(n *fortyniners.Network, kind fortyniners.Traveller) [][]int {
	table := make([][]int, len(n.Spots))
	for from := range table {
		table[from] = make([]int, len(n.Spots))
		for to := range table[from] {
			if from != to {
				table[from][to] = len(n.Shortest(kind, fortyniners.SpotIndex(from), fortyniners.SpotIndex(to)))
			}
		}
	}
	return table
}
