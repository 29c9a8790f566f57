package fortyniners

import (
	"math/rand/v2"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// randomly plays any of the things that are offered.
func randomly(s View, r *rand.Rand) scoring.Event {
	prompts := s.Prompts()
	return scoringtest.Fill(prompts[r.IntN(len(prompts))], r)
}

// A greedy player does what looks best at once.
type greedy struct {
	away [travellers][][]int // miles from and to each spot
}

func newGreedy(board *Board) *greedy {
	n, g := newNetwork(board), &greedy{}
	for kind := range travellers {
		g.away[kind] = milesOf(n, kind)
	}
	return g
}

// play plays what looks best at once; of equals the first.
func (g *greedy) play(s View, r *rand.Rand) scoring.Event {
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
func (g *greedy) worth(s View, p scoring.Prompt) int {
	if p.Verb != verbMove && p.Verb != verbLookout {
		return 0
	}
	path, _ := s.path(strings.Fields(p.Args[0].Choices[0]))
	end := path[len(path)-1]
	switch roleOf(p.Seat, s.run) {
	case Blackjack:
		return g.worthDriving(s, path, end)
	case White:
		nearest := min(g.away[sheriff][end][s.at[Red]], g.away[sheriff][end][s.at[Bluebeard]])
		return 100*len(s.caught(path)) - nearest
	default:
		return g.worthRiding(s, end)
	}
}

// worthDriving weighs points at once, and what draws the coach on: settlements
// that still count, and End of Run.
func (g *greedy) worthDriving(s View, path []spot, end spot) int {
	const point = 3 // miles that a point is worth
	passed, stop := s.reckon(path)
	worth := point * (stop.points - row{passed: passed}.lost())
	if end == s.net.end {
		return worth
	}
	away := g.away[coach][end][s.net.end]
	draw := -away
	for at, sp := range s.net.spots {
		if to := spot(at); sp.Settlement > 0 && !s.booked.has(to) && !slices.Contains(path, to) {
			draw = max(draw, point*sp.Settlement/2-g.away[coach][end][to]-away)
		}
	}
	return worth + draw
}

// worthRiding goes for the block that is nearest to the coach, and for the
// sheriff.
func (g *greedy) worthRiding(s View, end spot) int {
	blocks := blocks(s)
	slices.SortFunc(blocks, func(a, b spot) int {
		return g.away[coach][s.at[Blackjack]][a] - g.away[coach][s.at[Blackjack]][b]
	})
	if i := slices.Index([]spot{blocks[1], s.at[White], blocks[0]}, end); i >= 0 {
		return i // miles count below 0
	}
	return -g.away[bandit][end][blocks[0]]
}

// blocks are the road blocks.
func blocks(s View) []spot {
	var all []spot
	for at, p := range s.net.parts {
		if p == partBlock {
			all = append(all, spot(at))
		}
	}
	return all
}

// miles are the lengths of the shortest ways of a traveller, from and to each
// spot.
func milesOf(n *network, kind traveller) [][]int {
	table := make([][]int, len(n.spots))
	for from := range table {
		table[from] = make([]int, len(n.spots))
		for to := range table[from] {
			if from != to {
				table[from][to] = len(n.shortest(kind, spot(from), spot(to)))
			}
		}
	}
	return table
}
