package fortyniners_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
)

// midGame is a game in the middle of a run: who is in turn has thrown, and
// stands anywhere like the others.
func midGame(t *testing.T, board *fortyniners.Board, r *rand.Rand) sheet.View {
	t.Helper()
	s := newGame(t, board)
	s.Phase, s.Turn, s.Miles, s.Throw = fortyniners.Moving, fortyniners.Role(r.IntN(int(fortyniners.Roles))), 1+r.IntN(6), "thrown"
	for role := range fortyniners.Roles {
		for s.At[role] = fortyniners.Nowhere; s.At[role] == fortyniners.Nowhere; {
			if at := fortyniners.SpotIndex(r.IntN(len(s.Net.Spots))); mayStand(s.Net, role, at) {
				s.At[role] = at
			}
		}
	}
	return s
}

// mayStand says whether a role can stand on a spot at all.
func mayStand(n *fortyniners.Network, r fortyniners.Role, at fortyniners.SpotIndex) bool {
	switch r {
	case fortyniners.Blackjack:
		return n.OnRoad(at) && n.Parts[at] != fortyniners.PartCrossing && n.Parts[at] != fortyniners.PartEnd
	case fortyniners.White:
		return n.Parts[at] != fortyniners.PartJail
	default:
		return n.OnTrail(at)
	}
}

// randomBoard draws a board that need not be worth playing on.
func randomBoard(r *rand.Rand) *fortyniners.Board {
	for {
		b := &fortyniners.Board{Start: "a", End: "b", Sheriff: "c", Blocks: []string{"d", "e"}, Lookouts: []string{"f"}, Jail: fortyniners.Pair{"w", "x"}, Hideouts: fortyniners.Pair{"y", "z"}}
		ids := strings.Split("a b c d e f g h", " ")
		for _, id := range append(slices.Clone(ids), "w", "x", "y", "z") {
			b.Spots = append(b.Spots, fortyniners.Spot{ID: id})
		}
		roads := map[string]int{}
		for i, one := range ids {
			for _, two := range ids[:i] {
				switch r.IntN(5) {
				case 0, 1:
					b.Road = append(b.Road, fortyniners.Edge{one, two})
					roads[one]++
					roads[two]++
				case 2:
					b.Trail = append(b.Trail, fortyniners.Edge{one, two})
				}
			}
		}
		for _, id := range []string{"w", "x", "y", "z"} {
			b.Trail = append(b.Trail, fortyniners.Edge{ids[r.IntN(len(ids))], id})
		}
		for _, id := range []string{"g", "h"} {
			if roads[id] == fortyniners.CrossingRoads && r.IntN(2) == 0 {
				b.Crossings = append(b.Crossings, id)
			}
		}
		if playable(fortyniners.NewNetwork(b)) {
			return b
		}
	}
}

// playable says whether the coach has somewhere to be, and is told where he goes
// by his spots (FN5).
func playable(n *fortyniners.Network) bool {
	free := 0
	for at, next := range n.Ways[fortyniners.Coach] {
		if mayStand(n, fortyniners.Blackjack, fortyniners.SpotIndex(at)) {
			free++
		}
		for i, to := range next {
			if to == fortyniners.SpotIndex(at) || n.Parts[to] == fortyniners.PartCrossing || slices.Contains(next[:i], to) {
				return false
			}
		}
	}
	return free > 0
}
