package sheet

import (
	"slices"

	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/house"
)

// What keeps a board quick to think about, for people and for programs.
const (
	maxPaths = 5000    // of one throw from one spot
	maxSteps = 1 << 20 // of the search for ways
)

// checkWays looks for three ways from Start to End of Run no two of which are
// of one length or pass the same settlements.
func (s *survey) checkWays() *house.Error {
	search := waySearch{net: s.net, visited: make([]bool, len(s.Spots))}
	search.walk(s.net.Start, way{})
	if !search.found {
		return s.doc.Err("road", "fortyniners.house-ways", "least", minWays).By("FN5")
	}
	return nil
}

// A way is what matters of a way: its miles, and the settlements that lie on it.
type way struct {
	miles int
	towns fortyniners.SpotSet
}

// unlike says whether two ways differ as much as they must.
func (w way) unlike(other way) bool { return w.miles != other.miles && w.towns != other.towns }

// A waySearch walks all ways that visit no spot twice, until it has found
// enough.
type waySearch struct {
	net     *fortyniners.Network
	visited []bool
	steps   int
	ways    []way
	found   bool
}

func (w *waySearch) walk(at fortyniners.SpotIndex, so way) {
	if w.net.Spots[at].Settlement > 0 {
		so.towns.Add(at)
	}
	if at == w.net.End {
		w.note(so)
		return
	}
	so.miles++
	w.visited[at] = true
	for _, to := range w.net.Ways[fortyniners.Coach][at] {
		if w.steps++; w.found || w.steps > maxSteps {
			break
		}
		if !w.visited[to] {
			w.walk(to, so)
		}
	}
	w.visited[at] = false
}

// note keeps a way that is not like one kept before. Of one length as many are
// kept as there must be ways: more could not help.
func (w *waySearch) note(found way) {
	alike := 0
	for _, kept := range w.ways {
		if kept.miles == found.miles {
			alike++
		}
	}
	if alike == minWays || slices.Contains(w.ways, found) {
		return
	}
	for i, one := range w.ways {
		for _, two := range w.ways[:i] {
			w.found = w.found || one.unlike(two) && one.unlike(found) && two.unlike(found)
		}
	}
	w.ways = append(w.ways, found)
}

// checkPaths counts the paths of the largest throw for who has most of them,
// the sheriff.
func (s *survey) checkPaths() *house.Error {
	ways := s.net.Ways[fortyniners.Sheriff]
	counts := map[[2]fortyniners.SpotIndex]int{} // of the miles left: by the spot before and the spot
	for range fortyniners.MaxDice * fortyniners.Faces {
		longer := map[[2]fortyniners.SpotIndex]int{}
		for from := range ways {
			for _, before := range slices.Concat([]fortyniners.SpotIndex{fortyniners.Nowhere}, s.net.Road[from], s.net.Trail[from]) {
				longer[[2]fortyniners.SpotIndex{before, fortyniners.SpotIndex(from)}] = countSteps(ways, counts, before, fortyniners.SpotIndex(from))
			}
		}
		counts = longer
	}
	for at := range ways {
		if n := counts[[2]fortyniners.SpotIndex{fortyniners.Nowhere, fortyniners.SpotIndex(at)}]; n > maxPaths {
			return s.doc.Err(spotPath(fortyniners.SpotIndex(at)), "fortyniners.house-paths", "n", n, "miles", fortyniners.MaxDice*fortyniners.Faces, "spot", s.Spots[at].ID, "most", maxPaths)
		}
	}
	return nil
}

// countSteps counts paths of a mile more than those that were counted. With no
// mile left, or no step, there is one: the end.
func countSteps(ways [][]fortyniners.SpotIndex, counts map[[2]fortyniners.SpotIndex]int, before, from fortyniners.SpotIndex) int {
	n := 0
	for _, to := range ways[from] {
		if to == before {
			continue
		}
		n += max(1, counts[[2]fortyniners.SpotIndex{from, to}])
	}
	return max(1, n)
}
