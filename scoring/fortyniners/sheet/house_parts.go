package sheet

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"unicode/utf8"

	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/house"
)

// What a board can hold, so that it can be printed and read.
const (
	maxID    = 12 // characters
	maxName  = 16 // characters
	maxRiver = 40 // places
)

var idForm = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// checkSpots looks at each spot by itself.
func (s *survey) checkSpots() *house.Error {
	if n := len(s.Spots); n > fortyniners.MaxSpots {
		return s.doc.Err("spots", "house.too-many", "number", n, "most", fortyniners.MaxSpots)
	}
	s.index = map[string]fortyniners.SpotIndex{}
	for i, sp := range s.Spots {
		path := spotPath(fortyniners.SpotIndex(i))
		if !idForm.MatchString(sp.ID) || len(sp.ID) > maxID {
			return s.doc.Err(path+".id", "fortyniners.house-id", "id", strconv.Quote(sp.ID), "most", maxID)
		}
		if _, twice := s.index[sp.ID]; twice {
			return s.doc.Err(path+".id", "house.twice", "name", sp.ID)
		}
		s.index[sp.ID] = fortyniners.SpotIndex(i)
		for axis, mm := range sp.At {
			if mm < 0 || mm > Side {
				return s.doc.Err(fmt.Sprintf("%s.at[%d]", path, axis), "fortyniners.house-off-board", "mm", mm, "side", Side)
			}
		}
		if sp.Settlement < 0 || sp.Settlement > fortyniners.MaxSettlement {
			return s.doc.Err(path+".settlement", "house.range", "number", sp.Settlement, "least", 1, "most", fortyniners.MaxSettlement)
		}
		switch n := utf8.RuneCountInString(sp.Name); {
		case n > 0 && sp.Settlement == 0:
			return s.doc.Err(path+".name", "fortyniners.house-no-settlement", "name", strconv.Quote(sp.Name))
		case n > maxName:
			return s.doc.Err(path+".name", "house.length", "n", n, "least", 1, "most", maxName)
		}
	}
	return s.checkRiver()
}

// checkRiver looks whether the river is on the board.
func (s *survey) checkRiver() *house.Error {
	if n := len(s.River); n == 1 || n > maxRiver {
		return s.doc.Err("river", "fortyniners.house-river", "n", n, "most", maxRiver)
	}
	for i, at := range s.River {
		for axis, mm := range at {
			if mm < 0 || mm > Side {
				return s.doc.Err(fmt.Sprintf("river[%d][%d]", i, axis), "fortyniners.house-off-board", "mm", mm, "side", Side)
			}
		}
	}
	return nil
}

func spotPath(at fortyniners.SpotIndex) string { return fmt.Sprintf("spots[%d]", at) }

// checkParts looks at what is told of spots. No spot has two parts; the sheriff
// may start anywhere but where no piece can go.
func (s *survey) checkParts() *house.Error {
	switch {
	case len(s.Blocks) != fortyniners.Blocks:
		return s.doc.Err("blocks", "fortyniners.house-blocks", "n", len(s.Blocks), "want", fortyniners.Blocks).By("FN5")
	case len(s.Lookouts) == 0:
		return s.doc.Err("lookouts", "fortyniners.house-no-lookout").By("FN5")
	}
	s.at = map[fortyniners.SpotIndex]string{}
	for _, named := range s.Parts() {
		at, known := s.index[named.ID]
		if !known {
			return s.doc.Err(named.Path, "fortyniners.house-no-spot", "spot", strconv.Quote(named.ID))
		}
		if other, twice := s.at[at]; twice {
			return s.doc.Err(named.Path, "fortyniners.house-has-part", "spot", named.ID, "field", other)
		}
		s.at[at] = named.Path
	}
	sheriff, known := s.index[s.Sheriff]
	if !known {
		return s.doc.Err("sheriff", "fortyniners.house-no-spot", "spot", strconv.Quote(s.Sheriff))
	}
	for _, pair := range []fortyniners.Pair{s.Jail, s.Hideouts} {
		if id := s.Spots[sheriff].ID; id == pair.Red || id == pair.Blue {
			return s.doc.Err("sheriff", "fortyniners.house-sheriff", "spot", id, "field", s.at[sheriff]).By("FN5")
		}
	}
	return nil
}

// checkEdges looks at each edge by itself. Two spots are joined once, be it by
// road or by trail, so that a path is told by its spots.
func (s *survey) checkEdges() *house.Error {
	joined := map[[2]fortyniners.SpotIndex]string{}
	for _, e := range s.edges() {
		var ends [2]fortyniners.SpotIndex
		for i, id := range e.Edge {
			at, known := s.index[id]
			if !known {
				return s.doc.Err(fmt.Sprintf("%s[%d]", e.path, i), "fortyniners.house-no-spot", "spot", strconv.Quote(id))
			}
			ends[i] = at
		}
		if ends[0] == ends[1] {
			return s.doc.Err(e.path, "house.to-itself", "from", e.Edge[0])
		}
		slices.Sort(ends[:])
		if other, twice := joined[ends]; twice {
			return s.doc.Err(e.path, "fortyniners.house-joined", "from", e.Edge[0], "to", e.Edge[1], "field", other)
		}
		joined[ends] = e.path
	}
	return nil
}

// A placedEdge is an edge with its field in the file.
type placedEdge struct {
	fortyniners.Edge
	path string
}

// edges are the edges of the road, then those of the trails.
func (s *survey) edges() []placedEdge {
	all := make([]placedEdge, 0, len(s.Road)+len(s.Trail))
	for i, e := range s.Road {
		all = append(all, placedEdge{e, fmt.Sprintf("road[%d]", i)})
	}
	for i, e := range s.Trail {
		all = append(all, placedEdge{e, fmt.Sprintf("trail[%d]", i)})
	}
	return all
}
