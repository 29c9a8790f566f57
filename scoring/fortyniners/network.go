package fortyniners

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// A SpotIndex is the index of a spot in its board.
type SpotIndex int

// Nowhere is no spot: before the first step of a path.
const Nowhere SpotIndex = -1

// A Part is what a spot is on the board (FN5).
type Part uint8

// The parts.
const (
	PartPlain Part = iota
	PartStart
	PartEnd
	PartBlock
	PartLookout
	PartJail
	PartHideout
	PartCrossing
)

// String says what a spot is; nothing of one that is nothing special.
func (p Part) String() string {
	return [...]string{"", "Start", "End of Run", "road block", "lookout", "jail", "hideout", "crossing"}[p]
}

// Said is what a spot is, for people; empty of one that is nothing special.
func (p Part) Said() speech.Text {
	return [...]speech.Text{
		"", "fortyniners.start", "fortyniners.end", "fortyniners.road-block", "fortyniners.lookout", "fortyniners.cell", "fortyniners.hideout", "fortyniners.crossing",
	}[p]
}

// Closed says whether no piece moves in (FN5).
func (p Part) Closed() bool { return p == PartJail || p == PartHideout }

// A NamedPart is a spot's id as a field of the board gives it.
type NamedPart struct {
	Part
	Path string
	ID   string
}

// Parts lists all that the board tells of spots, in its order.
func (b *Board) Parts() []NamedPart {
	list := []NamedPart{{PartStart, "start", b.Start}, {PartEnd, "end", b.End}}
	add := func(p Part, path string, ids []string) {
		for i, id := range ids {
			list = append(list, NamedPart{p, fmt.Sprintf("%s[%d]", path, i), id})
		}
	}
	add(PartBlock, "blocks", b.Blocks)
	add(PartLookout, "lookouts", b.Lookouts)
	list = append(list,
		NamedPart{PartJail, "jail.red", b.Jail.Red}, NamedPart{PartJail, "jail.blue", b.Jail.Blue},
		NamedPart{PartHideout, "hideouts.red", b.Hideouts.Red}, NamedPart{PartHideout, "hideouts.blue", b.Hideouts.Blue})
	add(PartCrossing, "crossings", b.Crossings)
	return list
}

// A Network is a board made ready for travelling: who gets from where to where
// in a mile, apart from other pieces. It is immutable, shared by all games on the board.
type Network struct {
	Spots []Spot
	Index map[string]SpotIndex
	Parts []Part
	names []speech.Text // for people: "Tinhorn", "the spot between Tinhorn and Mercy Flats"
	Road  [][]SpotIndex // by spot: its neighbours, in the order of the file
	Trail [][]SpotIndex
	Ways  [Travellers][][]SpotIndex // what FN10, FN20 and FN30 make of them
	Start SpotIndex
	End   SpotIndex
	Homes [Roles]SpotIndex // where each piece starts a run (FN6)
	Cells [Roles]SpotIndex // of the bandits
	towns SpotSet          // the settlements
}

// networks are those of the boards that there are.
var networks = house.NewDerived(NewNetwork)

// NetworkOf is the network of a board, which is made once.
func NetworkOf(b *Board) *Network { return networks.Of(b) }

// NewNetwork makes a network of a board whose ids and edges are known to fit.
func NewNetwork(b *Board) *Network {
	n := &Network{
		Spots: b.Spots,
		Index: make(map[string]SpotIndex, len(b.Spots)),
		Parts: make([]Part, len(b.Spots)),
	}
	for i, s := range b.Spots {
		n.Index[s.ID] = SpotIndex(i)
		if s.Settlement > 0 {
			n.towns.Add(SpotIndex(i))
		}
	}
	for _, named := range b.Parts() {
		n.Parts[n.Index[named.ID]] = named.Part
	}
	n.Start, n.End = n.Index[b.Start], n.Index[b.End]
	n.Homes = [Roles]SpotIndex{Blackjack: n.Start, Red: n.Index[b.Hideouts.Red], White: n.Index[b.Sheriff], Bluebeard: n.Index[b.Hideouts.Blue]}
	n.Cells = [Roles]SpotIndex{Red: n.Index[b.Jail.Red], Bluebeard: n.Index[b.Jail.Blue]}
	n.Road, n.Trail = n.link(b.Road), n.link(b.Trail)
	for from := range n.Spots {
		n.Ways[Coach] = append(n.Ways[Coach], n.jumped(SpotIndex(from)))
		n.Ways[Bandit] = append(n.Ways[Bandit], n.open(n.Trail[from]))
		n.Ways[Sheriff] = append(n.Ways[Sheriff], n.open(slices.Concat(n.Road[from], n.Trail[from])))
	}
	n.names = n.nameAll()
	return n
}

func (n *Network) link(edges []Edge) [][]SpotIndex {
	links := make([][]SpotIndex, len(n.Spots))
	for _, e := range edges {
		a, b := n.Index[e[0]], n.Index[e[1]]
		links[a], links[b] = append(links[a], b), append(links[b], a)
	}
	return links
}

// open leaves out what no piece moves into (FN5).
func (n *Network) open(spots []SpotIndex) []SpotIndex {
	return slices.DeleteFunc(slices.Clone(spots), func(to SpotIndex) bool { return n.Parts[to].Closed() })
}

// jumped are the coach's neighbours of a spot: along the road, over crossings
// (FN10).
func (n *Network) jumped(from SpotIndex) []SpotIndex {
	var list []SpotIndex
	if n.Parts[from] == PartCrossing {
		return nil
	}
	for _, to := range n.Road[from] {
		before := from
		for n.Parts[to] == PartCrossing && len(n.Road[to]) == CrossingRoads {
			next := n.Road[to][0]
			if next == before {
				next = n.Road[to][1]
			}
			before, to = to, next
		}
		list = append(list, to)
	}
	return list
}

// Reach are the spots that can be reached from one without entering another,
// each with the spot before it on a shortest way.
func Reach(links [][]SpotIndex, from, without SpotIndex) map[SpotIndex]SpotIndex {
	before := map[SpotIndex]SpotIndex{from: from}
	for next := []SpotIndex{from}; len(next) > 0; next = next[1:] {
		for _, to := range links[next[0]] {
			if _, seen := before[to]; !seen && to != without {
				before[to] = next[0]
				next = append(next, to)
			}
		}
	}
	return before
}

// ID is how the ledger writes a spot.
func (n *Network) ID(at SpotIndex) string { return n.Spots[at].ID }

// IDs are how the ledger writes spots.
func (n *Network) IDs(spots []SpotIndex) []string {
	return scoring.Each(len(spots), func(i int) string { return n.ID(spots[i]) })
}

// OnRoad says whether a spot is on the road.
func (n *Network) OnRoad(at SpotIndex) bool { return len(n.Road[at]) > 0 }

// OnTrail says whether a spot is on a trail.
func (n *Network) OnTrail(at SpotIndex) bool { return len(n.Trail[at]) > 0 }

// Shortest is the shortest way of a traveller, or the spot alone where none
// leads there.
func (n *Network) Shortest(kind Traveller, from, to SpotIndex) []SpotIndex {
	before := Reach(n.Ways[kind], from, Nowhere)
	path := []SpotIndex{to}
	if _, reached := before[to]; !reached {
		return path
	}
	for at := before[to]; at != from; at = before[at] {
		path = append(path, at)
	}
	slices.Reverse(path)
	return path
}
