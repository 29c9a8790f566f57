package fortyniners

import (
	"slices"

	"saddlebag/scoring/speech"
)

// Name is what people call a spot, in the middle of a sentence: a settlement by its name,
// "Tinhorn", and any other spot by what it is or by the places that it lies between.
func (n *Network) Name(at SpotIndex) speech.Text { return n.names[at] }

// Title is the name of a spot, with the points of a settlement: "Tinhorn, settlement of 4".
func (n *Network) Title(at SpotIndex) speech.Text { return n.said("fortyniners.spot", at) }

// Label is Title as the heading of a cell.
func (n *Network) Label(at SpotIndex) speech.Text {
	if n.towns.Has(at) {
		return n.Title(at)
	}
	return speech.Say("fortyniners.spot-label", "spot", n.Name(at))
}

// WhichIs is Title in the middle of a sentence: "Tinhorn (settlement of 4)".
func (n *Network) WhichIs(at SpotIndex) speech.Text { return n.said("fortyniners.spot-which-is", at) }

func (n *Network) said(message string, at SpotIndex) speech.Text {
	points := n.Spots[at].Settlement
	if points == 0 {
		return n.Name(at)
	}
	return speech.Say(message, "spot", n.Name(at), "what", speech.Say("fortyniners.settlement-of", "points", points))
}

// Over is what a path leads over: "by way of Tinhorn".
func (n *Network) Over(path []SpotIndex) speech.Text {
	var over speech.All
	for _, at := range path[:len(path)-1] {
		if n.landmark(at) {
			over = append(over, n.Name(at))
		}
	}
	if over == nil {
		return "fortyniners.way-over-none"
	}
	return speech.Say("fortyniners.way-over", "places", over)
}

// nameAll names all spots. Two that would be called the same have their ids, too, which stand
// beside them on the board.
func (n *Network) nameAll() []speech.Text {
	names, times := make([]speech.Text, len(n.Spots)), map[speech.Text]int{}
	for i := range n.Spots {
		names[i] = n.nameOf(SpotIndex(i))
		times[names[i]]++
	}
	for i, name := range names {
		if times[name] > 1 {
			names[i] = speech.Say("fortyniners.spot-which-is", "spot", name, "what", n.Spots[i].ID)
		}
	}
	return names
}

func (n *Network) nameOf(at SpotIndex) speech.Text {
	if n.landmark(at) {
		return n.landmarkName(at)
	}
	ways := n.Trail
	if n.OnRoad(at) {
		ways = n.Ways[Coach]
	}
	var marks []signpost
	for _, first := range ways[at] {
		if mark, found := n.signpost(ways, at, first); found && !slices.ContainsFunc(marks, func(m signpost) bool { return m.at == mark.at }) {
			marks = append(marks, mark)
		}
	}
	slices.SortStableFunc(marks, func(a, b signpost) int { return a.miles - b.miles })
	switch {
	case len(marks) == 0:
		return speech.Words(n.ID(at))
	case len(marks) == 1:
		return speech.Say("fortyniners.spot-from", "n", marks[0].miles, "from", n.landmarkName(marks[0].at), "to", "")
	case marks[0].miles == marks[1].miles:
		return speech.Say("fortyniners.spot-between", "from", n.landmarkName(marks[0].at), "to", n.landmarkName(marks[1].at))
	}
	return speech.Say("fortyniners.spot-from", "n", marks[0].miles, "from", n.landmarkName(marks[0].at), "to", n.landmarkName(marks[1].at))
}

// landmark says whether a spot is called by what it is.
func (n *Network) landmark(at SpotIndex) bool { return n.towns.Has(at) || n.Parts[at] != PartPlain }

// A signpost is the first landmark that somebody comes to, and how many miles away it is.
type signpost struct {
	at    SpotIndex
	miles int
}

// signpost is the landmark that is nearest to a spot for those who leave it by a first step.
func (n *Network) signpost(ways [][]SpotIndex, from, first SpotIndex) (mark signpost, found bool) {
	seen := setOf([]SpotIndex{from, first})
	miles := 1
	for here := []SpotIndex{first}; len(here) > 0; miles++ {
		var next []SpotIndex
		for _, at := range here {
			if n.landmark(at) {
				return signpost{at, miles}, true
			}
			for _, to := range ways[at] {
				if !seen.Has(to) {
					seen.Add(to)
					next = append(next, to)
				}
			}
		}
		here = next
	}
	return signpost{}, false
}

// landmarkName is a settlement's name, or what a spot is: "the crossing by Wolf Ford".
func (n *Network) landmarkName(at SpotIndex) speech.Text {
	switch part := n.Parts[at]; part {
	case PartPlain:
		return n.townName(at)
	case PartStart, PartEnd:
		return part.Said()
	case PartJail, PartHideout:
		bandit := Red
		if at == n.Homes[Bluebeard] || at == n.Cells[Bluebeard] {
			bandit = Bluebeard
		}
		return speech.Say("fortyniners.home-of", "bandit", bandit.String(), "what", part.Said())
	default:
		near := n.nearestTown(at)
		if near == Nowhere {
			return speech.Say("fortyniners.landmark", "what", part.Said(), "near", "")
		}
		return speech.Say("fortyniners.landmark", "what", part.Said(), "near", n.townName(near))
	}
}

// townName is the name of a settlement; of one that has none its id, as on the board.
func (n *Network) townName(at SpotIndex) speech.Text {
	s := n.Spots[at]
	if s.Name == "" {
		return speech.Words(s.ID)
	}
	return speech.Words(s.Name)
}

// nearestTown is the settlement that is nearest to a landmark as one sees it on the board, but for
// those that are nearer to another one of its kind; nowhere if there is none.
func (n *Network) nearestTown(at SpotIndex) SpotIndex {
	nearest := Nowhere
	for town := range SpotIndex(len(n.Spots)) {
		if n.towns.Has(town) && (nearest == Nowhere || n.apart(at, town) < n.apart(at, nearest)) && !n.others(at, town) {
			nearest = town
		}
	}
	return nearest
}

// others says whether another landmark of a kind is nearer to a settlement.
func (n *Network) others(at, town SpotIndex) bool {
	for other, part := range n.Parts {
		if part == n.Parts[at] && n.apart(SpotIndex(other), town) < n.apart(at, town) {
			return true
		}
	}
	return false
}

// apart is the square of how far two spots are from each other.
func (n *Network) apart(a, b SpotIndex) int {
	x, y := n.Spots[a].At[0]-n.Spots[b].At[0], n.Spots[a].At[1]-n.Spots[b].At[1]
	return x*x + y*y
}
