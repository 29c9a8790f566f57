package fortyniners

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// midGame is a game in the middle of a run: who is in turn has thrown, and
// stands anywhere like the others.
func midGame(t *testing.T, board *Board, r *rand.Rand) View {
	t.Helper()
	s := newGame(t, board)
	s.phase, s.turn, s.miles, s.throw = moving, Role(r.IntN(int(Roles))), 1+r.IntN(6), "thrown"
	for role := range Roles {
		for s.at[role] = nowhere; s.at[role] == nowhere; {
			if at := spot(r.IntN(len(s.net.spots))); mayStand(s.net, role, at) {
				s.at[role] = at
			}
		}
	}
	return s
}

// mayStand says whether a role can stand on a spot at all.
func mayStand(n *network, r Role, at spot) bool {
	switch r {
	case Blackjack:
		return n.onRoad(at) && n.parts[at] != partCrossing && n.parts[at] != partEnd
	case White:
		return n.parts[at] != partJail
	default:
		return n.onTrail(at)
	}
}

// randomBoard draws a board that need not be worth playing on.
func randomBoard(r *rand.Rand) *Board {
	for {
		b := &Board{Start: "a", End: "b", Sheriff: "c", Blocks: []string{"d", "e"}, Lookouts: []string{"f"}, Jail: Pair{"w", "x"}, Hideouts: Pair{"y", "z"}}
		ids := strings.Split("a b c d e f g h", " ")
		for _, id := range append(slices.Clone(ids), "w", "x", "y", "z") {
			b.Spots = append(b.Spots, Spot{ID: id})
		}
		roads := map[string]int{}
		for i, one := range ids {
			for _, two := range ids[:i] {
				switch r.IntN(5) {
				case 0, 1:
					b.Road = append(b.Road, Edge{one, two})
					roads[one]++
					roads[two]++
				case 2:
					b.Trail = append(b.Trail, Edge{one, two})
				}
			}
		}
		for _, id := range []string{"w", "x", "y", "z"} {
			b.Trail = append(b.Trail, Edge{ids[r.IntN(len(ids))], id})
		}
		for _, id := range []string{"g", "h"} {
			if roads[id] == crossingRoads && r.IntN(2) == 0 {
				b.Crossings = append(b.Crossings, id)
			}
		}
		if playable(newNetwork(b)) {
			return b
		}
	}
}

// playable says whether the coach has somewhere to be, and is told where he goes
// by his spots (FN5).
func playable(n *network) bool {
	free := 0
	for at, next := range n.ways[coach] {
		if mayStand(n, Blackjack, spot(at)) {
			free++
		}
		for i, to := range next {
			if to == spot(at) || n.parts[to] == partCrossing || slices.Contains(next[:i], to) {
				return false
			}
		}
	}
	return free > 0
}
