package fortyniners

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
)

// A spot is the index of a spot in its board.
type spot int

// nowhere is no spot: before the first step of a path.
const nowhere spot = -1

// A part is what a spot is on the board (FN5).
type part uint8

const (
	plain part = iota
	partStart
	partEnd
	partBlock
	partLookout
	partJail
	partHideout
	partCrossing
)

// String says what a spot is; nothing of one that is nothing special.
func (p part) String() string {
	return [...]string{"", "Start", "End of Run", "road block", "lookout", "jail", "hideout", "crossing"}[p]
}

// closed says whether no piece moves in (FN5).
func (p part) closed() bool { return p == partJail || p == partHideout }

// A named part is a spot's id as a field of the board gives it.
type namedPart struct {
	part
	path string
	id   string
}

// parts lists all that the board tells of spots, in its order.
func (b *Board) parts() []namedPart {
	list := []namedPart{{partStart, "start", b.Start}, {partEnd, "end", b.End}}
	add := func(p part, path string, ids []string) {
		for i, id := range ids {
			list = append(list, namedPart{p, fmt.Sprintf("%s[%d]", path, i), id})
		}
	}
	add(partBlock, "blocks", b.Blocks)
	add(partLookout, "lookouts", b.Lookouts)
	list = append(list,
		namedPart{partJail, "jail.red", b.Jail.Red}, namedPart{partJail, "jail.blue", b.Jail.Blue},
		namedPart{partHideout, "hideouts.red", b.Hideouts.Red}, namedPart{partHideout, "hideouts.blue", b.Hideouts.Blue})
	add(partCrossing, "crossings", b.Crossings)
	return list
}

// A network is a board made ready for travelling: who gets from where to where
// in a mile, apart from other pieces. It is immutable, shared by all games on the board.
type network struct {
	spots  []Spot
	index  map[string]spot
	parts  []part
	titles []string // for people
	road   [][]spot // by spot: its neighbours, in the order of the file
	trail  [][]spot
	ways   [travellers][][]spot // what FN10, FN20 and FN30 make of them
	start  spot
	end    spot
	homes  [Roles]spot // where each piece starts a run (FN6)
	cells  [Roles]spot // of the bandits
	towns  spotSet     // the settlements
}

// networks are those of the boards that there are.
var networks = house.NewDerived(newNetwork)

// newNetwork makes a network of a board whose ids and edges are known to fit.
func newNetwork(b *Board) *network {
	n := &network{
		spots: b.Spots,
		index: make(map[string]spot, len(b.Spots)),
		parts: make([]part, len(b.Spots)),
	}
	for i, s := range b.Spots {
		n.index[s.ID] = spot(i)
		if s.Settlement > 0 {
			n.towns.add(spot(i))
		}
	}
	for _, named := range b.parts() {
		n.parts[n.index[named.id]] = named.part
	}
	n.titles = scoring.Each(len(n.spots), func(i int) string { return n.titleOf(spot(i)) })
	n.start, n.end = n.index[b.Start], n.index[b.End]
	n.homes = [Roles]spot{Blackjack: n.start, Red: n.index[b.Hideouts.Red], White: n.index[b.Sheriff], Bluebeard: n.index[b.Hideouts.Blue]}
	n.cells = [Roles]spot{Red: n.index[b.Jail.Red], Bluebeard: n.index[b.Jail.Blue]}
	n.road, n.trail = n.link(b.Road), n.link(b.Trail)
	for from := range n.spots {
		n.ways[coach] = append(n.ways[coach], n.jumped(spot(from)))
		n.ways[bandit] = append(n.ways[bandit], n.open(n.trail[from]))
		n.ways[sheriff] = append(n.ways[sheriff], n.open(slices.Concat(n.road[from], n.trail[from])))
	}
	return n
}

func (n *network) link(edges []Edge) [][]spot {
	links := make([][]spot, len(n.spots))
	for _, e := range edges {
		a, b := n.index[e[0]], n.index[e[1]]
		links[a], links[b] = append(links[a], b), append(links[b], a)
	}
	return links
}

// open leaves out what no piece moves into (FN5).
func (n *network) open(spots []spot) []spot {
	return slices.DeleteFunc(slices.Clone(spots), func(to spot) bool { return n.parts[to].closed() })
}

// jumped are the coach's neighbours of a spot: along the road, over crossings
// (FN10).
func (n *network) jumped(from spot) []spot {
	var list []spot
	if n.parts[from] == partCrossing {
		return nil
	}
	for _, to := range n.road[from] {
		before := from
		for n.parts[to] == partCrossing && len(n.road[to]) == crossingRoads {
			next := n.road[to][0]
			if next == before {
				next = n.road[to][1]
			}
			before, to = to, next
		}
		list = append(list, to)
	}
	return list
}

// reach are the spots that can be reached from one without entering another,
// each with the spot before it on a shortest way.
func reach(links [][]spot, from, without spot) map[spot]spot {
	before := map[spot]spot{from: from}
	for next := []spot{from}; len(next) > 0; next = next[1:] {
		for _, to := range links[next[0]] {
			if _, seen := before[to]; !seen && to != without {
				before[to] = next[0]
				next = append(next, to)
			}
		}
	}
	return before
}

// id is how the ledger writes a spot.
func (n *network) id(at spot) string { return n.spots[at].ID }

// ids are how the ledger writes spots.
func (n *network) ids(spots []spot) []string {
	return scoring.Each(len(spots), func(i int) string { return n.id(spots[i]) })
}

// onRoad says whether a spot is on the road.
func (n *network) onRoad(at spot) bool { return len(n.road[at]) > 0 }

// onTrail says whether a spot is on a trail.
func (n *network) onTrail(at spot) bool { return len(n.trail[at]) > 0 }

// title names a spot for people, with what it is.
func (n *network) title(at spot) string { return n.titles[at] }

func (n *network) titleOf(at spot) string {
	sp := n.spots[at]
	if sp.Settlement > 0 {
		return fmt.Sprintf("%s, settlement of %d", sp.ID, sp.Settlement)
	}
	if what := n.parts[at].String(); what != "" {
		return sp.ID + ", " + what
	}
	return sp.ID
}

// shortest is the shortest way of a traveller, or the spot alone where none
// leads there.
func (n *network) shortest(kind traveller, from, to spot) []spot {
	before := reach(n.ways[kind], from, nowhere)
	path := []spot{to}
	if _, reached := before[to]; !reached {
		return path
	}
	for at := before[to]; at != from; at = before[at] {
		path = append(path, at)
	}
	slices.Reverse(path)
	return path
}
